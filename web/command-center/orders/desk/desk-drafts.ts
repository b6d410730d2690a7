import { DeviceValue, useDeviceValue } from '../../../ui/device-value';
import { type DeskForm, emptyForm } from './desk-order';

/** What one caller has said so far. */
export interface DeskDraft {
  readonly id: string;
  /** By which the order is placed once, also after a reload. */
  readonly key: string;
  /** When it was begun, in milliseconds. */
  readonly at: number;
  readonly form: DeskForm;
}

interface Drafts {
  readonly currentId: string | null;
  readonly list: readonly DeskDraft[];
}

/** Names and addresses stay on a device no longer than a shift. */
const KEPT_MS = 12 * 60 * 60_000;
const NO_DRAFTS: Drafts = { currentId: null, list: [] };
const BLANK = emptyForm({ deliveryMethod: 'DELIVERY', paymentMethodId: '', warehouseId: '' });

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function isLine(value: unknown): boolean {
  const { key, variantId, optionIds, quantity, note, productName, variantName, options } = Object(value);
  return (
    [key, variantId, note, productName, variantName].every(isText) &&
    typeof quantity === 'number' &&
    isTexts(optionIds) &&
    isTexts(options)
  );
}

/** A kept draft; one of another version of the page is not taken over. */
function isDraft(value: unknown): value is DeskDraft {
  const { id, key, at, form } = Object(value);
  const { lines, details, aside } = Object(form);
  return (
    [id, key].every(isText) &&
    typeof at === 'number' &&
    Date.now() - at < KEPT_MS &&
    isTexts(lines) &&
    lines.every(isLine) &&
    Object.keys(BLANK.details).every((name) => isText(Object(details)[name])) &&
    Object.keys(BLANK.aside).every((name) => name in Object(aside))
  );
}

function readDrafts(text: string): Drafts {
  const { currentId, list } = Object(JSON.parse(text));
  return { currentId: isText(currentId) ? currentId : null, list: isTexts(list) ? list.filter(isDraft) : [] };
}

/** Orders on the telephone that are not placed yet: they outlive the page. */
export const deskDrafts = new DeviceValue<Drafts>({
  key: 'carte.phone-orders',
  initial: NO_DRAFTS,
  parse: readDrafts,
  format: (drafts) => (drafts.list.length === 0 ? null : JSON.stringify(drafts)),
});

const isSame = (one: DeskForm, other: DeskForm) => JSON.stringify(one) === JSON.stringify(other);

/** The callers of this device and the one whose order is shown. @param empty - what an order begins with. */
export function useDeskDrafts(empty: DeskForm, freshId: string) {
  const { currentId, list } = useDeviceValue(deskDrafts);
  const fresh: DeskDraft = { id: freshId, key: freshId, at: 0, form: empty };
  const current = list.find(({ id }) => id === currentId) ?? fresh;
  const others = (drafts: Drafts, id: string) => drafts.list.filter((draft) => draft.id !== id);
  const change = (id: string, part: Partial<Pick<DeskDraft, 'form' | 'key'>>) => {
    const drafts = deskDrafts.current();
    const known = drafts.list.find((draft) => draft.id === id);
    const next = { ...(known ?? { ...fresh, at: Date.now() }), ...part };
    const isBegun = known !== undefined || !isSame(next.form, empty);
    if (!isBegun) return;
    const list = known ? drafts.list.map((draft) => (draft === known ? next : draft)) : [...drafts.list, next];
    deskDrafts.set({ currentId: known ? drafts.currentId : id, list });
  };
  return {
    current,
    drafts: list,
    change,
    /** Null: another caller. */
    choose: (id: string | null) => deskDrafts.set({ ...deskDrafts.current(), currentId: id }),
    remove: (id: string) => {
      const drafts = deskDrafts.current();
      const left = others(drafts, id);
      deskDrafts.set({ currentId: drafts.currentId === id ? null : drafts.currentId, list: left });
    },
  };
}
