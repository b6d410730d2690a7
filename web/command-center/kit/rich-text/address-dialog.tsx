import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextField } from '../ui/fields';
import styles from './dialog.module.css';
import { linkHref } from './link-href';
import { onEnter } from './on-enter';

interface Props {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Where the selected words lead. Without a selection the address itself is written. */
export function AddressDialog({ editor, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { href }: { href?: unknown } = editor.getAttributes('link');
  const stored = typeof href === 'string' ? href : '';
  const [typed, setTyped] = useState(stored);
  const [isRefused, setIsRefused] = useState(false);
  const apply = () => {
    const address = linkHref(typed);
    if (address === null) return setIsRefused(true);
    const chain = editor.chain().extendMarkRange('link');
    if (editor.state.selection.empty && stored === '') {
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    } else chain.setLink({ href: address }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog
      footer={
        <div className={styles.buttons}>
          {stored !== '' && (
            <Button onClick={remove} variant="outline">
              <FormattedMessage id="command-center.rich-text.removeLink" />
            </Button>
          )}
          <Button onClick={apply}>
            <FormattedMessage id="command-center.rich-text.applyLink" />
          </Button>
        </div>
      }
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'command-center.rich-text.link' })}
    >
      <TextField
        autoComplete="off"
        error={isRefused && formatMessage({ id: 'command-center.rich-text.noLink' })}
        hint={formatMessage({ id: 'command-center.rich-text.linkHint' })}
        inputMode="url"
        label={formatMessage({ id: 'command-center.rich-text.address' })}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setIsRefused(false);
        }}
        onKeyDown={onEnter(apply)}
        spellCheck={false}
        value={typed}
      />
    </Dialog>
  );
}
