import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from 'urql';
import type { QuotePhoneOrderQuery as Answer, QuotePhoneOrderInput } from '../../../gql/graphql';
import { QuotePhoneOrderQuery } from './desk-query';

/** Waits while a code or an amount is typed. */
const TYPING_MS = 200;

type Quoted = NonNullable<Answer['answer']>;

export interface Quote {
  readonly cart: Extract<Quoted, { readonly __typename: 'Cart' }> | null;
  /** Why nothing can be said: a code that there is not. */
  readonly refusal: string | null;
  /** Whether it is about what stands in the form now. */
  readonly isCurrent: boolean;
}

/** What the order costs as it stands, and what keeps it from being placed. Null while there is no dish. */
export function useQuote(input: QuotePhoneOrderInput): Quote | null {
  const client = useClient();
  const [told, setTold] = useState<{ readonly asked: string; readonly answer: Quoted | null }>();
  // A text, since the input is another object at each rendering.
  const asked = JSON.stringify(input);
  const isEmpty = input.lines.length === 0;
  const ask = useEffectEvent(() =>
    client.query(QuotePhoneOrderQuery, { input }, { requestPolicy: 'network-only' }).toPromise(),
  );
  useEffect(() => {
    if (isEmpty) return;
    let isCurrent = true;
    const tell = async () => {
      const { data } = await ask();
      if (isCurrent) setTold({ asked, answer: data?.answer ?? null });
    };
    const timer = setTimeout(() => void tell(), TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, isEmpty]);
  if (isEmpty || !told) return null;
  const { answer } = told;
  const cart = answer?.__typename === 'Cart' ? answer : null;
  return { cart, refusal: answer && 'message' in answer ? answer.message : null, isCurrent: told.asked === asked };
}
