import { useEffect, useRef, useState } from 'react';
import type { UpdateCheckoutInput } from '../../gql/graphql';
import { useCartActions } from '../cart/store/cart-context';
import type { CartStore } from '../cart/store/cart-store';

/** The server's message about a field, valid while the field has the value that was sent. */
export interface ServerWord {
  readonly field: string;
  /** The value as it was sent, JSON. */
  readonly value: string;
  readonly message: string;
}

type Details = Omit<UpdateCheckoutInput, 'deliveryMethod'>;

interface Options {
  readonly known: Details;
  readonly isOn: boolean;
}

/** After this long without a keystroke the server gets what was typed. */
const PAUSE_MS = 1200;

async function save(store: CartStore, details: Details): Promise<ServerWord[]> {
  const answer = await store.update(details);
  if (
    answer === null ||
    answer.__typename === 'Cart' ||
    (answer.__typename === 'Refusal' && answer.code === 'MAINTENANCE')
  )
    return [];
  const told =
    answer.__typename === 'InvalidInput'
      ? answer.fields.map(({ path, message }) => ({ field: path.at(-1) ?? '', message }))
      : [{ field: answer.path?.at(-1) ?? '', message: answer.message }];
  const values = new Map(Object.entries(details));
  return told.map(({ field, message }) => ({ field, message, value: JSON.stringify(values.get(field) ?? null) }));
}

/**
 * Keeps the form on the server now and then, and hands back what the server says of its fields. What it refuses is left
 * out the next time, so that one wrong field does not keep the others from being kept.
 *
 * @param options.known - what the server has, as this form would say it: what was typed before the page lived is no part of it.
 * @param options.isOn - false while there is nothing to keep, or while it is being placed.
 */
export function useSavedDetails(details: Details, { known, isOn }: Options): readonly ServerWord[] {
  const { store } = useCartActions();
  const [words, setWords] = useState<readonly ServerWord[]>([]);
  const sent = useRef<string | null>(null);
  const text = JSON.stringify(details);
  const knownText = JSON.stringify(known);
  useEffect(() => {
    if (!isOn) return;
    sent.current ??= knownText;
    if (sent.current === text) return;
    const saveNow = async () => {
      sent.current = text;
      const all: Details = JSON.parse(text);
      const refused = await save(store, all);
      setWords(refused);
      const fields = refused.map(({ field }) => field);
      const rest = Object.fromEntries(Object.entries(all).filter(([field]) => !fields.includes(field)));
      if (refused.length > 0) await save(store, rest);
    };
    const timer = setTimeout(() => void saveNow(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [store, text, knownText, isOn]);
  return words;
}
