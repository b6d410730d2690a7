import { FormattedMessage, useIntl } from 'react-intl';
import type { LinkIcon as LinkIconValue } from '../../../gql/graphql';
import { FieldError } from '../../../ui/form/field-error';
import { BanIcon } from '../../../ui/icons/ban-icon';
import { LinkIcon } from '../../../ui/icons/link-icon';
import { useBoundField } from '../form/use-bound-field';
import type { EntityFormState } from '../form/use-entity-form';
import styles from './icon-picker.module.css';
import type { LinkValues } from './link-dialog';

/** In the order of the picker: those of general use, then the networks by name. */
const ICONS: readonly LinkIconValue[] = [
  ...(['PHONE', 'GIFT', 'INFO'] as const),
  ...(['BLUESKY', 'FACEBOOK', 'GITHUB', 'INSTAGRAM', 'ODNOKLASSNIKI', 'TELEGRAM'] as const),
  ...(['VIBER', 'VK', 'WHATSAPP', 'X', 'YOUTUBE'] as const),
];

/** One of the link's icons, or none: radio buttons that look like what they choose. */
export function IconPicker({ form }: { readonly form: EntityFormState<LinkValues> }) {
  const { formatMessage } = useIntl();
  const { id, value, onChange, onBlur, error } = useBoundField(form, 'icon');
  const choices: readonly (LinkIconValue | null)[] = [null, ...ICONS];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <FormattedMessage id="command-center.navigation.icon" />
      </legend>
      <div className={styles.icons}>
        {choices.map((icon) => {
          const name = formatMessage({ id: 'command-center.navigation.iconName' }, { icon: icon ?? 'NONE' });
          return (
            <label className={styles.icon} key={icon ?? 'NONE'} title={name}>
              <input
                aria-label={name}
                checked={value === icon}
                className={styles.input}
                id={icon === (value ?? null) ? id : undefined}
                name={id}
                onBlur={onBlur}
                onChange={() => onChange(icon)}
                type="radio"
              />
              {icon ? <LinkIcon name={icon} size={22} /> : <BanIcon size={20} />}
            </label>
          );
        })}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
