import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useClient } from 'urql';
import { graphql } from '../../../../gql/gql';
import type { ReceiverEvent, ReceiverPreviewQuery } from '../../../../gql/graphql';
import type { EntityFormState } from '../../../kit/form/use-entity-form';
import { filledHeaders, type ReceiverValues } from './receiver-values';

export const PreviewQuery = graphql(`
  query ReceiverPreview($input: ReceiverPreviewInput!) {
    receiverPreview(input: $input) {
      ... on ReceiverPreview {
        method
        url
        headers {
          name
          value
        }
        body
      }
      ... on TemplateInvalid {
        line
        column
        reason
      }
      ...Refusal
    }
  }
`);

/** After the last key: what is half typed is not worth a request. */
const PAUSE_MS = 350;

export type PreviewAnswer = NonNullable<ReceiverPreviewQuery['receiverPreview']>;

/** Where the body's template has a mistake. */
export interface Mistake {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface Preview {
  readonly answer: PreviewAnswer | null;
  readonly mistake: Mistake | null;
  /** Null: an order that never was. */
  readonly orderId: string | null;
  readonly event: ReceiverEvent;
  readonly chooseOrder: (orderId: string | null) => void;
  readonly chooseEvent: (event: ReceiverEvent) => void;
}

/** The request for a chosen order by the form's present values. Nothing is sent. */
export function usePreview(form: EntityFormState<ReceiverValues>, receiverId: string | null): Preview {
  const client = useClient();
  const [url, method, headers, bodyTemplate] = useWatch({
    control: form.control,
    name: ['url', 'method', 'headers', 'bodyTemplate'],
  });
  const [orderId, chooseOrder] = useState<string | null>(null);
  const [event, chooseEvent] = useState<ReceiverEvent>('PLACED');
  const [answer, setAnswer] = useState<PreviewAnswer | null>(null);
  const input = { receiverId, orderId, event, url, method, bodyTemplate, headers: filledHeaders(headers) };
  const isEmpty = url.trim() === '' && bodyTemplate.trim() === '';
  const ask = useEffectEvent(() =>
    client.query(PreviewQuery, { input }, { requestPolicy: 'network-only' }).toPromise(),
  );
  // A text, since the list of headers is another one at each rendering.
  const asked = JSON.stringify(input);
  useEffect(() => {
    if (!asked) return;
    let isCurrent = true;
    const show = async () => {
      const { data } = await ask();
      if (isCurrent && data?.receiverPreview) setAnswer(data.receiverPreview);
    };
    const timer = setTimeout(() => void show(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked]);
  const shown = isEmpty ? null : answer;
  return { answer: shown, mistake: mistakeIn(shown), orderId, event, chooseOrder, chooseEvent };
}

function mistakeIn(answer: PreviewAnswer | null): Mistake | null {
  if (answer?.__typename !== 'TemplateInvalid' || !answer.path?.includes('bodyTemplate')) return null;
  const { line, column, message } = answer;
  return { line, column, message };
}
