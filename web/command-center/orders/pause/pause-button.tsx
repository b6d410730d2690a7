import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/button/button';
import { ClockIcon } from '../../../ui/icons/clock-icon';
import { PauseDialog } from './pause-dialog';

/** Beside the orders: the kitchen has enough for now. */
export function PauseButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)} variant="outline">
        <ClockIcon size={18} />
        <FormattedMessage id="command-center.pause.open" />
      </Button>
      <PauseDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
