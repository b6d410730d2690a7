import { DevicePanel } from './device-panel';
import { TelegramPanel } from './telegram-panel';

/** By what one gets the shop's messages. */
export default function AccountNotices() {
  return (
    <>
      <DevicePanel />
      <TelegramPanel />
    </>
  );
}
