import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type Control, type FieldPath, type FieldPathValue, type FieldValues, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useCommandCenter } from '../context/command-center-context';
import { toasts } from '../ui/toaster';
import { controlIdOf, type PlacedProblem } from './control-id';
import { useDirtyForms } from './dirty-forms';
import { isSame, mergeMine } from './merge';
import { type Answer, isRefusal, isSaved, type Problem, problemsOf, type Saved } from './refusal';
import { ruleProblems } from './rule-problems';

export interface EntityFormOptions<Values extends FieldValues, Result extends Answer> {
  /** What is stored, as the form holds it; follow it with `useFresh`, so that a colleague's change comes in. */
  readonly saved: Values;
  /** Of the stored row, where it has one: the API refuses a save on top of another version. */
  readonly version?: number;
  /**
   * Sends it, and answers with the member of the mutation's result; null or undefined when no answer came. Ask every
   * member for `...Refusal`.
   *
   * @param version - what to send along: the one that these values were typed on.
   */
  readonly save: (values: Values, version: number) => Promise<Result | null | undefined>;
  /** The toast after saving: “Menu updated”. A function gets what was sent, for texts that depend on it. */
  readonly done: string | ((sent: Values) => string);
  /** After that: go to what was created, close the dialog. */
  readonly onSaved?: (saved: Saved<Result>) => void;
  /** Nothing is stored yet: the way to save is there from the start. */
  readonly isNew?: boolean;
}

/** What a form is measured by. */
interface Base<Values> {
  readonly values: Values;
  readonly version: number;
  /** They went to the API from here; else they were read. */
  readonly isSent: boolean;
}

/** A form over one stored thing; give it to {@link EntityForm} or {@link FormDialog} and to the fields. */
export interface EntityFormState<Values extends FieldValues> {
  readonly id: string;
  readonly control: Control<Values>;
  readonly isNew: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Fields that can't stay as they are, by the page's own rules or the API's. */
  readonly problems: readonly PlacedProblem[];
  /** Why the whole could not be saved. */
  readonly refusal: string | null;
  /** Somebody else saved meanwhile: `loading` until theirs is here. */
  readonly conflict: 'none' | 'loading' | 'here';
  /** Counts failed saves: each one moves the focus to what is wrong. */
  readonly attempt: number;
  readonly submit: () => Promise<void>;
  readonly discard: () => void;
  /** Forgets what was typed, for what they saved. */
  readonly loadTheirs: () => void;
  /** Goes on with what was typed; fields that were not touched are as they saved them. */
  readonly keepMine: () => void;
  /** What is on its way into a field: saving waits for it, and gives up where it comes to false. */
  readonly waitFor: (work: Promise<boolean>) => void;
  /** Called by the fields as soon as one is changed. */
  readonly forget: (name: string) => void;
  /** To read or set values beside the fields. */
  readonly values: () => Values;
  readonly setValue: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
}

/**
 * A form over a stored entity. Typed values survive conflicts and failed requests.
 *
 * @example
 * const form = useEntityForm({
 *   saved: { name: toTexts(menu.nameTranslations), isActive: menu.isActive },
 *   version: menu.version,
 *   save: async ({ name, isActive }, version) =>
 *     (await updateMenu({ input: { id: menu.id, version, name: toEntries(name), isActive } })).data?.updateMenu,
 *   done: formatMessage({ id: … }),
 * });
 * return (
 *   <EntityForm form={form}>
 *     <LocalizedField form={form} label={…} name="name" />
 *     <FormSwitch form={form} label={…} name="isActive" />
 *   </EntityForm>
 * );
 */
