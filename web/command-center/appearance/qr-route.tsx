import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../gql/gql';
import { query } from '../../graphql/query';
import { requestContext } from '../../graphql/request-context';
import { Button } from '../../ui/button/button';
import { Segmented } from '../../ui/form/segmented';
import { SelectField } from '../../ui/form/select-field';
import { PrinterIcon } from '../../ui/icons/printer-icon';
import { ShopMark } from '../../ui/layout/shop-mark';
import { BackLink } from '../layout/back-link';
import { PageHead } from '../layout/page-head';
import { requirePermission } from '../session/require-permission';
import type { Route } from './+types/qr-route';
import { QrCode } from './qr-code';
import styles from './qr-route.module.css';

const QrQuery = graphql(`
  query QrCodes {
    session {
      user {
        id
        permissions
      }
    }
    channel {
      id
      name
      logo {
        id
        url(width: 320)
        width
        height
      }
      pages {
        id
        slug
        title
      }
    }
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await query(context, QrQuery, {});
  requirePermission(data.session.user, url, 'SETTINGS');
  return { data, origin: context.get(requestContext).url.origin };
}

/** Cards on a sheet of A4: a poster for the door, or a dozen for tables and bags. */
const COUNTS = { poster: 1, tables: 4, cards: 12 } as const;
type Kind = keyof typeof COUNTS;

/** Codes that lead to the shop, ready to print. */
export default function QrCodes({ loaderData: { data, origin } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const [path, setPath] = useState('/');
  const [kind, setKind] = useState<Kind>('tables');
  const { name = '', logo, pages = [] } = data.channel ?? {};
  const address = origin + path;
  return (
    <>
      <div className={styles.screen}>
        <PageHead
          aside={
            <Button onClick={() => window.print()}>
              <PrinterIcon size={18} />
              <FormattedMessage id="command-center.appearance.print" />
            </Button>
          }
          back={
            <BackLink to="/command-center/settings/appearance">
              <FormattedMessage id="command-center.appearance.title" />
            </BackLink>
          }
          title={formatMessage({ id: 'command-center.appearance.qr' })}
        />
        <div className={styles.choices}>
          <SelectField
            label={formatMessage({ id: 'command-center.appearance.qrTo' })}
            onChange={({ currentTarget }) => setPath(currentTarget.value)}
            value={path}
          >
            <option value="/">{formatMessage({ id: 'command-center.appearance.qrHome' })}</option>
            <option value="/catalog">{formatMessage({ id: 'command-center.appearance.qrCatalog' })}</option>
            {pages.map(({ id, slug, title }) => (
              <option key={id} value={`/${slug}`}>
                {title}
              </option>
            ))}
          </SelectField>
          <Segmented
            label={formatMessage({ id: 'command-center.appearance.qrSize' })}
            onChange={setKind}
            segments={(['poster', 'tables', 'cards'] as const).map((value) => ({
              value,
              label: <FormattedMessage id={`command-center.appearance.qr.${value}`} />,
            }))}
            value={kind}
          />
        </div>
      </div>
      <ul
        aria-label={formatMessage({ id: 'command-center.appearance.sheet' })}
        className={styles.sheet}
        data-kind={kind}
      >
        {Array.from({ length: COUNTS[kind] }, (_, index) => (
          <li aria-hidden={index > 0 || undefined} className={styles.card} key={`${kind}-${index.toString()}`}>
            <ShopMark logo={logo} name={name} />
            <QrCode className={styles.code} text={address} />
            <p className={styles.words}>
              <FormattedMessage id="command-center.appearance.scan" />
            </p>
            <p className={styles.address}>{address.replace(/^https?:\/\//, '').replace(/\/$/, '')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
