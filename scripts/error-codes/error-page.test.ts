import { expect, test } from 'vitest';
import messages from '../../api/messages/en.json';
import { schema } from '../../api/schema';
import { CURES, REQUEST_FAILURES } from './cures';
import { errorPage, refusalsOf } from './error-page';

test('every refusal of the schema has a cure, and every cure belongs to a refusal', () => {
  expect(new Set(Object.keys(CURES))).toEqual(new Set(refusalsOf(schema).map(({ code }) => code)));
});

test('codes of refusals are those of the messages', () => {
  const without = refusalsOf(schema).filter(({ code }) => !(code in messages));
  // Its message depends on the invitation's state.
  expect(without.map(({ code }) => code)).toEqual(['INVITATION_UNUSABLE']);
});

test('the page names each code once in its list', () => {
  const page = errorPage(schema, messages);
  for (const { code } of [...refusalsOf(schema), ...REQUEST_FAILURES]) expect(page).toContain(`| \`${code}\` |`);
  expect(page).toContain('| `INVALID_PHONE` |');
});
