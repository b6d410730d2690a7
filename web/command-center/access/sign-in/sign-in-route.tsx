import { useIntl } from 'react-intl';
import { data, redirect, redirectDocument } from 'react-router';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { RouteError } from '../../../ui/feedback/route-error';
import { readForm } from '../../../ui/form/read-form';
import { EmptyLayout } from '../../../ui/layout/empty-layout';
import { codePath, ownPage, returnPath } from '../../kit/session/return-path';
import { PasskeySignIn } from '../passkey/passkey-sign-in';
import type { Route } from './+types/sign-in-route';
import { toProviderProblem } from './provider-problem';
import { ProviderSignIn } from './provider-sign-in';
import { SignInForm } from './sign-in-form';

export const SignInPageQuery = graphql(`
  query SignInPage {
    session {
      user {
        role
      }
    }
    channel {
      id
      name
      recoversByMail
    }
    signInProvider {
      ...ProviderSignIn
    }
  }
`);

export const SignInMutation = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      ... on Session {
        user {
          role
        }
      }
      ...Refusal
    }
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { session, channel, signInProvider } = await query(context, SignInPageQuery, {});
  const to = returnPath(url.searchParams.get('to'));
  if (session.user) throw redirect(ownPage(to, session.user.role));
  const problem = toProviderProblem(url.searchParams.get('problem'));
  return {
    shopName: channel?.name ?? '',
    canRecover: channel?.recoversByMail ?? false,
    provider: signInProvider,
    to,
    problem,
  };
}

/** Works as a plain form too: staff may sign in before any script has come. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const [login, password] = ['login', 'password'].map((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  });
  const { signIn } = await query(context, SignInMutation, { input: { login: login ?? '', password: password ?? '' } });
  // A new document: nothing that a page remembers of the guest is left.
  const to = returnPath(url.searchParams.get('to'));
  if (signIn.__typename === 'Session') throw redirectDocument(ownPage(to, signIn.user?.role ?? null));
  if (signIn.code === 'SECOND_FACTOR_NEEDED') throw redirect(codePath(to));
  const status = signIn.__typename === 'TooManyAttempts' ? 429 : 401;
  return data({ message: signIn.message, login }, { status });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { shopName, canRecover, provider, to, problem } = loaderData;
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'command-center.signIn.title' });
  return (
    <EmptyLayout>
      <title>{`${title} · ${shopName}`}</title>
      <meta content="noindex" name="robots" />
      <SignInForm
        canRecover={canRecover}
        otherWay={<PasskeySignIn onSignedIn={() => location.reload()} />}
        refusal={actionData}
        shopName={shopName}
      >
        {provider && (
          <ProviderSignIn
            onSignedIn={() => location.reload()}
            problem={actionData ? null : problem}
            provider={provider}
            to={to}
          />
        )}
      </SignInForm>
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
