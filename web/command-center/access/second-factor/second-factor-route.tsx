import { useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { RouteError } from '../../../ui/feedback/route-error';
import { EmptyLayout } from '../../../ui/layout/empty-layout';
import { requireStaff } from '../../kit/session/require-staff';
import { newPasswordPath, ownPage, returnPath } from '../../kit/session/return-path';
import type { Route } from './+types/second-factor-route';
import { BeginForm } from './begin-form';
import { KeepCodes } from './keep-codes';
import { ScanForm } from './scan-form';
import { takeStep } from './take-step';

export const SecondFactorPageQuery = graphql(`
  query SecondFactorPage {
    session {
      user {
        login
        role
        hasPassword
        mustChangePassword
        mustSetUpSecondFactor
        secondFactor {
          confirmedAt
        }
      }
    }
    channel {
      id
      name
    }
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { session, channel } = await query(context, SecondFactorPageQuery, {});
  const { user } = session;
  requireStaff(user, url);
  const to = returnPath(url.searchParams.get('to'));
  if (user?.mustChangePassword) throw redirect(newPasswordPath(to));
  const isRequired = user?.mustSetUpSecondFactor ?? false;
  return {
    to: ownPage(to, user?.role ?? null),
    isRequired,
    shopName: channel?.name ?? '',
    login: user?.login ?? '',
    // Who was just let in as far as here has shown both.
    asksPassword: !isRequired && (user?.hasPassword ?? false),
    hasFactor: Boolean(user?.secondFactor),
  };
}

/** Works as a plain form too. */
export async function action({ context, request }: Route.ActionArgs) {
  const step = await takeStep(context, request);
  return data(step, { status: 'refusal' in step && step.refusal ? 422 : 200 });
}

/** Two-step sign-in is set up: who one is, the app, the recovery codes. */
export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { shopName, to } = loaderData;
  const { formatMessage } = useIntl();
  return (
    <EmptyLayout>
      <title>{`${formatMessage({ id: 'command-center.factor.title' })} · ${shopName}`}</title>
      <meta content="noindex" name="robots" />
      {actionData?.step === 'codes' ? (
        <KeepCodes codes={actionData.codes} shopName={shopName} to={to} />
      ) : actionData?.step === 'scan' ? (
        <ScanForm {...actionData} shopName={shopName} />
      ) : (
        <BeginForm {...loaderData} refusal={actionData?.refusal} />
      )}
    </EmptyLayout>
  );
}

export function ErrorBoundary() {
  return (
    <EmptyLayout>
      <RouteError />
    </EmptyLayout>
  );
}
