import { useIntl } from 'react-intl';
import { data, redirectDocument } from 'react-router';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { RouteError } from '../../../ui/feedback/route-error';
import { readForm } from '../../../ui/form/read-form';
import { EmptyLayout } from '../../../ui/layout/empty-layout';
import { toProviderProblem } from '../../access/sign-in/provider-problem';
import { ProviderSignIn } from '../../access/sign-in/provider-sign-in';
import { problemsOf } from '../../kit/form/refusal';
import { HOME_PATH, ownPage, SIGN_IN_PATH } from '../../kit/session/return-path';
import type { Route } from './+types/invitation-route';
import { AcceptForm } from './accept-form';
import { UnusableInvitation } from './unusable-invitation';

export const InvitationQuery = graphql(`
  query InvitationPage($token: String!) {
    channel {
      id
      name
    }
    signInProvider {
      ...ProviderSignIn
    }
    invitation(token: $token) {
      ... on InvitationOffer {
        ...InvitationOffer
      }
      ...Refusal
    }
  }
`);

export const AcceptInvitationMutation = graphql(`
  mutation AcceptInvitation($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) {
      ... on Session {
        user {
          staffMemberId
          role
        }
      }
      ...Refusal
    }
  }
`);

export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const read = await query(context, InvitationQuery, { token });
  return { ...read, token, problem: toProviderProblem(url.searchParams.get('problem')) };
}

/** Works as a plain form too. Accepting the invitation leads to where the invited work. */
export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const login = text('login');
  const input = { token, login, password: text('password') };
  const { acceptInvitation } = await query(context, AcceptInvitationMutation, { input });
  if (acceptInvitation.__typename === 'Session') {
    throw redirectDocument(ownPage(HOME_PATH, acceptInvitation.user?.role ?? null));
  }
  const problems = problemsOf(acceptInvitation);
  return data({ login, problems, message: acceptInvitation.message }, { status: 422 });
}

/** Where an invitation's link leads: the invited choose how they will sign in. */
export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { channel, invitation, signInProvider, token, problem } = loaderData;
  const { formatMessage } = useIntl();
  const shopName = channel?.name ?? '';
  return (
    <EmptyLayout>
      <title>{`${formatMessage({ id: 'command-center.staff.invitation.title' })} · ${shopName}`}</title>
      <meta content="noindex" name="robots" />
      {/* No other site learns the link; `no-referrer` would have the form below sent with `Origin: null`. */}
      <meta content="same-origin" name="referrer" />
      {invitation.__typename === 'InvitationOffer' ? (
        <AcceptForm offer={invitation} refusal={actionData} shopName={shopName}>
          {signInProvider && (
            <ProviderSignIn
              invitation={token}
              // It leads on to where the invited work.
              onSignedIn={() => location.assign(SIGN_IN_PATH)}
              problem={problem}
              provider={signInProvider}
              to={HOME_PATH}
            />
          )}
        </AcceptForm>
      ) : (
        <UnusableInvitation message={invitation.message} shopName={shopName} />
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
