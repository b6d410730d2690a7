import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useLocale } from '../../../i18n/use-locale';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useSend } from '../../kit/entity/use-send';
import { FieldGrid } from '../../kit/fields/field-grid';
import { FormTextField } from '../../kit/fields/form-text-field';
import { LocalizedField, LocalizedTextArea } from '../../kit/fields/localized-field';
import { toEntries, toTexts } from '../../kit/fields/texts';
import { EntityForm } from '../../kit/form/entity-form';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { FoldingPanel } from '../../kit/page/folding-panel';
import { Panel } from '../../kit/page/panel';
import { PlaceFields } from './place-fields';
import { UpdateShopMutation } from './update-shop';

const GeneralFormFragment = graphql(`
  fragment GeneralForm on Channel {
    version
    nameTranslations {
      locale
      value
    }
    descriptionTranslations {
      locale
      value
    }
    conditionsTranslations {
      locale
      value
    }
    copyrightTranslations {
      locale
      value
    }
    phone
    countryCode
    currencyCode
    isCurrencyLocked
    defaultLocale
    timeZone
    weightUnit
  }
`);

/** The shop's own texts, where it is, and what it counts in. */
export function GeneralForm({ shop }: { readonly shop: FragmentType<typeof GeneralFormFragment> }) {
  const { formatMessage } = useIntl();
  const updateShop = useSend(UpdateShopMutation);
  const { version, isCurrencyLocked, ...stored } = readFragment(GeneralFormFragment, shop);
  const form = useEntityForm({
    version,
    saved: {
      name: toTexts(stored.nameTranslations),
      description: toTexts(stored.descriptionTranslations),
      conditions: toTexts(stored.conditionsTranslations),
      copyright: toTexts(stored.copyrightTranslations),
      phone: stored.phone ?? '',
      countryCode: stored.countryCode,
      currencyCode: stored.currencyCode,
      defaultLocale: stored.defaultLocale,
      timeZone: stored.timeZone,
      weightUnit: stored.weightUnit,
    },
    save: async ({ name, description, conditions, copyright, phone, ...rest }, readVersion) => {
      const input = {
        ...rest,
        version: readVersion,
        phone: phone.trim() || null,
        name: toEntries(name),
        description: toEntries(description),
        conditions: toEntries(conditions),
        copyright: toEntries(copyright),
      };
      return await updateShop({ input });
    },
    done: formatMessage({ id: 'command-center.settings.updated' }),
  });
  const { defaultLocale } = useCommandCenter();
  const locale = useLocale();
  const [conditions, copyright] = useWatch({ control: form.control, name: ['conditions', 'copyright'] });
  const label = (field: 'name' | 'description' | 'conditions' | 'copyright' | 'phone') =>
    formatMessage({ id: `command-center.settings.${field}` });
  const hint = (field: 'description' | 'conditions' | 'copyright' | 'phone') =>
    formatMessage({ id: `command-center.settings.${field}Hint` });
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.settings.shop' })}>
        <FieldGrid>
          <LocalizedField form={form} label={label('name')} maxLength={80} name="name" />
          <LocalizedTextArea
            form={form}
            hint={hint('description')}
            isOptional
            label={label('description')}
            maxLength={500}
            name="description"
          />
          <FormTextField
            autoComplete="tel"
            form={form}
            hint={hint('phone')}
            inputMode="tel"
            isOptional
            label={label('phone')}
            name="phone"
            type="tel"
          />
        </FieldGrid>
      </Panel>
      <PlaceFields form={form} isCurrencyLocked={isCurrencyLocked === true} />
      <FoldingPanel
        id="small-print"
        summary={[conditions, copyright]
          .map((texts) => texts[locale] || texts[defaultLocale])
          .filter(Boolean)
          .join(' · ')}
        title={formatMessage({ id: 'command-center.settings.texts' })}
      >
        <FieldGrid>
          <LocalizedTextArea
            form={form}
            hint={hint('conditions')}
            isOptional
            label={label('conditions')}
            maxLength={2000}
            name="conditions"
          />
          <LocalizedField
            form={form}
            hint={hint('copyright')}
            isOptional
            label={label('copyright')}
            maxLength={200}
            name="copyright"
          />
        </FieldGrid>
      </FoldingPanel>
    </EntityForm>
  );
}
