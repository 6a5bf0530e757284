#!/usr/bin/env bash
# Puts act, actionlint and zizmor into FOLDER/bin, at the versions that the workflows' tests and lint were written for.
# Usage: scripts/workflow-tools.sh FOLDER. Needs Go (or fetches one), and Python 3.
set -euo pipefail
folder=$(realpath -m "$1")
mkdir -p "$folder/bin"

if ! command -v go > /dev/null; then
  apt-get install -y -qq --no-install-recommends golang-go
fi
export GOBIN="$folder/bin" GOFLAGS=-mod=mod GOTOOLCHAIN=auto CGO_ENABLED=0
[[ -x $folder/bin/act ]] || go install github.com/nektos/act@v0.2.89
[[ -x $folder/bin/actionlint ]] || go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12
if [[ ! -x $folder/bin/zizmor ]]; then
  python3 -m venv "$folder/python"
  "$folder/python/bin/pip" install --quiet zizmor==1.32.0
  ln -s "$folder/python/bin/zizmor" "$folder/bin/zizmor"
fi
# What the stand-ins of actions/upload-artifact and actions/download-artifact are built on.
[[ -d $folder/node_modules/@actions/artifact ]] ||
  npm install --ignore-scripts --no-save --no-package-lock --prefix "$folder" @actions/artifact@5.0.3
