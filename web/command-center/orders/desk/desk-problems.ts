import { useIntl } from 'react-intl';
import { problemsOf, type Refusal } from '../../kit/form/refusal';
import { type DeskForm, nameOf } from './desk-order';

/** What is wrong with fields, by their names; `lines.0` for a dish. */
export type Problems = ReadonlyMap<string, string>;

export const NO_PROBLEMS: Problems = new Map();

/** Of the control that a field is filled in by. */
export const controlOf = (field: string) => `desk-${field}`;

/** The same of a refusal: what it says about a part of a dish is said about the dish. */
export function deskProblems(refusal: Refusal): Problems {
  return new Map(
    problemsOf(refusal).map(({ name, message }) => [
      /^lines\.\d+/.exec(name)?.[0] ?? name.split('.')[0] ?? '',
      message,
    ]),
  );
}

const LABELS = [
  ...(['name', 'phone', 'street', 'apartment', 'intercom', 'entrance', 'floor', 'courierNote', 'kitchenNote'] as const),
  ...(['cutlery', 'handover', 'arrival', 'changeFrom', 'promoCode'] as const),
];

/** Each problem with the field or dish that it is about: “Phone number: …”. */
export function useProblemWords({ lines }: DeskForm): (problems: Problems) => readonly string[] {
  const { formatMessage } = useIntl();
  const labelOf = (field: string) => {
    const line = lines[Number(/^lines\.(\d+)/.exec(field)?.[1])];
    const label = LABELS.find((name) => name === field);
    if (line) return nameOf(line);
    return label && formatMessage({ id: `command-center.desk.${label}` });
  };
  return (problems) =>
    [...problems].map(([field, message]) => {
      const label = labelOf(field);
      return label ? formatMessage({ id: 'command-center.desk.problem' }, { label, message }) : message;
    });
}

/** Puts the focus on the first of these fields that the page shows. */
export function focusProblem(problems: Problems): void {
  const controls = [...problems.keys()].map((field) => document.getElementById(controlOf(field)));
  controls.find((control) => control !== null)?.focus();
}
