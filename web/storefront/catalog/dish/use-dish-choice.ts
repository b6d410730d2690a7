import { useState } from 'react';
import type { DishFragment as Dish } from '../../../gql/graphql';
import { useCartActions } from '../../cart/store/cart-context';
import type { CartLine } from '../../cart/store/cart-view';
import { type ChosenIds, incompleteGroup, initialChoices, priceOfOne, toggleOption, withoutSoldOut } from './choices';

type Variant = Dish['variants'][number];
type OptionGroup = Dish['optionGroups'][number];

/** What the shopper is choosing about a dish, and what that costs. */
export interface DishChoosing {
  readonly variant: Variant | null;
  readonly chooseVariant: (id: string) => void;
  readonly chosen: ChosenIds;
  readonly toggle: (group: OptionGroup, optionId: string) => void;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  readonly note: string;
  readonly setNote: (note: string) => void;
  /** Of one with its options, minor units. */
  readonly unitPrice: number;
  readonly isSoldOut: boolean;
  /** The group that still waits for a choice; only after an attempt to add. */
  readonly missing: OptionGroup | null;
  /** Whether a line of the cart is being changed. */
  readonly isChange: boolean;
  /** Puts the dish into the cart, or in the place of its line. @returns the group that has to be filled first, or null when it is in. */
  readonly addToCart: () => OptionGroup | null;
}

/**
 * @param wanted - the variant in the address; another dish's, or none, leads to the first that can be ordered.
 * @param onVariant - writes the variant into the address, which follows a moment later.
 * @param line - of the cart, to be changed: what it has is chosen at first.
 */
export function useDishChoice(
  dish: Dish,
  wanted: string | null,
  onVariant: (id: string) => void,
  line: CartLine | null = null,
): DishChoosing {
  const { add, change } = useCartActions();
  const { variants, optionGroups, name, photo } = dish;
  const [variantId, setVariantId] = useState(wanted ?? line?.variantId ?? null);
  const [picked, setPicked] = useState<ChosenIds>(() =>
    line ? new Set(line.optionIds) : initialChoices(optionGroups),
  );
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const [note, setNote] = useState(line?.note ?? '');
  const [wasAttempted, setWasAttempted] = useState(false);
  const chosen = withoutSoldOut(optionGroups, picked);
  const variant =
    variants.find(({ id }) => id === variantId) ?? variants.find(({ isSoldOut }) => !isSoldOut) ?? variants[0] ?? null;
  const unitPrice = priceOfOne(variant?.price.minor ?? 0, optionGroups, chosen);
  const incomplete = incompleteGroup(optionGroups, chosen);
  return {
    variant,
    chooseVariant: (id) => {
      setVariantId(id);
      onVariant(id);
    },
    chosen,
    toggle: (group, optionId) =>
      setPicked((before) => toggleOption(group, withoutSoldOut(optionGroups, before), optionId)),
    quantity,
    setQuantity,
    note,
    setNote,
    unitPrice,
    isSoldOut: dish.isSoldOut || (variant?.isSoldOut ?? true),
    missing: wasAttempted ? incomplete : null,
    isChange: line !== null,
    addToCart: () => {
      setWasAttempted(incomplete !== null);
      if (incomplete || !variant) return incomplete;
      const options = optionGroups.flatMap((group) => group.options).filter(({ id }) => chosen.has(id));
      const dishNow = {
        variantId: variant.id,
        optionIds: options.map(({ id }) => id),
        quantity,
        // As the server keeps it: its line is known by that.
        note: note.trim().replace(/\s+/g, ' ') || null,
        preview: {
          productName: name,
          variantName: variant.name,
          optionNames: options.map((option) => option.name),
          unitPrice,
          photo: variant.photo ?? photo ?? null,
        },
      };
      if (line) change(line, dishNow);
      else add(dishNow);
      setQuantity(1);
      setNote('');
      return null;
    },
  };
}
