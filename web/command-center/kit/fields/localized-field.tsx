import { Box, chakra, Grid, Span } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '../../../../domain/locale';
import { useCommandCenter } from '../context/command-center-context';
import type { EntityFormState } from '../form/use-entity-form';
import { Tag } from '../ui/feedback';
import { TextArea, TextField } from '../ui/fields';
import type { Texts } from './texts';

const LEGEND = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--space-2)',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  width: '100%',
  padding: '0',
  marginBottom: '0.125rem',
  fontSize: 'sm',
  fontWeight: 'semibold',
} as const;

interface Props<Values extends FieldValues> {
  readonly form: EntityFormState<Values>;
  /** A field that holds {@link Texts}: `toTexts(menu.nameTranslations)`, sent as `toEntries(values.name)`. */
  readonly name: FieldPathByValue<Values, Texts>;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  readonly maxLength?: number;
}

/** One text in every language, side by side: the shop's own first, since the others fall back to it. */
export function LocalizedField<Values extends FieldValues>(props: Props<Values>) {
  return <LocalizedControls {...props} Control={TextField} />;
}

/** The same for several lines. */
export function LocalizedTextArea<Values extends FieldValues>(props: Props<Values>) {
  return <LocalizedControls {...props} Control={TextArea} />;
}

interface ControlsProps<Values extends FieldValues> extends Props<Values> {
  readonly Control: typeof TextField | typeof TextArea;
}

function LocalizedControls<Values extends FieldValues>(props: ControlsProps<Values>) {
  const { form, name, label, hint, isOptional = false, maxLength, Control } = props;
  const { formatMessage } = useIntl();
  const { defaultLocale } = useCommandCenter();
  const hintId = useId();
  const validate = (texts: Texts) =>
    isOptional || texts[defaultLocale].trim() !== '' || formatMessage({ id: 'command-center.kit.required' });
  const { field, fieldState } = useController({ control: form.control, name, rules: { validate } });
  const texts: Texts = field.value;
  const isWritten = LOCALES.some((locale) => texts[locale].trim() !== '');
  const change = (locale: Locale, text: string) => {
    form.forget(name);
    field.onChange({ ...texts, [locale]: text });
  };
  const errorIn = (locale: Locale) => {
    const ofAll = locale === defaultLocale ? (fieldState.error?.message ?? problemAt(form, name)) : undefined;
    return ofAll ?? problemAt(form, `${name}.${locale}`);
  };
  return (
    <chakra.fieldset aria-describedby={hint ? hintId : undefined} display="grid" gap="2" minWidth="0" padding="0">
      <chakra.legend css={LEGEND}>
        {label}
        {isOptional && (
          <Span color="fg.muted" fontWeight="normal">
            <FormattedMessage id="ui.optional" />
          </Span>
        )}
      </chakra.legend>
      {hint && (
        <Box color="fg.muted" fontSize="sm" id={hintId}>
          {hint}
        </Box>
      )}
      <Grid
        gap="var(--space-3) var(--space-4)"
        alignItems="start"
        marginTop="1"
        templateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))"
        css={{ '& label': { minHeight: '1.5rem', color: 'fg.muted', fontWeight: 'medium' } }}
      >
        {[...LOCALES]
          .sort((one, other) => Number(other === defaultLocale) - Number(one === defaultLocale))
          .map((locale) => (
            <Control
              error={errorIn(locale)}
              id={`${form.id}-${name}.${locale}`}
              isOptional={false}
              key={locale}
              label={
                <>
                  {LANGUAGE_NAMES[locale]}
                  {isWritten && texts[locale].trim() === '' && (
                    <Tag tone="warning">
                      <FormattedMessage id="command-center.kit.untranslated" />
                    </Tag>
                  )}
                </>
              }
              lang={locale}
              maxLength={maxLength}
              onBlur={field.onBlur}
              onChange={(event) => change(locale, event.currentTarget.value)}
              value={texts[locale]}
            />
          ))}
      </Grid>
    </chakra.fieldset>
  );
}

function problemAt<Values extends FieldValues>({ problems }: EntityFormState<Values>, name: string) {
  return problems.find((problem) => problem.name === name)?.message;
}
