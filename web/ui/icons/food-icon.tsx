import { isFoodIcon } from './food-icons';

interface Props {
  /** One of {@link FOOD_ICONS}; anything else draws nothing. */
  readonly name: string | null | undefined;
  /** Side in CSS pixels; 24 unless told. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A category's picture, in colour. */
export function FoodIcon({ name, size = 24, className }: Props) {
  if (!isFoodIcon(name)) return null;
  return (
    <img
      alt=""
      className={className}
      decoding="async"
      height={size}
      loading="lazy"
      src={`/icons/food/${name}.svg`}
      width={size}
    />
  );
}
