import { chakra, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { Price } from '../../../ui/text/price';
import { useMay } from '../../kit/context/command-center-context';
import { Checkbox } from '../../kit/ui/choices';
import { Notice } from '../../kit/ui/feedback';
import { TextField } from '../../kit/ui/fields';
import type { DeskAside, DeskDetails } from './desk-order';
import { DeskTotalsFragment } from './desk-query';

/** Products, discount, delivery and the total. */
export function DeskTotals({ order }: { readonly order: FragmentType<typeof DeskTotalsFragment> }) {
  const { productsCost, discount, deliveryFee, tip, totalPrice } = readFragment(DeskTotalsFragment, order);
  const rows = [
    { id: 'products', value: productsCost },
    ...(discount.minor > 0 ? [{ id: 'discount', value: { ...discount, minor: -discount.minor } } as const] : []),
    ...(deliveryFee ? [{ id: 'deliveryCost', value: deliveryFee } as const] : []),
    ...(tip.minor > 0 ? [{ id: 'tip', value: tip } as const] : []),
    { id: 'total', value: totalPrice },
  ] as const;
  return (
    <chakra.dl display="grid" gap="1">
      {rows.map(({ id, value }) => (
        <Flex fontWeight={id === 'total' ? 'bold' : undefined} justify="space-between" key={id}>
          <dt>
            <FormattedMessage id={`command-center.desk.${id}`} />
          </dt>
          <dd>
            <Price value={value} />
          </dd>
        </Flex>
      ))}
    </chakra.dl>
  );
}

/** Which rule each of these problems comes of. */
const RULES: Readonly<Record<string, 'ignoreMinimum' | 'ignoreFullSlot'>> = {
  BELOW_MINIMUM: 'ignoreMinimum',
  SLOT_TAKEN: 'ignoreFullSlot',
};

interface Props {
  readonly problems: readonly { readonly code: string; readonly message: string }[];
  /** Why nothing can be said of the order as it stands. */
  readonly refusal?: string | null;
  readonly details: DeskDetails;
  readonly aside: DeskAside;
  readonly onAside: (part: Partial<DeskAside>) => void;
}

/** What stands in the order's way, with a way round it for those who may. */
export function DeskProblems({ problems, refusal, details, aside, onAside }: Props) {
  const { formatMessage } = useIntl();
  const mayOverride = useMay('OVERRIDE');
  const standing = problems.filter(({ code }) => !isSetAside(code, aside));
  const taken = Object.entries(RULES).filter(([, rule]) => aside[rule]);
  return (
    <Stack aria-live="polite" gap="2">
      {refusal && <Notice title={refusal} tone="danger" />}
      {standing.map(({ code, message }) => (
        <Notice key={code} title={message} tone="warning">
          {mayOverride && RULES[code] && (
            <Checkbox
              checked={false}
              label={formatMessage({ id: 'command-center.desk.takeAnyway' })}
              onChange={() => onAside({ [RULES[code] ?? '']: true })}
            />
          )}
        </Notice>
      ))}
      {taken.map(([code, rule]) => (
        <Checkbox
          checked
          key={code}
          label={formatMessage({ id: `command-center.desk.aside.${rule}` })}
          onChange={() => onAside({ [rule]: false })}
        />
      ))}
      {mayOverride && details.deliveryMethod === 'DELIVERY' && (
        <TextField
          autoComplete="off"
          inputMode="decimal"
          isOptional
          label={formatMessage({ id: 'command-center.desk.otherFee' })}
          onChange={(event) => onAside({ deliveryFee: event.currentTarget.value })}
          value={aside.deliveryFee}
        />
      )}
    </Stack>
  );
}

function isSetAside(code: string, aside: DeskAside): boolean {
  const rule = RULES[code];
  return rule !== undefined && aside[rule];
}
