import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { useCommandCenter } from '../context/command-center-context';
import { createRefresher } from './refresher';
import { whileSeen } from './while-seen';

/** What a loader read, and with what. */
export interface Loaded<Data, Variables> {
  readonly data: Data;
  readonly variables: Variables;
}

interface Options {
  /** Read anew so often, for what changes with time alone; a page out of sight waits. Never, when left out. */
  readonly everyMs?: number;
}

/**
 * The loader's answer, then whatever the API says each time that orders change. A read that fails leaves the last
 * answer in sight: the connection notice tells that it may be old.
 */
export function useFresh<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  loaded: Loaded<Data, Variables>,
  { everyMs }: Options = {},
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
    const stopTimer = everyMs === undefined ? undefined : whileSeen(() => void refresh(), everyMs);
    return () => {
      isCurrent = false;
      stop();
      stopTimer?.();
    };
  }, [board, client, document, loaded, everyMs]);
  return fresh.loaded === loaded ? fresh.data : loaded.data;
}
