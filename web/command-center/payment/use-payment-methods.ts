import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../gql/gql';
import { toasts } from '../../ui/overlay/toasts';
import { useCommandCenter } from '../layout/command-center-context';

export const CreatePaymentMethodMutation = graphql(`
  mutation CreatePaymentMethod($input: CreatePaymentMethodInput!) {
    createPaymentMethod(input: $input) {
      ... on PaymentMethod {
        id
        version
      }
      ... on Error {
        code
        message
        path
      }
      ... on InvalidInput {
        fields {
          path
          message
        }
      }
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
      ... on Error {
        code
        message
        path
      }
      ... on InvalidInput {
        fields {
          path
          message
        }
      }
    }
  }
`);

const ReorderPaymentMethodsMutation = graphql(`
  mutation ReorderPaymentMethods($input: ReorderPaymentMethodsInput!) {
    reorderPaymentMethods(input: $input) {
      ... on Channel {
        id
      }
      ... on Error {
        message
      }
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

/** Switches one on or off at once. */
export function useSwitchPaymentMethod({ id, version }: { readonly id: string; readonly version: number }) {
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const [, update] = useMutation(UpdatePaymentMethodMutation);
  const [isBusy, setIsBusy] = useState(false);
  const setIsActive = async (isActive: boolean): Promise<void> => {
    setIsBusy(true);
    const { data } = await update({ input: { id, version, isActive } });
    setIsBusy(false);
    board.changed();
    const answer = data?.updatePaymentMethod;
    if (answer?.__typename === 'PaymentMethod') {
      toasts.show({ message: formatMessage({ id: 'command-center.payment.updated' }), tone: 'success' });
      return;
    }
    toasts.show({ message: answer?.message ?? formatMessage({ id: 'command-center.kit.notSent' }), tone: 'danger' });
  };
  return { isBusy, setIsActive };
}
