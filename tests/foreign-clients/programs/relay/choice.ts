import { graphql } from 'relay-runtime';
import type { choice_option$key } from './__generated__/choice_option.graphql';
import { amount } from './amount';
import { read } from './environment';

export function choice(key: choice_option$key): string {
  const { name, priceDifference } = read(
    graphql`
      fragment choice_option on Option {
        name
        priceDifference {
          ...amount_money
        }
      }
    `,
    key,
  );
  return `${name} ${amount(priceDifference)}`;
}
