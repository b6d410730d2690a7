import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { deliveryZone } from '../../../../domain/entities/delivery-zone';
import * as documents from '../../../documents/delivery-zone';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { StoredDeliveryZoneFragment, ZoneOwnFragment as ZoneOwn } from '../../../gql/graphql';
import type { Bearings } from '../../../ui/map/bearings';
import { rounded } from '../../../ui/map/place';
import { DescribedFields } from '../../kit/entity/described-fields';
import { useDescribedForm } from '../../kit/entity/use-described-form';
import { EntityForm } from '../../kit/form/entity-form';
import { Panel } from '../../kit/page/panel';
import { Segmented } from '../../kit/ui/choices';
import { OutlineEditor } from './area/outline-editor';
import { RadiusEditor } from './area/radius-editor';
import styles from './area/radius-editor.module.css';
import { areaInput, type ZoneValues } from './area/zone-values';
import { ZONES_PATH } from './zone-path';
import { ZoneTerms } from './zone-terms';

/** The terms of its own, and how its area is drawn. */
const ZoneOwnFragment = graphql(`
  fragment ZoneOwn on DeliveryZone {
    shape
    ownTerms {
      fee
      freeFrom
      minimum
      minutes
    }
  }
`);

type Zone = FragmentType<typeof documents.stored> & FragmentType<typeof ZoneOwnFragment>;

interface Props {
  /** Null for a new one. */
  readonly zone: Zone | null;
  readonly bearings: Bearings;
  readonly channel: Parameters<typeof ZoneTerms>[0]['channel'];
}

/** A radius that a zone begins with. */
const USUAL_RADIUS_METERS = 3000;

/** What the form holds in another way than it is stored. */
function ownValues(
  stored: StoredDeliveryZoneFragment | null,
  own: ZoneOwn | null,
  kitchenId: string | null,
): Omit<ZoneValues, 'name' | 'isActive'> {
  const { fee = null, freeFrom = null, minimum = null, minutes = null } = own?.ownTerms ?? {};
  return {
    shape: own?.shape ?? 'POLYGON',
    polygon: (stored?.polygon ?? []).map(rounded),
    radiusMeters: stored?.radiusMeters ?? USUAL_RADIUS_METERS,
    warehouseId: stored?.warehouse?.id ?? kitchenId,
    fee,
    freeFrom,
    minimum,
    minutes,
  };
}

/** A zone: how it is called, where it is, and what delivery there comes with. */
export function ZoneForm({ zone, bearings, channel }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const stored = readFragment(documents.stored, zone);
  const form = useDescribedForm(deliveryZone, documents, {
    stored,
    own: ownValues(stored, readFragment(ZoneOwnFragment, zone), bearings.kitchens[0]?.id ?? null),
    adjust: areaInput,
    words: 'command-center.zones',
    onSaved: () => {
      if (!stored) void navigate(ZONES_PATH);
    },
  });
  const shape = useWatch({ control: form.control, name: 'shape' });
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.zones.form.about' })}>
        <div className={styles.editor}>
          <DescribedFields
            form={form}
            of={deliveryZone}
            show={{
              name: { label: 'command-center.zones.form.name', hint: 'command-center.zones.form.nameHint' },
              isActive: { label: 'command-center.zones.form.isActive', hint: 'command-center.zones.form.isActiveHint' },
            }}
          />
        </div>
      </Panel>
      <Panel title={formatMessage({ id: 'command-center.zones.form.area' })}>
        <div className={styles.editor}>
          <div className={styles.choice}>
            <Segmented
              label={formatMessage({ id: 'command-center.zones.form.area' })}
              onChange={(value) => form.setValue('shape', value)}
              segments={[
                { value: 'POLYGON', label: formatMessage({ id: 'command-center.zones.form.POLYGON' }) },
                { value: 'RADIUS', label: formatMessage({ id: 'command-center.zones.form.RADIUS' }) },
              ]}
              value={shape}
            />
          </div>
          {shape === 'POLYGON' ? (
            <OutlineEditor bearings={bearings} form={form} />
          ) : (
            <RadiusEditor bearings={bearings} form={form} />
          )}
        </div>
      </Panel>
      <Panel title={formatMessage({ id: 'command-center.zones.form.terms' })}>
        <ZoneTerms channel={channel} form={form} />
      </Panel>
    </EntityForm>
  );
}
