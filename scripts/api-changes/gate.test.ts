import { expect, test } from 'vitest';
import { releaseSection, schemaMark, withRelease } from './changelog';
import { compareApis } from './compare';
import { apiProblems } from './gate';

const RELEASED = `
  type Query { dish(slug: String!): Dish cook: String @deprecated(reason: "Use dish.") }
  type Dish { name: String! weight: Int calories: Int }
  enum Tag { SPICY VEGAN }
`;

function problems(present: string, accepted: Record<string, string> = {}) {
  return apiProblems({ released: RELEASED, present, accepted, changelog: `# Changes\n${schemaMark(RELEASED)}\n` });
}

const changed = (from: string | RegExp, to: string) => RELEASED.replace(from, to);

test('an addition breaks nothing and is listed', () => {
  const present = changed('weight: Int', 'weight: Int price: Int!');
  expect(problems(present)).toEqual([]);
  expect(compareApis(RELEASED, present).added).toEqual(['Dish.price was added.']);
});

test.each([
  ['a field that goes', changed('weight: Int', ''), 'Dish.weight was removed.'],
  ['a value that goes', changed('VEGAN', ''), 'VEGAN was removed from enum type Tag.'],
  ['a type that may be null now', changed('name: String!', 'name: String'), 'Dish.name changed type'],
  ['an argument that is asked for', changed('slug: String!', 'slug: String! menu: ID!'), 'A required arg menu'],
])('%s is refused until a reason is given', (_what, present, sentence) => {
  const found = problems(present);
  expect(found).toEqual([expect.stringContaining(sentence)]);
  const [change = ''] = compareApis(RELEASED, present).breaking;
  expect(problems(present, { [change]: 'Nobody ever used it.' })).toEqual([]);
  expect(problems(present, { [change]: ' ' })).toHaveLength(1);
});

test('a type that goes is named once, and not by each union that had it', () => {
  const released = `${RELEASED} type Gone { name: String } union Answer = Dish | Gone`;
  const present = `${RELEASED} union Answer = Dish`;
  expect(compareApis(released, present).breaking).toEqual(['Gone was removed.']);
});

test('what the last release deprecated may be removed', () => {
  const present = changed(/cook: .*\)/, '');
  expect(problems(present)).toEqual([]);
  expect(compareApis(RELEASED, present).retired).toEqual(['Query.cook was removed.']);
});

test('a reason without a breaking change is refused, because it would let the next one through', () => {
  expect(problems(RELEASED, { 'Dish.name was removed.': 'Old.' })).toEqual([expect.stringContaining('breaks nothing')]);
});

test('a changelog of another schema is refused', () => {
  const gate = { released: RELEASED, present: RELEASED, accepted: {}, changelog: '# Changes of the API\n' };
  expect(apiProblems(gate)).toEqual([expect.stringContaining('api:release')]);
});

test('a release lists its changes above those of earlier releases', () => {
  const present = changed('weight: Int', 'price: Int!');
  const changes = compareApis(RELEASED, present);
  const reasons = { 'Dish.weight was removed.': 'Nobody ever used it.' };
  const section = releaseSection({ version: '0.2.0', released: present, changes, reasons });
  expect(section).toBe(`## 0.2.0

### Breaking

- Dish.weight was removed. Nobody ever used it.

### Added

- Dish.price was added.

${schemaMark(present)}
`);
  const first = withRelease('# Changes of the API\n\nAbout it.\n', '## 0.1.0\n\nThe first.\n');
  expect(withRelease(first, section)).toBe(`# Changes of the API\n\nAbout it.\n\n${section}\n## 0.1.0\n\nThe first.\n`);
  const noted = withRelease('# Changes\n\n## Unreleased\n\n- By hand.\n\n## 0.1.0\n', section);
  expect(noted).toBe(`# Changes\n\n${section}\n### Besides the schema\n\n- By hand.\n\n## 0.1.0\n`);
  expect(
    releaseSection({ version: '0.3.0', released: present, changes: compareApis(present, present), reasons: {} }),
  ).toContain('Nothing that a client could notice.');
});
