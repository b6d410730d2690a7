import { type RefObject, useEffect, useRef } from 'react';
import type { Problem } from './refusal';

/** Why a plain form's last try was refused. */
export interface FormRefusal {
  readonly message: string;
  readonly problems: readonly Problem[];
}

interface Refused {
  /** Of the form: after a refusal the focus goes to its first field that is wrong. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problemOf: (field: string) => string | undefined;
}

/** What a form that works without script says of its last try. */
export function useRefusal(refusal: FormRefusal | undefined): Refused {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [refusal]);
  return { form, problemOf: (field) => refusal?.problems.find((problem) => problem.name === field)?.message };
}
