import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../../api/kernel/project-root';
import { changelogSection } from './changelog.mjs';
import { removeOld } from './layout.mjs';

const LIMIT_MS = 60_000;

test('release notes are the version’s changelog section, and empty for a version without one', () => {
  const text =
    '# Changelog\n\n## [Unreleased]\n\n- soon\n\n## [0.2.0] - 2026-12-01\n\n### Added\n\n- more\n\n## [0.1.0]\n\n- all\n';
  expect(changelogSection(text, '0.2.0')).toBe('### Added\n\n- more');
  expect(changelogSection(text, '0.1.0')).toBe('- all');
  expect(changelogSection(text, '0.3.0')).toBe('');
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(hasSystemd)('the service’s exposure is at most 3.0 in systemd’s security rating', () => {
  const unit = join(projectRoot, 'deploy/carte.service');
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=30', unit], {
    encoding: 'utf8',
  });
  expect(Number(/exposure level for carte\.service: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(3);
});

describe('carte upgrade and carte rollback', () => {
  let place: string;
  let home: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'carte-layout-'));
    home = join(place, 'carte');
    for (const version of ['1.0.0', '1.1.0']) install(version);
    symlinkSync('releases/1.0.0', join(home, 'current'));
  });
  afterEach(() => rmSync(place, { recursive: true }));

  /** A release whose preflight exits with code `preflight`, and whose server does not answer. */
  function install(version: string, { preflight = 0, age = 0 } = {}): string {
    const directory = join(home, 'releases', version);
    for (const path of ['bin', 'scripts']) cpSync(join(projectRoot, path), join(directory, path), { recursive: true });
    symlinkSync(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
    mkdirSync(join(directory, 'build/api'), { recursive: true });
    writeFileSync(
      join(directory, 'package.json'),
      JSON.stringify({ type: 'module', version, engines: { node: '>=20' } }),
    );
    writeFileSync(join(directory, 'build/release.json'), JSON.stringify({ version, commit: 'abc1234' }));
    writeFileSync(
      join(directory, 'build/api/preflight.js'),
      `console.log('looked at by ${version}'); process.exit(${preflight});`,
    );
    const at = new Date(Date.now() - age * 1000);
    utimesSync(directory, at, at);
    return directory;
  }

  /** From where a version is also the name of a folder. */
  function carte(...words: readonly string[]) {
    const { stdout, stderr, status } = spawnSync(join(home, 'current/bin/carte'), words, {
      encoding: 'utf8',
      cwd: join(home, 'releases'),
      env: { PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`, DATA_DIR: join(place, 'data') },
    });
    return { said: `${stdout}${stderr}`.trim(), status };
  }
  const linked = (name: string) => readlinkSync(join(home, name));

  test('without systemd the link is moved and the next step is printed; the same for a rollback', {
    timeout: LIMIT_MS,
  }, () => {
    expect(carte('--version').said).toBe('1.0.0 (abc1234)');
    const { said, status } = carte('upgrade', '1.1.0');
    expect(said).toContain('current leads to 1.1.0 now. Restart the program');
    expect([status, linked('current'), linked('previous')]).toEqual([0, 'releases/1.1.0', 'releases/1.0.0']);
    expect(carte('--version').said).toBe('1.1.0 (abc1234)');
    expect(carte('rollback').status).toBe(0);
    expect([linked('current'), linked('previous')]).toEqual(['releases/1.0.0', 'releases/1.1.0']);
  });

  test('a release that could not start here changes nothing', { timeout: LIMIT_MS }, () => {
    rmSync(join(home, 'releases/1.1.0'), { recursive: true });
    install('1.1.0', { preflight: 1 });
    const { said, status } = carte('upgrade', '1.1.0');
    expect(said).toMatch(/looked at by 1\.1\.0\nNothing was changed: 1\.0\.0 runs\./);
    expect([status, linked('current'), existsSync(join(home, 'previous'))]).toEqual([1, 'releases/1.0.0', false]);
  });

  test('an archive is compared with its checksum, unpacked whole or not at all, and old releases go', {
    timeout: LIMIT_MS,
  }, () => {
    const archive = join(place, 'carte-1.2.0-linux-x64.tar.gz');
    const source = install('1.2.0');
    rmSync(join(source, 'node_modules'));
    mkdirSync(join(source, 'node_modules'));
    cpSync(join(projectRoot, 'node_modules/tar'), join(source, 'node_modules/tar'), {
      recursive: true,
      dereference: true,
    });
    spawnSync('tar', ['--create', '--gzip', '--file', archive, '--directory', join(home, 'releases'), '1.2.0']);
    rmSync(source, { recursive: true });
    for (const [index, version] of ['0.7.0', '0.8.0', '0.9.0'].entries()) install(version, { age: 1000 - index });
    writeFileSync(join(place, 'SHA256SUMS'), `${'0'.repeat(64)}  carte-1.2.0-linux-x64.tar.gz\n`);
    expect(carte('upgrade', archive)).toEqual({
      said: `${archive} is not the one of SHA256SUMS: fetch it again.`,
      status: 1,
    });
    rmSync(join(place, 'SHA256SUMS'));
    writeFileSync(join(place, 'cut.tar.gz'), 'no archive');
    expect(carte('upgrade', join(place, 'cut.tar.gz')).status).toBe(1);
    expect(readdirSync(join(home, 'releases')).sort()).toEqual(['0.7.0', '0.8.0', '0.9.0', '1.0.0', '1.1.0']);
    const { said, status } = carte('upgrade', archive);
    expect({ said, status }).toMatchObject({ status: 0, said: expect.stringContaining('Removed: ') });
    expect(linked('current')).toBe('releases/1.2.0');
    expect(readdirSync(join(home, 'releases')).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  });

  test('a release that is newer than the one that runs stays, and so does one of a Debian package', () => {
    for (const [index, version] of ['2.0.0', '0.10.0', '0.9.0', '0.8.0'].entries())
      install(version, { age: 1000 + index });
    writeFileSync(join(place, 'carte-0.8.0.list'), '');
    expect(removeOld(home, place)).toEqual(['0.9.0']);
    expect(readdirSync(join(home, 'releases')).sort()).toEqual(['0.10.0', '0.8.0', '1.0.0', '1.1.0', '2.0.0']);
  });

  test('a missing file, or one that is no release, is reported in a sentence', { timeout: LIMIT_MS }, () => {
    expect(carte('upgrade', '9.9.9')).toEqual({
      said: 'There is neither a file nor an installed release 9.9.9.',
      status: 1,
    });
    expect(carte('upgrade', '1.0.0')).toEqual({ said: '1.0.0 is the one that runs.', status: 1 });
    expect(carte('rollback')).toEqual({ said: 'There is no release before this one.', status: 1 });
    expect(carte('nonsense').status).toBe(2);
  });
});
