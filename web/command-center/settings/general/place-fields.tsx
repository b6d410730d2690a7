import { Box, Stack } from '@chakra-ui/react';
import { useFormState, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { TIME_ZONE_OF_COUNTRY } from '../../../../domain/countries';
import { LANGUAGE_NAMES, LOCALES } from '../../../../domain/locale';
import type { CountryCode, CurrencyCode, Locale, MeasurementUnit } from '../../../gql/graphql';
import { ChoiceOptions } from '../../../i18n/choice-options';
import { countryChoices, currencyChoices } from '../../../i18n/country-choices';
import { TimeZoneField } from '../../../ui/form/time-zone-field';
import { FieldGrid } from '../../kit/fields/field-grid';
import { FormSelectField } from '../../kit/fields/form-select-field';
import type { Texts } from '../../kit/fields/texts';
import { useBoundField } from '../../kit/form/use-bound-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';

/** What the form of the general settings holds. */
export interface GeneralValues {
  readonly name: Texts;
  readonly description: Texts;
  readonly conditions: Texts;
  readonly copyright: Texts;
  readonly phone: string;
  readonly countryCode: CountryCode;
  readonly currencyCode: CurrencyCode;
  readonly defaultLocale: Locale;
  readonly timeZone: string;
  readonly weightUnit: MeasurementUnit;
}

/** What staff can enter weights in: the shop's usual one is proposed for a new dish. */
const WEIGHT_UNITS: readonly MeasurementUnit[] = ['G', 'KG', 'ML', 'L', 'OZ', 'LB'];

interface Props {
  readonly form: EntityFormState<GeneralValues>;
  /** There are orders in it. */
  readonly isCurrencyLocked: boolean;
}

/** Country, money, language, clock and scales. */
export function PlaceFields({ form, isCurrencyLocked }: Props) {
  const { formatMessage, locale } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'command-center.settings.place' })}>
      <FieldGrid>
        <FieldGrid isPaired>
          <FormSelectField
            form={form}
            label={formatMessage({ id: 'command-center.settings.country' })}
            name="countryCode"
          >
            <ChoiceOptions choices={countryChoices(locale)} />
          </FormSelectField>
          <FormSelectField
            disabled={isCurrencyLocked}
            form={form}
            hint={isCurrencyLocked && <FormattedMessage id="command-center.settings.currencyLocked" />}
            label={formatMessage({ id: 'command-center.settings.currency' })}
            name="currencyCode"
          >
            <ChoiceOptions choices={currencyChoices(locale)} />
          </FormSelectField>
          <FormSelectField
            form={form}
            hint={formatMessage({ id: 'command-center.settings.defaultLocaleHint' })}
            label={formatMessage({ id: 'command-center.settings.defaultLocale' })}
            name="defaultLocale"
          >
            {LOCALES.map((language) => (
              <option key={language} lang={language} value={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </FormSelectField>
          <FormSelectField
            form={form}
            hint={formatMessage({ id: 'command-center.settings.weightUnitHint' })}
            label={formatMessage({ id: 'command-center.settings.weightUnit' })}
            name="weightUnit"
          >
            {WEIGHT_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {formatMessage({ id: 'command-center.settings.unit' }, { unit })}
              </option>
            ))}
          </FormSelectField>
        </FieldGrid>
        <ZoneField form={form} />
      </FieldGrid>
    </Panel>
  );
}

function ZoneField({ form }: Pick<Props, 'form'>) {
  const { formatMessage } = useIntl();
  const { id, value, onChange, error } = useBoundField(form, 'timeZone');
  const { countryCode } = useWatch({ control: form.control });
  const { dirtyFields } = useFormState({ control: form.control });
  const proposed = dirtyFields.countryCode && !dirtyFields.timeZone && countryCode && TIME_ZONE_OF_COUNTRY[countryCode];
  return (
    <Stack gap="2">
      <TimeZoneField
        error={error}
        hint={formatMessage({ id: 'ui.timeZone.hint' })}
        id={id}
        label={formatMessage({ id: 'ui.timeZone.label' })}
        onChange={onChange}
        own={value}
        value={value}
      />
      <Box aria-live="polite">
        {proposed && proposed !== value && (
          <Button onClick={() => onChange(proposed)} variant="soft">
            <FormattedMessage id="command-center.settings.useZone" values={{ zone: proposed.replaceAll('_', ' ') }} />
          </Button>
        )}
      </Box>
    </Stack>
  );
}
