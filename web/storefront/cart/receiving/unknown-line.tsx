import { Skeleton } from '../../../ui/feedback/skeleton';

/** In the place of a line that can't be told until the shop has been read: see `useKnownShop`. */
export function UnknownLine() {
  return <Skeleton height="1.3125rem" width="12rem" />;
}
