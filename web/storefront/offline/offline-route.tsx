import PhoneIcon from 'lucide/dist/esm/icons/phone';
import WifiOffIcon from 'lucide/dist/esm/icons/wifi-off';
import { FormattedMessage, useIntl } from 'react-intl';
import { redirect } from 'react-router';
import { graphql } from '../../gql/gql';
import { query } from '../../graphql/query';
import { Button } from '../../ui/button/button';
import { buttonLook } from '../../ui/button/button-look';
import { Icon } from '../../ui/icons/icon';
import { PageMain } from '../../ui/layout/page-main';
import { STILL } from '../../ui/layout/still-page';
import { phoneLink } from '../shop/phone-link.server';
import type { Route } from './+types/offline-route';
import styles from './offline-route.module.css';

/** The service worker shows this page in the place of any other. */
export const handle = STILL;

const OfflineQuery = graphql(`
  query OfflinePage {
    channel {
      id
      name
      phone
    }
  }
`);

export async function loader({ context }: Route.LoaderArgs) {
  const { channel } = await query(context, OfflineQuery, {});
  if (!channel) throw redirect('/welcome');
  return { name: channel.name, phone: phoneLink(channel.phone ?? null) };
}

/** That there is no connection, and what can be done without: read what was seen, call the shop. */
export default function OfflineRoute({ loaderData: { name, phone } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  return (
    <PageMain className={styles.page}>
      <title>{`${formatMessage({ id: 'errors.offline.title' })} · ${name}`}</title>
      <meta content="noindex" name="robots" />
      <p className={styles.shop}>{name}</p>
      <p aria-hidden="true" className={styles.plate}>
        <Icon of={WifiOffIcon} size={56} />
      </p>
      <h1 className={styles.title}>
        <FormattedMessage id="errors.offline.title" />
      </h1>
      <p className={styles.message}>
        <FormattedMessage id="storefront.offline.message" />
      </p>
      <div className={styles.actions}>
        <Button data-retry>
          <FormattedMessage id="errors.retry" />
        </Button>
        {phone && (
          <a className={buttonLook({ variant: 'outline' })} href={phone.href}>
            <Icon of={PhoneIcon} size={18} />
            <FormattedMessage id="storefront.offline.call" values={{ phone: phone.text }} />
          </a>
        )}
      </div>
      <nav aria-labelledby="kept-pages" className={styles.kept} data-kept hidden>
        <h2 className={styles.heading} id="kept-pages">
          <FormattedMessage id="storefront.offline.kept" />
        </h2>
        <ul className={styles.list} data-kept-list />
      </nav>
      <script defer src="/offline.js" />
    </PageMain>
  );
}
