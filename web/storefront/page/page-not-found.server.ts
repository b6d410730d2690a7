import { data, type RouterContextProvider } from 'react-router';
import { requestContext } from '../../graphql/request-context';

/** @throws the 404 by the specification; the error boundary shows it. */
export function pageNotFound(context: Readonly<RouterContextProvider>): never {
  const { pathname } = context.get(requestContext).url;
  throw data(null, { status: 404, statusText: `Page Not Found: ${pathname}` });
}
