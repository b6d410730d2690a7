import { chakra } from '@chakra-ui/react';
import ExternalLinkIcon from 'lucide/dist/esm/icons/external-link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDeviceValue } from '../../../ui/device-value';
import { Icon } from '../../../ui/icons/icon';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { mapApp } from '../../kit/device/device-settings';
import { mapLink } from './map-link';

interface Props {
  readonly place: {
    readonly street: string | null;
    readonly latitude: number | null;
    readonly longitude: number | null;
  };
}

/** An address that a press opens on the map. */
export function AddressLink({ place }: Props) {
  const { formatMessage } = useIntl();
  const { countryCode } = useCommandCenter();
  const href = mapLink(place, countryCode, useDeviceValue(mapApp));
  if (!href) return null;
  return (
    <chakra.a
      display="inline-flex"
      gap="2"
      alignItems="center"
      minHeight="11"
      fontWeight="semibold"
      css={{ '& svg': { flex: 'none' } }}
      href={href}
      rel="noreferrer"
      target="_blank"
    >
      <span>{place.street ?? formatMessage({ id: 'command-center.order-page.onMap' })}</span>
      <VisuallyHidden>
        <FormattedMessage id="command-center.order-page.onMap" />
      </VisuallyHidden>
      <Icon of={ExternalLinkIcon} size={16} />
    </chakra.a>
  );
}
