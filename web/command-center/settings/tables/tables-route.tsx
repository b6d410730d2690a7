import PrinterIcon from 'lucide/dist/esm/icons/printer';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { requestContext } from '../../../graphql/request-context';
import { Icon } from '../../../ui/icons/icon';
import { useTableName } from '../../../ui/text/use-table-name';
import { readPage } from '../../kit/entity/read-page';
import { PageHead } from '../../kit/page/page-head';
import { Button, LinkButton } from '../../kit/ui/button';
import { Segmented } from '../../kit/ui/choices';
import { EmptyState, Notice } from '../../kit/ui/feedback';
import { SelectField } from '../../kit/ui/fields';
import { type CardSize, QrSheet } from '../appearance/qr-sheet';
import type { Route } from './+types/tables-route';
import { TableFields } from './table-fields';
import { MOST, tableAddress, tablesOf } from './tables';
import styles from './tables-route.module.css';
import { useKeptTables } from './use-kept-tables';

const TablesQuery = graphql(`
  query TableCodes {
    ...StaffSession
    channel {
      id
      name
      isPickupAvailable
      logo {
        id
        url(width: 320)
        width
        height
      }
      warehouses {
        id
        name
        isActive
      }
    }
  }
`);

export async function loader(route: Route.LoaderArgs) {
  const { data } = await readPage(route, 'SETTINGS', TablesQuery, {});
  return { data, origin: route.context.get(requestContext).url.origin };
}

/** A sheet of QR codes, one for each table. */
export default function TableCodes({ loaderData: { data, origin } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const tableName = useTableName();
  const { name = '', logo, isPickupAvailable = true } = data.channel ?? {};
  const warehouses = data.channel?.warehouses.filter(({ isActive }) => isActive) ?? [];
  const { choice, change } = useKeptTables();
  const [size, setSize] = useState<CardSize>('tables');
  const [chosenHouse, setHouse] = useState(warehouses[0]?.id ?? null);
  const house = warehouses.length > 1 ? chosenHouse : null;
  const { tables, problem, about } = tablesOf(choice);
  // Two hundred codes take a moment: typing goes first.
  const drawn = useDeferredValue(tables);
  const error = problem
    ? formatMessage({ id: `command-center.tables.${problem}` }, { name: about ?? '', most: MOST })
    : undefined;
  return (
    <>
      <div className={styles.screen}>
        <PageHead
          aside={
            <Button aria-disabled={tables.length === 0} onClick={() => tables.length > 0 && window.print()}>
              <Icon of={PrinterIcon} size={18} />
              <FormattedMessage id="command-center.tables.print" />
            </Button>
          }
          title={formatMessage({ id: 'command-center.tables.title' })}
        />
        <p className={styles.lead}>
          <FormattedMessage id="command-center.tables.lead" />
        </p>
        {!isPickupAvailable && (
          <Notice
            action={
              <LinkButton size="sm" to="/command-center/settings/orders#pickup" variant="outline">
                <FormattedMessage id="command-center.tables.toOrders" />
              </LinkButton>
            }
            tone="warning"
          >
            <FormattedMessage id="command-center.tables.noPickup" />
          </Notice>
        )}
        <div className={styles.choices}>
          <TableFields choice={choice} error={error} onChange={change} />
          {warehouses.length > 1 && (
            <SelectField
              className={styles.house}
              label={formatMessage({ id: 'command-center.tables.house' })}
              onChange={({ currentTarget }) => setHouse(currentTarget.value)}
              value={chosenHouse ?? ''}
            >
              {warehouses.map(({ id, name: houseName }) => (
                <option key={id} value={id}>
                  {houseName}
                </option>
              ))}
            </SelectField>
          )}
          <Segmented
            label={formatMessage({ id: 'command-center.tables.size' })}
            onChange={setSize}
            segments={(['tables', 'cards'] as const).map((value) => ({
              value,
              label: <FormattedMessage id={`command-center.tables.size.${value}`} />,
            }))}
            value={size}
          />
        </div>
        <p aria-live="polite" className={styles.count}>
          {tables.length > 0 && <FormattedMessage id="command-center.tables.count" values={{ count: tables.length }} />}
        </p>
      </div>
      {drawn.length > 0 ? (
        <QrSheet
          cards={drawn.map((table) => ({
            id: table,
            address: tableAddress(origin, table, house),
            title: tableName(table),
          }))}
          shop={{ name, logo }}
          size={size}
        />
      ) : (
        !problem && <EmptyState title={<FormattedMessage id="command-center.tables.empty" />} />
      )}
    </>
  );
}
