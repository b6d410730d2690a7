import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Bearings } from '../../../../ui/map/bearings';
import type { MapPicture } from '../../../../ui/map/map-picture';
import { FormNumberField } from '../../../kit/fields/form-number-field';
import { FormSelectField } from '../../../kit/fields/form-select-field';
import type { EntityFormState } from '../../../kit/form/use-entity-form';
import { Notice } from '../../../kit/ui/feedback';
import { LazyZoneMap } from '../map/lazy-zone-map';
import styles from './radius-editor.module.css';
import type { ZoneValues } from './zone-values';

interface Props {
  readonly form: EntityFormState<ZoneValues>;
  readonly bearings: Bearings;
}

const NOTHING_WRONG: ReadonlySet<number> = new Set();

/** Everything so near to a kitchen, with the circle shown. */
export function RadiusEditor({ form, bearings: { kitchens, zones, tiles } }: Props) {
  const { formatMessage } = useIntl();
  const [meters, warehouseId] = useWatch({ control: form.control, name: ['radiusMeters', 'warehouseId'] });
  const center = kitchens.find(({ id }) => id === warehouseId)?.place ?? null;
  const origin = center ?? kitchens[0]?.place;
  const picture = useMemo<MapPicture | null>(
    () =>
      origin
        ? {
            origin,
            kitchens,
            zones,
            pin: null,
            faultyEdges: NOTHING_WRONG,
            chosenCorner: null,
            draft: center && meters !== null && meters > 0 ? { kind: 'CIRCLE', center, meters } : null,
          }
        : null,
    [origin, kitchens, zones, center, meters],
  );
  if (!picture) {
    return (
      <Notice title={formatMessage({ id: 'command-center.zones.radius.nowhere' })} tone="warning">
        <Link to="/command-center/warehouse">
          <FormattedMessage id="command-center.zones.radius.toWarehouses" />
        </Link>
      </Notice>
    );
  }
  return (
    <div className={styles.editor}>
      <div className={styles.fields}>
        <FormSelectField
          form={form}
          label={formatMessage({ id: 'command-center.zones.radius.kitchen' })}
          name="warehouseId"
        >
          <option value="">{formatMessage({ id: 'command-center.zones.radius.choose' })}</option>
          {kitchens.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FormSelectField>
        <FormNumberField
          form={form}
          hint={formatMessage({ id: 'command-center.zones.radius.explained' })}
          label={formatMessage({ id: 'command-center.zones.radius.meters' })}
          name="radiusMeters"
          unit={formatMessage({ id: 'command-center.zones.radius.unit' })}
        />
      </div>
      <LazyZoneMap label={formatMessage({ id: 'command-center.zones.map.radius' })} picture={picture} tiles={tiles} />
    </div>
  );
}
