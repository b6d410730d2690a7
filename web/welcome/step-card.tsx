import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { WizardStep } from './set-up-step';
import styles from './welcome.module.css';

type Props = { readonly children: ReactNode } & (
  | { readonly name: WizardStep; readonly title?: never }
  | { readonly name: 'closed' /** Of the document. */; readonly title: string }
);

let shownBefore: string | null = null;

/** One step’s card. A step that follows another takes the focus: its address is the same page’s, so nothing else does. */
export function StepCard({ name, title, children }: Props) {
  const { formatMessage } = useIntl();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shownBefore !== null && shownBefore !== name) card.current?.focus({ preventScroll: true });
    shownBefore = name;
  }, [name]);
  const step = name === 'closed' ? '' : formatMessage({ id: `welcome.step.${name}` });
  return (
    <section className={styles.card} ref={card} tabIndex={-1}>
      <title>{title ?? formatMessage({ id: 'welcome.stepTitle' }, { step })}</title>
      {children}
    </section>
  );
}
