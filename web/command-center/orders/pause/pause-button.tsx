import ClockIcon from 'lucide/dist/esm/icons/clock';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../kit/ui/button';
import { PauseDialog } from './pause-dialog';

/** Beside the orders: the kitchen has enough for now. */
export function PauseButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)} variant="outline">
        <Icon of={ClockIcon} size={18} />
        <FormattedMessage id="command-center.pause.open" />
      </Button>
      <PauseDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
