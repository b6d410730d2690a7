import { useIntl } from 'react-intl';
import { type Answer, isRefusal } from './refusal';

/**
 * The text for a refused mutation outside of a form: dragging, deleting, switching.
 *
 * @example onReorder={async (ids) => refusalText((await reorder({ input: { ids } })).data?.reorderMenus)}
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
