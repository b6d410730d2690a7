import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { projectRoot } from '../../api/kernel/project-root';

const run = promisify(execFile);
const PROGRAMS = join(import.meta.dirname, 'programs');
const FOREIGN = join(import.meta.dirname, 'node_modules');

/** A tool of others, by its file below `node_modules`. */
export const foreign = (path: string): string => join(FOREIGN, path);
export const ours = (path: string): string => join(projectRoot, 'node_modules', path);

/** Runs a script in the folder of a program. @throws {Error} with what it wrote. */
export async function runIn(
  program: string,
  script: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const options = { cwd: join(PROGRAMS, program), env: { ...process.env, ...environment } };
  try {
    return (await run(process.execPath, [...script], options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error);
    throw new Error(`${program}: ${script.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

/** What the strict compiler says of a program; empty when it fits. */
export async function compile(program: string): Promise<string> {
  const compiler = ours('typescript/bin/tsc');
  return runIn(program, [compiler, '-p', '.']).catch((error: Error) => error.message);
}

/** What a program prints as JSON, a line at a time, until it is left. */
export async function* follow(program: string, script: readonly string[]): AsyncGenerator<unknown> {
  const child = spawn(process.execPath, [...script], {
    cwd: join(PROGRAMS, program),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line);
  } finally {
    child.kill();
    await ended;
  }
}
