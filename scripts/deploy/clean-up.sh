#!/bin/bash
# Removes releases older than 30 days but the current one, and scripts that no release names any more.
# Usage, on the server: clean-up.sh /srv/h5
set -euo pipefail
cd "${1:?usage: clean-up.sh FOLDER}"
test -d assets && test -d releases && test -f current/_manifest.json || {
  echo "$PWD holds no published site (assets, releases, current/_manifest.json): nothing was removed" >&2
  exit 1
}
find releases -mindepth 1 -maxdepth 1 -mtime +30 ! -name "$(basename "$(readlink current)")" -exec rm -r {} +
kept=$(grep -oh '"assets/[^"]*' releases/*/_manifest.json | cut -c9- | sort -u || true)
test -n "$kept" || {
  echo "the releases name no scripts: nothing was removed from assets" >&2
  exit 1
}
comm -23 <(ls assets | sort) <(sort <<<"$kept") | sed 's|^|assets/|' | xargs -r -d '\n' rm --
