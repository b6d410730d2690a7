import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { DeleteEntity } from '../../kit/form/delete-entity';
import { PROMO_CODES_PATH } from './promo-code-path';

const DeletePromoCodeFragment = graphql(`
  fragment DeletePromoCode on PromoCode {
    id
    code
  }
`);

const DeletePromoCodeMutation = graphql(`
  mutation DeletePromoCode($id: ID!) {
    answer: deletePromoCode(id: $id) {
      ...Refusal
    }
  }
`);

/** Takes a code away, after a question that says what becomes of orders and carts. */
export function DeletePromoCode({ promo }: { readonly promo: FragmentType<typeof DeletePromoCodeFragment> }) {
  const { id, code } = readFragment(DeletePromoCodeFragment, promo);
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const remove = useSend(DeletePromoCodeMutation);
  return (
    <DeleteEntity
      done={formatMessage({ id: 'command-center.promo-codes.deleted' })}
      label={formatMessage({ id: 'command-center.promo-codes.delete' })}
      onDeleted={() => navigate(PROMO_CODES_PATH)}
      question={formatMessage({ id: 'command-center.promo-codes.deleteTitle' }, { code })}
      remove={() => remove({ id })}
    >
      <FormattedMessage id="command-center.promo-codes.deleteExplained" />
    </DeleteEntity>
  );
}
