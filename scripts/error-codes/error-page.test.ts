import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messagesIn } from '../../api/messages/messages';
import { schema } from '../../api/schema';
import { CURES, REQUEST_FAILURES } from './cures';
import { errorPage, refusalCodes } from './error-page';

const messages = messagesIn('en');

test('every refusal of the schema has a cure, and every cure belongs to a refusal', () => {
  expect(new Set(Object.keys(CURES))).toEqual(new Set(refusalCodes(schema)));
});

test('codes of refusals are those of the messages', () => {
  const without = refusalCodes(schema).filter((code) => !(code in messages));
  // Its message depends on the invitation's state.
  expect(without).toEqual(['INVITATION_UNUSABLE']);
});

test('every code that the sources of the transport name has its place on the page', () => {
  const sources = globSync('api/{http,graphql}/**/*.ts', { exclude: (file) => /test|e2e/.test(file) });
  const codes = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:problem\(c, |\bcode(?::| =) )'([A-Z][A-Z_]+)'/g)].map(
      ([, code = '']) => code,
    ),
  );
  // Node’s own word for a connection that was cut.
  const answered = [...new Set(codes)].filter((code) => code !== 'ECONNRESET');
  expect(answered).toEqual(expect.arrayContaining(['NOT_ACCEPTABLE', 'INVALID_TOKEN', 'INVALID_ID']));
  const page = errorPage(schema, messages);
  expect(answered.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
});

test('the page names each code once in its list', () => {
  const page = errorPage(schema, messages);
  for (const code of refusalCodes(schema)) expect(page).toContain(`- \`${code}\`: `);
  for (const { code } of REQUEST_FAILURES) expect(page).toContain(`- \`${code}\` (`);
  expect(page).toContain(', `INVALID_PHONE`, ');
});
