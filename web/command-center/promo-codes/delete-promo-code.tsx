import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { Button } from '../../ui/button/button';
import { Trash2Icon } from '../../ui/icons/trash-2-icon';
import { toasts } from '../../ui/overlay/toasts';
import { ConfirmDialog } from '../form/confirm-dialog';
import { PROMO_CODES_PATH } from './promo-code-path';

const DeletePromoCodeFragment = graphql(`
  fragment DeletePromoCode on PromoCode {
    id
    code
  }
`);

const DeletePromoCodeMutation = graphql(`
  mutation DeletePromoCode($id: ID!) {
    deletePromoCode(id: $id) {
      ... on Error {
        code
        message
      }
    }
  }
`);

/** Takes a code away, after a question that says what becomes of orders and carts. */
export function DeletePromoCode({ promo }: { readonly promo: FragmentType<typeof DeletePromoCodeFragment> }) {
  const { id, code } = readFragment(DeletePromoCodeFragment, promo);
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [, deletePromoCode] = useMutation(DeletePromoCodeMutation);
  const [isAsking, setIsAsking] = useState(false);
  const remove = async (): Promise<string | null> => {
    const answer = (await deletePromoCode({ id })).data?.deletePromoCode;
    if (!answer) return formatMessage({ id: 'command-center.move.notSent' });
    if (answer.__typename !== 'Deleted') return answer.message;
    toasts.show({ message: formatMessage({ id: 'command-center.promo-codes.deleted' }), tone: 'success' });
    await navigate(PROMO_CODES_PATH);
    return null;
  };
  return (
    <div>
      <Button onClick={() => setIsAsking(true)} variant="outline">
        <Trash2Icon size={18} />
        <FormattedMessage id="command-center.promo-codes.delete" />
      </Button>
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.promo-codes.delete' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
        title={formatMessage({ id: 'command-center.promo-codes.deleteTitle' }, { code })}
      >
        <FormattedMessage id="command-center.promo-codes.deleteExplained" />
      </ConfirmDialog>
    </div>
  );
}
