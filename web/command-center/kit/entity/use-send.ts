import { type AnyVariables, type TypedDocumentNode, useMutation } from 'urql';

/** A mutation of one field, which its document calls `answer`. */
export type Command<Result, Variables> = TypedDocumentNode<{ readonly answer: Result }, Variables>;

/**
 * Sends a mutation.
 *
 * @example
 * const update = useSend(UpdateMenuMutation); // mutation UpdateMenu($input: …) { answer: updateMenu(input: $input) { …
 * const answer = await update({ input });
 *
 * @returns the member of the mutation's result; null when no answer came.
 */
export function useSend<Result, Variables extends AnyVariables>(
  command: Command<Result, Variables>,
): (variables: Variables) => Promise<Result | null> {
  const [, send] = useMutation(command);
  return async (variables) => (await send(variables)).data?.answer ?? null;
}
