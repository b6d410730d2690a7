import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import en from '../../../i18n/compiled/en/command-center.json';
import { labelsOf } from './audit-fields';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** The description of a mutation says who may call it: staff do what the others may not. */
const OF_STAFF = /Requires the permission|It is for staff only/;
const WRITTEN_TOO = ['signIn', 'signOut', 'acceptInvitation', 'configureShop', 'linkStaffIdentity', 'useRecoveryCode'];

test('every action in the audit log has words', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const actions = mutations.filter(({ description }) => OF_STAFF.test(description ?? '')).map(({ name }) => name);
  const wordless = [...actions, ...WRITTEN_TOO].filter((action) => !(`command-center.audit.action.${action}` in en));
  expect(wordless).toEqual([]);
});

const UNCHANGED = ['id', 'version'];
const OF_SHOPPERS = ['updateCheckout', 'updateCart'];
const WITHOUT_FIELDS = ['updateBySku', 'updateWorkingDays', 'updateOrderNote'];

test('every field that a form of staff changes has words in the log', () => {
  const actions = Object.keys(schema.getMutationType()?.getFields() ?? {})
    .filter((name) => name.startsWith('update'))
    .filter((name) => ![...OF_SHOPPERS, ...WITHOUT_FIELDS].includes(name));
  const fields = actions.flatMap((action) => {
    const type = schema.getType(`${action.replace('u', 'U')}Input`);
    const names = isInputObjectType(type) ? Object.keys(type.getFields()) : [];
    return names.filter((name) => !UNCHANGED.includes(name)).map((name) => ({ action, name }));
  });
  expect(fields.length).toBeGreaterThan(100);
  const messages: Readonly<Record<string, readonly { type: number }[] | undefined>> = en;
  const wordless = fields.filter(({ action, name }) => {
    const label = labelsOf(action, name).find((id) => id in messages);
    // Labels of forms are said without values.
    return !label || messages[label]?.some(({ type }) => type !== 0);
  });
  expect(wordless).toEqual([]);
});
