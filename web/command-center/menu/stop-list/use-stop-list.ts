import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { StopProductInput, StoppedKind } from '../../../gql/graphql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { tellRefusal, useAct, useRefusalText } from '../../kit/entity/use-act';
import { useSend } from '../../kit/entity/use-send';
import type { Answer } from '../../kit/form/refusal';
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
  const stopProduct = useSend(StopProductMutation);
  const stopVariant = useSend(StopVariantMutation);
  const stopOption = useSend(StopOptionMutation);
  const stopSharedOption = useSend(StopSharedOptionMutation);
  const resumeProduct = useSend(ResumeProductMutation);
  const resumeVariant = useSend(ResumeVariantMutation);
  const resumeOption = useSend(ResumeOptionMutation);
  const resumeSharedOption = useSend(ResumeSharedOptionMutation);
  const [resumeEverything] = useAct(ResumeAllMutation);
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
  const whileBusy = async (id: string, work: () => Promise<Answer | null>): Promise<boolean> => {
    setBusyIds((ids) => new Set(ids).add(id));
    const answer = await work();
    setBusyIds((ids) => new Set([...ids].filter((busy) => busy !== id)));
    board.changed();
    const refusal = refusalText(answer);
    tellRefusal(refusal);
    return refusal === null;
  };

  const resume = async ({ kind, id, label }: Stoppable): Promise<void> => {
    const isDone = await whileBusy(id, () => resumes[kind]({ id }));
    const message = formatMessage({ id: 'command-center.stop-list.resumed' }, { name: label });
    if (isDone) toasts.show({ message, tone: 'success' });
  };

  const stop = async (item: Stoppable, request: Omit<StopProductInput, 'id'>): Promise<void> => {
    const { kind, id, label } = item;
    const isDone = await whileBusy(id, () => stops[kind]({ input: { id, ...request } }));
    if (!isDone) return;
    toasts.show({
      message: formatMessage({ id: 'command-center.stop-list.stopped' }, { name: label }),
      tone: 'success',
      action: { label: formatMessage({ id: 'command-center.stop-list.undo' }), onPress: () => void resume(item) },
    });
  };

  const resumeAll = async (): Promise<void> =>
    tellRefusal(await resumeEverything({}, formatMessage({ id: 'command-center.stop-list.allResumed' })));

  return { isBusy: (id: string) => busyIds.has(id), stop, resume, resumeAll };
}
