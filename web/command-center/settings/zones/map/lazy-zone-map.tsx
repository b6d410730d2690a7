import { type ComponentType, useEffect, useState } from 'react';
import styles from '../../../../ui/map/zone-map.module.css';
import { Skeleton } from '../../../kit/ui/feedback';
import type { ZoneMapProps } from './zone-map';

/** The map, fetched when it is first needed: Leaflet knows browsers only, and no other page should pay for it. */
export function LazyZoneMap(props: ZoneMapProps) {
  const [Loaded, setLoaded] = useState<ComponentType<ZoneMapProps> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void import('./zone-map').then((module) => {
      if (isCurrent) setLoaded(() => module.default);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  if (Loaded) return <Loaded {...props} />;
  return (
    <div className={styles.frame}>
      <div className={styles.map}>
        <Skeleton height="100%" radius="0" />
      </div>
    </div>
  );
}
