import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down';
import MapPinIcon from 'lucide/dist/esm/icons/map-pin';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { useStep } from '../../../ui/overlay/use-step';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import type { CartZone } from '../store/cart-zone';
import styles from './area-button.module.css';

interface Props {
  readonly zone: CartZone | null;
  /** The cart has been read. Until then the button has its room, and is not seen: it could do nothing. */
  readonly isReady: boolean;
}

/** The area that the order goes to, and the way to choose it: fee and minutes hang on it, long before the checkout. */
export function AreaButton({ zone, isReady }: Props) {
  const { isOpen, open } = useStep('areas');
  return (
    <button
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      className={styles.button}
      data-waiting={!isReady || undefined}
      onClick={open}
      type="button"
    >
      <Icon of={MapPinIcon} size={18} />
      <span className={styles.name}>
        {zone ? (
          <FormattedMessage
            id="checkout.zone.chosen"
            values={{
              name: zone.name,
              more: (words: ReactNode[]) => <VisuallyHidden key="area">{words}</VisuallyHidden>,
            }}
          />
        ) : (
          <FormattedMessage id="checkout.zone.open" />
        )}
      </span>
      <Icon of={ChevronDownIcon} size={16} />
    </button>
  );
}
