import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { promoCode } from '../../../../domain/entities/promo-code';
import { PROMO_KINDS } from '../../../../domain/promo';
import * as documents from '../../../documents/promo-code';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { DescribedFields } from '../../kit/entity/described-fields';
import { useDescribedForm } from '../../kit/entity/use-described-form';
import { EntityForm } from '../../kit/form/entity-form';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import { Segmented } from '../../kit/ui/choices';
import { PROMO_CODES_PATH } from './promo-code-path';
import styles from './promo-codes.module.css';
import { randomCode } from './random-code';

interface Props {
  /** Null for a new one. */
  readonly stored: FragmentType<typeof documents.stored> | null;
}

/** A promo code: the word, what it takes off, and when it counts. */
export function PromoCodeForm({ stored: masked }: Props) {
  const { formatMessage } = useIntl();
  const { timeZone } = useCommandCenter();
  const navigate = useNavigate();
  const stored = readFragment(documents.stored, masked);
  const form = useDescribedForm(promoCode, documents, {
    stored,
    initial: { kind: 'PERCENT', percent: 10 },
    // What another kind takes off stays in the form only.
    adjust: ({ kind, percent, amount }) => ({
      percent: kind === 'PERCENT' ? percent : null,
      amount: kind === 'AMOUNT' ? amount : null,
    }),
    words: 'command-center.promo-codes',
    onSaved: () => {
      if (!stored) void navigate(PROMO_CODES_PATH);
    },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const generate = () => {
    form.forget('code');
    form.setValue('code', randomCode(crypto.getRandomValues(new Uint8Array(8))));
  };
  const shown = { form, of: promoCode };
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.promo-codes.form.code' })}>
        <div className={styles.stack}>
          <div className={styles.generator}>
            <DescribedFields
              {...shown}
              show={{
                code: {
                  label: 'command-center.promo-codes.code',
                  hint: 'command-center.promo-codes.form.codeHint',
                  input: {
                    autoCapitalize: 'characters',
                    autoComplete: 'off',
                    className: styles.upper,
                    spellCheck: false,
                  },
                },
              }}
            />
            <Button onClick={generate} variant="outline">
              <FormattedMessage id="command-center.promo-codes.form.generate" />
            </Button>
          </div>
          <DescribedFields
            {...shown}
            show={{
              isActive: {
                label: 'command-center.promo-codes.form.isActive',
                hint: 'command-center.promo-codes.form.isActiveHint',
              },
            }}
          />
        </div>
      </Panel>
      <Panel title={formatMessage({ id: 'command-center.promo-codes.effect' })}>
        <div className={styles.stack}>
          <Segmented
            isWide
            label={formatMessage({ id: 'command-center.promo-codes.effect' })}
            onChange={(value) => form.setValue('kind', value)}
            segments={PROMO_KINDS.map((value) => ({
              value,
              label: formatMessage({ id: `command-center.promo-codes.kind.${value}` }),
            }))}
            value={kind}
          />
          {kind === 'FREE_DELIVERY' ? (
            <p>
              <FormattedMessage id="command-center.promo-codes.form.freeDelivery" />
            </p>
          ) : (
            <DescribedFields {...shown} show={EFFECTS[kind]} />
          )}
        </div>
      </Panel>
      <Panel title={formatMessage({ id: 'command-center.promo-codes.form.limits' })}>
        <p className={styles.explained}>
          <FormattedMessage id="command-center.promo-codes.form.clock" values={{ timeZone }} />
        </p>
        <div className={styles.fields}>
          <DescribedFields
            {...shown}
            show={{
              startsAt: { label: 'command-center.promo-codes.form.startsAt' },
              endsAt: { label: 'command-center.promo-codes.form.endsAt' },
              minimum: { label: 'command-center.promo-codes.form.minimum' },
              totalLimit: { label: 'command-center.promo-codes.form.totalLimit' },
              perClientLimit: {
                label: 'command-center.promo-codes.form.perClientLimit',
                hint: 'command-center.promo-codes.form.perClientLimitHint',
              },
            }}
          />
        </div>
      </Panel>
    </EntityForm>
  );
}

/** Needed where the kind is chosen. */
const EFFECTS = {
  PERCENT: {
    percent: {
      label: 'command-center.promo-codes.form.percent',
      hint: 'command-center.promo-codes.form.percentHint',
      unit: '%',
      isNeeded: true,
    },
  },
  AMOUNT: {
    amount: {
      label: 'command-center.promo-codes.form.amount',
      hint: 'command-center.promo-codes.form.amountHint',
      isNeeded: true,
    },
  },
} as const;
