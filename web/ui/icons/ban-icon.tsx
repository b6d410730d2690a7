import { IconFrame, type IconProps } from './icon-frame';

export function BanIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M4.929 4.929L19.07 19.071" />
    </IconFrame>
  );
}
