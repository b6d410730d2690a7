import { useEffect, useEffectEvent } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../gql/gql';

const ShopNewsSubscription = graphql(`
  subscription ShopNews {
    catalogChanged
  }
`);

/** Not every open checkout at the same instant. */
const SPREAD_MS = 1_500;

/** Hears while the page is open that staff have changed what shoppers see: a pause, a price, a dish that sold out. */
export function useShopNews(onNews: () => void): void {
  const client = useClient();
  const hear = useEffectEvent(onNews);
  useEffect(() => {
    let timer = 0;
    const { unsubscribe } = client.subscription(ShopNewsSubscription, {}).subscribe(({ data }) => {
      if (!data) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => hear(), Math.random() * SPREAD_MS);
    });
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [client]);
}
