import { useEffect, useState } from 'react';
import { isQuestion, questionKey } from '../../../../domain/doubts';
import { newKey } from '../../../graphql/new-key';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useRefusalText } from '../../kit/entity/use-act';
import { useSend } from '../../kit/entity/use-send';
import { useCurrencyDigits } from '../../kit/fields/form-money-field';
import { isRefusal, isSaved } from '../../kit/form/refusal';
import type { DeskDraft } from './desk-drafts';
import { contactInput, quoteInput } from './desk-input';
import { deskProblems, focusProblem, NO_PROBLEMS } from './desk-problems';
import { PlacePhoneOrderMutation } from './desk-query';
import { useQuote } from './use-quote';

export interface PlacedByPhone {
  readonly id: string;
  readonly number: string;
}

interface Options {
  readonly draft: DeskDraft;
  /** Another wish is another order: it needs another key. */
  readonly onKey: (key: string) => void;
  readonly onPlaced: (placed: PlacedByPhone) => void;
}

/** Places a draft, once: a press that has to be repeated, because its answer got lost, gives the same order. */
export function usePlacePhoneOrder({ draft: { form, key }, onKey, onPlaced }: Options) {
  const { currencyCode, board } = useCommandCenter();
  const digits = useCurrencyDigits(currencyCode);
  const input = quoteInput(form, digits);
  const quote = useQuote(input);
  const send = useSend(PlacePhoneOrderMutation);
  const refusalText = useRefusalText();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  // Only what is rendered with its problem is sure to be in sight.
  useEffect(() => focusProblem(problems), [problems]);
  // Another press on the same address and phone insists on them.
  const [asked, setAsked] = useState<string | null>(null);
  const place = async () => {
    if (isBusy || form.lines.length === 0) return;
    setIsBusy(true);
    const question = questionKey(form.details);
    const asksOnDoubt = asked !== question;
    const answer = await send({ input: { ...input, ...contactInput(form.details), idempotencyKey: key, asksOnDoubt } });
    setIsBusy(false);
    if (answer && isRefusal(answer) && isQuestion(answer.fields ?? [])) setAsked(question);
    const found = answer && isRefusal(answer) ? deskProblems(answer) : NO_PROBLEMS;
    setRefusal(refusalText(answer));
    setProblems(found);
    if (!answer || !isSaved(answer)) {
      // Another wish is another order; what got no answer is the same one.
      if (answer) onKey(newKey());
      return;
    }
    board.changed();
    onPlaced({ id: answer.id, number: answer.number });
  };
  return {
    quote,
    place,
    isBusy,
    refusal,
    problems,
  };
}
