import { lazy, Suspense, useSyncExternalStore } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '../../../i18n/locale';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { FieldError } from '../../../ui/form/field-error';
import { Tag } from '../../../ui/text/tag';
import type { Texts } from '../form/texts';
import type { EntityFormState } from '../form/use-entity-form';
import styles from './rich-text-field.module.css';

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
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.languages}>
        {LOCALES.map((locale) => {
          const id = `${form.id}-${name}.${locale}`;
          const problem = form.problems.find((each) => each.name === `${name}.${locale}`)?.message;
          return (
            <div className={styles.language} key={locale}>
              <p className={styles.name} id={`${id}-label`}>
                {LANGUAGE_NAMES[locale]}
                {isWritten && texts[locale] === '' && (
                  <Tag tone="warning">
                    <FormattedMessage id="command-center.kit.untranslated" />
                  </Tag>
                )}
              </p>
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
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
