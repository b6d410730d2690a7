import { useState } from 'react';
import type { MenuTopSlotProps } from '../../../storefront/catalog/menu/menu-top-slot';
import { useNonce } from '../../../ui/theme/nonce';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { favourites } from './favourites';
import { FavouritesRow } from './favourites-row';
import keptFavouritesScript from './kept-favourites.ts?page-script';
import styles from './menu-top.slot.module.css';

/**
 * The favourites of this device, or what else there is. The page is the same for everybody and says the latter: a script
 * in it leaves the room before anything is painted, so that nothing moves.
 */
export default function TopRow({ onPage, children }: MenuTopSlotProps) {
  const nonce = useNonce();
  const isHydrated = useIsHydrated();
  // As they are when the page opens: a heart that is pressed further down must move nothing.
  const [atOpening] = useState(favourites.current);
  const [haveGone, setHaveGone] = useState(false);
  const slugs = isHydrated && !haveGone ? atOpening : [];
  return (
    <>
      {!isHydrated && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint
        <script dangerouslySetInnerHTML={{ __html: keptFavouritesScript }} nonce={nonce} suppressHydrationWarning />
      )}
      {slugs.length > 0 ? (
        <div className={styles.kept}>
          <FavouritesRow onNone={() => setHaveGone(true)} onPage={onPage} slugs={slugs} />
        </div>
      ) : (
        <>
          {!isHydrated && <div className={styles.room} />}
          <div className={isHydrated ? undefined : styles.others}>{children}</div>
        </>
      )}
    </>
  );
}
