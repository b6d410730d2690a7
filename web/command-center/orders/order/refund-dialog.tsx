import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { minor } from '../../../../domain/money';
import { type RefundParts, refundAmount, refundedQuantity } from '../../../../domain/refund-amount';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { newKey } from '../../../graphql/new-key';
import { useMoney } from '../../../ui/text/use-money';
import { useSend } from '../../kit/entity/use-send';
import { FormSelectField } from '../../kit/fields/form-select-field';
import { FormSwitch } from '../../kit/fields/form-switch';
import { FormTextField } from '../../kit/fields/form-text-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { useEntityForm } from '../../kit/form/use-entity-form';

const RefundDialogFragment = graphql(`
  fragment RefundDialog on Order {
    id
    lines {
      id
      productName
      quantity
      total {
        minor
      }
    }
    deliveryFee {
      minor
    }
    tip {
      minor
    }
    totalPrice {
      minor
      currencyCode
    }
    payments {
      id
      captured {
        minor
      }
      refunds {
        id
        status
        amount {
          minor
        }
        isWithDelivery
        isWithTip
        parts {
          lineId
          quantity
        }
      }
    }
  }
`);

const RefundOrderMutation = graphql(`
  mutation RefundOrder($input: RefundOrderInput!) {
    answer: refundOrder(input: $input) {
      ... on Order {
        id
        version
        moneyState
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly order: FragmentType<typeof RefundDialogFragment>;
  readonly onClose: () => void;
}

const countsTo = (most: number): number[] => Array.from({ length: most + 1 }, (_none, count) => count);

/** How much goes back: everything that is left, or dishes, the delivery and the tip; and why. */
export function RefundDialog({ order, onClose }: Props) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  // As it was when the dialog opened: an amount that a colleague changes meanwhile is refused, and none is given unseen.
  const [seen] = useState(readFragment(RefundDialogFragment, order));
  const { id, lines, deliveryFee, tip, totalPrice, payments } = seen;
  const send = useSend(RefundOrderMutation);
  // Of this dialog: a second press, or a lost answer, gives nothing back twice.
  const [idempotencyKey] = useState(newKey);
  const givenOf = ({ refunds }: (typeof payments)[number]) => refunds.filter(({ status }) => status !== 'FAILED');
  const given = payments.flatMap(givenOf);
  const before = given.map(({ parts, isWithDelivery, isWithTip }) => ({ lines: parts, isWithDelivery, isWithTip }));
  // Of one payment at a time, the one that has most left.
  const left = payments
    .map((payment) => givenOf(payment).reduce((rest, { amount }) => rest - amount.minor, payment.captured.minor))
    .reduce((most, rest) => Math.max(most, rest), 0);
  const isDeliveryLeft = (deliveryFee?.minor ?? 0) > 0 && !before.some(({ isWithDelivery }) => isWithDelivery);
  const isTipLeft = (tip?.minor ?? 0) > 0 && !before.some(({ isWithTip }) => isWithTip);
  const partsOf = (quantities: readonly (string | null | undefined)[]) =>
    lines
      .map((line, index) => ({ lineId: line.id, quantity: Number(quantities[index] ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
  const paid = {
    lines: lines.map((line) => ({ id: line.id, quantity: line.quantity, cost: line.total?.minor ?? 0 })),
    deliveryFee: deliveryFee?.minor ?? null,
    tip: tip?.minor ?? null,
    total: totalPrice?.minor ?? 0,
  };
  const amountOf = (asked: RefundParts | null) =>
    asked === null ? left : Math.min(left, refundAmount(paid, asked, before));
  const extent: string | null = 'whole';
  const form = useEntityForm({
    isNew: true,
    saved: {
      extent,
      quantities: lines.map((): string | null => '0'),
      isWithDelivery: false,
      isWithTip: false,
      reason: '',
    },
    save: ({ quantities, isWithDelivery, isWithTip, reason, ...values }) => {
      const parts = values.extent === 'whole' ? null : { lines: partsOf(quantities), isWithDelivery, isWithTip };
      return send({ input: { id, idempotencyKey, reason, seenAmount: amountOf(parts), ...parts } });
    },
    done: formatMessage({ id: 'command-center.money.refunding' }),
    onSaved: onClose,
  });
  const values = useWatch({ control: form.control });
  const isWholeRefund = values.extent === 'whole';
  const asked = {
    lines: partsOf(values.quantities ?? []),
    isWithDelivery: values.isWithDelivery === true,
    isWithTip: values.isWithTip === true,
  };
  const amount = minor(amountOf(isWholeRefund ? null : asked));
  const total = totalPrice ? money({ ...totalPrice, minor: amount }) : '';
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      submitLabel={formatMessage({ id: 'command-center.money.refundTotal' }, { total })}
      title={formatMessage({ id: 'command-center.money.refundTitle' })}
    >
      <FormSelectField form={form} label={formatMessage({ id: 'command-center.money.extent' })} name="extent">
        <option value="whole">{formatMessage({ id: 'command-center.money.extent.whole' })}</option>
        <option value="parts">{formatMessage({ id: 'command-center.money.extent.parts' })}</option>
      </FormSelectField>
      {!isWholeRefund && (
        <>
          {lines.map((line, index) => (
            <FormSelectField form={form} key={line.id} label={line.productName} name={`quantities.${index}`}>
              {countsTo(line.quantity - refundedQuantity(before, line.id)).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </FormSelectField>
          ))}
          {isDeliveryLeft && (
            <FormSwitch
              form={form}
              label={<FormattedMessage id="command-center.money.delivery" />}
              name="isWithDelivery"
            />
          )}
          {isTipLeft && (
            <FormSwitch form={form} label={<FormattedMessage id="command-center.money.tip" />} name="isWithTip" />
          )}
        </>
      )}
      <FormTextField
        autoComplete="off"
        form={form}
        hint={formatMessage({ id: 'command-center.money.reasonHint' })}
        label={formatMessage({ id: 'command-center.money.reason' })}
        maxLength={250}
        name="reason"
      />
    </FormDialog>
  );
}
