import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Bearings } from '../../../../ui/map/bearings';
import type { MapPicture } from '../../../../ui/map/map-picture';
import type { EntityFormState } from '../../../kit/form/use-entity-form';
import { Button } from '../../../kit/ui/button';
import { Notice } from '../../../kit/ui/feedback';
import { FieldError } from '../../../kit/ui/fields';
import { toasts } from '../../../kit/ui/toaster';
import { LazyZoneMap } from '../map/lazy-zone-map';
import { CornerTable } from './corner-table';
import { MOST_CORNERS } from './outline';
import { withAxesExchanged } from './outline-edit';
import styles from './outline-editor.module.css';
import { OutlineFaults } from './outline-faults';
import { PasteOutline } from './paste-outline';
import { useOutline } from './use-outline';
import type { ZoneValues } from './zone-values';

interface Props {
  readonly form: EntityFormState<ZoneValues>;
  readonly bearings: Bearings;
}

/** An outline by pressing on the map, by dragging its corners, by typing them, or pasted from elsewhere. */
export function OutlineEditor({ form, bearings }: Props) {
  const { formatMessage } = useIntl();
  const outline = useOutline(form);
  const { corners, placed, crossings, chosen, isDrawing, change } = outline;
  const [isPasting, setIsPasting] = useState(false);
  const { kitchens, zones, tiles } = bearings;
  const { latitude, longitude } = (bearings.isOriginGuessed && placed[0]?.place) || bearings.origin;
  const picture = useMemo<MapPicture>(
    () => ({
      origin: { latitude, longitude },
      kitchens,
      zones,
      pin: null,
      draft: { kind: 'OUTLINE', corners: placed.map(({ place }) => place) },
      faultyEdges: new Set(crossings.flatMap(({ edge, other }) => [edge, other])),
      chosenCorner: placed.findIndex(({ index }) => index === chosen),
    }),
    [latitude, longitude, kitchens, zones, placed, crossings, chosen],
  );
  const problem = form.problems.find(({ name }) => name === 'polygon');
  const id = `${form.id}-polygon`;
  const isFull = corners.length >= MOST_CORNERS;
  return (
    <fieldset
      aria-describedby={problem ? `${id}-error` : undefined}
      aria-label={formatMessage({ id: 'command-center.zones.outline' })}
      className={styles.editor}
      id={id}
      tabIndex={-1}
    >
      <FieldError id={`${id}-error`}>{problem?.message}</FieldError>
      {problem?.code === 'COORDINATES_EXCHANGED' && (
        <div>
          <Button
            onClick={() => {
              change(withAxesExchanged(corners));
              document.getElementById(id)?.focus();
            }}
            size="sm"
            variant="outline"
          >
            <FormattedMessage id="command-center.zones.exchange" />
          </Button>
        </div>
      )}
      {bearings.isOriginGuessed && <UnknownPlace />}
      <OutlineFaults cornersCount={corners.length} crossings={crossings} />
      <div className={styles.sides}>
        <div className={styles.side}>
          <div className={styles.tools}>
            <Button
              aria-pressed={isDrawing}
              onClick={() => outline.setIsDrawing(!isDrawing)}
              size="sm"
              variant={isDrawing ? 'primary' : 'outline'}
            >
              <FormattedMessage
                id={isDrawing ? 'command-center.zones.draw.finish' : 'command-center.zones.draw.start'}
              />
            </Button>
            <Button
              aria-disabled={corners.length === 0}
              onClick={() => change(corners.slice(0, -1))}
              size="sm"
              variant="outline"
            >
              <FormattedMessage id="command-center.zones.draw.undo" />
            </Button>
            <Button onClick={() => setIsPasting(true)} size="sm" variant="outline">
              <FormattedMessage id="command-center.zones.paste.open" />
            </Button>
          </div>
          <LazyZoneMap
            label={formatMessage({ id: 'command-center.zones.map.draw' })}
            onPress={(place) => {
              if (isDrawing && !isFull) outline.append(place);
            }}
            outline={outline.actions}
            picture={picture}
            tiles={tiles}
          />
          <p className={styles.hint}>
            <FormattedMessage id={isDrawing ? 'command-center.zones.draw.how' : 'command-center.zones.draw.edit'} />
          </p>
        </div>
        <div className={styles.side}>
          <CornerTable chosen={chosen} corners={corners} form={form} onChange={change} onChoose={outline.setChosen} />
          <Button
            aria-disabled={isFull}
            onClick={() => !isFull && change([...corners, { latitude: null, longitude: null }])}
            size="sm"
            variant="soft"
          >
            <FormattedMessage id="command-center.zones.corner.add" />
          </Button>
        </div>
      </div>
      {isPasting && (
        <PasteOutline
          onClose={() => setIsPasting(false)}
          onOutline={(pasted, hasHoles) => {
            setIsPasting(false);
            outline.setIsDrawing(false);
            change(pasted);
            const message = hasHoles ? 'command-center.zones.paste.holes' : 'command-center.zones.paste.done';
            toasts.show({ message: formatMessage({ id: message }, { count: pasted.length }), tone: 'success' });
          }}
        />
      )}
    </fieldset>
  );
}

/** The map can’t know where the shop is before a kitchen does. */
function UnknownPlace() {
  const { formatMessage } = useIntl();
  return (
    <Notice title={formatMessage({ id: 'command-center.zones.radius.nowhere' })} tone="warning">
      <p>
        <FormattedMessage id="command-center.zones.map.guessed" />
      </p>
      <Link to="/command-center/warehouse">
        <FormattedMessage id="command-center.zones.radius.toWarehouses" />
      </Link>
    </Notice>
  );
}
