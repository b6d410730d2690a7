import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonLook } from './button-look';

/** A link that looks like a button. Paths are without a language prefix: the router adds it. */
export function LinkButton({ variant, size, isWide, className, ...rest }: ButtonLook & LinkProps) {
  return <Link {...rest} className={buttonLook({ variant, size, isWide }, className)} />;
}
