import { LOCALES } from '../../../../domain/locale';

/** A member of a mutation's result that says no: `... on Error { code message path }`, with the fields of `InvalidInput`. */
export interface Refusal {
  readonly __typename: string;
  readonly code: string;
  readonly message: string;
  readonly path?: readonly string[] | null;
  readonly fields?: readonly { readonly code: string; readonly path: readonly string[]; readonly message: string }[];
}

/** Any member of a mutation's result. */
export type Answer = { readonly __typename: string } | Refusal;

/** What is left of a result when it is no refusal. */
export type Saved<Result extends Answer> = Exclude<Result, { readonly code: string; readonly message: string }>;

export function isRefusal<Result extends Answer>(answer: Result): answer is Exclude<Result, Saved<Result>> & Refusal {
  return 'code' in answer && 'message' in answer;
}

/** The inverse of {@link isRefusal}: the compiler narrows a generic union by a positive guard only. */
export function isSaved<Result extends Answer>(answer: Result): answer is Saved<Result> {
  return !isRefusal(answer);
}

/** What is wrong with one field. */
export interface Problem {
  /** As the form names it: `price`, `name.en`, `lines.0.quantity`. */
  readonly name: string;
  readonly message: string;
  /** Of the API, where it was the API that refused. */
  readonly code?: string;
}

/** `input.name.1.value` → `name.ru`: forms hold a localised text by language, in the order in which it is sent. */
export function nameOfPath(path: readonly string[]): string {
  const name = (path[0] === 'input' ? path.slice(1) : path).join('.');
  return name.replace(/\.(\d)\.value$/, (whole, index) => {
    const locale = LOCALES[Number(index)];
    return locale ? `.${locale}` : whole;
  });
}

/** The fields that a refusal is about; none when it is about the whole. */
export function problemsOf({ fields, path, message }: Refusal): Problem[] {
  if (fields) return fields.map(({ path: at, ...problem }) => ({ name: nameOfPath(at), ...problem }));
  const name = path ? nameOfPath(path) : '';
  return name ? [{ name, message }] : [];
}
