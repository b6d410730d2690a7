import { Box, chakra, Flex, Span, Stack, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useClient } from 'urql';
import { readFragment } from '../../../gql/fragment-masking';
import type { DeskCallersQuery as Answer, DeskOrderFragment as DeskOrder } from '../../../gql/graphql';
import { Price } from '../../../ui/text/price';
import { useShopTime } from '../../kit/time/order-time';
import { TextField } from '../../kit/ui/fields';
import { controlOf } from './desk-problems';
import { DeskCallersQuery, DeskOrderFragment } from './desk-query';

/** Waits while somebody types, instead of asking at each digit. */
const TYPING_MS = 150;
/** Fewer digits find half of the town. */
const SHORTEST = 4;

type Caller = NonNullable<NonNullable<Answer['channel']>['clients']>['nodes'][number];

/** What a press takes over: a person alone, or with what they ordered. */
type Choice = { readonly caller: Caller; readonly order: DeskOrder | null };

interface Props {
  readonly phone: string;
  readonly error: string | undefined;
  readonly onType: (phone: string) => void;
  readonly onCaller: (caller: { readonly name: string; readonly phone: string }) => void;
  readonly onRepeat: (order: DeskOrder) => void;
  /** Enter where nobody is known: on to the menu. */
  readonly onUnknown: () => void;
}

/** Who calls, by the number, with what they ordered last: arrows choose, Enter takes it over. */
export function CallerSearch({ phone, error, onType, onCaller, onRepeat, onUnknown }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { choices, isSeeking } = useCallers(phone);
  const [current, setCurrent] = useState(0);
  const chosen = choices[Math.min(current, choices.length - 1)];
  const optionId = ({ caller, order }: Choice) => `${id}-${order?.id ?? caller.id}`;
  const take = (choice: Choice | undefined) => {
    if (!choice) onUnknown();
    else if (choice.order) onRepeat(choice.order);
    else onCaller(choice.caller);
  };
  const isEnterWaiting = useRef(false);
  const takeWaiting = useEffectEvent(() => {
    if (isEnterWaiting.current) take(chosen);
    isEnterWaiting.current = false;
  });
  useEffect(() => {
    if (!isSeeking) takeWaiting();
  }, [isSeeking]);
  const press = (event: KeyboardEvent) => {
    const last = choices.length - 1;
    const to = { ArrowDown: Math.min(last, current + 1), ArrowUp: Math.max(0, current - 1) }[event.key];
    if (to !== undefined) setCurrent(to);
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // What is listed answers fewer digits, and may be somebody else: the press waits for the whole number's answer.
      if (isSeeking) isEnterWaiting.current = current === 0;
      else take(chosen);
    } else return;
    event.preventDefault();
  };
  return (
    <Stack gap="3">
      <TextField
        aria-activedescendant={chosen && optionId(chosen)}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-expanded={choices.length > 0}
        autoComplete="off"
        autoFocus
        error={error}
        hint={formatMessage({ id: 'command-center.desk.phoneHint' })}
        id={controlOf('phone')}
        inputMode="tel"
        label={formatMessage({ id: 'command-center.desk.phone' })}
        onChange={(event) => {
          setCurrent(0);
          isEnterWaiting.current = false;
          onType(event.currentTarget.value);
        }}
        onKeyDown={press}
        role="combobox"
        type="tel"
        value={phone}
      />
      <Stack aria-label={formatMessage({ id: 'command-center.desk.callers' })} gap="1" id={`${id}-list`} role="listbox">
        {choices.map((choice) => (
          <CallerChoice
            choice={choice}
            id={optionId(choice)}
            isChosen={choice === chosen}
            key={optionId(choice)}
            onTake={() => take(choice)}
          />
        ))}
      </Stack>
      <Text aria-live="polite" color="fg.muted" fontSize="sm" minHeight="1.5em">
        {choices.length === 0 && !isSeeking && isLongEnough(phone) && (
          <FormattedMessage id="command-center.desk.unknown" />
        )}
      </Text>
    </Stack>
  );
}

/** The people whom the digits fit, each after their last orders: the last order of the first one comes first. */
function useCallers(phone: string): { readonly choices: readonly Choice[]; readonly isSeeking: boolean } {
  const client = useClient();
  const [found, setFound] = useState<{ readonly text: string; readonly callers: readonly Caller[] }>();
  const isSought = isLongEnough(phone);
  useEffect(() => {
    if (!isSought) return;
    let isCurrent = true;
    const seek = async () => {
      const { data } = await client.query(DeskCallersQuery, { text: phone }, { requestPolicy: 'network-only' });
      if (isCurrent) setFound({ text: phone, callers: data?.channel?.clients?.nodes ?? [] });
    };
    const timer = setTimeout(() => void seek(), TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, phone, isSought]);
  if (!isSought) return { choices: [], isSeeking: false };
  const choices = (found?.callers ?? []).flatMap((caller) => [
    ...caller.orders.nodes.map((order) => ({ caller, order: readFragment(DeskOrderFragment, order) })),
    { caller, order: null },
  ]);
  return { choices, isSeeking: found?.text !== phone };
}

const isLongEnough = (phone: string) => phone.replace(/\D/g, '').length >= SHORTEST;

interface ChoiceProps {
  readonly choice: Choice;
  readonly id: string;
  readonly isChosen: boolean;
  readonly onTake: () => void;
}

function CallerChoice({ choice: { caller, order }, id, isChosen, onTake }: ChoiceProps) {
  const shopTime = useShopTime();
  const dishes = order?.lines.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(', ');
  return (
    // The field has the keys: arrows and Enter.
    <Box
      aria-selected={isChosen}
      background={isChosen ? 'bg.muted' : undefined}
      borderColor={isChosen ? 'accent.solid' : 'border'}
      borderRadius="md"
      borderWidth="1px"
      cursor="pointer"
      id={id}
      minHeight="11"
      onClick={onTake}
      padding="2.5"
      role="option"
      tabIndex={-1}
    >
      <Flex gap="2" justify="space-between" wrap="wrap">
        <chakra.strong overflowWrap="anywhere">
          {order ? (
            <FormattedMessage id="command-center.desk.again" values={{ time: shopTime(order.placedAt) }} />
          ) : (
            <FormattedMessage id="command-center.desk.newOrder" values={{ name: caller.name }} />
          )}
        </chakra.strong>
        {order && <Price value={order.totalPrice} />}
      </Flex>
      <Span color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {order ? `${caller.name} · ${dishes}` : [caller.phone, caller.note].filter(Boolean).join(' · ')}
      </Span>
    </Box>
  );
}
