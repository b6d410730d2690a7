import type { Weekday } from '../../../gql/graphql';

interface Field {
  readonly path: readonly string[];
  readonly message: string;
}

/**
 * A refusal of some days, its fields named as the form has them: `input.days.1.intervals.0` of Monday and Friday is
 * `FRIDAY.intervals.0`. Any other answer stays as it is.
 *
 * @param sent - the days, in the order in which they were sent.
 */
export function namedByDay<Answer extends object>(answer: Answer | null | undefined, sent: readonly Weekday[]) {
  if (!answer || !('fields' in answer) || !Array.isArray(answer.fields)) return answer;
  const fields: readonly Field[] = answer.fields;
  return {
    ...answer,
    fields: fields.map(({ path: [input = 'input', days, place, ...rest], message }) => {
      const day = days === 'days' ? sent[Number(place)] : undefined;
      return { path: day ? [input, day, ...rest] : [input], message };
    }),
  };
}
