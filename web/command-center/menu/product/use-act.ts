import { useIntl } from 'react-intl';
import type { Answer } from '../../kit/form/refusal';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { toasts } from '../../kit/ui/toaster';

/** Does what needs no form: deletes, duplicates, puts in order. Every screen reads the truth afterwards. */
export function useAct() {
  const { board } = useCommandCenter();
  const { formatMessage } = useIntl();
  /**
   * @param send - answers with the member of the mutation's result.
   * @param done - said in a toast when it was done.
   * @returns why it was refused, in words; null when it was done.
   */
  return async (send: () => Promise<Answer | null | undefined>, done?: string): Promise<string | null> => {
    const answer = await send();
    board.changed();
    if (!answer) return formatMessage({ id: 'command-center.kit.notSent' });
    if ('message' in answer) return answer.message;
    if (done) toasts.show({ message: done, tone: 'success' });
    return null;
  };
}

/** For what has no place of its own to tell why it was refused. */
export function tellRefusal(refusal: string | null): void {
  if (refusal !== null) toasts.show({ message: refusal, tone: 'danger' });
}
