import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useMoney } from '../../../ui/text/use-money';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { DeleteEntity } from '../../kit/entity/delete-entity';
import { useSend } from '../../kit/entity/use-send';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { FactList } from '../../kit/page/fact-list';
import { Panel } from '../../kit/page/panel';
import { PromoCodeForm } from './promo-code-form';
import { PROMO_CODES_PATH } from './promo-code-path';
import { promoCodeInput, readingOf } from './promo-code-values';
import styles from './promo-codes.module.css';
import { PromoStateBadge } from './promo-state-badge';

const ExistingPromoCodeFragment = graphql(`
  fragment ExistingPromoCode on PromoCode {
    id
    version
    code
    kind
    percent
    startsAt
    endsAt
    totalLimit
    perClientLimit
    used
    isActive
    state
    amount {
      minor
    }
    minimum {
      minor
    }
    takenOffInAll {
      minor
      currencyCode
    }
  }
`);

const UpdatePromoCodeMutation = graphql(`
  mutation UpdatePromoCode($input: UpdatePromoCodeInput!) {
    answer: updatePromoCode(input: $input) {
      ... on PromoCode {
        id
        version
      }
      ...Refusal
    }
  }
`);

const DeletePromoCodeMutation = graphql(`
  mutation DeletePromoCode($id: ID!) {
    answer: deletePromoCode(id: $id) {
      ...Refusal
    }
  }
`);

/** A promo code as it is stored: what came of it, what can be changed, and the way to be rid of it. */
export function ExistingPromoCode({ promo }: { readonly promo: FragmentType<typeof ExistingPromoCodeFragment> }) {
  const fields = readFragment(ExistingPromoCodeFragment, promo);
  const { id, version, code, kind, percent, amount, minimum, startsAt, endsAt, takenOffInAll, used } = fields;
  const { totalLimit, perClientLimit, isActive, state } = fields;
  const { formatMessage, formatNumber } = useIntl();
  const { timeZone } = useCommandCenter();
  const money = useMoney();
  const updatePromoCode = useSend(UpdatePromoCodeMutation);
  const form = useEntityForm({
    saved: {
      code,
      kind,
      percent,
      totalLimit,
      perClientLimit,
      isActive,
      amount: amount?.minor ?? null,
      minimum: minimum?.minor ?? null,
      startsAt: readingOf(startsAt, timeZone),
      endsAt: readingOf(endsAt, timeZone),
    },
    version,
    save: (values, basis) => updatePromoCode({ input: { id, version: basis, ...promoCodeInput(values, timeZone) } }),
    done: formatMessage({ id: 'command-center.promo-codes.updated' }),
  });
  return (
    <div className={styles.stack}>
      <Panel title={formatMessage({ id: 'command-center.promo-codes.came' })}>
        <FactList
          facts={[
            {
              label: formatMessage({ id: 'command-center.promo-codes.state' }),
              value: <PromoStateBadge state={state} />,
            },
            { label: formatMessage({ id: 'command-center.promo-codes.uses' }), value: formatNumber(used) },
            { label: formatMessage({ id: 'command-center.promo-codes.takenOff' }), value: money(takenOffInAll) },
          ]}
        />
      </Panel>
      <PromoCodeForm form={form} />
      <DeleteEntity
        command={DeletePromoCodeMutation}
        done="command-center.promo-codes.deleted"
        id={id}
        name={code}
        to={PROMO_CODES_PATH}
        words="command-center.promo-codes"
      />
    </div>
  );
}
