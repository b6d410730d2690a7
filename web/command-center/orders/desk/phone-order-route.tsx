import { chakra, Stack } from '@chakra-ui/react';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { tinykeys } from 'tinykeys';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { newKey } from '../../../graphql/new-key';
import { Price } from '../../../ui/text/price';
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
import { type DeskDraft, useDeskDrafts } from './desk-drafts';
import { DeskLines } from './desk-lines';
import { type DeskForm, emptyForm, repeated, withDish } from './desk-order';
import { useProblemWords } from './desk-problems';
import { DeskShopFragment, DeskTotalsFragment } from './desk-query';
import { DeskProblems, DeskTotals } from './desk-sum';
import { DishFinder } from './dish-finder';
import { DraftTabs } from './draft-tabs';
import { ReceivingFields } from './receiving-fields';
import { type PlacedByPhone, usePlacePhoneOrder } from './use-place-phone-order';

export const PhoneOrderQuery = graphql(`
  query PhoneOrder {
    ...StaffSession
    ...DeskShop
  }
`);

export const loader = (route: Route.LoaderArgs) => readPage(route, 'ORDERS', PhoneOrderQuery, {});

/** In reach wherever the page is scrolled to. */
const PLACE_BAR = {
  position: 'sticky',
  bottom: '0',
  zIndex: '1',
  display: 'grid',
  gap: '2',
  marginTop: '4',
  marginInline: 'calc(-1 * var(--gutter))',
  paddingInline: 'var(--gutter)',
  paddingBlock: '2',
  borderTopWidth: '1px',
  background: 'bg',
} as const;

const COLUMNS = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

/** Orders that are given on the telephone, of several callers at once. */
export default function PhoneOrder({ loaderData }: Route.ComponentProps) {
  const shop = useFresh(PhoneOrderQuery, loaderData);
  const { formatMessage } = useIntl();
  const { channel } = readFragment(DeskShopFragment, shop);
  const [freshId, setFreshId] = useState(newKey);
  const [placed, setPlaced] = useState<PlacedByPhone | null>(null);
  const empty = emptyForm({
    deliveryMethod: channel?.isDeliveryAvailable ? 'DELIVERY' : 'PICKUP',
    paymentMethodId: channel?.paymentMethods.find(({ onlineProvider }) => onlineProvider === null)?.id ?? '',
    warehouseId: channel?.warehouses[0]?.id ?? '',
  });
  const { current, drafts, change, choose, remove } = useDeskDrafts(empty, freshId);
  const choosesOther = (id: string | null) => {
    setFreshId(newKey());
    choose(id);
  };
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
      <DraftTabs currentId={current.id} drafts={drafts} onChoose={choosesOther} onRemove={remove} />
      <PhoneOrderForm
        draft={current}
        key={current.id}
        onChange={(part) => change(current.id, part)}
        onPlaced={(order) => {
          setPlaced(order);
          setFreshId(newKey());
          remove(current.id);
        }}
        shop={shop}
      />
    </>
  );
}

interface FormProps {
  readonly draft: DeskDraft;
  readonly onChange: (part: Partial<Pick<DeskDraft, 'form' | 'key'>>) => void;
  readonly onPlaced: (placed: PlacedByPhone) => void;
  readonly shop: ComponentProps<typeof DishFinder>['shop'];
}

/** Who calls, the dishes, where and when, and the sum. */
function PhoneOrderForm({ draft, onChange, onPlaced, shop }: FormProps) {
  const { form } = draft;
  const { lines, details, aside } = form;
  const { formatMessage } = useIntl();
  const mayOverride = useMay('OVERRIDE');
  const { channel } = readFragment(DeskShopFragment, shop);
  const dishSearch = useRef<HTMLInputElement>(null);
  const placeButton = useRef<HTMLButtonElement>(null);
  const setForm = (next: DeskForm) => onChange({ form: next });
  const { quote, place, isBusy, refusal, problems } = usePlacePhoneOrder({
    draft,
    onKey: (key) => onChange({ key }),
    onPlaced,
  });
  const words = useProblemWords(form)(problems);
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
  const total = readFragment(DeskTotalsFragment, quote?.cart)?.totalPrice;
  return (
    <>
      <chakra.div css={COLUMNS} marginTop="4">
        <Stack gap="4" minWidth="0">
          <Panel title={formatMessage({ id: 'command-center.desk.caller' })}>
            <CallerSearch
              error={problems.get('phone')}
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
                errors={problems}
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
            </Stack>
          </Panel>
          <Panel title={formatMessage({ id: 'command-center.desk.receiving' })}>
            <ReceivingFields
              details={details}
              errors={problems}
              hasPromoCode
              mayOverfill={mayOverride}
              onChange={changeDetails}
              shop={shop}
              total={total?.minor}
            />
          </Panel>
        </Stack>
      </chakra.div>
      <chakra.div css={PLACE_BAR} data-bottom-bar>
        {refusal && (
          <Notice
            isLive
            title={formatMessage({ id: 'command-center.desk.refused' }, { refusal: words.join(' ') || refusal })}
            tone="danger"
          />
        )}
        <Button
          aria-disabled={lines.length === 0 || undefined}
          isBusy={isBusy}
          isWide
          onClick={() => void place()}
          ref={placeButton}
          size="lg"
        >
          <FormattedMessage
            id="command-center.desk.place"
            values={{
              keys: (parts) => (
                <chakra.span hideBelow="md" key="keys">
                  {parts}
                </chakra.span>
              ),
            }}
          />
          {total && <Price value={total} />}
        </Button>
      </chakra.div>
    </>
  );
}
