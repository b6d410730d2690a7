import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useClient } from 'urql';
import { update as updateDocument } from '../../../documents/payment-method';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useSend } from '../../kit/entity/use-send';
import { toasts } from '../../kit/ui/toaster';

const VersionQuery = graphql(`
  query PaymentMethodVersion($id: ID!) {
    node(id: $id) {
      id
      ... on PaymentMethod {
        version
      }
    }
  }
`);

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly isActive: boolean;
}

/**
 * Switches one on or off: it is shown at once, and goes back with a word when the API refuses. A change that this page has
 * not read yet is no reason to refuse: a switch overwrites nothing else.
 */
export function useSwitchPaymentMethod({ id, version, isActive }: Stored) {
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const client = useClient();
  const update = useSend(updateDocument);
  const present = async (): Promise<number | null> => {
    const { data } = await client.query(VersionQuery, { id }, { requestPolicy: 'network-only' });
    return data?.node?.__typename === 'PaymentMethod' ? data.node.version : null;
  };
  const send = async (wanted: boolean) => {
    const answer = await update({ input: { id, version, isActive: wanted } });
    const newer = answer?.__typename === 'Refusal' && answer.code === 'CONFLICT' ? await present() : null;
    return newer === null ? answer : update({ input: { id, version: newer, isActive: wanted } });
  };
  /** Holds until another version is read. */
  const [wish, setWish] = useState<{ readonly isActive: boolean; readonly version: number } | null>(null);
  const isWished = wish?.version === version;
  const setIsActive = async (wanted: boolean): Promise<void> => {
    // One at a time: the version that the next one needs is not here yet.
    if (isWished) return;
    setWish({ isActive: wanted, version });
    const answer = await send(wanted);
    board.changed();
    if (answer?.__typename === 'PaymentMethod') {
      toasts.show({ message: formatMessage({ id: 'command-center.payment.updated' }), tone: 'success' });
      return;
    }
    setWish(null);
    toasts.show({ message: answer?.message ?? formatMessage({ id: 'command-center.kit.notSent' }), tone: 'danger' });
  };
  return { isShownActive: isWished ? wish.isActive : isActive, setIsActive };
}
