import { useIntl } from 'react-intl';
import { type AnyVariables, useMutation } from 'urql';
import { useCommandCenter } from '../context/command-center-context';
import { type Answer, isRefusal } from '../form/refusal';
import { toasts } from '../ui/toaster';
import type { Command } from './use-send';

/**
 * The text for a refused mutation outside of a form.
 *
 * @returns why it was refused, or that it did not reach the server; null when it was done.
 */
export function useRefusalText(): <Result extends Answer>(answer: Result | null | undefined) => string | null {
  const { formatMessage } = useIntl();
  return (answer) => {
    if (!answer) return formatMessage({ id: 'command-center.move.notSent' });
    if (!isRefusal(answer)) return null;
    return answer.fields?.[0]?.message ?? answer.message;
  };
}

/**
 * Sends what needs no form: deletes, switches, puts in order. Every screen is read again afterwards.
 *
 * @example
 * const [reorder] = useAct(ReorderMenusMutation);
 * <SortableList onReorder={(ids) => reorder({ input: { ids } })} …
 *
 * @returns the act, and whether it is under way. The act takes the mutation's variables and the toast for its success, and
 * answers why it was refused; null when it was done.
 */
export function useAct<Result extends Answer, Variables extends AnyVariables>(command: Command<Result, Variables>) {
  const { board } = useCommandCenter();
  const refusalText = useRefusalText();
  const [{ fetching }, send] = useMutation(command);
  const act = async (variables: Variables, done?: string): Promise<string | null> => {
    const refusal = refusalText((await send(variables)).data?.answer);
    board.changed();
    if (refusal === null && done) toasts.show({ message: done, tone: 'success' });
    return refusal;
  };
  return [act, fetching] as const;
}

/** For a press that has no place of its own for a refusal. @example tellRefusal(await act({ id }, done)); */
export function tellRefusal(refusal: string | null): void {
  if (refusal !== null) toasts.show({ message: refusal, tone: 'danger' });
}
