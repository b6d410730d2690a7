import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as ENTITIES from '../../../domain/entities/entities';
import type { Entity } from '../../../domain/entities/entity';
import { accessOf } from '../../graphql/access';
import { rootFields } from '../../graphql/testing-operations';
import { projectRoot } from '../../kernel/project-root';
import { schema } from '../../schema';
import { subjectTypeOf } from './audit-subject';

/** Mutations that staff may call and that write nothing. */
const READS_ONLY: readonly string[] = [];

function commandSources(): string {
  const directory = join(projectRoot, 'api');
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.command.ts'))
    .map((path) => readFileSync(join(directory, path), 'utf8'))
    .join('\n');
}

const staffMutations = rootFields(schema).filter(({ kind, field }) => {
  const access = accessOf(field.extensions);
  return kind === 'mutation' && access !== 'public' && access !== 'shopper';
});

const described: Readonly<Record<string, Entity>> = ENTITIES;

/** `staffEntity` and `describedList` name their writes after the type. */
function entityActions(sources: string): string[] {
  const ofLists = [...sources.matchAll(/describedList\((\w+)/g)].flatMap(([, name = '']) => described[name] ?? []);
  const others = [...sources.matchAll(/typename: '(\w+)'/g)].map(([, typename = '']) => ({
    typename,
    plural: undefined,
  }));
  return [...ofLists, ...others].flatMap(({ typename, plural = `${typename}s` }) => [
    `create${typename}`,
    `update${typename}`,
    `delete${typename}`,
    `reorder${plural}`,
  ]);
}

test('every write by staff stands in the audit log under its mutation’s name', () => {
  const sources = commandSources();
  const ofEntities = new Set(entityActions(sources));
  const unwritten = staffMutations
    .map(({ name }) => name)
    .filter((name) => !ofEntities.has(name) && !sources.includes(`'${name}'`));
  expect(unwritten).toEqual(READS_ONLY);
});

test.each([
  ['createProduct', 'Product'],
  ['stopVariant', 'Variant'],
  ['moveOrder', 'Checkout'],
  ['revokeApiToken', 'ApiToken'],
  ['updateChannel', null],
  ['reorderMenus', null],
  ['somethingOfALaterVersion', null],
])('%s is about %s', (action, type) => {
  expect(subjectTypeOf(action)).toBe(type);
});
