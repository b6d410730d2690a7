import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../../domain/money';
import { PaymentStatus } from '../generated/prisma/client';
import { nextStep, type PaymentFigures, withFinding } from './payment-life';
import type { Finding } from './payment-provider';

const UNKNOWN: PaymentFigures = { status: 'CREATED', captured: 0, reference: null, continueUrl: null, failure: null };

const findings: fc.Arbitrary<Finding> = fc.record({
  reference: fc.constant('cs_1'),
  status: fc.constantFrom(...Object.values(PaymentStatus)),
  captured: fc.integer({ min: 0, max: 5000 }).map(minor),
  refunded: fc.constant(minor(0)),
  continueUrl: fc.constant('https://pay.example/cs_1'),
  failure: fc.constant(null),
  refunds: fc.constant([]),
});
const all = (told: readonly Finding[]) => told.reduce<PaymentFigures>(withFinding, UNKNOWN);

test('findings come to the same in any order, and however often each is reported', () => {
  const told = fc
    .array(findings, { minLength: 1, maxLength: 8 })
    .chain((once) =>
      fc.tuple(fc.constant(once), fc.shuffledSubarray([...once, ...once, ...once], { minLength: once.length * 3 })),
    );
  fc.assert(
    fc.property(told, ([once, anyhow]) => {
      expect(all(anyhow)).toEqual(all(once));
    }),
  );
});

test('taken money is never forgotten by a finding that comes late', () => {
  fc.assert(
    fc.property(fc.array(findings), (late) => {
      const captured = { ...UNKNOWN, status: 'CAPTURED' as const, captured: 5000, reference: 'cs_1' };
      expect(late.reduce<PaymentFigures>(withFinding, captured)).toMatchObject({ status: 'CAPTURED', captured: 5000 });
    }),
  );
});

test('money that nobody wants is given up before it is taken, and given back after', () => {
  const unwanted = { aim: 'RELEASE', reference: 'cs_1', captured: 0, openRefunds: 0 } as const;
  expect(nextStep({ ...unwanted, status: 'CREATED' })).toBe('VOID');
  expect(nextStep({ ...unwanted, status: 'AUTHORISED' })).toBe('VOID');
  expect(nextStep({ ...unwanted, status: 'CAPTURED', openRefunds: 1 })).toBe('REFUND');
  expect(nextStep({ ...unwanted, status: 'CAPTURED' })).toBe('REST');
  expect(nextStep({ ...unwanted, status: 'VOIDED' })).toBe('REST');
});

test('money is taken only once staff have accepted', () => {
  const put = { status: 'AUTHORISED', reference: 'cs_1', captured: 0, openRefunds: 0 } as const;
  expect(nextStep({ ...put, aim: 'PAY' })).toBe('REST');
  expect(nextStep({ ...put, aim: 'KEEP' })).toBe('REST');
  expect(nextStep({ ...put, aim: 'CAPTURE' })).toBe('CAPTURE');
});

test('a payment whose name got lost with its answer is asked for again, whatever became of its order', () => {
  const lost = { status: 'CREATED', reference: null, captured: 0, openRefunds: 0 } as const;
  expect(nextStep({ ...lost, aim: 'PAY' })).toBe('AUTHORISE');
  expect(nextStep({ ...lost, aim: 'RELEASE' })).toBe('AUTHORISE');
});
