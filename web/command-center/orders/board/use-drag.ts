import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type BoardStatus, type DraggedOrder, dropAnswer } from './drop-rule';

/** What the drag carries; a class, to distinguish it from other things dragged over the page. */
class Carried {
  constructor(readonly order: DraggedOrder) {}
}

class Column {
  constructor(readonly status: BoardStatus) {}
}

type Data = Record<string | symbol, unknown>;

function orderOf({ carried }: Data): DraggedOrder | null {
  return carried instanceof Carried ? carried.order : null;
}

function columnOf(data: Data | undefined): BoardStatus | null {
  return data?.column instanceof Column ? data.column.status : null;
}

/** Lets a card be dragged, unless there is nowhere to take it. @returns whether it is under way. */
export function useDraggableOrder(element: RefObject<HTMLElement | null>, order: DraggedOrder): boolean {
  const [isDragged, setIsDragged] = useState(false);
  const current = useEffectEvent(() => order);
  useEffect(() => {
    if (!element.current) return;
    return draggable({
      element: element.current,
      canDrag: () => (current().allowedMoves ?? []).length > 0,
      getInitialData: () => ({ carried: new Carried(current()) }),
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    });
  }, [element]);
  return isDragged;
}

/** Makes a column a drop target for orders. @param status - null: no order can be dropped here. */
export function useDropColumn(element: RefObject<HTMLElement | null>, status: BoardStatus | null): void {
  useEffect(() => {
    if (!element.current || status === null) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => orderOf(source.data) !== null,
      getData: () => ({ column: new Column(status) }),
    });
  }, [element, status]);
}

/** A dragged order, and the column that it is over. */
export interface Drag {
  readonly order: DraggedOrder;
  readonly over: BoardStatus | null;
}

interface Handlers {
  readonly onMove: (order: DraggedOrder, to: BoardStatus) => void;
  readonly onRefused: (order: DraggedOrder, to: BoardStatus) => void;
}

/** What is being dragged on the board; null mostly. */
export function useDrag({ onMove, onRefused }: Handlers): Drag | null {
  const [drag, setDrag] = useState<Drag | null>(null);
  const drop = useEffectEvent((order: DraggedOrder, to: BoardStatus | null) => {
    if (to === null) return;
    const answer = dropAnswer(order, to);
    if (answer === 'allowed') onMove(order, to);
    else if (answer !== 'home') onRefused(order, to);
  });
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => orderOf(source.data) !== null,
        onDragStart: ({ source }) => {
          const order = orderOf(source.data);
          setDrag(order && { order, over: null });
        },
        onDropTargetChange: ({ location }) => {
          const over = columnOf(location.current.dropTargets[0]?.data);
          setDrag((now) => now && { ...now, over });
        },
        onDrop: ({ source, location }) => {
          setDrag(null);
          const order = orderOf(source.data);
          if (order) drop(order, columnOf(location.current.dropTargets[0]?.data));
        },
      }),
    [],
  );
  return drag;
}
