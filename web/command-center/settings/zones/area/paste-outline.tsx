import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Place } from '../../../../ui/map/place';
import { Button } from '../../../kit/ui/button';
import { Dialog } from '../../../kit/ui/dialog';
import { TextArea } from '../../../kit/ui/fields';
import { type OutlineFault, readGeoJson } from './geojson-outline';
import { MOST_CORNERS } from './outline';

interface Props {
  readonly onClose: () => void;
  readonly onOutline: (corners: readonly Place[], hasHoles: boolean) => void;
}

/** Takes an outline over from another map tool. */
export function PasteOutline({ onClose, onOutline }: Props) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<OutlineFault | null>(null);
  // No form of its own: browsers tell nobody of the submission of a form in a form, and send the page away.
  const takeOver = () => {
    const outline = readGeoJson(text);
    setFault(outline.fault);
    if (outline.fault === null) onOutline(outline.corners, outline.hasHoles);
  };
  return (
    <Dialog
      footer={
        <Button isWide onClick={takeOver}>
          <FormattedMessage id="command-center.zones.paste.use" />
        </Button>
      }
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'command-center.zones.paste.title' })}
    >
      <TextArea
        autoComplete="off"
        error={fault && formatMessage({ id: `command-center.zones.paste.${fault}` }, { most: MOST_CORNERS })}
        hint={formatMessage({ id: 'command-center.zones.paste.explained' })}
        label="GeoJSON"
        onChange={(event) => setText(event.currentTarget.value)}
        rows={8}
        spellCheck={false}
        value={text}
      />
    </Dialog>
  );
}
