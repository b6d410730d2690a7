import { FOOD_ICON_WIDTHS } from './food-icons';

interface Props {
  /** One of {@link FOOD_ICONS}; of any other name only the place is left. */
  readonly name: string | null | undefined;
  /** Side in CSS pixels. Defaults to 24. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A category's picture, in colour. */
export function FoodIcon({ name, size = 24, className }: Props) {
  if (!name) return null;
  const file = (width: number) => `/icons/food/${name}-${width}.webp`;
  const [narrowest] = FOOD_ICON_WIDTHS;
  return (
    <img
      alt=""
      className={className}
      decoding="async"
      height={size}
      loading="lazy"
      sizes={`${size}px`}
      src={file(narrowest)}
      srcSet={FOOD_ICON_WIDTHS.map((width) => `${file(width)} ${width}w`).join(', ')}
      width={size}
    />
  );
}
