import type { ReactNode } from 'react';
import { useKnownShop } from '../cart/store/use-known-shop';

/** How and when food is received; nothing while orders are on hold, when any such promise would be untrue. */
export function WhenReceiving({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  const { shop } = useKnownShop();
  return shop.isOnMaintenance ? null : <div className={className}>{children}</div>;
}
