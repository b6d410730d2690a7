import type { ComponentType } from 'react';
import { lazySlot } from '../../../ui/slots/slot';

interface Props {
  /** Of what does not work. */
  readonly subjectId: string;
}

/** Beside what an extension says does not work: how staff take care of it. */
export const troubleSlot = lazySlot(
  import.meta.glob<ComponentType<Props>>('../../../extensions/*/command-center/trouble.slot.tsx', {
    import: 'default',
  }),
);
