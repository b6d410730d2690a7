import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../../gql/gql';
import type { AmendOrderInput, AmendmentQuoteQuery as Answer } from '../../../gql/graphql';

/** Waits while something is typed. */
const TYPING_MS = 200;

const AmendmentQuoteQuery = graphql(`
  query AmendmentQuote($input: AmendOrderInput!) {
    answer: quoteAmendment(input: $input) {
      ... on OrderAmendment {
        isChange
        isProposed
        refund {
          minor
          currencyCode
        }
        amountDue {
          minor
          currencyCode
        }
        before {
          totalPrice {
            minor
            currencyCode
          }
        }
        after {
          deliveryFee {
            minor
            currencyCode
          }
          totalPrice {
            minor
            currencyCode
          }
        }
      }
      ...Refusal
    }
  }
`);

/** What a change would cost, or why it can't be made. Null while nothing is changed. */
export function useAmendmentQuote(input: AmendOrderInput, isChanged: boolean): NonNullable<Answer['answer']> | null {
  const client = useClient();
  const [answer, setAnswer] = useState<Answer['answer'] | null>(null);
  // A text, since the input is another object at each rendering.
  const asked = isChanged ? JSON.stringify(input) : null;
  const ask = useEffectEvent(() =>
    client.query(AmendmentQuoteQuery, { input }, { requestPolicy: 'network-only' }).toPromise(),
  );
  useEffect(() => {
    if (asked === null) return;
    let isCurrent = true;
    const tell = async () => {
      const { data } = await ask();
      if (isCurrent) setAnswer(data?.answer ?? null);
    };
    const timer = setTimeout(() => void tell(), TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return asked === null ? null : answer;
}
