import MapPinIcon from 'lucide/dist/esm/icons/map-pin';
import { Icon } from '../../../ui/icons/icon';
import 'leaflet/dist/leaflet.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Bearings } from '../../../ui/map/bearings';
import type { MapPicture } from '../../../ui/map/map-picture';
import type { Place } from '../../../ui/map/place';
import { useDistance } from '../../../ui/map/use-distance';
import mapStyles from '../../../ui/map/zone-map.module.css';
import { ZoneMapView } from '../../../ui/map/zone-map-view';
import styles from './delivery-map.module.css';

const NONE: ReadonlySet<number> = new Set();

interface Props {
  readonly bearings: Bearings;
  /** The area that the pin is in stands out: areas may lie over each other. */
  readonly markedId: string | null;
  /** The shopper moved the map: this place is under the pin. */
  readonly onMove: (place: Place) => void;
}

/**
 * The delivery areas under a pin that stays in the middle: fingers and arrow keys move the map, and nothing has to be hit.
 */
export function AreaMap({ bearings, markedId, onMove }: Props) {
  const { formatMessage } = useIntl();
  const distance = useDistance();
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<ZoneMapView>(null);
  const move = useEffectEvent((middle: Place) => onMove(middle));
  const picture = useEffectEvent((): MapPicture => {
    const { origin, kitchens, zones } = bearings;
    const marked = zones.map((zone) => ({ ...zone, isMarked: zone.id === markedId }));
    return { origin, kitchens, zones: marked, draft: null, pin: null, faultyEdges: NONE, chosenCorner: null };
  });
  const open = useEffectEvent((place: HTMLElement) => {
    const texts = {
      zoomIn: formatMessage({ id: 'checkout.map.zoomIn' }),
      zoomOut: formatMessage({ id: 'checkout.map.zoomOut' }),
      distance,
    };
    const view = new ZoneMapView(place, {
      picture: picture(),
      texts,
      tiles: bearings.tiles,
      outline: null,
      onPress: (pressed) => view.lookAt(pressed),
      onMove: (middle) => move(middle),
    });
    return view;
  });
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    // The sheet is shown after this effect: before, the map has no size, and what fits into it is a single point.
    const sizes = new ResizeObserver(() => {
      if (shown.current) shown.current.resize();
      else if (place.clientHeight > 0) shown.current = open(place);
    });
    sizes.observe(place);
    return () => {
      sizes.disconnect();
      shown.current?.remove();
      shown.current = null;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture changes with the marked area
  useEffect(() => shown.current?.show(picture()), [markedId]);
  return (
    <div className={mapStyles.frame}>
      <section aria-label={formatMessage({ id: 'checkout.map.label' })} className={mapStyles.map} ref={element} />
      <span aria-hidden="true" className={styles.pin}>
        <Icon of={MapPinIcon} size={40} />
      </span>
    </div>
  );
}
