import { RouteError } from '../../../ui/feedback/route-error';
import { useCommandCenter } from '../context/command-center-context';

/** The error screen inside the command center's frame: it leads to the page where the reader works. */
export function StaffError() {
  const { ownPath } = useCommandCenter();
  return <RouteError home="command-center.frame.ownPage" homeTo={ownPath} notFound="command-center.frame.notFound" />;
}
