import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { toasts } from '../../kit/ui/toaster';

export const CreatePaymentMethodMutation = graphql(`
  mutation CreatePaymentMethod($input: CreatePaymentMethodInput!) {
    createPaymentMethod(input: $input) {
      ... on PaymentMethod {
        id
        version
      }
      ...Refusal
    }
  }
`);

export const UpdatePaymentMethodMutation = graphql(`
  mutation UpdatePaymentMethod($input: UpdatePaymentMethodInput!) {
    updatePaymentMethod(input: $input) {
      ... on PaymentMethod {
        id
        version
        isActive
      }
      ...Refusal
    }
  }
`);

const ReorderPaymentMethodsMutation = graphql(`
  mutation ReorderPaymentMethods($input: ReorderPaymentMethodsInput!) {
    reorderPaymentMethods(input: $input) {
      ... on Channel {
        id
      }
      ...Refusal
    }
  }
`);

/** @returns what stores an order, and answers with why it was refused or null. */
export function useReorderPaymentMethods() {
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const [, reorder] = useMutation(ReorderPaymentMethodsMutation);
  return async (ids: readonly string[]): Promise<string | null> => {
    const { data } = await reorder({ input: { ids: [...ids] } });
    board.changed();
    const answer = data?.reorderPaymentMethods;
    if (!answer) return formatMessage({ id: 'command-center.kit.notSent' });
    return answer.__typename === 'Channel' ? null : answer.message;
  };
}

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly isActive: boolean;
}

/** Switches one on or off: it is shown at once, and goes back with a word when the API refuses. */
export function useSwitchPaymentMethod({ id, version, isActive }: Stored) {
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const [, update] = useMutation(UpdatePaymentMethodMutation);
  /** Holds until another version is read. */
  const [wish, setWish] = useState<{ readonly isActive: boolean; readonly version: number } | null>(null);
  const isWished = wish?.version === version;
  const setIsActive = async (wanted: boolean): Promise<void> => {
    // One at a time: the version that the next one needs is not here yet.
    if (isWished) return;
    setWish({ isActive: wanted, version });
    const { data } = await update({ input: { id, version, isActive: wanted } });
    board.changed();
    const answer = data?.updatePaymentMethod;
    if (answer?.__typename === 'PaymentMethod') {
      toasts.show({ message: formatMessage({ id: 'command-center.payment.updated' }), tone: 'success' });
      return;
    }
    setWish(null);
    toasts.show({ message: answer?.message ?? formatMessage({ id: 'command-center.kit.notSent' }), tone: 'danger' });
  };
  return { isShownActive: isWished ? wish.isActive : isActive, setIsActive };
}
