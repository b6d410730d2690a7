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

/** Of a part of a page that reads for itself: `useFresh(StreetsQuery, UNREAD)` is null until the answer is there. */
export const UNREAD = { data: null, variables: {} } as const;

interface Options {
  /** How often to read again, for what changes with time alone; a hidden page waits. Never, when left out. */
  readonly everyMs?: number;
}

/**
 * The loader's answer, then whatever the API says each time that orders change. A read that fails leaves the last
 * answer in sight: the connection notice tells that it may be old.
 */
export function useFresh<Data, Variables extends AnyVariables, Before extends Data | null>(
  document: TypedDocumentNode<Data, Variables>,
  loaded: Loaded<Before, Variables>,
  { everyMs }: Options = {},
): Data | Before {
  const client = useClient();
  const { board } = useCommandCenter();
  const [fresh, setFresh] = useState<{ loaded: object; data: Data | Before }>({ loaded, data: loaded.data });
  useEffect(() => {
    let isCurrent = true;
    const refresh = createRefresher(async () => {
      const { data } = await client.query(document, loaded.variables, { requestPolicy: 'network-only' }).toPromise();
      if (isCurrent && data) setFresh({ loaded, data });
    });
    if (loaded.data === null) void refresh();
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
