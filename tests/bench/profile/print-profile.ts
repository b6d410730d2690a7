import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPlaces } from './place-of';
import { CpuProfile, type Part, summarize } from './profile';

const MOST_GROUPS = 14;
const MOST_FUNCTIONS = 20;

/** The profiles that servers have left in a folder, each as a short table. */
export function printProfiles(folder: string, root: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'));
  return files.map((file) => printProfile(join(folder, file), root)).join('\n\n');
}

function printProfile(path: string, root: string): string {
  const profile = CpuProfile.parse(JSON.parse(readFileSync(path, 'utf8')));
  const { busySeconds, busyShare, groups, self, total } = summarize(profile, createPlaces(root));
  return [
    `${path}: ${busySeconds.toFixed(1)} s of work, ${percent(busyShare)} of the time`,
    table('whose code ran', groups.slice(0, MOST_GROUPS)),
    table('which function ran', self.slice(0, MOST_FUNCTIONS)),
    table('which function ran, with all that it called', total.filter(isNamed).slice(0, MOST_FUNCTIONS)),
  ].join('\n\n');
}

/** The root of all calls says nothing. */
function isNamed({ name }: Part): boolean {
  return name !== '(root)';
}

function table(head: string, parts: readonly Part[]): string {
  const rows = parts.map(({ name, share }) => `| ${name} | ${percent(share)} |`);
  return [`| ${head} | of the work |`, '| --- | ---: |', ...rows].join('\n');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
