#!/bin/sh
# Prints a PDF on a system without NSS, NSPR, Expat, fonts or a browser: hides them from this
# process only and unpacks the packed browser again. Run as root: sudo scripts/prove-bare.sh
set -eu
cd "$(dirname "$0")/.."
if [ "${1:-}" != inside ]; then
  exec unshare --mount --propagation private "$0" inside
fi

empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
: >"$empty/file"
hidden=0
for file in $(find /lib /usr/lib /usr/local/lib -follow -maxdepth 3 \
  -regex '.*/lib\(nss3\|nssutil3\|smime3\|nspr4\|plc4\|plds4\|softokn3\|freebl3\|freeblpriv3\|expat\|fontconfig\)\.so.*' \
  2>/dev/null | xargs -r -n1 readlink -f | sort -u); do
  mount --bind "$empty/file" "$file"
  hidden=$((hidden + 1))
done
for folder in /etc/fonts /usr/share/fonts; do
  if [ -d "$folder" ]; then mkdir -p "$empty/folder" && mount --bind "$empty/folder" "$folder"; fi
done
echo "Hidden: $hidden libraries and the system fonts."

PATH="$PWD/node_modules/.bin:$PATH" node scripts/prove-bare.ts "$empty/data"

# The control: without the libraries unpacked beside it, the same browser must not start here.
if "$empty"/data/browser/*/chromium --version 2>"$empty/complaint"; then
  echo 'FAILED: the system still has the libraries.' >&2
  exit 1
fi
cat "$empty/complaint"
echo 'Passed: the packed browser needs nothing from the system.'
