import EyeIcon from 'lucide/dist/esm/icons/eye';
import EyeOffIcon from 'lucide/dist/esm/icons/eye-off';
import { type ComponentPropsWithRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { Field, type FieldTexts } from './field';
import styles from './field.module.css';
import passwordStyles from './password-field.module.css';
import { useLongest } from './use-longest';

type Props = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'children' | 'type'> & {
    readonly autoComplete: 'current-password' | 'new-password';
  };

/** A password that its owner can look at: that spares typing it twice. */
export function PasswordField({ id, label, hint, error, className, maxLength, ...input }: Props) {
  const { formatMessage } = useIntl();
  const [isShown, setIsShown] = useState(false);
  const { tooLong, type } = useLongest({ ...input, maxLength });
  return (
    <Field className={className} error={error || tooLong} hint={hint} id={id} label={label}>
      {(links) => (
        <div className={passwordStyles.box}>
          <input
            {...input}
            {...links}
            aria-required
            autoCapitalize="off"
            autoCorrect="off"
            className={classNames(styles.control, passwordStyles.input)}
            onChange={(event) => {
              type(event.currentTarget.value);
              input.onChange?.(event);
            }}
            spellCheck={false}
            type={isShown ? 'text' : 'password'}
          />
          <IconButton
            aria-pressed={isShown}
            className={passwordStyles.toggle}
            icon={isShown ? <Icon of={EyeOffIcon} /> : <Icon of={EyeIcon} />}
            label={formatMessage({ id: 'ui.showPassword' })}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}
