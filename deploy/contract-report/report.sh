#!/usr/bin/env bash
# Creates the contract report of a merge or pull request, on GitHub, on GitLab or by hand. Run it in a clone of the
# repository with the contract. Environment:
#   CONTRACT_BASE       target revision; not needed on GitLab
#   CONTRACT_HEAD       revision with the change (HEAD)
#   CONTRACT_DOCUMENT   OpenAPI document (openapi/openapi.yaml, openapi.yaml or openapi.json)
#   CONTRACT_OUTPUT     folder for the report (contract-report)
#   CONTRACT_FAIL_ON    verdict that fails the job: major, minor, patch or none (major)
#   CONTRACT_CHANGELOG  `check` if changelog.md beside the document must contain the change
#   CONTRACT_PACKAGE    package to run, or a packed file of it (@gariport/contract)
# Exit codes: 0 passed, 1 failed, 2 not comparable.
set -euo pipefail

package="${CONTRACT_PACKAGE:-@gariport/contract}"
tool="$HOME/.contract-tool/$(printf %s "$package" | tr -c A-Za-z0-9. -)"
base="${CONTRACT_BASE:-${CI_MERGE_REQUEST_DIFF_BASE_SHA:-}}"
head="${CONTRACT_HEAD:-HEAD}"
output="${CONTRACT_OUTPUT:-contract-report}"

if [ -z "$base" ]; then
  echo 'Set CONTRACT_BASE to the target revision, such as origin/main.' >&2
  exit 2
fi
# Changes on the base since the merge base are ignored.
if ! left="$(git merge-base "$base" "$head")"; then
  echo "git knows no common ancestor of $base and $head: fetch the whole history (fetch-depth: 0, GIT_DEPTH: 0)." >&2
  exit 2
fi

# Installed once for each version; GitHub caches the folder.
if [ ! -d "$tool/node_modules/@gariport/contract" ]; then
  npm install --prefix "$tool" --no-audit --no-fund --ignore-scripts --loglevel error "$package" >&2
fi
contract() { node "$tool/node_modules/@gariport/contract/main.js" "$@"; }
document=()
if [ -n "${CONTRACT_DOCUMENT:-}" ]; then document=(-- "$CONTRACT_DOCUMENT"); fi

# Approvals are read from the target, so a change cannot approve itself.
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
