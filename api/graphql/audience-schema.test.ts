import { isInterfaceType, isObjectType, parse, validate, validateSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../schema';
import { AUDIENCES, schemaFor } from './audience-schema';
import { exampleOperations } from './examples';

const parts = { storefront: schemaFor(schema, 'storefront'), programs: schemaFor(schema, 'programs') };

describe.each(AUDIENCES)('the schema for %s', (audience) => {
  const part = schemaFor(schema, audience);

  test('is valid, and each of its interfaces has a type', () => {
    expect(validateSchema(part)).toEqual([]);
    const interfaces = Object.values(part.getTypeMap()).filter(isInterfaceType);
    expect(interfaces.filter((type) => part.getPossibleTypes(type).length === 0).map(({ name }) => name)).toEqual([]);
  });

  test('has the documents of the explorer’s shop', () => {
    const shopping = exampleOperations({}).filter(({ document }) => !document.includes('query Board'));
    expect(shopping.flatMap(({ document }) => validate(part, parse(document)))).toEqual([]);
  });
});

const fieldsOf = (audience: keyof typeof parts, name: string): string[] => {
  const type = parts[audience].getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
};

test('a storefront has what shoppers read and write, and nothing of staff', () => {
  expect(fieldsOf('storefront', 'Mutation')).toEqual(expect.arrayContaining(['addLine', 'placeOrder', 'orderAgain']));
  expect(fieldsOf('storefront', 'Mutation')).not.toContain('signIn');
  expect(fieldsOf('storefront', 'Query')).not.toContain('setUpState');
  expect(fieldsOf('storefront', 'Channel')).toContain('timeSlots');
  for (const name of ['Client', 'Receiver', 'StaffMember', 'StaffUser', 'Permission', 'Conflict']) {
    expect([name, parts.storefront.getType(name)]).toEqual([name, undefined]);
  }
});

test('programs have what a token opens: neither sign-in nor settings, nor their input types', () => {
  expect(fieldsOf('programs', 'Mutation')).toEqual(
    expect.arrayContaining(['placeOrder', 'moveOrder', 'createProduct']),
  );
  expect(fieldsOf('programs', 'Mutation')).not.toContain('signIn');
  expect(fieldsOf('programs', 'Mutation')).not.toContain('createPromoCode');
  expect(fieldsOf('programs', 'Channel')).toContain('orders');
  expect(parts.programs.getType('CreatePromoCodeInput')).toBeUndefined();
  expect(parts.programs.getType('StaffMember')).toBeUndefined();
});
