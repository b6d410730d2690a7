import type { ReactNode } from 'react';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import styles from './order-settings.module.css';
import type { OrderSettingsValues } from './order-settings-values';
import type { useOrderExamples } from './use-order-examples';

/** What each group of rules is given. */
export interface RulesProps {
  readonly form: EntityFormState<OrderSettingsValues>;
  readonly exampleOf: ReturnType<typeof useOrderExamples>;
}

/** One group of rules: fields in two columns where there is room. */
export function RulesPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Panel title={title}>
      <div className={styles.contained}>
        <div className={styles.stack}>{children}</div>
      </div>
    </Panel>
  );
}
