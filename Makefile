# Two commands do everything on a fresh Debian 12 or 13 machine with a Swift 6.2+ toolchain:
#   make clips   installs the packages that are missing, builds, renders every preset to Clips/
#   make test    the same, then runs the test suite

SHELL := /bin/bash
PREFIX ?= /usr/local
BIN := $(DESTDIR)$(PREFIX)/bin

# What the build links, and the independent programs that the tests ask for their opinion.
BUILD_PACKAGES := pkg-config libavcodec-dev libavformat-dev libavutil-dev libswscale-dev libgif-dev \
  libssl-dev
TEST_PACKAGES := ffmpeg gifsicle
# In which the page of `verify --report` is tried; without it those tests are skipped.
BROWSER_PACKAGES := chromium
BENCH_PACKAGES := g++ libcairo2-dev libagg-dev python3-numpy python3-pil python3-venv \
  valgrind
RASTER_BENCH := .build/raster-bench
GIF_BENCH := .build/gif-bench
PIPELINE_BENCH := .build/pipeline-bench
# Debian's Python, for which the packages above are.
PYTHON := /usr/bin/python3
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
APT := $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600

# Installs those of the packages in $(1) that are missing, and nothing else.
define install-missing
	@missing=""; for package in $(1); do \
	  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
	    || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
	  echo "installing:$$missing"; \
	  $(APT) update -qq && $(APT) install -y --no-install-recommends $$missing; \
	fi
endef

.PHONY: setup setup-test setup-bench build standalone test lint format clips bench bench-raster bench-gif bench-pipeline bench-count install clean

setup:
	$(call install-missing,$(BUILD_PACKAGES) $(TEST_PACKAGES))

setup-test: setup
	$(call install-missing,$(BROWSER_PACKAGES))

setup-bench: setup
	$(call install-missing,$(BENCH_PACKAGES))
	@test -x $(GIF_BENCH)/python/bin/pip \
	  || /usr/bin/python3 -m venv --system-site-packages $(GIF_BENCH)/python
	@$(GIF_BENCH)/python/bin/pip install -q --disable-pip-version-check --no-deps ssimulacra2==0.3.0 \
	  || echo "no PyPI: without the weights of its ssimulacra2, that score is skipped"

build: setup
	swift build -c release --product zoetrope

# The same program with Swift's libraries inside: it runs where there is no toolchain.
standalone: setup
	swift build -c release --product zoetrope --static-swift-stdlib --scratch-path .build/standalone

# Pixel code is 170 times slower in a debug build, so the suite runs optimised. The frames of the
# `FrameBits` suite are checked again in a debug build and on a processor without FMA and AVX2. The
# program watches over itself last: every frame of every preset must be the one that was recorded.
test: setup-test
	swift test -c release
	GLIBC_TUNABLES=glibc.cpu.hwcaps=-FMA,-FMA4,-AVX2 swift test -c release --skip-build --filter FrameBits
	swift test --filter FrameBits
	.build/release/zoetrope verify Presets

lint: setup
	.ci/lint

format:
	swift format -i -r -p Package.swift Presets Sources Tests

clips: build
	mkdir -p Clips
	.build/release/zoetrope render Presets/*.json --out-dir Clips

# All tables, and their figures in .build/bench.json.
bench: bench-raster bench-gif bench-pipeline
	@$(PYTHON) Tests/Benchmarks/Kit/join.py .build/bench.json \
	  accuracy=$(RASTER_BENCH)/build/accuracy.json speed=$(RASTER_BENCH)/build/speed.json \
	  gif=$(GIF_BENCH)/figures.json pipeline=$(PIPELINE_BENCH)/figures.json

bench-raster: setup-bench
	swift build -c release --product RasterBenchmark
	mkdir -p $(RASTER_BENCH)
	for part in setup "accuracy .build/release/RasterBenchmark" "speed .build/release/RasterBenchmark"; do \
	  RASTER_BUILD=$(RASTER_BENCH) $(PYTHON) Tests/Benchmarks/Raster/Kit/bench.py $$part || exit 1; \
	done

bench-gif: setup-bench build
	swift build -c release --product GIFBenchmark
	$(GIF_BENCH)/python/bin/python Tests/Benchmarks/GIF/Kit/bench.py --work $(GIF_BENCH)/work \
	  --json $(GIF_BENCH)/figures.json

bench-pipeline: setup-bench build
	swift build -c release --product PipelineBenchmark
	$(PYTHON) Tests/Benchmarks/Pipeline/Kit/bench.py --work $(PIPELINE_BENCH)/work \
	  --json $(PIPELINE_BENCH)/figures.json

# Instructions of drawing a frame, which a busy machine does not change, and their figures in
# .build/bench-count.json; BASE=FILE compares them with such a file of before.
bench-count: setup-bench
	swift build -c release --product RasterBenchmark
	swift build -c release --product PipelineBenchmark
	$(PYTHON) Tests/Benchmarks/Kit/count.py --json .build/bench-count.json $(if $(BASE),--base $(BASE))

install: standalone
	mkdir -p $(BIN) 2>/dev/null || $(SUDO) mkdir -p $(BIN)
	if [ -w $(BIN) ]; then sudo=; else sudo="$(SUDO)"; fi; \
	  $$sudo install -m 0755 .build/standalone/release/zoetrope $(BIN)/zoetrope

clean:
	rm -rf .build Clips
