import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { useFresh } from '../../kit/live/use-fresh';
import { FactList } from '../../kit/page/fact-list';
import { PageHead } from '../../kit/page/page-head';
import { Panel } from '../../kit/page/panel';
import { requireStaff } from '../../kit/session/require-staff';
import type { Route } from './+types/account-route';
import styles from './account.module.css';
import { accountSlot } from './account-slot';
import { ChangePassword } from './change-password';
import { Looks } from './looks';
import { OwnSessions } from './own-sessions';
import { PasskeysPanel } from './passkeys-panel';
import { SecondFactorPanel } from './second-factor-panel';

export const AccountQuery = graphql(`
  query Account {
    channel {
      id
      extensions
    }
    session {
      user {
        name
        login
        role
        ...SecondFactorPanel
        ...PasskeysPanel
        sessions {
          id
          ...OwnSession
        }
      }
    }
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const variables = {};
  const data = await query(context, AccountQuery, variables);
  requireStaff(data.session.user, url);
  return { data, variables };
}

/** One's own: who one is here, the password, two-step sign-in, where one is signed in, and how the screens look. */
export default function Account({ loaderData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const {
    channel,
    session: { user },
  } = useFresh(AccountQuery, loaderData);
  const title = formatMessage({ id: 'command-center.account.title' });
  if (!user) return <PageHead title={title} />;
  return (
    <>
      <PageHead title={title} />
      <div className={styles.panels}>
        <Panel title={user.name}>
          <FactList
            facts={[
              { label: formatMessage({ id: 'command-center.signIn.login' }), value: user.login },
              {
                label: formatMessage({ id: 'command-center.account.role' }),
                value: <FormattedMessage id={`command-center.role.${user.role}`} />,
              },
            ]}
          />
          <ChangePassword login={user.login} />
        </Panel>
        <PasskeysPanel user={user} />
        <SecondFactorPanel user={user} />
        {accountSlot.show({}, channel?.extensions)}
        <Looks />
        <OwnSessions sessions={user.sessions} />
      </div>
    </>
  );
}
