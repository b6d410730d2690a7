import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import en from '../../../i18n/compiled/en/command-center.json';

/** The description of a mutation says who may call it: staff do what the others may not. */
const OF_STAFF = /Requires the permission|It is for staff only/;
const WRITTEN_TOO = ['signIn', 'signOut', 'acceptInvitation', 'configureShop', 'linkStaffIdentity', 'useRecoveryCode'];

test('every action in the audit log has words', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const actions = mutations.filter(({ description }) => OF_STAFF.test(description ?? '')).map(({ name }) => name);
  const wordless = [...actions, ...WRITTEN_TOO].filter((action) => !(`command-center.audit.action.${action}` in en));
  expect(wordless).toEqual([]);
});
