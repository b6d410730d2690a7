import { useIntl } from 'react-intl';
import { data, redirect, redirectDocument } from 'react-router';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { RouteError } from '../../../ui/feedback/route-error';
import { readForm } from '../../../ui/form/read-form';
import { EmptyLayout } from '../../../ui/layout/empty-layout';
import { problemsOf } from '../../kit/form/refusal';
import { requireStaff } from '../../kit/session/require-staff';
import { ownPage, returnPath } from '../../kit/session/return-path';
import type { Route } from './+types/new-password-route';
import { NewPasswordForm } from './new-password-form';

export const NewPasswordPageQuery = graphql(`
  query NewPasswordPage {
    session {
      user {
        login
        role
        mustChangePassword
      }
    }
    channel {
      id
      name
    }
  }
`);

export const ChooseOwnPasswordMutation = graphql(`
  mutation ChooseOwnPassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
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
  const { session, channel } = await query(context, NewPasswordPageQuery, {});
  const { user } = session;
  requireStaff(user, url);
  const to = returnPath(url.searchParams.get('to'));
  if (!user?.mustChangePassword) throw redirect(ownPage(to, user?.role ?? null));
  return { login: user.login, shopName: channel?.name ?? '' };
}

/** Works as a plain form too. Afterwards the user goes on to the page they asked for. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const input = { currentPassword: text('currentPassword'), newPassword: text('newPassword') };
  const { changePassword } = await query(context, ChooseOwnPasswordMutation, { input });
  if (changePassword.__typename === 'Session') {
    const to = returnPath(url.searchParams.get('to'));
    throw redirectDocument(ownPage(to, changePassword.user?.role ?? null));
  }
  const { message } = changePassword;
  // It says no word of which field is wrong: here it can only be the one that was given.
  const isWrong = changePassword.code === 'INVALID_CREDENTIALS';
  const problems = isWrong ? [{ name: 'currentPassword', message }] : problemsOf(changePassword);
  return data({ message, problems }, { status: 422 });
}

/** The page after a sign-in with a password given by somebody else. */
export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { login, shopName } = loaderData;
  const { formatMessage } = useIntl();
  return (
    <EmptyLayout>
      <title>{`${formatMessage({ id: 'command-center.account.own.title' })} · ${shopName}`}</title>
      <meta content="noindex" name="robots" />
      <NewPasswordForm login={login} refusal={actionData} shopName={shopName} />
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
