import { Button as ChakraButton, IconButton as ChakraIconButton, Span, Spinner } from '@chakra-ui/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

/** How a button looks. One `primary` a screen: the way on. */
export interface ButtonLook {
  readonly variant?: 'primary' | 'soft' | 'outline' | 'ghost' | 'danger' | undefined;
  /** `sm` looks smaller and keeps a 44 px target. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** As wide as its container. */
  readonly isWide?: boolean | undefined;
}

const LOOKS = {
  primary: { variant: 'solid', colorPalette: 'accent' },
  soft: { variant: 'subtle', colorPalette: 'accent' },
  outline: { variant: 'outline', colorPalette: 'gray' },
  ghost: { variant: 'ghost', colorPalette: 'gray' },
  danger: { variant: 'subtle', colorPalette: 'red' },
} as const;
const WIDE = { width: '100%', paddingInline: '2' } as const;

function looks({ variant = 'primary', size = 'md', isWide }: ButtonLook) {
  return { ...LOOKS[variant], ...(isWide && WIDE), size };
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'color'> {
  /** Something is under way: the label gives room to a spinner, and clicks are ignored while the focus stays. */
  readonly isBusy?: boolean | undefined;
}

/** A button; `type` defaults to `button`. */
export function Button({ variant, size, isWide, isBusy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <ChakraButton
      {...rest}
      {...looks({ variant, size, isWide })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? (
        <>
          <Span alignItems="center" display="inline-flex" gap="2" justifyContent="center" opacity="0">
            {children}
          </Span>
          <Spinner position="absolute" />
        </>
      ) : (
        children
      )}
    </ChakraButton>
  );
}

interface IconButtonProps
  extends Pick<ButtonLook, 'variant' | 'size'>,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'color'> {
  /** What clicking does, for those who can't see the icon. */
  readonly label: string;
  readonly icon: ReactNode;
}

const SQUARES = { sm: '9', md: '11', lg: '13' } as const;

/** A round button with an icon alone; `variant` defaults to `ghost`. */
export function IconButton({ label, icon, variant = 'ghost', size = 'md', ...rest }: IconButtonProps) {
  return (
    <ChakraIconButton
      title={label}
      {...rest}
      {...looks({ variant, size })}
      _after={size === 'sm' ? { inset: '-0.25rem' } : undefined}
      aria-label={label}
      padding="0"
      width={SQUARES[size]}
    >
      {icon}
    </ChakraIconButton>
  );
}

/** A link that looks like a button. Paths are without a language prefix: the router adds it. */
export function LinkButton({ variant, size, isWide, className, ...rest }: ButtonLook & LinkProps) {
  return (
    <ChakraButton asChild {...looks({ variant, size, isWide })} className={className} type={undefined}>
      <Link {...rest} />
    </ChakraButton>
  );
}

/** The same for a plain link: a file, another document. */
export function AnchorButton({ variant, size, isWide, className, ...rest }: ButtonLook & ComponentPropsWithRef<'a'>) {
  return (
    <ChakraButton asChild {...looks({ variant, size, isWide })} className={className} type={undefined}>
      <a {...rest} />
    </ChakraButton>
  );
}

interface DrawnButtonProps extends ButtonProps {
  readonly icon: ReactNode;
  /** From which width on its words are seen. */
  readonly wordsFrom?: 'md' | '2xl';
}

/** A button with a drawing and words. Where there is little room the drawing is enough; screen readers hear the words. */
export function DrawnButton({ icon, children, wordsFrom = 'md', ...button }: DrawnButtonProps) {
  return (
    <Button {...button}>
      {icon}
      <Span srOnly={{ base: true, [wordsFrom]: false }}>{children}</Span>
    </Button>
  );
}

interface ChipLook {
  readonly id?: string;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** The current one of its row. */
  readonly isActive?: boolean;
}

type ChipProps = ChipLook &
  (
    | { /** Path or `#hash` that it leads to. */ readonly to: string; readonly onPress?: never }
    | { readonly to?: never; readonly onPress: () => void }
  );

const CHIP = { colorPalette: 'gray', flex: 'none', fontSize: 'sm', paddingInline: '4', maxWidth: '100%' } as const;

/** A small choice in a row of its kind: a category, a quick amount, a filter. Link or toggle, by what it is given. */
export function Chip({ id, children, icon, isActive = false, to, onPress }: ChipProps) {
  const look = isActive
    ? ({ ...CHIP, variant: 'solid' } as const)
    : ({ ...CHIP, variant: 'outline', borderColor: 'border' } as const);
  return to === undefined ? (
    <ChakraButton {...look} aria-pressed={isActive} id={id} onClick={onPress}>
      {icon}
      <span>{children}</span>
    </ChakraButton>
  ) : (
    <ChakraButton {...look} asChild id={id} type={undefined}>
      <Link aria-current={isActive || undefined} to={to}>
        {icon}
        <span>{children}</span>
      </Link>
    </ChakraButton>
  );
}
