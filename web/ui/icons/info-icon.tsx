import { IconFrame, type IconProps } from './icon-frame';

export function InfoIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 16v-4m0-4h.01" />
    </IconFrame>
  );
}
