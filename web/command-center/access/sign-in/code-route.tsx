import { useIntl } from 'react-intl';
import { data, redirect, redirectDocument } from 'react-router';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { RouteError } from '../../../ui/feedback/route-error';
import { readForm } from '../../../ui/form/read-form';
import { EmptyLayout } from '../../../ui/layout/empty-layout';
import { ownPage, returnPath, signInPath } from '../../kit/session/return-path';
import type { Route } from './+types/code-route';
import { CodeForm } from './code-form';

export const CodePageQuery = graphql(`
  query CodePage {
    session {
      awaitsCode
      user {
        role
      }
    }
    channel {
      id
      name
    }
  }
`);

export const CompleteSignInMutation = graphql(`
  mutation CompleteSignIn($input: CodeInput!) {
    completeSignIn(input: $input) {
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
  const { session, channel } = await query(context, CodePageQuery, {});
  const to = returnPath(url.searchParams.get('to'));
  if (session.user) throw redirect(ownPage(to, session.user.role));
  if (!session.awaitsCode) throw redirect(signInPath(to));
  return { shopName: channel?.name ?? '', to, isRecovery: url.searchParams.has('recovery') };
}

/** Works as a plain form too, like the sign-in before it. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const code = form.get('code');
  const input = { code: typeof code === 'string' ? code : '' };
  const { completeSignIn } = await query(context, CompleteSignInMutation, { input });
  const to = returnPath(url.searchParams.get('to'));
  if (completeSignIn.__typename === 'Session') {
    throw redirectDocument(ownPage(to, completeSignIn.user?.role ?? null));
  }
  if (completeSignIn.code === 'SIGN_IN_EXPIRED') throw redirect(signInPath(to));
  const status = completeSignIn.__typename === 'TooManyAttempts' ? 429 : 422;
  return data({ message: completeSignIn.message }, { status });
}

/** The second half of a sign-in. */
export default function Code({ loaderData, actionData }: Route.ComponentProps) {
  const { shopName, to, isRecovery } = loaderData;
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'command-center.code.title' });
  return (
    <EmptyLayout>
      <title>{`${title} · ${shopName}`}</title>
      <meta content="noindex" name="robots" />
      <CodeForm isRecovery={isRecovery} key={String(isRecovery)} refusal={actionData} shopName={shopName} to={to} />
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
