import { chakra, Flex, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReceivingWay } from '../../../../domain/receiving';
import type { OrderReason } from '../../../gql/graphql';
import { Chip } from '../../kit/ui/button';
import { FieldError, TextArea } from '../../kit/ui/fields';

/** By the API. */
const MAXIMUM_REASON = 250;

export type QuickReason = Exclude<OrderReason, 'NOT_TAKEN' | 'CHANGED_MIND'>;

/** The choice: a named reason, free text, or none yet. */
export interface ChosenReason {
  readonly choice: QuickReason | 'OTHER' | null;
  /** Kept while another reason is tried. */
  readonly words: string;
}

export const NO_REASON: ChosenReason = { choice: null, words: '' };

export interface GivenReason {
  readonly reason?: string;
  readonly reasonCode?: QuickReason;
}

/** @returns null while nothing is chosen, or nothing is written for a reason in words. */
export function givenReason({ choice, words }: ChosenReason): GivenReason | null {
  if (choice === 'OTHER') return words.trim() === '' ? null : { reason: words.trim() };
  return choice && { reasonCode: choice };
}

/** Where a reason fits; the others fit everywhere. */
const FITS: Readonly<Partial<Record<QuickReason, readonly ReceivingWay[]>>> = {
  COURIER_LATE: ['DELIVERY'],
  UNREACHABLE: ['DELIVERY', 'PICKUP'],
};

interface Props {
  readonly reasons: readonly QuickReason[];
  /** How the order is received: not every reason fits. */
  readonly way: ReceivingWay;
  readonly value: ChosenReason;
  readonly onChange: (value: ChosenReason) => void;
  readonly label: string;
  readonly hint: string;
  readonly error?: string | false;
}

/** Reasons at one press, each in the shopper's own language then; or in words. */
export function ReasonChoice({ reasons, way, value, onChange, label, hint, error }: Props) {
  const { formatMessage } = useIntl();
  const { choice, words } = value;
  const text = useRef<HTMLTextAreaElement>(null);
  const fitting = reasons.filter((reason) => FITS[reason]?.includes(way) ?? true);
  const isOther = choice === 'OTHER';
  const id = useId();
  const errorId = error && !isOther ? `${id}-error` : undefined;
  useEffect(() => {
    if (isOther) text.current?.focus();
  }, [isOther]);
  return (
    <chakra.fieldset aria-describedby={errorId} display="grid" gap="3" minWidth="0" margin="0" padding="0">
      <chakra.legend padding="0" fontWeight="semibold">
        {label}
      </chakra.legend>
      <Text color="fg.muted" fontSize="sm">
        {hint}
      </Text>
      <Flex gap="2" wrap="wrap">
        {[...fitting, 'OTHER' as const].map((reason) => (
          <Chip
            isActive={choice === reason}
            key={reason}
            onPress={() => onChange({ choice: choice === reason ? null : reason, words })}
          >
            <FormattedMessage id={`command-center.reason.${reason}`} />
          </Chip>
        ))}
      </Flex>
      {isOther ? (
        <TextArea
          error={error}
          label={formatMessage({ id: 'command-center.reason.words' })}
          maxLength={MAXIMUM_REASON}
          onChange={(event) => onChange({ choice, words: event.currentTarget.value })}
          ref={text}
          rows={2}
          value={words}
        />
      ) : (
        <FieldError id={errorId}>{error}</FieldError>
      )}
    </chakra.fieldset>
  );
}
