import { redirect, redirectDocument } from 'react-router';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { HOME_PATH, SIGN_IN_PATH } from '../../kit/session/return-path';
import type { Route } from './+types/sign-out-route';

const SignOutMutation = graphql(`
  mutation SignOut {
    signOut {
      isReady
    }
  }
`);

/** Only a form signs out: a link that is merely opened does nothing. */
export function loader() {
  throw redirect(HOME_PATH);
}

export async function action({ context }: Route.ActionArgs) {
  await query(context, SignOutMutation, {});
  throw redirectDocument(SIGN_IN_PATH);
}
