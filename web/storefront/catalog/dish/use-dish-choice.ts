import { useState } from 'react';
import type { DishFragment as Dish } from '../../../gql/graphql';
import { useCartActions } from '../../cart/store/cart-context';
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
  /** Of one with its options, minor units. */
  readonly unitPrice: number;
  readonly isSoldOut: boolean;
  /** The group that still waits for a choice; only after an attempt to add. */
  readonly missing: OptionGroup | null;
  /** Puts the dish into the cart. @returns the group that has to be filled first, or null when it is in. */
  readonly addToCart: () => OptionGroup | null;
}

/**
 * @param wanted - the variant in the address; another dish's, or none, leads to the first that can be ordered.
 * @param onVariant - writes the variant into the address, which follows a moment later.
 */
export function useDishChoice(dish: Dish, wanted: string | null, onVariant: (id: string) => void): DishChoosing {
  const { add } = useCartActions();
  const { variants, optionGroups, name, photo } = dish;
  const [variantId, setVariantId] = useState(wanted);
  const [picked, setPicked] = useState(() => initialChoices(optionGroups));
  const [quantity, setQuantity] = useState(1);
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
    unitPrice,
    isSoldOut: dish.isSoldOut || (variant?.isSoldOut ?? true),
    missing: wasAttempted ? incomplete : null,
    addToCart: () => {
      setWasAttempted(incomplete !== null);
      if (incomplete || !variant) return incomplete;
      const options = optionGroups.flatMap((group) => group.options).filter(({ id }) => chosen.has(id));
      add({
        variantId: variant.id,
        optionIds: options.map(({ id }) => id),
        quantity,
        preview: {
          productName: name,
          variantName: variant.name,
          optionNames: options.map((option) => option.name),
          unitPrice,
          photo: variant.photo ?? photo ?? null,
        },
      });
      setQuantity(1);
      return null;
    },
  };
}
