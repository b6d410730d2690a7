import { Portal, Tooltip } from '@chakra-ui/react';

interface Props {
  readonly of: HTMLElement;
  readonly onClose: () => void;
}

/** Follows its element while the page scrolls to it; Escape closes it. Screen readers have the title already. */
export function TitleTooltip({ of, onClose }: Props) {
  return (
    <Tooltip.Root
      closeOnScroll={false}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      open
      positioning={{
        placement: 'top',
        getAnchorRect: () => of.getBoundingClientRect(),
        listeners: { animationFrame: true },
      }}
    >
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content aria-hidden>{of.title}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
