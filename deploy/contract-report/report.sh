#!/usr/bin/env bash
# The contract report on a merge or pull request, on GitHub, on GitLab or by hand: run in a clone of the repository whose
# contract is asked about. It reads from the environment
#   CONTRACT_BASE       where the change is to go; on GitLab it is known
#   CONTRACT_HEAD       the change (HEAD)
#   CONTRACT_DOCUMENT   the OpenAPI document (openapi/openapi.yaml, openapi.yaml or openapi.json)
#   CONTRACT_OUTPUT     the folder that the report is written to (contract-report)
#   CONTRACT_FAIL_ON    major, minor, patch or none (major)
#   CONTRACT_CHANGELOG  `check` where changelog.md beside the document must tell the change
#   CONTRACT_PACKAGE    the package to run, or a packed file of it (@gariport/contract)
# and ends with 0, with 1 where the change may not pass, or with 2 where it cannot be compared.
set -euo pipefail

package="${CONTRACT_PACKAGE:-@gariport/contract}"
tool="$HOME/.contract-tool/$(printf %s "$package" | tr -c A-Za-z0-9. -)"
base="${CONTRACT_BASE:-${CI_MERGE_REQUEST_DIFF_BASE_SHA:-}}"
head="${CONTRACT_HEAD:-HEAD}"
output="${CONTRACT_OUTPUT:-contract-report}"

if [ -z "$base" ]; then
  echo 'Set CONTRACT_BASE to the revision that the change is to go to, such as origin/main.' >&2
  exit 2
fi
# What the base has gained since is no change of this branch.
if ! left="$(git merge-base "$base" "$head")"; then
  echo "git knows no commit that $base and $head come from: fetch the whole history (fetch-depth: 0, GIT_DEPTH: 0)." >&2
  exit 2
fi

# Installed once for each version; GitHub caches the folder.
if [ ! -d "$tool/node_modules/@gariport/contract" ]; then
  npm install --prefix "$tool" --no-audit --no-fund --ignore-scripts --loglevel error "$package" >&2
fi
contract() { node "$tool/node_modules/@gariport/contract/main.js" "$@"; }
document=()
if [ -n "${CONTRACT_DOCUMENT:-}" ]; then document=(-- "$CONTRACT_DOCUMENT"); fi

# A change does not approve itself: approvals are those of where it is to go.
words=("$left" "$head" --approvals "$base" --output "$output" --require-version --fail-on "${CONTRACT_FAIL_ON:-major}")
if [ "${GITHUB_ACTIONS:-}" = true ]; then words+=(--annotate); fi
code=0
contract report "${words[@]}" ${document[@]+"${document[@]}"} || code=$?
if [ "$code" -ge 2 ]; then exit "$code"; fi

if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then cat "$output/report.md" >> "$GITHUB_STEP_SUMMARY"; fi
if [ -n "${GITHUB_OUTPUT:-}" ]; then
  node -p 'const { verdict, unapproved } = JSON.parse(fs.readFileSync(0, "utf8")); `verdict=${verdict}\nunapproved=${unapproved}`' \
    < "$output/report.json" >> "$GITHUB_OUTPUT"
fi
if [ "${CONTRACT_CHANGELOG:-}" = check ]; then
  contract changelog "$left" "$head" --check ${document[@]+"${document[@]}"} || code=$?
fi
exit "$code"
