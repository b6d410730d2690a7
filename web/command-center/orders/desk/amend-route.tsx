import { chakra, Stack } from '@chakra-ui/react';
import { type ComponentProps, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { DeskOrderFragment as DeskOrder } from '../../../gql/graphql';
import { useCommandCenter, useMay } from '../../kit/context/command-center-context';
import { readEntity } from '../../kit/entity/read-page';
import { useCurrencyDigits } from '../../kit/fields/form-money-field';
import { BackLink } from '../../kit/page/back-link';
import { PageHead } from '../../kit/page/page-head';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import { Checkbox } from '../../kit/ui/choices';
import { orderPath } from '../page/order-path';
import type { Route } from './+types/amend-route';
import { amendForm, amendInput, isAmended } from './amend-form';
import { AmendSum } from './amend-sum';
import { DeskLines } from './desk-lines';
import { withDish } from './desk-order';
import { DeskOrderFragment } from './desk-query';
import { DeskProblems } from './desk-sum';
import { DishFinder } from './dish-finder';
import { ReceivingFields } from './receiving-fields';
import { useAmendOrder, worded } from './use-amend-order';
import { useAmendmentQuote } from './use-amendment-quote';

const AmendQuery = graphql(`
  query AmendedOrder($id: ID!) {
    ...StaffSession
    ...DeskShop
    node(id: $id) {
      ... on Order {
        id
        version
        ...DeskOrder
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) =>
  readEntity(route, 'ORDERS', AmendQuery, { id: route.params.orderId }, 'Order');

const COLUMNS = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;

const NONE: ReadonlySet<string> = new Set();

/** An order that is changed after it was placed: dishes, address, time, way of receiving and payment. */
export default function Amend({ loaderData }: Route.ComponentProps) {
  // As it was read: what colleagues change meanwhile is refused when it is saved, and never overwritten.
  const [shop] = useState(loaderData.data);
  const order = shop.node?.__typename === 'Order' ? shop.node : null;
  const stored = readFragment(DeskOrderFragment, order);
  if (!order || !stored) return null;
  return <AmendForm order={stored} shop={shop} version={order.version} />;
}

interface Props {
  readonly order: DeskOrder;
  readonly version: number;
  readonly shop: ComponentProps<typeof DishFinder>['shop'];
}

function AmendForm({ order, version, shop }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const mayOverride = useMay('OVERRIDE');
  const { currencyCode } = useCommandCenter();
  const digits = useCurrencyDigits(currencyCode);
  const [start] = useState(() => amendForm(order, digits));
  const [form, setForm] = useState(start);
  const [isAgreedByPhone, setIsAgreedByPhone] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const { amend, isBusy, refusal } = useAmendOrder();
  const { id, number } = order;
  const { lines, details, aside } = form;
  const input = amendInput({ id, version, start, form, isAgreedByPhone, digits });
  const quote = useAmendmentQuote(input, lines.length > 0 && isAmended({ start, form }));
  const quoted = quote?.__typename === 'OrderAmendment' ? quote : null;
  const refused = [...(quote && 'message' in quote ? [worded(quote)] : []), ...(quoted && refusal ? [refusal] : [])];
  const canSave = quoted?.isChange ?? false;
  const save = async () => {
    if (canSave && !isBusy && (await amend(input))) void navigate(orderPath(id));
  };
  return (
    <>
      <PageHead
        back={
          <BackLink to={orderPath(id)}>
            <FormattedMessage id="command-center.amend.back" />
          </BackLink>
        }
        title={formatMessage({ id: 'command-center.amend.title' }, { number })}
      />
      <chakra.div css={COLUMNS}>
        <Stack gap="4" minWidth="0">
          <Panel title={formatMessage({ id: 'command-center.desk.order' })}>
            <Stack gap="4">
              <DeskLines
                lines={lines}
                onChange={(changed) => setForm({ ...form, lines: changed })}
                unavailable={NONE}
              />
              {quoted?.isChange && <AmendSum quote={quoted} />}
              <Checkbox
                checked={isAgreedByPhone}
                hint={formatMessage({ id: 'command-center.amend.agreedHint' })}
                label={formatMessage({ id: 'command-center.amend.agreed' })}
                onChange={setIsAgreedByPhone}
              />
              <DeskProblems
                aside={aside}
                details={details}
                onAside={(part) => setForm({ ...form, aside: { ...aside, ...part } })}
                problems={refused}
              />
              <Button
                aria-disabled={!canSave || undefined}
                isBusy={isBusy}
                isWide
                onClick={() => void save()}
                size="lg"
              >
                <FormattedMessage
                  id={quoted?.isProposed ? 'command-center.amend.propose' : 'command-center.amend.save'}
                />
              </Button>
            </Stack>
          </Panel>
          <Panel title={formatMessage({ id: 'command-center.desk.receiving' })}>
            <ReceivingFields
              details={details}
              hasPromoCode={false}
              mayOverfill={mayOverride}
              onChange={(part) => setForm({ ...form, details: { ...details, ...part } })}
              shop={shop}
              total={quoted?.after.totalPrice.minor ?? order.totalPrice.minor}
            />
          </Panel>
        </Stack>
        <Panel title={formatMessage({ id: 'command-center.desk.menu' })}>
          <DishFinder
            onAdd={(dish) => setForm({ ...form, lines: withDish(lines, dish) })}
            searchRef={search}
            shop={shop}
          />
        </Panel>
      </chakra.div>
    </>
  );
}
