import { IconFrame, type IconProps } from './icon-frame';

export function CreditCardIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect width="20" height="14" x="2" y="5" rx="2" />
      <path d="M2 10h20M6 14h2" />
    </IconFrame>
  );
}
