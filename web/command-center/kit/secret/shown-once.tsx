import { chakra, Flex, Grid } from '@chakra-ui/react';
import CheckIcon from 'lucide/dist/esm/icons/check';
import CopyIcon from 'lucide/dist/esm/icons/copy';
import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../ui/button';
import { Notice } from '../ui/feedback';

const SECRET = {
  flex: '1 1 14rem',
  minWidth: '0',
  minHeight: '2.75rem',
  paddingInline: '3',
  border: '1px solid var(--line-strong)',
  borderRadius: 'sm',
  background: 'var(--background)',
  color: 'fg',
  fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, monospace',
  fontSize: 'sm',
} as const;

interface Props {
  /** What it is, for screen readers. */
  readonly label: string;
  readonly secret: string;
  /** That it won't be shown again, and what to do with it. */
  readonly children: ReactNode;
}

/** A secret that is kept nowhere: to be copied now. Where the browser does not let a page copy, it is selected. */
export function ShownOnce({ label, secret, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setIsCopied(true);
    } catch {
      // Not over plain http, or not allowed: what is selected can be copied by hand.
      field.current?.focus();
    }
  };
  return (
    <Grid gap="4">
      <Notice tone="warning">{children}</Notice>
      <Flex gap="2" wrap="wrap">
        <chakra.input
          aria-label={label}
          css={SECRET}
          onFocus={(event) => event.currentTarget.select()}
          readOnly
          ref={field}
          value={secret}
        />
        <Button data-autofocus onClick={() => void copy()}>
          {isCopied ? <Icon of={CheckIcon} size={18} /> : <Icon of={CopyIcon} size={18} />}
          <span aria-live="polite">
            <FormattedMessage id={isCopied ? 'command-center.staff.copied' : 'command-center.staff.copy'} />
          </span>
        </Button>
      </Flex>
    </Grid>
  );
}
