import { data, redirect } from 'react-router';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { allowedPages, SETTINGS_PAGES } from '../../kit/page/navigation';
import { requireStaff } from '../../kit/session/require-staff';
import { HOME_PATH } from '../../kit/session/return-path';
import type { Route } from './+types/settings-index-route';

const SettingsQuery = graphql(`
  query Settings {
    session {
      user {
        permissions
      }
    }
  }
`);

/** `/settings` is the first of them that the reader may open. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { session } = await query(context, SettingsQuery, {});
  requireStaff(session.user, url);
  const [first] = allowedPages(SETTINGS_PAGES, session.user?.permissions ?? []);
  if (!first) throw data({ code: 'FORBIDDEN', requestId: null }, { status: 403 });
  throw redirect(HOME_PATH + first.path);
}

/** Never shown. Without it the route would be no page, and its refusal a bare answer instead of the error screen. */
export default function SettingsIndex() {
  return null;
}
