import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useSend } from '../../kit/entity/use-send';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { PromoCodeForm } from './promo-code-form';
import { PROMO_CODES_PATH } from './promo-code-path';
import { NEW_PROMO_CODE, promoCodeInput } from './promo-code-values';

const CreatePromoCodeMutation = graphql(`
  mutation CreatePromoCode($input: CreatePromoCodeInput!) {
    answer: createPromoCode(input: $input) {
      ... on PromoCode {
        id
        version
      }
      ...Refusal
    }
  }
`);

/** A promo code that is not there yet. */
export function NewPromoCode() {
  const { formatMessage } = useIntl();
  const { timeZone } = useCommandCenter();
  const navigate = useNavigate();
  const createPromoCode = useSend(CreatePromoCodeMutation);
  const form = useEntityForm({
    isNew: true,
    saved: NEW_PROMO_CODE,
    save: (values) => createPromoCode({ input: promoCodeInput(values, timeZone) }),
    done: formatMessage({ id: 'command-center.promo-codes.created' }),
    onSaved: () => void navigate(PROMO_CODES_PATH),
  });
  return <PromoCodeForm form={form} />;
}
