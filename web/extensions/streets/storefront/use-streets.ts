import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import type { StreetSuggestionsQuery as Answer } from '../../../gql/graphql';
import { StreetSuggestionsQuery } from './street-documents';

export type Suggestion = Answer['streetSuggestions'][number];

/** Between two letters of somebody who types. */
const PAUSE_MS = 150;
const NONE: readonly Suggestion[] = [];

/** What the shop's streets say to what is typed. @param typed - null: nothing is asked. */
export function useStreets(typed: string | null): readonly Suggestion[] {
  const client = useClient();
  const [answer, setAnswer] = useState(NONE);
  useEffect(() => {
    if (typed === null || typed.trim().length < 2) return;
    let isOver = false;
    const ask = async () => {
      // What somebody types of where they live stays out of addresses, which proxies write down.
      const options = { preferGetMethod: false } as const;
      const { data } = await client.query(StreetSuggestionsQuery, { query: typed }, options);
      if (!isOver) setAnswer(data?.streetSuggestions ?? NONE);
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, typed]);
  // Those of the letters before stay until the next are there: a list that comes and goes can't be read.
  return typed === null || typed.trim().length < 2 ? NONE : answer;
}
