import { Text } from '@chakra-ui/react';
import MapPinIcon from 'lucide/dist/esm/icons/map-pin';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { FieldGrid } from '../../kit/fields/field-grid';
import { FormNumberField } from '../../kit/fields/form-number-field';
import type { Texts } from '../../kit/fields/texts';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';

/** What the form of a warehouse holds. */
export interface WarehouseValues {
  readonly name: Texts;
  readonly address: Texts;
  readonly phone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly isActive: boolean;
}

/** Five digits are a metre: more is what the device makes up. */
const PRECISION = 1e5;

const rounded = (degrees: number) => Math.round(degrees * PRECISION) / PRECISION;

/** Where on Earth it is: zones are measured from there. Typed, or taken from where the device is. */
export function MapPlace({ form }: { readonly form: EntityFormState<WarehouseValues> }) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle');
  const locate = () => {
    setState('looking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        form.setValue('latitude', rounded(coords.latitude));
        form.setValue('longitude', rounded(coords.longitude));
        setState('idle');
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  return (
    <Panel title={formatMessage({ id: 'command-center.warehouses.place' })}>
      <FieldGrid>
        <Text maxWidth="44rem" color="fg.muted" fontSize="sm">
          <FormattedMessage id="command-center.warehouses.placeHint" />
        </Text>
        <FieldGrid isPaired>
          <FormNumberField
            form={form}
            isOptional
            label={formatMessage({ id: 'command-center.warehouses.latitude' })}
            name="latitude"
            unit="°"
          />
          <FormNumberField
            form={form}
            isOptional
            label={formatMessage({ id: 'command-center.warehouses.longitude' })}
            name="longitude"
            unit="°"
          />
        </FieldGrid>
        <div>
          <Button isBusy={state === 'looking'} onClick={locate} variant="outline">
            <Icon of={MapPinIcon} size={18} />
            <FormattedMessage id="command-center.warehouses.locate" />
          </Button>
        </div>
        {state === 'failed' && (
          <Notice isLive title={formatMessage({ id: 'command-center.warehouses.locateFailed' })} tone="warning" />
        )}
      </FieldGrid>
    </Panel>
  );
}
