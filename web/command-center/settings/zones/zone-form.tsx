import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Bearings } from '../../../ui/map/bearings';
import { FormSwitch } from '../../kit/fields/form-switch';
import { LocalizedField } from '../../kit/fields/localized-field';
import { EntityForm } from '../../kit/form/entity-form';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { Segmented } from '../../kit/ui/choices';
import { OutlineEditor } from './area/outline-editor';
import { RadiusEditor } from './area/radius-editor';
import styles from './area/radius-editor.module.css';
import type { ZoneValues } from './area/zone-values';
import { ZoneTerms } from './zone-terms';

interface Props {
  readonly form: EntityFormState<ZoneValues>;
  readonly bearings: Bearings;
  readonly channel: Parameters<typeof ZoneTerms>[0]['channel'];
}

/** A zone: how it is called, where it is, and what delivery there comes with. */
export function ZoneForm({ form, bearings, channel }: Props) {
  const { formatMessage } = useIntl();
  const shape = useWatch({ control: form.control, name: 'shape' });
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.zones.form.about' })}>
        <div className={styles.editor}>
          <LocalizedField
            form={form}
            hint={formatMessage({ id: 'command-center.zones.form.nameHint' })}
            label={formatMessage({ id: 'command-center.zones.form.name' })}
            maxLength={80}
            name="name"
          />
          <FormSwitch
            form={form}
            hint={formatMessage({ id: 'command-center.zones.form.isActiveHint' })}
            label={formatMessage({ id: 'command-center.zones.form.isActive' })}
            name="isActive"
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
