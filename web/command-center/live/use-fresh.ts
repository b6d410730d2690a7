import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { useCommandCenter } from '../layout/command-center-context';
import { createRefresher } from './refresher';

/** What a loader read, and with what. */
export interface Loaded<Data, Variables> {
  readonly data: Data;
  readonly variables: Variables;
}

/**
 * The loader's answer, then whatever the API says each time that orders change. A read that fails leaves the last
 * answer in sight: the connection notice tells that it may be old.
 */
export function useFresh<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  loaded: Loaded<Data, Variables>,
): Data {
  const client = useClient();
  const { board } = useCommandCenter();
  const [fresh, setFresh] = useState({ loaded, data: loaded.data });
  useEffect(() => {
    let isCurrent = true;
    const refresh = createRefresher(async () => {
      const { data } = await client.query(document, loaded.variables, { requestPolicy: 'network-only' }).toPromise();
      if (isCurrent && data) setFresh({ loaded, data });
    });
    const stop = board.onChange(() => void refresh());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [board, client, document, loaded]);
  return fresh.loaded === loaded ? fresh.data : loaded.data;
}
