import { graphql } from 'relay-runtime';
import type { amount_money$key } from './__generated__/amount_money.graphql';
import { read } from './environment';

export function amount(key: amount_money$key): string {
  const { decimal, currencyCode } = read(
    graphql`
      fragment amount_money on Money {
        decimal
        currencyCode
      }
    `,
    key,
  );
  return `${decimal} ${currencyCode}`;
}
