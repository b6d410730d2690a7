import { type CurrencyCode, type Minor, minor } from '../../../../domain/money';
import type { PaymentDayRowFragment, PaymentProviderKind } from '../../../gql/graphql';

/** What was taken and given back, in minor units. */
export interface PaymentSum {
  readonly captured: Minor;
  readonly captures: number;
  readonly refunded: Minor;
  readonly refunds: number;
  readonly currencyCode: CurrencyCode;
}

/** Of one way to pay at one provider, on a day or in all. */
export interface PaymentSumRow extends PaymentSum {
  readonly id: string;
  /** Null in a sum of many days. */
  readonly day: string | null;
  readonly methodName: string | null;
  readonly provider: PaymentProviderKind;
}

/** Money that may be added up: of one currency, and real or not. */
export interface PaymentSection {
  readonly id: string;
  readonly isTest: boolean;
  readonly total: PaymentSum;
  readonly byMethod: readonly PaymentSumRow[];
  readonly byDay: readonly PaymentSumRow[];
}

/** Real money first. @param days - as the API gives them, the last day first. */
export function toSections(days: readonly PaymentDayRowFragment[]): PaymentSection[] {
  const sections = groupBy(days, ({ isTest, captured }) => `${isTest ? 'test' : 'live'}-${captured.currencyCode}`);
  return [...sections]
    .map(([id, rows]) => {
      const byDay = rows.map((row) => rowOf(row, row.day, [row]));
      const methods = groupBy(rows, ({ methodName, provider }) => JSON.stringify([methodName, provider]));
      const byMethod = [...methods.values()].flatMap((those) =>
        those.slice(0, 1).map((row) => rowOf(row, null, those)),
      );
      const isTest = rows.some((row) => row.isTest);
      return { id, isTest, total: sumOf(rows), byMethod: byMethod.toSorted(byTaken), byDay };
    })
    .toSorted((one, other) => Number(one.isTest) - Number(other.isTest));
}

/** `Map.groupBy` is younger than some phones. */
function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const byTaken = (one: PaymentSum, other: PaymentSum) => other.captured - one.captured;

function rowOf(
  { methodName, provider }: PaymentDayRowFragment,
  day: string | null,
  rows: readonly PaymentDayRowFragment[],
): PaymentSumRow {
  return { ...sumOf(rows), id: JSON.stringify([day, methodName, provider]), day, methodName, provider };
}

/** @param rows - of one currency. */
function sumOf(rows: readonly PaymentDayRowFragment[]): PaymentSum {
  const [first] = rows;
  if (!first) throw new Error('no rows to add up');
  const add = (of: (row: PaymentDayRowFragment) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  return {
    captured: minor(add(({ captured }) => captured.minor)),
    captures: add(({ captures }) => captures),
    refunded: minor(add(({ refunded }) => refunded.minor)),
    refunds: add(({ refunds }) => refunds),
    currencyCode: first.captured.currencyCode,
  };
}
