import { Text } from '@chakra-ui/react';
import MapPinIcon from 'lucide/dist/esm/icons/map-pin';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { warehouse } from '../../../../domain/entities/warehouse';
import type { StoredWarehouseFragment } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { DescribedFields } from '../../kit/entity/described-fields';
import type { FormValues } from '../../kit/entity/described-values';
import { FieldGrid } from '../../kit/fields/field-grid';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';

type WarehouseValues = FormValues<(typeof warehouse)['fields'], StoredWarehouseFragment>;

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
          <DescribedFields
            form={form}
            of={warehouse}
            show={{
              latitude: { label: 'command-center.warehouses.latitude', unit: '°' },
              longitude: { label: 'command-center.warehouses.longitude', unit: '°' },
            }}
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
