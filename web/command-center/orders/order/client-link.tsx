import { Flex } from '@chakra-ui/react';
import CheckIcon from 'lucide/dist/esm/icons/check';
import CopyIcon from 'lucide/dist/esm/icons/copy';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { AnchorButton, Button } from '../../kit/ui/button';
import { toasts } from '../../kit/ui/toaster';

interface Props {
  readonly token: string;
  readonly number: string;
  /** E.164; null where nobody can be written to. */
  readonly phone: string | null;
}

/** The order's page for its client, to be copied into a messenger or sent as a text message. */
export function ClientLink({ token, number, phone }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  // The server does not know by which address the page is open.
  if (!useIsHydrated()) return null;
  const address = `${window.location.origin}/finish?order=${encodeURIComponent(token)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      // Not over plain http, or not allowed: shown, it can be copied by hand.
      toasts.show({ message: address });
    }
  };
  return (
    <Flex gap="2" wrap="wrap">
      <Button onClick={() => void copy()} size="sm" variant="outline">
        {isCopied ? <Icon of={CheckIcon} size={16} /> : <Icon of={CopyIcon} size={16} />}
        <span aria-live="polite">
          <FormattedMessage id={isCopied ? 'command-center.staff.copied' : 'command-center.order.copyLink'} />
        </span>
      </Button>
      {phone && (
        <AnchorButton
          href={`sms:${phone}?&body=${encodeURIComponent([number, address].filter(Boolean).join(' '))}`}
          size="sm"
          variant="outline"
        >
          <FormattedMessage id="command-center.order.textLink" />
        </AnchorButton>
      )}
    </Flex>
  );
}
