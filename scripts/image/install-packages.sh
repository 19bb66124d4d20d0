#!/bin/sh
# Installs the packages that the running server needs into the current folder, without source maps and types, and its
# Node without symbols. The image has its own Node, so the one among the packages is left out.
set -e
npm ci --omit=dev --no-audit --no-fund
rm -rf node_modules/node-linux-* node_modules/.bin/node
find node_modules -type f '(' -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' ')' -delete
strip -o node "$(command -v node)"
