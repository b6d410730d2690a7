import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../api/kernel/project-root';

const Package = z.object({ scripts: z.object({ start: z.string() }) });

/** What `npm start` tells Node: docs/operator/operations.md says why. */
export function startFlags(): string[] {
  const { scripts } = Package.parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));
  return flagsIn(scripts.start);
}

/** The flags of a command line that begin with two dashes and stand before the program. */
export function flagsIn(command: string): string[] {
  return /node((?: --\S+)*) /.exec(command)?.[1]?.trim().split(' ') ?? [];
}
