import { useEffect } from 'react';
import { useClient } from 'urql';
import { useCommandCenter } from '../../../command-center/kit/context/command-center-context';
import { graphql } from '../../../gql/gql';

const PrintingSubscription = graphql(`
  subscription Printing {
    printing {
      id
    }
  }
`);

/** Reads the screen again each time that a printer or a print job is in another state. */
export function usePrinting(): void {
  const client = useClient();
  const { board } = useCommandCenter();
  useEffect(() => client.subscription(PrintingSubscription, {}).subscribe(board.changed).unsubscribe, [client, board]);
}
