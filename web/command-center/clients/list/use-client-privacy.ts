import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { download } from '../../kit/table/download';
import { toasts } from '../../kit/ui/toaster';
import { CLIENTS_PATH } from './client-path';

const ExportClientMutation = graphql(`
  mutation ExportClient($id: ID!) {
    answer: exportClient(id: $id) {
      ... on ClientExport {
        fileName
        document
      }
      ...Refusal
    }
  }
`);

export const EraseClientMutation = graphql(`
  mutation EraseClient($id: ID!) {
    answer: eraseClient(id: $id) {
      ... on ErasedClient {
        erasedId
        ordersCount
      }
      ...Refusal
    }
  }
`);

/** Hands out all that is kept of a client, or forgets them. */
export function useClientPrivacy(id: string) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const runExport = useSend(ExportClientMutation);
  const runErase = useSend(EraseClientMutation);
  const [isExporting, setIsExporting] = useState(false);
  const notSent = () => formatMessage({ id: 'command-center.move.notSent' });

  const exportClient = async (): Promise<void> => {
    setIsExporting(true);
    const answer = await runExport({ id });
    setIsExporting(false);
    if (answer?.__typename === 'ClientExport') download(answer.fileName, answer.document, 'application/json');
    else toasts.show({ message: answer?.message ?? notSent(), tone: 'danger' });
  };

  /** @returns why nothing has been erased; null when they are forgotten. */
  const eraseClient = async (): Promise<string | null> => {
    const answer = await runErase({ id });
    if (!answer) return notSent();
    if (answer.__typename !== 'ErasedClient') return answer.message;
    const { ordersCount } = answer;
    toasts.show({ message: formatMessage({ id: 'command-center.clients.erased' }, { ordersCount }), tone: 'success' });
    await navigate(CLIENTS_PATH);
    return null;
  };

  return { isExporting, exportClient, eraseClient };
}
