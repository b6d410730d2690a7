import NavigationIcon from 'lucide/dist/esm/icons/navigation';
import { Icon } from '../../../../ui/icons/icon';
import 'leaflet/dist/leaflet.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Tiles } from '../../../../ui/map/base-map';
import type { OutlineActions } from '../../../../ui/map/corner-handles';
import type { Scale } from '../../../../ui/map/draw-grid';
import type { MapPicture } from '../../../../ui/map/map-picture';
import type { Place } from '../../../../ui/map/place';
import { useDistance } from '../../../../ui/map/use-distance';
import styles from '../../../../ui/map/zone-map.module.css';
import { ZoneMapView } from '../../../../ui/map/zone-map-view';
import { Button } from '../../../kit/ui/button';

export interface ZoneMapProps {
  /** What it shows, for those who can't see it. */
  readonly label: string;
  readonly picture: MapPicture;
  readonly tiles: Tiles | null;
  /** How the draft is changed; without it, it is only looked at. */
  readonly outline?: OutlineActions;
  /** The map itself was pressed. */
  readonly onPress?: (place: Place) => void;
}

/** Zones and kitchens on a map that needs nothing from outside: a grid in metres, rings of distance, north up. */
export default function ZoneMap({ label, picture, tiles, outline, onPress }: ZoneMapProps) {
  const { formatMessage } = useIntl();
  const distance = useDistance();
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<ZoneMapView>(null);
  const [scale, setScale] = useState<Scale | null>(null);
  const press = useEffectEvent((place: Place) => onPress?.(place));
  const act = useEffectEvent((change: (actions: OutlineActions) => void) => outline && change(outline));
  const open = useEffectEvent((place: HTMLElement) => {
    const texts = {
      zoomIn: formatMessage({ id: 'command-center.zones.map.zoomIn' }),
      zoomOut: formatMessage({ id: 'command-center.zones.map.zoomOut' }),
      pin: formatMessage({ id: 'command-center.zones.map.pin' }),
      distance,
      corner: (number: number) => formatMessage({ id: 'command-center.zones.map.corner' }, { number }),
    };
    return new ZoneMapView(place, {
      picture,
      texts,
      tiles,
      onPress: press,
      onScale: setScale,
      outline: outline
        ? {
            move: (index, to) => act((actions) => actions.move(index, to)),
            insert: (index, at) => act((actions) => actions.insert(index, at)),
            remove: (index) => act((actions) => actions.remove(index)),
            choose: (index) => act((actions) => actions.choose(index)),
          }
        : null,
    });
  });
  useEffect(() => {
    if (!element.current) return;
    const opened = open(element.current);
    view.current = opened;
    const sizes = new ResizeObserver(() => opened.resize());
    sizes.observe(element.current);
    return () => {
      sizes.disconnect();
      opened.remove();
      view.current = null;
    };
  }, []);
  useEffect(() => view.current?.show(picture), [picture]);
  return (
    <div className={styles.frame}>
      <section aria-label={label} className={styles.map} ref={element} />
      <div aria-hidden="true" className={styles.north}>
        <Icon of={NavigationIcon} size={16} />
        <FormattedMessage id="command-center.zones.map.north" />
      </div>
      {scale && (
        <div className={styles.scale}>
          <span className={styles.scaleBar} style={{ width: `${scale.pixels}px` }} />
          <FormattedMessage
            id={tiles ? 'command-center.zones.map.scale' : 'command-center.zones.map.square'}
            values={{ distance: distance(scale.meters) }}
          />
        </div>
      )}
      <Button className={styles.showAll} onClick={() => view.current?.showAll()} size="sm" variant="outline">
        <FormattedMessage id="command-center.zones.map.showAll" />
      </Button>
    </div>
  );
}
