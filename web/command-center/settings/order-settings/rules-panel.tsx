import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { FoldingPanel } from '../../kit/page/folding-panel';
import styles from './order-settings.module.css';
import type { OrderSettingsValues } from './order-settings-values';
import type { useOrderExamples } from './use-order-examples';
import type { useRuleSummaries } from './use-rule-summaries';

type Summaries = ReturnType<typeof useRuleSummaries>;

/** What each group of rules is given. */
export interface RulesProps {
  readonly form: EntityFormState<OrderSettingsValues>;
  readonly exampleOf: ReturnType<typeof useOrderExamples>;
  readonly summaries: Summaries;
}

interface Props extends Pick<RulesProps, 'summaries'> {
  readonly section: keyof Summaries;
  readonly children: ReactNode;
}

/** One group of rules: fields in two columns where there is room. Delivery is open, so that it is seen what opens. */
export function RulesPanel({ summaries, section, children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <FoldingPanel
      id={section}
      isOpen={section === 'delivery'}
      summary={summaries[section]}
      title={formatMessage({ id: `command-center.order-settings.${section}` })}
    >
      <div className={styles.stack}>{children}</div>
    </FoldingPanel>
  );
}
