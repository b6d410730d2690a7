import { chakra, Grid, Text } from '@chakra-ui/react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '../../../../domain/locale';
import type { Texts } from '../fields/texts';
import type { EntityFormState } from '../form/use-entity-form';
import { Skeleton, Tag } from '../ui/feedback';
import { FieldError } from '../ui/fields';

const RichTextEditor = lazy(() =>
  import('./rich-text-editor').then(({ RichTextEditor }) => ({ default: RichTextEditor })),
);

interface Props<Values extends FieldValues> {
  readonly form: EntityFormState<Values>;
  /** A field that holds {@link Texts} of HTML. */
  readonly name: FieldPathByValue<Values, Texts>;
  readonly label: string;
}

const never = () => () => undefined;

/** The editor needs a browser, and half of what it weighs: no other page pays for it. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** A formatted text in every language, side by side where there is room. */
export function RichTextField<Values extends FieldValues>({ form, name, label }: Props<Values>) {
  const isInBrowser = useIsInBrowser();
  const { field } = useController({ control: form.control, name });
  const texts: Texts = field.value;
  const isWritten = LOCALES.some((locale) => texts[locale] !== '');
  const change = (locale: Locale, html: string) => {
    form.forget(name);
    field.onChange({ ...texts, [locale]: html });
  };
  const loading = <Skeleton height="20rem" radius="var(--radius-md)" />;
  return (
    <chakra.fieldset minWidth="0" padding="0">
      <chakra.legend padding="0" marginBottom="2" fontSize="sm" fontWeight="semibold">
        {label}
      </chakra.legend>
      <Grid gap="4" templateColumns="repeat(auto-fit, minmax(min(100%, 24rem), 1fr))">
        {LOCALES.map((locale) => {
          const id = `${form.id}-${name}.${locale}`;
          const problem = form.problems.find((each) => each.name === `${name}.${locale}`)?.message;
          return (
            <Grid gap="2" gridTemplateRows="auto 1fr auto" templateColumns="minmax(0, 1fr)" key={locale}>
              <Text
                display="flex"
                gap="2"
                alignItems="baseline"
                minHeight="1.5rem"
                color="fg.muted"
                fontSize="sm"
                fontWeight="medium"
                id={`${id}-label`}
              >
                {LANGUAGE_NAMES[locale]}
                {isWritten && texts[locale] === '' && (
                  <Tag tone="warning">
                    <FormattedMessage id="command-center.kit.untranslated" />
                  </Tag>
                )}
              </Text>
              {isInBrowser ? (
                <Suspense fallback={loading}>
                  <RichTextEditor
                    id={id}
                    label={`${label}, ${LANGUAGE_NAMES[locale]}`}
                    locale={locale}
                    onChange={(html) => change(locale, html)}
                    value={texts[locale]}
                  />
                </Suspense>
              ) : (
                loading
              )}
              <FieldError id={`${id}-error`}>{problem}</FieldError>
            </Grid>
          );
        })}
      </Grid>
    </chakra.fieldset>
  );
}
