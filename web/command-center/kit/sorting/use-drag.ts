import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Options {
  /** Names the list: entries of another one are not taken. */
  readonly list: string;
  readonly id: string;
  readonly row: RefObject<HTMLElement | null>;
  readonly grip: RefObject<HTMLElement | null>;
  /** It stays where it is, and has no grip: the only entry of a list, until there is another one. */
  readonly isFixed: boolean;
  readonly onDrop: (dragged: string, edge: Edge) => void;
}

/** A row that can be taken by its grip, and that others can be let go above or below. */
export function useDrag({ list, id, row, grip, isFixed, onDrop }: Options) {
  const [edge, setEdge] = useState<Edge | null>(null);
  const [isDragged, setIsDragged] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const [element, dragHandle] = [row.current, grip.current];
    if (isFixed || !element || !dragHandle) return;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ list, id }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
        getData: ({ input }) => attachClosestEdge({ id }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          const side = extractClosestEdge(self.data);
          if (side && typeof source.data.id === 'string') drop(source.data.id, side);
        },
      }),
    );
  }, [list, id, row, grip, isFixed]);
  return { edge, isDragged };
}
