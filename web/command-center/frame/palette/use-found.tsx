import ReceiptTextIcon from 'lucide/dist/esm/icons/receipt-text';
import ShoppingBagIcon from 'lucide/dist/esm/icons/shopping-bag';
import UserIcon from 'lucide/dist/esm/icons/user';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useClient } from 'urql';
import { graphql } from '../../../gql/gql';
import type { PaletteQuery as Answer } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { clientPath } from '../../clients/list/client-path';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { productPath } from '../../menu/products/product-path';
import { orderPath } from '../../orders/page/order-path';
import type { EntryGroup } from './entry';

const PaletteQuery = graphql(`
  query Palette($text: String!, $hasOrders: Boolean!, $hasProducts: Boolean!, $hasClients: Boolean!) {
    channel {
      id
      orders(first: 5, search: $text) @include(if: $hasOrders) {
        nodes {
          id
          number
          status
          name
        }
      }
      products(first: 5, search: $text) @include(if: $hasProducts) {
        nodes {
          id
          name
        }
      }
      clients(first: 5, search: $text) @include(if: $hasClients) {
        nodes {
          id
          name
          phone
        }
      }
    }
  }
`);

/** Waits while somebody types, instead of querying at each letter. */
const TYPING_MS = 180;
/** One letter finds half of the shop. */
const SHORTEST = 2;

/** Orders by number, dishes and clients by name. @returns what was found for `text`, and whether that is not known yet. */
export function useFound(text: string): { readonly groups: readonly EntryGroup[]; readonly isSeeking: boolean } {
  const client = useClient();
  const { permissions } = useCommandCenter();
  const [found, setFound] = useState<{ readonly text: string; readonly answer: Answer | null }>();
  const toGroups = useGroups();
  const sought = text.trim();
  const isSought = sought.length >= SHORTEST;
  const [hasOrders, hasProducts, hasClients] = (['ORDERS', 'CATALOG', 'CLIENTS'] as const).map((permission) =>
    permissions.has(permission),
  );
  useEffect(() => {
    if (!isSought) return;
    let isCurrent = true;
    const seek = async () => {
      const variables = {
        text: sought,
        hasOrders: hasOrders === true,
        hasProducts: hasProducts === true,
        hasClients: hasClients === true,
      };
      const { data } = await client.query(PaletteQuery, variables, { requestPolicy: 'network-only' });
      if (isCurrent) setFound({ text: sought, answer: data ?? null });
    };
    const timer = setTimeout(() => void seek(), TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, sought, isSought, hasOrders, hasProducts, hasClients]);
  if (!isSought) return { groups: [], isSeeking: false };
  // What was found for fewer letters stays until the next answer: the list does not flicker.
  return { groups: toGroups(found?.answer ?? null), isSeeking: found?.text !== sought };
}

function useGroups(): (answer: Answer | null) => EntryGroup[] {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const title = (id: 'orders' | 'products' | 'clients') => formatMessage({ id: `command-center.palette.${id}` });
  const goTo = (path: string) => () => void navigate(path);
  return (answer) => {
    const { orders, products, clients } = answer?.channel ?? {};
    const groups: EntryGroup[] = [
      {
        id: 'orders',
        title: title('orders'),
        entries: (orders?.nodes ?? []).map(({ id, number, status, name }) => ({
          id,
          label: [number, name].filter(Boolean).join(' · '),
          detail: formatMessage({ id: `command-center.status.${status}` }),
          icon: <Icon of={ReceiptTextIcon} />,
          run: goTo(orderPath(id)),
        })),
      },
      {
        id: 'products',
        title: title('products'),
        entries: (products?.nodes ?? []).map(({ id, name }) => ({
          id,
          label: name,
          icon: <Icon of={ShoppingBagIcon} />,
          run: goTo(productPath(id)),
        })),
      },
      {
        id: 'clients',
        title: title('clients'),
        entries: (clients?.nodes ?? []).map(({ id, name, phone }) => ({
          id,
          label: name,
          detail: phone,
          icon: <Icon of={UserIcon} />,
          run: goTo(clientPath(id)),
        })),
      },
    ];
    return groups.filter(({ entries }) => entries.length > 0);
  };
}
