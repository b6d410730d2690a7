import { IconFrame, type IconProps } from './icon-frame';

export function GiftIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 7v14m8-10v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8m3.5-4a1 1 0 0 1 0-5A4.8 8 0 0 1 12 7a4.8 8 0 0 1 4.5-5a1 1 0 0 1 0 5" />
      <rect width="18" height="4" x="3" y="7" rx="1" />
    </IconFrame>
  );
}
