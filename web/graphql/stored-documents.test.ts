import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLError as Theirs } from '@0no-co/graphql.web';
import { expect, test } from 'vitest';
import * as ours from './stored-documents';

const URQL = join(import.meta.dirname, '../../node_modules/@urql/core/dist');
const IMPORT = /import \{([^}]+)\} from "@0no-co\/graphql\.web"/g;

/** What urql's modules read of the package, each by its local name. */
function readByUrql(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(URQL).filter((file) => /^urql-core(-chunk)?\.mjs$/.test(file));
  const uses = files.flatMap((file) => {
    const source = readFileSync(join(URQL, file), 'utf8');
    return [...source.matchAll(IMPORT)].flatMap(([, names = '']) =>
      names.split(',').map((name) => ({ source, name: name.trim() })),
    );
  });
  return new Map(
    uses.map(({ source, name }) => {
      const [imported = '', local = imported] = name.split(' as ');
      return [
        imported,
        [...source.matchAll(new RegExp(`\\b${local}\\.([A-Z_]{4,})\\b`, 'g'))].map(([, key = '']) => key),
      ];
    }),
  );
}

test('urql finds all that it imports of the package', () => {
  const read = readByUrql();
  expect(read.size).toBeGreaterThan(0);
  for (const [name, keys] of read) {
    expect(ours).toHaveProperty(name);
    if (name === 'Kind') for (const key of keys) expect(ours.Kind).toHaveProperty(key);
  }
});

test('an error of an answer is as the package would make it', () => {
  const given = ['No dish', undefined, undefined, undefined, ['channel', 0], undefined, { code: 'NOT_FOUND' }] as const;
  const [theirs, own] = [new Theirs(...given), new ours.GraphQLError(...given)];
  expect({ ...own, message: own.message }).toMatchObject({ ...theirs.toJSON() });
  expect(own).toBeInstanceOf(Error);
});

test('a stub is identified by its name, and no text is parsed', () => {
  const definition = { kind: 'OperationDefinition', operation: 'query', name: { kind: 'Name', value: 'Home' } };
  const document = { kind: 'Document', definitions: [definition] };
  expect(ours.print(document)).toBe('query Home');
  expect(ours.parse).toThrow('compiled');
});
