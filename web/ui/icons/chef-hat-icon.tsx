import { IconFrame, type IconProps } from './icon-frame';

export function ChefHatIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M17 21a1 1 0 0 0 1-1v-5.35c0-.457.316-.844.727-1.041a4 4 0 0 0-2.134-7.589a5 5 0 0 0-9.186 0a4 4 0 0 0-2.134 7.588c.411.198.727.585.727 1.041V20a1 1 0 0 0 1 1ZM6 17h12" />
    </IconFrame>
  );
}
