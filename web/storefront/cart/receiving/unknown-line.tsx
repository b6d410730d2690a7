import { Skeleton } from '../../../ui/feedback/skeleton';

/** A placeholder for a line that is unknown until the shop has been read: see `useKnownShop`. */
export function UnknownLine() {
  return <Skeleton height="1.3125rem" width="12rem" />;
}
