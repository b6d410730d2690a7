import type { SetUpStep } from '../gql/graphql';

/** The wizard's steps, as `?step=` names them. */
export const WIZARD_STEPS = ['welcome', 'key-data', 'administrator', 'finish'] as const;

export type WizardStep = (typeof WIZARD_STEPS)[number];

export function toWizardStep(value: string | null): WizardStep | null {
  return WIZARD_STEPS.find((step) => step === value) ?? null;
}

/**
 * The step to show: the one that is asked for, if its turn has come, else the furthest that can be shown.
 *
 * @param progress - what the server has still to ask; the last step is not this function's business.
 * @param isOpen - whether the set-up code is known: nothing but the first step is shown without it.
 */
export function stepToShow(wanted: WizardStep | null, progress: SetUpStep, isOpen: boolean): WizardStep {
  if (!isOpen) return 'welcome';
  const furthest = progress === 'NEEDS_KEY_DATA' ? 'key-data' : 'administrator';
  if (wanted === null) return furthest;
  return WIZARD_STEPS.indexOf(wanted) < WIZARD_STEPS.indexOf(furthest) ? wanted : furthest;
}
