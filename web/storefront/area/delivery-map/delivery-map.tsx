import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery } from 'urql';
import type { CartShopFragment } from '../../../gql/graphql';
import { Button } from '../../../ui/button/button';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { bearings } from '../../../ui/map/bearings';
import type { Place } from '../../../ui/map/place';
import { Sheet } from '../../../ui/overlay/sheet';
import { choosePlace } from '../../addresses/choose-place';
import { useZoneTexts } from '../../cart/receiving/use-zone-texts';
import { useCartActions } from '../../cart/store/cart-context';
import { AreaMap } from './area-map';
import styles from './delivery-map.module.css';
import { DeliveryMapQuery, ZoneAtQuery } from './delivery-map-documents';

export interface DeliveryMapProps {
  readonly shop: CartShopFragment;
  readonly onClose: () => void;
}

/** Chooses the place of delivery by a pin: the area, its fee and its time are shown before the choice. */
export function DeliveryMap({ shop, onClose }: DeliveryMapProps) {
  const { formatMessage } = useIntl();
  const { store } = useCartActions();
  const texts = useZoneTexts(shop.currencyCode);
  const [{ data, error }] = useQuery({ query: DeliveryMapQuery });
  const [place, setPlace] = useState<Place | null>(null);
  const at = useZoneAt(place);
  const [isSending, setIsSending] = useState(false);
  const [isUnsent, setIsUnsent] = useState(false);
  const channel = data?.channel;
  const shown = useMemo(() => (channel ? bearings(channel) : null), [channel]);
  const zone = shop.deliveryZones.find(({ id }) => id === at.zoneId) ?? null;
  const choose = async () => {
    if (!place || !zone) return;
    setIsSending(true);
    setIsUnsent(false);
    const isTaken = await choosePlace(store, place);
    setIsSending(false);
    if (isTaken) onClose();
    else setIsUnsent(true);
  };
  const told = () => {
    if (error) return formatMessage({ id: 'checkout.map.failed' });
    if (isUnsent || at.hasFailed) return formatMessage({ id: 'checkout.map.unanswered' });
    if (!place) return formatMessage({ id: 'checkout.map.hint' });
    if (at.isAsking) return formatMessage({ id: 'checkout.map.asking' });
    return zone ? texts.choice(zone) : formatMessage({ id: 'checkout.map.outside' });
  };
  return (
    <Sheet
      footer={
        <Button aria-disabled={!zone || at.isAsking} isBusy={isSending} isWide onClick={() => void choose()}>
          <FormattedMessage id="checkout.map.choose" />
        </Button>
      }
      isOpen
      isTitleHidden
      onClose={onClose}
      title={<FormattedMessage id="checkout.map.title" />}
    >
      <p aria-live="polite" className={styles.told}>
        {told()}
      </p>
      {shown && <AreaMap bearings={shown} markedId={at.zoneId} onMove={setPlace} />}
      {!shown && !error && <Skeleton height="clamp(200px, 100vh - 22rem, 34rem)" />}
    </Sheet>
  );
}

interface ZoneAt {
  /** Null: in none, or not asked yet. */
  readonly zoneId: string | null;
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
}

function useZoneAt(place: Place | null): ZoneAt {
  const variables = { latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0 };
  const [{ data, error, fetching }] = useQuery({ query: ZoneAtQuery, variables, pause: !place });
  return {
    zoneId: (place && !fetching && data?.deliveryZone?.id) || null,
    isAsking: fetching,
    hasFailed: error !== undefined,
  };
}
