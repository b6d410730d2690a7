import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isQuestion, questionKey } from '../../../../domain/doubts';
import { newKey } from '../../../graphql/new-key';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useRefusalText } from '../../kit/entity/use-act';
import { useSend } from '../../kit/entity/use-send';
import { useCurrencyDigits } from '../../kit/fields/form-money-field';
import { isRefusal, isSaved } from '../../kit/form/refusal';
import { contactInput, quoteInput } from './desk-input';
import type { DeskForm } from './desk-order';
import { PlacePhoneOrderMutation } from './desk-query';
import { useQuote } from './use-quote';

interface Placed {
  readonly id: string;
  readonly number: string;
}

/**
 * Places what stands in the form, once: a press that has to be repeated, because its answer got lost, gives the same order.
 *
 * @param done - the order is placed: the form is for the next caller.
 */
export function usePlacePhoneOrder(form: DeskForm, done: () => void) {
  const { currencyCode, board } = useCommandCenter();
  const { formatMessage } = useIntl();
  const digits = useCurrencyDigits(currencyCode);
  const input = quoteInput(form, digits);
  const quote = useQuote(input);
  const send = useSend(PlacePhoneOrderMutation);
  const refusalText = useRefusalText();
  const [key, setKey] = useState(newKey);
  const [isBusy, setIsBusy] = useState(false);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
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
    setRefusal(refusalText(answer));
    if (!answer || !isSaved(answer)) {
      // Another wish is another order; what got no answer is the same one.
      if (answer) setKey(newKey());
      return;
    }
    board.changed();
    setPlaced({ id: answer.id, number: answer.number });
    setKey(newKey());
    done();
  };
  return {
    quote,
    place,
    isBusy,
    placed,
    refusal: refusal && formatMessage({ id: 'command-center.desk.refused' }, { refusal }),
  };
}
