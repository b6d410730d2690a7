import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' };

/**
 * The release as a Debian package. Each version is a package of its own, as kernels are: the previous one stays
 * installed for `carte rollback`, and an installation changes nothing that runs.
 */
export function writeDebianPackage({ target, version, committedAt, output, place }) {
  const tree = join(place, 'debian');
  const releases = join(tree, 'opt/carte/releases');
  mkdirSync(releases, { recursive: true });
  mkdirSync(join(tree, 'DEBIAN'));
  cpSync(target, join(releases, version), { recursive: true, verbatimSymlinks: true });
  writeFileSync(join(tree, 'DEBIAN/control'), control(version));
  writeFileSync(join(tree, 'DEBIAN/postinst'), AFTER_INSTALLATION.replaceAll('VERSION', version), { mode: 0o755 });
  writeFileSync(join(tree, 'DEBIAN/prerm'), BEFORE_REMOVAL.replaceAll('VERSION', version), { mode: 0o755 });
  const { status } = spawnSync('dpkg-deb', ['--build', '--root-owner-group', '-Zgzip', tree, output], {
    stdio: 'inherit',
    env: { ...process.env, SOURCE_DATE_EPOCH: committedAt },
  });
  if (status !== 0) throw new Error('dpkg-deb failed');
}

function control(version) {
  return `Package: carte-${version}
Version: ${version}
Architecture: ${ARCHITECTURES[process.arch]}
Maintainer: Carte <carte@localhost>
Depends: libc6, libstdc++6, passwd
Section: web
Priority: optional
Description: Online food ordering that a restaurant owns
`;
}

const AFTER_INSTALLATION = `#!/bin/sh
set -e
id carte >/dev/null 2>&1 || useradd --system --home-dir /var/lib/carte --shell /usr/sbin/nologin carte
install --directory --owner=carte --group=carte --mode=0750 /var/lib/carte
install --directory --mode=0755 /etc/carte
if [ ! -e /etc/carte/environment ]; then
  install --mode=0640 --group=carte /opt/carte/releases/VERSION/deploy/environment /etc/carte/environment
fi
if [ ! -e /opt/carte/current ]; then
  ln -s releases/VERSION /opt/carte/current
  ln -sf /opt/carte/current/bin/carte /usr/bin/carte
  for unit in carte.service carte.socket; do
    ln -sf /opt/carte/current/deploy/$unit /etc/systemd/system/$unit
  done
  [ ! -d /run/systemd/system ] || systemctl daemon-reload
  echo 'Set PUBLIC_URL in /etc/carte/environment, then: systemctl enable --now carte.socket carte'
else
  echo 'Go to it by: carte upgrade VERSION'
fi
`;

const BEFORE_REMOVAL = `#!/bin/sh
set -e
if [ "$(readlink /opt/carte/current)" = releases/VERSION ]; then
  echo 'This release runs: go to another one first, by carte upgrade or carte rollback.' >&2
  exit 1
fi
`;
