import { Text } from '@chakra-ui/react';
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
import { OrderMovesFragment } from '../moves/order-moves-fragment';
import { useOrderQuestions } from '../moves/use-order-questions';

const RefundDialogFragment = graphql(`
  fragment RefundDialog on Order {
    id
    ...OrderMoves
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

export const RefundOrderMutation = graphql(`
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

interface Values {
  extent: string | null;
  quantities: (string | null)[];
  isWithDelivery: boolean;
  isWithTip: boolean;
  reason: string;
}

interface Props {
  readonly order: FragmentType<typeof RefundDialogFragment>;
  readonly onClose: () => void;
}

const countsTo = (most: number): number[] => Array.from({ length: most + 1 }, (_none, count) => count);

/** How much goes back: everything that is left, or dishes, the delivery and the tip; and why. Cancelling asks for its own reason. */
export function RefundDialog({ order, onClose }: Props) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  // As it was when the dialog opened: an amount that a colleague changes meanwhile is refused, and none is given unseen.
  const [seen] = useState(readFragment(RefundDialogFragment, order));
  const { id, lines, deliveryFee, tip, totalPrice, payments } = seen;
  const moving = readFragment(OrderMovesFragment, seen);
  const { ask } = useOrderQuestions();
  const mayCancel = moving.allowedMoves?.includes('CANCELLED') ?? false;
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
  const saved: Values = {
    extent: null,
    quantities: lines.map(() => '0'),
    isWithDelivery: false,
    isWithTip: false,
    reason: '',
  };
  const form = useEntityForm({
    isNew: true,
    saved,
    save: ({ quantities, isWithDelivery, isWithTip, reason, ...values }) => {
      const parts = values.extent !== 'parts' ? null : { lines: partsOf(quantities), isWithDelivery, isWithTip };
      return send({ input: { id, idempotencyKey, reason, seenAmount: amountOf(parts), ...parts } });
    },
    done: formatMessage({ id: 'command-center.money.refunding' }),
    onSaved: onClose,
  });
  const values = useWatch({ control: form.control });
  const isOfParts = values.extent === 'parts';
  const isCancelling = values.extent === 'cancel';
  const goOn = async () => {
    onClose();
    ask('cancel', moving);
  };
  const asked = {
    lines: partsOf(values.quantities ?? []),
    isWithDelivery: values.isWithDelivery === true,
    isWithTip: values.isWithTip === true,
  };
  const moneyOf = (sum: number) => (totalPrice ? money({ ...totalPrice, minor: minor(sum) }) : '');
  const total = moneyOf(amountOf(isOfParts ? asked : null));
  const submitId = isCancelling ? 'cancel' : values.extent ? 'refundTotal' : 'refundNothing';
  const extents = mayCancel ? (['cancel', 'wholeKept', 'parts'] as const) : (['whole', 'parts'] as const);
  return (
    <FormDialog
      cancelLabel={isCancelling ? formatMessage({ id: 'command-center.cancel.keep' }) : undefined}
      form={isCancelling ? { ...form, submit: goOn } : form}
      isOpen
      onClose={onClose}
      submitLabel={formatMessage({ id: `command-center.money.${submitId}` }, { total })}
      title={formatMessage({ id: 'command-center.money.refundTitle' }, { number: moving.number })}
    >
      <FormSelectField form={form} label={formatMessage({ id: 'command-center.money.extent' })} name="extent">
        <option value="">{formatMessage({ id: 'command-center.money.extent.none' })}</option>
        {extents.map((each) => (
          <option key={each} value={each}>
            {formatMessage({ id: `command-center.money.extent.${each}` }, { total: moneyOf(left) })}
          </option>
        ))}
      </FormSelectField>
      {isOfParts && (
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
      {isCancelling ? (
        <Text>
          <FormattedMessage id="command-center.money.cancelExplained" />
        </Text>
      ) : (
        <FormTextField
          autoComplete="off"
          form={form}
          hint={formatMessage({ id: 'command-center.money.reasonHint' })}
          label={formatMessage({ id: 'command-center.money.reason' })}
          maxLength={250}
          name="reason"
        />
      )}
    </FormDialog>
  );
}
