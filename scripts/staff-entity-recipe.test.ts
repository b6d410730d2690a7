import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../api/kernel/project-root';

/**
 * Tries CONTRIBUTING's recipe for a staff entity: its code blocks are merged into a copy of the sources and run.
 */
const PAGE = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
const SOURCES = [
  ...['.gitignore', 'biome.json', 'codegen.ts', 'package.json', 'prisma.config.ts', 'schema.graphql', 'tsconfig.json'],
  ...['vitest.config.ts', 'api', 'domain', 'prisma', 'scripts', 'web/i18n/messages'],
];
const MINUTE = 60_000;

let copy: string;

/** Blocks that name a file: "```ts api/content/award.command.ts". They are indented as a part of their list. */
const blocks = [...PAGE.matchAll(/^( *)```\w+ (\S+\.\w+)\n(.*?)^\1```$/gms)].map(
  ([, indent = '', path = '', text = '']) => ({ path, text: text.replace(new RegExp(`^${indent}`, 'gm'), '') }),
);

/**
 * Merges a block into a file: the file's content stays where the block has `…` or the file is a list of messages.
 */
function merged(path: string, present: string, block: string): string {
  if (path.endsWith('.json')) return JSON.stringify({ ...JSON.parse(present), ...JSON.parse(block) });
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
    writeFileSync(file, existsSync(file) ? merged(path, readFileSync(file, 'utf8'), text) : text);
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the recipe has a table, commands, GraphQL, words in two languages and a test', () => {
  expect(blocks.map(({ path }) => path.replace(/.*\//, ''))).toEqual([
    ...['schema.prisma', 'award.command.ts', 'award.graphql.ts', 'schema.ts', 'audit.json', 'audit.json'],
    'award.graphql.db.test.ts',
  ]);
});

test(
  'following the recipe gives a migration, a schema, input types, code that compiles and a passing test',
  async () => {
    await tool('biome', 'check', 'api/content');
    await script('scripts/prisma.mjs', 'generate');
    await script('scripts/new-migration.ts', 'awards');
    await script('scripts/print-schema.ts');
    // Only the input types: the client's documents take most of `npm run codegen`, and none uses awards yet.
    const inputs = './api/generated/inputs.ts';
    const config = `{ schema: whole.schema, generates: { '${inputs}': whole.generates['${inputs}'] } }`;
    writeFileSync(join(copy, 'codegen-inputs.ts'), `import whole from './codegen';\nexport default ${config};\n`);
    await tool('graphql-codegen', '--config', 'codegen-inputs.ts');
    const include = ['api/content/award.*', 'api/db/testing-server.ts'];
    writeFileSync(join(copy, 'tsconfig.award.json'), JSON.stringify({ extends: './tsconfig.json', include }));
    await tool('tsc', '--project', 'tsconfig.award.json');
    await tool('vitest', 'run', '--project', 'database', 'api/content/award');
  },
  5 * MINUTE,
);
