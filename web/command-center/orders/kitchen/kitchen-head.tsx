import { Flex, Span } from '@chakra-ui/react';
import MonitorIcon from 'lucide/dist/esm/icons/monitor';
import Undo2Icon from 'lucide/dist/esm/icons/undo-2';
import XIcon from 'lucide/dist/esm/icons/x';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KitchenOrderFragment } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { useWaiting } from '../../kit/context/waiting-context';
import { PageHead } from '../../kit/page/page-head';
import { useShopTime } from '../../kit/time/order-time';
import { DrawnButton } from '../../kit/ui/button';
import { SoundSwitch } from '../alarm/sound-switch';
import { useIsSoundOn } from '../alarm/use-alarm-sound';
import orders from '../board/orders-head.module.css';
import { useNearing } from '../page/use-nearing';
import { KitchenDevice } from './kitchen-device';
import { RecallDialog } from './recall-dialog';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Props {
  /** How many dishes are still to be made. */
  readonly totals: ReactNode;
  readonly later: readonly {
    readonly id: string;
    readonly promisedAt: string;
    readonly scheduledUntil: string | null;
  }[];
  /** What was made last. */
  readonly done: readonly KitchenOrderFragment[];
  readonly kitchens: readonly Named[];
  readonly stations: readonly Named[];
  readonly isFull: boolean;
  readonly onToggleFull: () => void;
  readonly onRecall: (order: KitchenOrderFragment) => void;
}

/** What was made last, the sound, this device, the full screen, and what is still to come. */
export function KitchenHead({ totals, later, done, kitchens, stations, isFull, onToggleFull, onRecall }: Props) {
  const { formatMessage } = useIntl();
  const shopTime = useShopTime();
  const [isRecalling, setIsRecalling] = useState(false);
  // A screen that is heard has the switch under “This device” alone. The alarm's banner has it too; the full screen covers that.
  const isSoundOn = useIsSoundOn();
  const { isAlarm } = useWaiting();
  useNearing(later);
  const [first] = later.map(({ promisedAt }) => promisedAt).toSorted();
  return (
    <>
      <PageHead
        corner={
          <Flex align="center" fontSize="md" gap="2" wrap="wrap">
            {first && (
              <Span color="fg.muted" fontSize="sm" fontWeight="semibold">
                <FormattedMessage
                  id="command-center.kitchen.later"
                  values={{ count: later.length, time: shopTime(first) }}
                />
              </Span>
            )}
            <div className={orders.actions}>
              {totals}
              <DrawnButton
                icon={<Icon of={Undo2Icon} size={18} />}
                onClick={() => setIsRecalling(true)}
                variant="outline"
              >
                <FormattedMessage id="command-center.kitchen.recall" />
              </DrawnButton>
              {!isSoundOn && (!isAlarm || isFull) && <SoundSwitch />}
              <KitchenDevice kitchens={kitchens} stations={stations} />
              <DrawnButton
                icon={isFull ? <Icon of={XIcon} size={18} /> : <Icon of={MonitorIcon} size={18} />}
                onClick={onToggleFull}
                variant="outline"
              >
                <FormattedMessage id={isFull ? 'command-center.kitchen.leaveFull' : 'command-center.kitchen.full'} />
              </DrawnButton>
            </div>
          </Flex>
        }
        title={formatMessage({ id: 'command-center.kitchen.title' })}
      />
      <RecallDialog
        isOpen={isRecalling}
        onClose={() => setIsRecalling(false)}
        onRecall={(order) => {
          setIsRecalling(false);
          onRecall(order);
        }}
        orders={done}
      />
    </>
  );
}
