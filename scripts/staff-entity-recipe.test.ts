import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../api/kernel/project-root';

/**
 * Tries CONTRIBUTING's recipe for a staff entity: its code blocks are merged into a copy of the sources and run.
 */
const PAGE = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
const SOURCES = [
  ...['.gitignore', 'biome.json', 'codegen.ts', 'package.json', 'prisma.config.ts', 'schema.graphql', 'tsconfig.json'],
  ...['react-router.config.ts', 'vite.config.ts', 'vitest.config.ts', 'api', 'domain', 'prisma', 'scripts', 'web'],
];
const MINUTE = 60_000;

let copy: string;

/** Blocks that name a file: "```ts api/content/award.command.ts". They are indented as a part of their list. */
const blocks = [...PAGE.matchAll(/^( *)```\w+ (\S+\.\w+)\n(.*?)^\1```$/gms)].map(
  ([, indent = '', path = '', text = '']) => ({ path, text: text.replace(new RegExp(`^${indent}`, 'gm'), '') }),
);

/**
 * Merges a block into a file: the file's content stays where the block has `…` or the file is a list of messages. Otherwise
 * the block goes where its first line is.
 */
function merged(path: string, present: string, block: string): string {
  if (path.endsWith('.json')) return JSON.stringify({ ...JSON.parse(present), ...JSON.parse(block) });
  const [line = ''] = block.split('\n');
  if (path.endsWith('.ts') && present.includes(line)) return present.replace(`${line}\n`, () => block);
  if (!path.endsWith('.prisma')) return block.replace('// …', () => present);
  const extension = /^(model \w+ \{\n) *\/\/ …\n(.*?)^\}$/gms;
  return [...block.matchAll(extension)].reduce(
    (schema, [, head = '', lines = '']) => schema.replace(head, () => head + lines),
    present + block.replace(extension, ''),
  );
}

/** @throws {Error} with all that the program has said, when it fails. */
async function run(program: string, ...args: string[]): Promise<void> {
  // Another PostgreSQL that this run was given is this run's alone.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_)/.test(name)));
  try {
    await promisify(execFile)(program, args, { cwd: copy, env });
  } catch (failure) {
    const { stdout = '', stderr = '' } = failure as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: failure });
  }
}

const script = (path: string, ...args: string[]) =>
  run(process.execPath, '--import', './scripts/supported-node.mjs', '--import', 'tsx', path, ...args);
const tool = (name: string, ...args: string[]) => run(join('node_modules', '.bin', name), ...args);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'carte-recipe-'));
  for (const name of SOURCES) {
    cpSync(join(projectRoot, name), join(copy, name), {
      recursive: true,
      filter: (path) => !path.includes('/generated'),
    });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  for (const { path, text } of blocks) {
    const file = join(copy, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, existsSync(file) ? merged(path, readFileSync(file, 'utf8'), text) : text);
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the recipe has both sides, from the table to the screen, in at most 250 lines, and a test', () => {
  const written = blocks.filter(({ path }) => !path.endsWith('.test.ts'));
  expect(blocks.map(({ path }) => path.replace(/.*\//, ''))).toEqual([
    ...['schema.prisma', 'award.ts', 'entities.ts', 'award.command.ts', 'award.graphql.ts', 'schema.ts'],
    ...['awards-route.tsx', 'award-dialog.tsx', 'routes.ts', 'awards.json', 'awards.json', 'audit.json', 'audit.json'],
    'award.graphql.db.test.ts',
  ]);
  const lines = written.flatMap(({ text }) => text.trim().split('\n')).filter((line) => line !== '');
  expect(lines.length).toBeLessThanOrEqual(250);
});

test(
  'following the recipe gives a migration, a schema, documents, code that compiles and a passing test',
  async () => {
    await tool(
      'biome',
      'check',
      'api/content',
      'domain/entities',
      'web/command-center/settings/awards',
      'web/routes.ts',
    );
    await script('scripts/prisma.mjs', 'generate');
    await script('scripts/new-migration.ts', 'awards');
    await script('scripts/print-schema.ts');
    await script('scripts/messages.mjs', '--check');
    await tool('graphql-codegen', '--config', 'codegen.ts');
    await tool('react-router', 'typegen');
    const include = ['api/content/award.*', 'api/db/testing-server.ts', 'web/command-center/settings/awards/*'];
    const types = ['web/*.d.ts', 'web/ui/theme/css-variables.d.ts', '.react-router/types/+*.ts'];
    writeFileSync(
      join(copy, 'tsconfig.award.json'),
      JSON.stringify({ extends: './tsconfig.json', include: [...include, ...types] }),
    );
    await tool('tsc', '--project', 'tsconfig.award.json');
    await tool('vitest', 'run', '--project', 'database', 'api/content/award');
  },
  10 * MINUTE,
);
