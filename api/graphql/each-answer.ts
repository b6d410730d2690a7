import type { AnswerEffect, Context } from './context';

/**
 * Does something for whoever is answered: now, and each time when the answer that is being found is kept and given to
 * somebody else, for whom no resolver runs.
 *
 * @param effect - is kept as long as the answer: it should hold on to little.
 */
export function eachAnswer(context: Context, effect: AnswerEffect): void {
  effect(context);
  context.repeated?.push(effect);
}
