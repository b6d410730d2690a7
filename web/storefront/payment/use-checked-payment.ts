import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useClient } from 'urql';
import { CheckPaymentMutation } from './payment-documents';

/** While somebody looks, often at first: who comes back from the provider's page has mostly just paid. */
const SOON_MS = 2_000;
const LATER_MS = 10_000;
const SOON_TIMES = 20;

/** Asks the shop repeatedly whether the money is there, and reads the page again: once it is, the page leads on. */
export function useCheckedPayment(token: string): void {
  const client = useClient();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState === 'visible') {
        asked += 1;
        // Pages that read a cart under this link read it again: urql forgets by type, and an order is another.
        await client.mutation(CheckPaymentMutation, { input: { token } }, { additionalTypenames: ['Cart'] });
        if (!isOver) await revalidate();
      }
      if (!isOver) timer = setTimeout(() => void ask(), asked < SOON_TIMES ? SOON_MS : LATER_MS);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, revalidate, token]);
}