export function useEntityForm<Values extends FieldValues, Result extends Answer>({
  saved,
  version = 0,
  save,
  done,
  onSaved,
  isNew = false,
}: EntityFormOptions<Values, Result>): EntityFormState<Values> {
  const id = useId();
  const { formatMessage } = useIntl();
  const { board, defaultLocale } = useCommandCenter();
  const dirtyForms = useDirtyForms();
  const [awaited] = useState(() => new Set<Promise<boolean>>());
  const [base, setBase] = useState<Base<Values>>({ values: saved, version, isSent: false });
  const [theirs, setTheirs] = useState<Base<Values> | null>(null);
  const [problems, setProblems] = useState<readonly PlacedProblem[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isConflict, setIsConflict] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // Own values, so that React Hook Form never writes into what a loader has read.
  const [own] = useState(() => structuredClone(saved));
  const { control, formState, getValues, handleSubmit, reset, setValue } = useForm<Values>({
    values: own,
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = formState;

  /** Makes `next` what the form is measured by; what was changed since `base` stays on top of it. */
  const rebase = (next: Base<Values>, from = base) => {
    const merged = mergeMine(from.values, getValues(), next.values);
    reset(structuredClone(next.values));
    if (!isSame(merged, next.values)) reset(structuredClone(merged), { keepDefaultValues: true });
    setBase(next);
    setTheirs(null);
    setIsConflict(false);
  };
  const settle = () => {
    setProblems([]);
    setRefusal(null);
  };

  const follow = useEffectEvent(() => {
    const next = { values: saved, version, isSent: false };
    const isKnown = isSame(saved, base.values);
    if (isKnown && version === base.version) {
      setBase(next);
      return setTheirs(null);
    }
    // The API may write what was sent otherwise. What was read, and reads otherwise now, was read while it was being changed.
    const isMine = base.isSent && version > 0 && version === base.version;
    if (isKnown || isMine || isSame(getValues(), base.values)) rebase(next);
    else setTheirs(next);
  });
  const savedKey = JSON.stringify([version, saved]);
  useEffect(() => {
    if (!savedKey) return;
    const timer = setTimeout(follow);
    return () => clearTimeout(timer);
  }, [savedKey]);

  useEffect(() => {
    dirtyForms.set(id, isDirty);
    return () => dirtyForms.set(id, false);
  }, [dirtyForms, id, isDirty]);

  const fail = (found: readonly Problem[], message: string | null) => {
    setProblems(found.map((problem) => ({ ...problem, controlId: controlIdOf(id, problem.name, defaultLocale) })));
    setRefusal(message);
    setAttempt((count) => count + 1);
  };
  const send = async () => {
    settle();
    // Where something did not come, its field says why.
    if ((await Promise.all(awaited)).includes(false)) return;
    const sent = structuredClone(getValues());
    const answer = await save(sent, base.version);
    if (!answer) return fail([], formatMessage({ id: 'command-center.kit.notSent' }));
    if (isRefusal(answer)) {
      if (answer.code !== 'CONFLICT') {
        const found = problemsOf(answer);
        return fail(found, found.length > 0 ? null : answer.message);
      }
      setIsConflict(true);
      return board.changed();
    }
    const stored = 'version' in answer && typeof answer.version === 'number' ? answer.version : base.version;
    const mine = { values: sent, version: stored, isSent: true };
    rebase(mine, mine);
    // At once, since going on to another page follows before the next rendering.
    dirtyForms.set(id, false);
    toasts.show({ message: typeof done === 'string' ? done : done(sent), tone: 'success' });
    board.changed();
    if (isSaved(answer)) onSaved?.(answer);
  };

  return {
    id,
    control,
    isNew,
    isDirty,
    isSaving: isSubmitting,
    problems,
    refusal,
    conflict: theirs ? 'here' : isConflict ? 'loading' : 'none',
    attempt,
    submit: handleSubmit(send, (errors) => fail(ruleProblems(errors), null)),
    discard: () => {
      settle();
      reset(structuredClone((theirs ?? base).values));
      rebase(theirs ?? base);
    },
    loadTheirs: () => {
      settle();
      const next = theirs ?? base;
      reset(structuredClone(next.values));
      rebase(next, next);
    },
    keepMine: () => {
      if (theirs) rebase(theirs);
    },
    waitFor: (work) => {
      const ended = work.catch(() => false);
      awaited.add(ended);
      void ended.then(() => awaited.delete(ended));
    },
    forget: (name) => setProblems((all) => all.filter((problem) => !`${problem.name}.`.startsWith(`${name}.`))),
    values: getValues,
    setValue: (name, value) => setValue(name, value, { shouldDirty: true }),
  };
}
