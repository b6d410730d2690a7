import { Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MonitorIcon } from '../../../ui/icons/monitor-icon';
import { XIcon } from '../../../ui/icons/x-icon';
import { useWaiting } from '../../kit/context/waiting-context';
import { DeviceMenu } from '../../kit/device/device-menu';
import { PageHead } from '../../kit/page/page-head';
import { useShopTime } from '../../kit/time/order-time';
import { DrawnButton } from '../../kit/ui/button';
import { SoundSwitch } from '../alarm/sound-switch';
import orders from '../board/orders-head.module.css';
import { useNearing } from '../page/use-nearing';

interface Props {
  readonly later: readonly {
    readonly id: string;
    readonly promisedAt: string | null;
    readonly scheduledUntil: string | null;
  }[];
  readonly isFull: boolean;
  readonly onToggleFull: () => void;
}

/** The sound, the full screen, and what is still to come. */
export function KitchenHead({ later, isFull, onToggleFull }: Props) {
  const { formatMessage } = useIntl();
  const shopTime = useShopTime();
  // The alarm's banner has the switch then; the full screen covers the banner.
  const { isAlarm } = useWaiting();
  useNearing(later);
  const [first] = later.map(({ promisedAt }) => promisedAt ?? '').toSorted();
  return (
    <>
      <PageHead
        corner={
          <div className={orders.actions}>
            {(!isAlarm || isFull) && <SoundSwitch />}
            <DeviceMenu />
            <DrawnButton
              icon={isFull ? <XIcon size={18} /> : <MonitorIcon size={18} />}
              onClick={onToggleFull}
              variant="outline"
            >
              <FormattedMessage id={isFull ? 'command-center.kitchen.leaveFull' : 'command-center.kitchen.full'} />
            </DrawnButton>
          </div>
        }
        title={formatMessage({ id: 'command-center.kitchen.title' })}
      />
      {first && (
        <Text marginBottom="4" color="fg.muted" fontWeight="semibold">
          <FormattedMessage id="command-center.kitchen.later" values={{ count: later.length, time: shopTime(first) }} />
        </Text>
      )}
    </>
  );
}
