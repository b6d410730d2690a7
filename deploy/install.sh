#!/bin/sh
# Carte on a bare Debian or Ubuntu, from the package beside this file: `sudo sh install.sh shop.example`. Run again it installs a newer
# package, or changes the name. See docs/owner/rented-server.md.
set -eu
cd "$(dirname "$0")"

fail() {
  echo "$*" >&2
  exit 1
}

host=${1:-}
case $host in
  '' | *[!A-Za-z0-9.-]*) fail 'Say under which name, without https://: sudo sh install.sh shop.example' ;;
esac
[ "$(id -u)" = 0 ] || fail "Run it with more rights: sudo sh install.sh $host"
if [ ! -d /run/systemd/system ] || ! command -v apt-get >/dev/null; then
  fail 'This is for Debian 12, Ubuntu 24.04 and newer ones. docs/operator/install.md has other ways.'
fi

architecture=$(dpkg --print-architecture)
package=$(find . -maxdepth 1 -name "carte-*_$architecture.deb" | sort -V | tail -n 1)
[ -n "$package" ] || fail "carte-…_$architecture.deb is not beside install.sh: fetch it from the same release."
if [ -e SHA256SUMS ] && ! grep "  ${package#./}\$" SHA256SUMS | sha256sum --check --quiet; then
  fail "$package is not the one of SHA256SUMS: fetch it again."
fi
if command -v carte >/dev/null; then carte check "$package"; fi
version=$(dpkg-deb --field "$package" Version)

others=$(ss -Hltnp '( sport = :80 or sport = :443 )' | grep users: | grep -v '"caddy"' || true)
[ -z "$others" ] || fail "Another program has port 80 or 443. Remove it, or set it up by docs/operator/install.md:
$others"

echo "Installing Caddy and Carte $version …"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq caddy "$package" >/dev/null

sed -i "s|^PUBLIC_URL=.*|PUBLIC_URL=https://$host|" /etc/carte/environment
caddyfile=/etc/caddy/Caddyfile
if ! grep -q "^$host {" "$caddyfile"; then
  # The package's own serves an example on port 80.
  if ! dpkg --verify caddy | grep -q "$caddyfile"; then mv "$caddyfile" "$caddyfile.example"; fi
  printf '%s {\n\treverse_proxy 127.0.0.1:3000\n}\n' "$host" >>"$caddyfile"
fi
if command -v ufw >/dev/null && ufw status | grep -q 'Status: active'; then
  ufw allow 80/tcp
  ufw allow 443
fi

if [ "$(readlink /opt/carte/current)" = "releases/$version" ]; then
  systemctl enable --quiet carte.socket carte
  systemctl start carte.socket
  systemctl restart carte
else
  carte upgrade "$version"
fi
systemctl enable --quiet caddy
systemctl reload-or-restart caddy

echo 'Starting …'
for _ in $(seq 120); do
  ! carte health >/dev/null 2>&1 || break
  sleep 1
done
# The certificate takes some seconds.
for _ in 1 2 3; do
  ! report=$(carte doctor 2>/dev/null) || break
  sleep 10
done
echo "$report"
# Of this start alone: the log keeps what earlier ones said.
start=$(systemctl show --value --property=InvocationID carte)
open=$(journalctl "_SYSTEMD_INVOCATION_ID=$start" --output=cat --no-pager | grep 'Set it up at' | tail -n 1)
echo "${open:-Carte $version runs at https://$host}"
