import { useEffect } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/context/command-center-context';

const ReceiverChangesSubscription = graphql(`
  subscription ReceiverChanges {
    receiverChanged {
      receiver {
        id
      }
    }
  }
`);

/** How soon the log of a receiver that has something to send is read again. */
const READ_AGAIN_MS = 3000;

/**
 * A receiver that begins to rest, works again or is changed by a colleague is seen without a reload.
 *
 * @param isWaiting - whether something on the page waits to be sent: no event tells when it has been.
 */
export function useReceiverChanges(isWaiting: boolean): void {
  const client = useClient();
  const { board } = useCommandCenter();
  useEffect(() => {
    const { unsubscribe } = client.subscription(ReceiverChangesSubscription, {}).subscribe(({ data }) => {
      if (data) board.changed();
    });
    return unsubscribe;
  }, [client, board]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') board.changed();
    }, READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [board, isWaiting]);
}
