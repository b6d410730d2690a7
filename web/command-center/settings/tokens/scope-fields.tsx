import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ApiScope } from '../../../gql/graphql';
import { Checkbox } from '../../kit/ui/choices';
import { FieldError } from '../../kit/ui/fields';
import { SCOPE_NAMES, SCOPES } from './scopes';
import styles from './tokens.module.css';

interface Props {
  readonly id: string;
  readonly value: readonly ApiScope[];
  readonly onChange: (scopes: readonly ApiScope[]) => void;
  readonly error: string | undefined;
}

/** What the program may do, each in plain words. */
export function ScopeFields({ id, value, onChange, error }: Props) {
  const errorId = useId();
  const toggle = (scope: ApiScope) =>
    onChange(SCOPES.filter((each) => (each === scope ? !value.includes(scope) : value.includes(each))));
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className={styles.scopes} id={id} tabIndex={-1}>
      <legend className={styles.legend}>
        <FormattedMessage id="command-center.tokens.scopes" />
      </legend>
      {SCOPES.map((scope) => (
        <Checkbox
          checked={value.includes(scope)}
          hint={
            <>
              <FormattedMessage id={`command-center.tokens.scopeExplained.${scope}`} />{' '}
              <span className={styles.code}>{SCOPE_NAMES[scope]}</span>
            </>
          }
          key={scope}
          label={<FormattedMessage id={`command-center.tokens.scope.${scope}`} />}
          onChange={() => toggle(scope)}
        />
      ))}
      <FieldError id={error ? errorId : undefined}>{error}</FieldError>
    </fieldset>
  );
}
