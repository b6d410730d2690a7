import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { graphql } from '../gql/gql';
import { query } from '../graphql/query';
import { RouteError } from '../ui/feedback/route-error';
import { EmptyLayout } from '../ui/layout/empty-layout';
import type { Route } from './+types/welcome';
import { AlreadySetUp } from './already-set-up';
import { FinishStep } from './finish-step';
import { Progress } from './progress';
import { toWizardStep } from './set-up-step';
import { StepCard } from './step-card';
import { Steps } from './steps';
import styles from './welcome.module.css';

export const SetUpQuery = graphql(`
  query SetUp {
    setUpState {
      step
    }
    session {
      user {
        role
      }
    }
    channel {
      id
      name
      menus(includeInactive: true) {
        id
      }
    }
  }
`);

export async function loader({ context }: Route.LoaderArgs) {
  const { setUpState, session, channel } = await query(context, SetUpQuery, {});
  return {
    progress: setUpState.step,
    role: session.user?.role ?? null,
    shopName: channel?.name ?? null,
    hasMenu: (channel?.menus.length ?? 0) > 0,
  };
}

/** The first run: from an empty database to a shop with an administrator. */
export default function Welcome({ loaderData }: Route.ComponentProps) {
  return (
    <EmptyLayout>
      <meta content="noindex" name="robots" />
      <div className={styles.wizard}>
        {loaderData.progress === 'DONE' ? <Done {...loaderData} /> : <Steps progress={loaderData.progress} />}
      </div>
    </EmptyLayout>
  );
}

/** After the last step, and when the page is opened once all is done. */
function Done({ role, shopName, hasMenu }: Route.ComponentProps['loaderData']) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const isFinishing = role === 'ADMIN' && toWizardStep(search.get('step')) === 'finish';
  if (!isFinishing) {
    return (
      <StepCard name="closed" title={formatMessage({ id: 'welcome.title' })}>
        <AlreadySetUp isSignedIn={role !== null} shopName={shopName} />
      </StepCard>
    );
  }
  return (
    <>
      <Progress canGoBack={false} current="finish" />
      <StepCard name="finish">
        <FinishStep hasMenu={hasMenu} shopName={shopName ?? ''} />
      </StepCard>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <EmptyLayout>
      <RouteError homeTo="/welcome" />
    </EmptyLayout>
  );
}
