import fc from 'fast-check';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import type { Database } from '../../db/client';
import { operationCost } from '../../graphql/operation-cost';
import { testContext } from '../../graphql/testing';
import { schema } from '../../schema';
import { readsCatalogOnly } from '../cache/catalog-document';
import { formOf } from './document-form';

const context = testContext(null as unknown as Database, null);

/** What the rules say about a document that nothing is known of. */
function verdict(source: string): string {
  const document = parse(source);
  const isValid = validate(schema, document).length === 0;
  return JSON.stringify([isValid, isValid && costOf(source), isValid && readsCatalogOnly(schema, document)]);
}

function costOf(source: string): number | string {
  try {
    return operationCost({ schema, document: parse(source), contextValue: context });
  } catch (error) {
    return String(error);
  }
}

const isOfOneForm = (one: string, other: string) => formOf(parse(one)) === formOf(parse(other));

const ID = Buffer.from('Product:0195f7a0-0000-7000-8000-000000000000').toString('base64');
// Few of each, so that equal ones meet; some are names of fields, or no value of their type.
const alias = fc.constantFrom('', '', 'a: ', 'b: ', 'name: ', 'menu: ', 'product: ', 'first: ');
const text = fc.constantFrom('"x"', '"y"', '""', '"2026-11-20"', '"""x"""', `"${ID}"`, '"18:30"', '"\\"x"');
const number = fc.constantFrom('1', '24', '100', '101', '-1', '3000000000', '1.5', 'true', '"5"', 'null', '$n');
const choice = fc.constantFrom('PRICE', 'NAME', 'DELIVERY', 'NOTHING', '"NAME"', 'null', '$n');
const list = fc.array(text, { maxLength: 3 }).map((texts) => `[${texts.join(', ')}]`);
const anyText = fc.oneof(text, fc.constantFrom('1', 'true', 'NAME', '$t'));

const leaf = alias.map((name) => `${name}name`);
const field = fc.oneof(
  fc.tuple(alias, leaf, leaf).map(([name, one, other]) => `${name}menu { ${one} ${other} }`),
  fc.tuple(alias, anyText, leaf).map(([name, slug, one]) => `${name}product(slug: ${slug}) { ${one} }`),
  fc.tuple(alias, text).map(([name, slug]) => `${name}category(slug: ${slug}) { name }`),
  fc.tuple(alias, text).map(([name, id]) => `${name}node(id: ${id}) { id }`),
  fc.tuple(alias, list).map(([name, ids]) => `${name}nodes(ids: ${ids}) { id }`),
  fc
    .tuple(alias, number, leaf)
    .map(([name, first, one]) => `${name}menu { categories { products(first: ${first}) { nodes { ${one} } } } }`),
  fc
    .tuple(number, choice, text)
    .map(
      ([first, sort, search]) =>
        `channel { products(first: ${first}, sort: ${sort}, search: ${search}) { nodes { id } } }`,
    ),
  fc.tuple(choice, text).map(([method, zone]) => `channel { timeSlots(method: ${method}, zoneId: ${zone}) { from } }`),
  fc
    .tuple(text, text, number)
    .map(
      ([key, day, tip]) =>
        `quote: placeOrder(input: { idempotencyKey: ${key}, slotFrom: ${day}, tip: ${tip} }) { __typename }`,
    ),
  fc
    .tuple(alias, fc.constantFrom('true', 'false', '"x"'))
    .map(([name, is]) => `${name}session @include(if: ${is}) { __typename }`),
);
const head = fc.constantFrom(
  '',
  'query',
  'mutation',
  'query ($t: String = "x")',
  'query ($t: String! = "y", $n: Int = 5)',
  'query Q ($n: Int)',
);
const spread = fc.constantFrom('', ' ...F', ' # a comment\n');
const document = fc
  .tuple(head, fc.array(field, { minLength: 1, maxLength: 3 }), spread, text)
  .map(([before, fields, after, slug]) => {
    const fragment = after === ' ...F' ? ` fragment F on Query { product(slug: ${slug}) { name } }` : '';
    return `${before} { ${fields.join(' ')}${after} }${fragment}`;
  });

/** The same document with other aliases and texts. */
const changed = fc.tuple(document, fc.array(fc.nat(), { minLength: 12, maxLength: 12 })).map(([source, choices]) => {
  const texts = ['"x"', '"y"', '""', '"z"', '"2026-11-21"', '"""x"""', `"${ID}"`, '"\\"x"'];
  const names = ['a', 'b', 'c', 'name', 'menu'];
  let at = 0;
  const pick = (from: readonly string[]) => from[(choices[at++ % choices.length] ?? 0) % from.length] ?? '';
  const other = source
    .replace(/"""x"""|"(?:\\"|[^"])*"/g, (found) => (pick(['keep', 'change']) === 'keep' ? found : pick(texts)))
    .replace(/\b(?:a|b|name|menu|product|first): (?=\w+ ?[({}n])/g, () => `${pick(names)}: `);
  return [source, other] as const;
});

test('documents of one form are equally valid, cost the same and read the same, whatever their aliases and texts', () => {
  let shared = 0;
  fc.assert(
    fc.property(changed, ([one, other]) => {
      if (!isOfOneForm(one, other)) return;
      if (one !== other) shared += 1;
      expect(verdict(other)).toBe(verdict(one));
    }),
    { numRuns: 4_000 },
  );
  expect(shared).toBeGreaterThan(200);
});

test.each([
  ['another text', '{ product(slug: "x") { name } }', '{ product(slug: "y") { name } }'],
  ['another alias', '{ a: product(slug: "x") { name } }', '{ b: product(slug: "y") { name } }'],
  ['other space and a comment', '{menu{name}}', '{ # menu\n menu { name } }'],
])('%s makes no other form', (_what, one, other) => {
  expect(isOfOneForm(one, other)).toBe(true);
});

test.each([
  [
    'a number',
    '{ menu { categories { products(first: 1) { nodes { id } } } } }',
    '{ menu { categories { products(first: 100) { nodes { id } } } } }',
  ],
  ['a text that is an id', '{ node(id: "x") { id } }', '{ node(id: "y") { id } }'],
  ['a longer list', '{ nodes(ids: ["x"]) { id } }', '{ nodes(ids: ["x", "x"]) { id } }'],
  [
    'a value of an enum',
    '{ channel { timeSlots(method: PICKUP) { from } } }',
    '{ channel { timeSlots(method: DRONE) { from } } }',
  ],
  [
    'a time that is none',
    'mutation { placeOrder(input: { idempotencyKey: "x", slotFrom: "x" }) { __typename } }',
    'mutation { placeOrder(input: { idempotencyKey: "x", slotFrom: "2026-11-20T18:30:00Z" }) { __typename } }',
  ],
  ['an alias that meets a field', '{ menu { a: id name } }', '{ menu { name: id name } }'],
  [
    'equal texts under one alias',
    '{ a: product(slug: "x") { name } a: product(slug: "x") { id } }',
    '{ a: product(slug: "x") { name } a: product(slug: "y") { id } }',
  ],
  ['equal aliases', '{ a: menu { name } b: channel { name } }', '{ a: menu { name } a: channel { name } }'],
  ['a number in place of a text', '{ product(slug: "1") { name } }', '{ product(slug: 1) { name } }'],
])('%s makes another form', (_what, one, other) => {
  expect(isOfOneForm(one, other)).toBe(false);
});

test('a document that was put together has a form of its own', () => {
  const [one, other] = ['{ menu { name } }', '{ nothing }'].map((source) => parse(source, { noLocation: true }));
  expect(one && formOf(one)).not.toBe(other && formOf(other));
});
