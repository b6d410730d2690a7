import { chakra, Stack } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { tinykeys } from 'tinykeys';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useMay } from '../../kit/context/command-center-context';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { Panel } from '../../kit/page/panel';
import { phoneText } from '../../kit/page/phone-number';
import { Button, LinkButton } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import { orderPath } from '../page/order-path';
import type { Route } from './+types/phone-order-route';
import { CallerSearch } from './caller-search';
import { DeskLines } from './desk-lines';
import { emptyForm, repeated, withDish } from './desk-order';
import { DeskShopFragment, DeskTotalsFragment } from './desk-query';
import { DeskProblems, DeskTotals } from './desk-sum';
import { DishFinder } from './dish-finder';
import { ReceivingFields } from './receiving-fields';
import { usePlacePhoneOrder } from './use-place-phone-order';

export const PhoneOrderQuery = graphql(`
  query PhoneOrder {
    ...StaffSession
    ...DeskShop
  }
`);

export const loader = (route: Route.LoaderArgs) => readPage(route, 'ORDERS', PhoneOrderQuery, {});

const COLUMNS = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

/** An order that somebody gives on the telephone: who calls, the dishes, where and when, and the sum. */
export default function PhoneOrder({ loaderData }: Route.ComponentProps) {
  const shop = useFresh(PhoneOrderQuery, loaderData);
  const { formatMessage } = useIntl();
  const mayOverride = useMay('OVERRIDE');
  const { channel } = readFragment(DeskShopFragment, shop);
  const [form, setForm] = useState(() =>
    emptyForm({
      deliveryMethod: channel?.isDeliveryAvailable ? 'DELIVERY' : 'PICKUP',
      paymentMethodId: channel?.paymentMethods.find(({ onlineProvider }) => onlineProvider === null)?.id ?? '',
      warehouseId: channel?.warehouses[0]?.id ?? '',
    }),
  );
  const [emptied, setEmptied] = useState(form);
  const dishSearch = useRef<HTMLInputElement>(null);
  const placeButton = useRef<HTMLButtonElement>(null);
  const { quote, place, isBusy, placed, refusal } = usePlacePhoneOrder(form, () => {
    setForm(emptied);
    setEmptied({ ...emptied });
  });
  const { lines, details, aside } = form;
  const changeDetails = (part: Partial<typeof details>) => setForm({ ...form, details: { ...details, ...part } });
  const placeByKey = useEffectEvent((event: KeyboardEvent) => {
    event.preventDefault();
    void place();
  });
  // From any field too: by itself the library leaves what is pressed in fields alone.
  useEffect(() => tinykeys(window, { '$mod+Enter': placeByKey }, { ignore: ({ repeat }) => repeat }), []);
  const unavailable = new Set(
    (quote?.cart?.lines ?? []).flatMap(({ isAvailable }, index) => (isAvailable ? [] : (lines[index]?.key ?? []))),
  );
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.desk.title' })} />
      {placed && (
        <Notice
          action={
            <LinkButton to={orderPath(placed.id)} variant="soft">
              <FormattedMessage id="command-center.desk.open" />
            </LinkButton>
          }
          isLive
          title={formatMessage({ id: 'command-center.desk.placed' }, { number: placed.number })}
          tone="success"
        />
      )}
      <chakra.div css={COLUMNS} marginTop="4">
        <Stack gap="4" minWidth="0">
          <Panel title={formatMessage({ id: 'command-center.desk.caller' })}>
            <CallerSearch
              key={placed?.id}
              onCaller={({ name, phone }) => {
                changeDetails({ name, phone: phoneText(phone) });
                dishSearch.current?.focus();
              }}
              onRepeat={(order) => {
                const { details: same, ...again } = repeated(form, order);
                setForm({ ...again, details: { ...same, cutlery: channel?.asksCutlery ? same.cutlery : '' } });
                placeButton.current?.focus();
              }}
              onType={(phone) => changeDetails({ phone })}
              onUnknown={() => dishSearch.current?.focus()}
              phone={details.phone}
            />
          </Panel>
          <Panel title={formatMessage({ id: 'command-center.desk.menu' })}>
            <DishFinder
              onAdd={(dish) => setForm({ ...form, lines: withDish(lines, dish) })}
              searchRef={dishSearch}
              shop={shop}
            />
          </Panel>
        </Stack>
        <Stack gap="4" minWidth="0">
          <Panel title={formatMessage({ id: 'command-center.desk.order' })}>
            <Stack gap="4">
              <DeskLines
                lines={lines}
                onChange={(changed) => setForm({ ...form, lines: changed })}
                unavailable={unavailable}
              />
              {quote?.cart && <DeskTotals order={quote.cart} />}
              <DeskProblems
                aside={aside}
                details={details}
                onAside={(part) => setForm({ ...form, aside: { ...aside, ...part } })}
                problems={quote?.cart?.problems ?? []}
                refusal={quote?.refusal}
              />
              {refusal && <Notice isLive title={refusal} tone="danger" />}
              <Button
                aria-disabled={lines.length === 0 || undefined}
                isBusy={isBusy}
                isWide
                onClick={() => void place()}
                ref={placeButton}
                size="lg"
              >
                <FormattedMessage id="command-center.desk.place" />
              </Button>
            </Stack>
          </Panel>
          <Panel title={formatMessage({ id: 'command-center.desk.receiving' })}>
            <ReceivingFields
              details={details}
              hasPromoCode
              mayOverfill={mayOverride}
              onChange={changeDetails}
              shop={shop}
              total={readFragment(DeskTotalsFragment, quote?.cart)?.totalPrice.minor}
            />
          </Panel>
        </Stack>
      </chakra.div>
    </>
  );
}
