import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES, LOCALES } from '../../domain/locale';
import type { Locale } from '../gql/graphql';
import { ChoiceOptions } from '../i18n/choice-options';
import { countryChoices, currencyChoices } from '../i18n/country-choices';
import { PhoneField } from '../ui/form/phone-field';
import { RadioCards } from '../ui/form/radio-cards';
import { SelectField } from '../ui/form/select-field';
import { TextField } from '../ui/form/text-field';
import { TimeZoneField } from '../ui/form/time-zone-field';
import type { useKeyData } from './use-key-data';
import { type useKeyDataLabels, useNameLabel } from './use-key-data-labels';
import styles from './welcome.module.css';

interface Props {
  readonly keyData: ReturnType<typeof useKeyData>;
  readonly labels: ReturnType<typeof useKeyDataLabels>;
  readonly errors: Readonly<Record<string, string>>;
  /** Called for each field that is being corrected. */
  readonly onCorrect: (field: string) => void;
}

/** The fields of the key data. Each control's id is the API's name for it. */
export function KeyDataFields({ keyData: { values, set, ownTimeZone }, labels, errors, onCorrect }: Props) {
  const { formatMessage, locale: languageTag } = useIntl();
  const nameLabel = useNameLabel();
  const choose = formatMessage({ id: 'welcome.choose' });
  // The name in the shop's language is `name` to the API, the others are parts of `nameTranslations`.
  const nameField = (language: Locale) => (language === values.locale ? 'name' : 'nameTranslations');
  return (
    <>
      <RadioCards
        legend={formatMessage({ id: 'welcome.keyData.locale' })}
        name="locale"
        onChange={set.locale}
        options={LOCALES.map((locale) => ({
          value: locale,
          label: <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>,
        }))}
        value={values.locale}
      />
      <div className={styles.pair}>
        {/* The name that is needed stands first. */}
        {[...LOCALES]
          .sort((one, other) => Number(other === values.locale) - Number(one === values.locale))
          .map((language, place) => (
            <TextField
              autoComplete="organization"
              error={errors[nameField(language)]}
              id={place > 1 ? `${nameField(language)}.${language}` : nameField(language)}
              isOptional={language !== values.locale}
              key={language}
              label={nameLabel(language)}
              lang={language}
              maxLength={80}
              onChange={({ currentTarget }) => {
                set.name(language, currentTarget.value);
                onCorrect(nameField(language));
              }}
              value={values.names[language]}
            />
          ))}
      </div>
      <div className={styles.pair}>
        <SelectField
          autoComplete="country"
          error={errors.countryCode}
          id="countryCode"
          label={labels.countryCode}
          onChange={({ currentTarget }) => {
            set.country(currentTarget.value);
            onCorrect('countryCode');
          }}
          value={values.countryCode}
        >
          <ChoiceOptions choices={[{ code: '', label: choose }, ...countryChoices(languageTag)]} />
        </SelectField>
        <SelectField
          error={errors.currencyCode}
          id="currencyCode"
          label={labels.currencyCode}
          onChange={({ currentTarget }) => {
            set.currency(currentTarget.value);
            onCorrect('currencyCode');
          }}
          value={values.currencyCode}
        >
          <ChoiceOptions choices={[{ code: '', label: choose }, ...currencyChoices(languageTag)]} />
        </SelectField>
      </div>
      <TimeZoneField
        error={errors.timeZone}
        hint={formatMessage({ id: 'ui.timeZone.hint' })}
        id="timeZone"
        label={labels.timeZone}
        onChange={(zone) => {
          set.timeZone(zone);
          onCorrect('timeZone');
        }}
        own={ownTimeZone}
        value={values.timeZone}
      />
      <PhoneField
        error={errors.phone}
        hint={formatMessage({ id: 'welcome.keyData.phoneHint' })}
        id="phone"
        isOptional
        label={labels.phone}
        onChange={({ currentTarget }) => {
          set.phone(currentTarget.value);
          onCorrect('phone');
        }}
        value={values.phone}
      />
    </>
  );
}
