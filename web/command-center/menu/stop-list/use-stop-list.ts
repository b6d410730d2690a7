import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMutation } from 'urql';
import type { StopProductInput, StoppedKind } from '../../../gql/graphql';
import type { Answer } from '../../kit/form/refusal';
import { useRefusalText } from '../../kit/form/use-refusal-text';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { toasts } from '../../kit/ui/toaster';
import {
  ResumeAllMutation,
  ResumeOptionMutation,
  ResumeProductMutation,
  ResumeSharedOptionMutation,
  ResumeVariantMutation,
  StopOptionMutation,
  StopProductMutation,
  StopSharedOptionMutation,
  StopVariantMutation,
} from './stop-mutations';

/** A dish, a size or an extra, with what people call it; `SHARED_OPTION` is an extra on all dishes that have it. */
export interface Stoppable {
  readonly kind: StoppedKind | 'SHARED_OPTION';
  readonly id: string;
  readonly label: string;
}

/** Stops dishes, sizes and extras, and puts them back on sale; toasts tell what came of it. */
export function useStopList() {
  const [, stopProduct] = useMutation(StopProductMutation);
  const [, stopVariant] = useMutation(StopVariantMutation);
  const [, stopOption] = useMutation(StopOptionMutation);
  const [, stopSharedOption] = useMutation(StopSharedOptionMutation);
  const [, resumeProduct] = useMutation(ResumeProductMutation);
  const [, resumeVariant] = useMutation(ResumeVariantMutation);
  const [, resumeOption] = useMutation(ResumeOptionMutation);
  const [, resumeSharedOption] = useMutation(ResumeSharedOptionMutation);
  const [, resumeAllMutation] = useMutation(ResumeAllMutation);
  const { board } = useCommandCenter();
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const stops = { PRODUCT: stopProduct, VARIANT: stopVariant, OPTION: stopOption, SHARED_OPTION: stopSharedOption };
  const resumes = {
    PRODUCT: resumeProduct,
    VARIANT: resumeVariant,
    OPTION: resumeOption,
    SHARED_OPTION: resumeSharedOption,
  };

  /** @returns whether it was done; if not, a toast has said why. */
  const whileBusy = async (id: string, work: () => Promise<Answer | undefined>): Promise<boolean> => {
    setBusyIds((ids) => new Set(ids).add(id));
    const answer = await work();
    setBusyIds((ids) => new Set([...ids].filter((busy) => busy !== id)));
    board.changed();
    const refusal = refusalText(answer);
    if (refusal !== null) toasts.show({ message: refusal, tone: 'danger' });
    return refusal === null;
  };

  const resume = async ({ kind, id, label }: Stoppable): Promise<void> => {
    const isDone = await whileBusy(id, async () => (await resumes[kind]({ id })).data?.resumed);
    const message = formatMessage({ id: 'command-center.stop-list.resumed' }, { name: label });
    if (isDone) toasts.show({ message, tone: 'success' });
  };

  const stop = async (item: Stoppable, request: Omit<StopProductInput, 'id'>): Promise<void> => {
    const { kind, id, label } = item;
    const isDone = await whileBusy(id, async () => (await stops[kind]({ input: { id, ...request } })).data?.stopped);
    if (!isDone) return;
    toasts.show({
      message: formatMessage({ id: 'command-center.stop-list.stopped' }, { name: label }),
      tone: 'success',
      action: { label: formatMessage({ id: 'command-center.stop-list.undo' }), onPress: () => void resume(item) },
    });
  };

  const resumeAll = async (): Promise<void> => {
    const { data } = await resumeAllMutation({});
    board.changed();
    toasts.show(
      data
        ? { message: formatMessage({ id: 'command-center.stop-list.allResumed' }), tone: 'success' }
        : { message: formatMessage({ id: 'command-center.move.notSent' }), tone: 'danger' },
    );
  };

  return { isBusy: (id: string) => busyIds.has(id), stop, resume, resumeAll };
}
