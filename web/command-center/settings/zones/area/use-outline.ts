import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { OutlineActions } from '../../../../ui/map/corner-handles';
import type { Place } from '../../../../ui/map/place';
import type { EntityFormState } from '../../../kit/form/use-entity-form';
import { crossingsOf } from './outline';
import { type Corner, placedCorners, withCorner, withNewCorner, withoutCorner } from './outline-edit';
import type { ZoneValues } from './zone-values';

/** The outline of a zone's form, for the map and the table alike. */
export function useOutline(form: EntityFormState<ZoneValues>) {
  const corners = useWatch({ control: form.control, name: 'polygon' });
  const [chosen, setChosen] = useState<number | null>(null);
  const [isDrawing, setIsDrawing] = useState(corners.length === 0);
  const change = (next: readonly Corner[]) => {
    form.forget('polygon');
    form.setValue('polygon', [...next]);
    setChosen((index) => (index !== null && index >= next.length ? null : index));
  };
  const placed = useMemo(() => placedCorners(corners), [corners]);
  // Halfway through typing a corner an outline says nothing yet.
  const crossings = useMemo(
    () => (placed.length === corners.length ? crossingsOf(placed.map(({ place }) => place)) : []),
    [placed, corners.length],
  );
  /** The form's index of a corner on the map, which leaves out what is no place yet. */
  const indexOf = (onMap: number) => placed[onMap]?.index ?? corners.length;
  const append = (place: Place) => {
    change(withNewCorner(corners, corners.length, place));
    setChosen(corners.length);
  };
  const actions: OutlineActions = {
    move: (index, place) => change(withCorner(corners, indexOf(index), place)),
    insert: (index, place) => {
      const at = indexOf(index - 1) + 1;
      change(withNewCorner(corners, at, place));
      setChosen(at);
    },
    remove: (index) => change(withoutCorner(corners, indexOf(index))),
    choose: (index) => {
      setChosen(indexOf(index));
      // The first corner closes an outline that is being drawn.
      if (index === 0 && isDrawing && corners.length > 2) setIsDrawing(false);
    },
  };
  return { corners, placed, crossings, chosen, setChosen, isDrawing, setIsDrawing, change, append, actions };
}
