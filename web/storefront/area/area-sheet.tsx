import CheckIcon from 'lucide/dist/esm/icons/check';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery } from 'urql';
import { graphql } from '../../gql/gql';
import type { CartShopFragment } from '../../gql/graphql';
import { TextField } from '../../ui/form/text-field';
import { Icon } from '../../ui/icons/icon';
import { Sheet } from '../../ui/overlay/sheet';
import { toasts } from '../../ui/overlay/toasts';
import { useStep } from '../../ui/overlay/use-step';
import { addressSlot } from '../addresses/address-slot';
import { chosenHouse } from '../addresses/chosen-house';
import { SavedAddresses } from '../addresses/saved-addresses';
import { useZoneTexts } from '../cart/receiving/use-zone-texts';
import { useCart } from '../cart/store/cart-context';
import { type Draft, EMPTY_DRAFT } from '../draft/draft';
import { keep, readKept } from '../draft/kept-checkout';
import styles from './area-sheet.module.css';
import { FindPlace } from './find-place';
import { useLocation } from './use-location';

const ExtensionsQuery = graphql(`
  query Extensions {
    channel {
      id
      extensions
    }
  }
`);

const STREET_ID = 'area-street';

const keptDraft = (): Draft => readKept()?.draft ?? EMPTY_DRAFT;
/** The checkout fills its form from it. */
const keepAddress = (address: Partial<Draft>) => keep({ draft: { ...keptDraft(), ...address } });

interface Props {
  readonly shop: CartShopFragment;
  readonly onClose: () => void;
}

/** Where the order goes, before its first dish: an address that is known, the device's place, the map, or an area's name. */
export function AreaSheet({ shop, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { cart, chooseMethod, chooseZone, store } = useCart();
  const texts = useZoneTexts(shop.currencyCode);
  const location = useLocation();
  const map = useStep('map');
  const [{ data }] = useQuery({ query: ExtensionsQuery });
  const used = data?.channel?.extensions ?? [];
  const [{ street, apartment }, setAddress] = useState(keptDraft);
  if (!cart) return null;
  const choose = (zoneId: string) => {
    chooseZone(zoneId);
    onClose();
  };
  const locate = async () => {
    const isTaken = await location.locate();
    const zone = isTaken && store.current().cart?.zone;
    if (!zone) return;
    toasts.show({ message: formatMessage({ id: 'checkout.zone.found' }, { name: zone.name }) });
    onClose();
  };
  const writeStreet = (text: string) => {
    setAddress({ ...EMPTY_DRAFT, street: text });
    keepAddress({ street: text });
  };
  const chooseStreet = (text: string) => {
    writeStreet(text);
    // A street alone is no place; one of its houses is, and may lie in no area.
    if (chosenHouse.current() !== text) return;
    void store.afterAll(async () => {
      if (store.current().cart?.zone) onClose();
    }, undefined);
  };
  return (
    <Sheet isOpen onClose={onClose} title={<FormattedMessage id="checkout.map.title" />}>
      <div className={styles.content}>
        <SavedAddresses
          chosen={{ street, apartment }}
          onChoose={({ usedAt: _usedAt, zoneId, ...address }) => {
            keepAddress(address);
            if (shop.deliveryZones.some(({ id }) => id === zoneId)) return choose(zoneId);
            setAddress({ ...EMPTY_DRAFT, ...address });
            // The place of another address is forgotten.
            void store.update({ latitude: null, longitude: null });
          }}
        />
        {addressSlot.isFilled(used) && (
          <div className={styles.street}>
            <TextField
              autoComplete="street-address"
              id={STREET_ID}
              label={<FormattedMessage id="checkout.street" />}
              onChange={({ currentTarget }) => writeStreet(currentTarget.value)}
              value={street}
            />
            {addressSlot.show({ inputId: STREET_ID, onChoose: chooseStreet }, used)}
          </div>
        )}
        <FindPlace
          cart={cart}
          location={location}
          onLocate={() => void locate()}
          onMap={map.openInstead}
          onPickUp={() => {
            chooseMethod('PICKUP');
            onClose();
          }}
          shop={shop}
        />
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
        <ul aria-label={formatMessage({ id: 'checkout.zone.all' })} className={styles.areas} role="list">
          {shop.deliveryZones.map((zone) => (
            <li key={zone.id}>
              <button
                aria-pressed={zone.id === cart.zone?.id}
                className={styles.area}
                onClick={() => choose(zone.id)}
                type="button"
              >
                <span className={styles.words}>
                  <span className={styles.name}>{zone.name}</span>
                  <span className={styles.terms}>{texts.terms(zone)}</span>
                </span>
                {zone.id === cart.zone?.id && <Icon of={CheckIcon} />}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
