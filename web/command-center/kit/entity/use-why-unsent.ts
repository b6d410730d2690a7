import { useIntl } from 'react-intl';
import type { RestRefusal } from './send-rest';

const TOO_LARGE = 413;

/** Why a file was not taken: the server's message, or that a proxy in front of it takes no files of this size. */
export function useWhyUnsent() {
  const { formatMessage } = useIntl();
  return ({ message, status }: Pick<RestRefusal, 'message' | 'status'>, unreachable: string) =>
    message ?? (status === TOO_LARGE ? formatMessage({ id: 'command-center.kit.proxyLimit' }) : unreachable);
}
