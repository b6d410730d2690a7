import { type Editor, useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { AddressDialog } from './address-dialog';
import { ImageDialog } from './image-dialog';
import { TableTools } from './table-tools';
import styles from './toolbar.module.css';
import { ToolbarButton } from './toolbar-button';
import { TOOL_ICONS, TOOLS, toolState } from './tools';

interface Props {
  readonly editor: Editor;
  readonly label: string;
}

/** What can be done with the text. One stop of the Tab key; arrow keys go from button to button. */
export function Toolbar({ editor, label }: Props) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<'link' | 'image' | null>(null);
  const state = useEditorState({ editor, selector: ({ editor: current }) => toolState(current) });
  const close = () => {
    // At once, not with the next frame as the editor's own command does: the next key is meant for what is selected.
    flushSync(() => setOpen(null));
    editor.view.focus();
  };
  return (
    <>
      <div
        aria-label={formatMessage({ id: 'command-center.rich-text.toolbar' }, { label })}
        className={styles.toolbar}
        onKeyDown={moveInToolbar}
        role="toolbar"
      >
        {TOOLS.map(({ id, run }, index) => {
          const icon = TOOL_ICONS[id];
          return (
            <ToolbarButton
              icon={<Icon of={icon} size={18} />}
              isActive={state.active[id]}
              isDisabled={state.disabled[id]}
              isFirst={index === 0}
              key={id}
              label={formatMessage({ id: `command-center.rich-text.${id}` })}
              onPress={() => (run ? run(editor) : setOpen(id === 'image' ? 'image' : 'link'))}
            />
          );
        })}
        {state.isInTable && <TableTools editor={editor} />}
      </div>
      {open === 'link' && <AddressDialog editor={editor} onClose={close} />}
      {open === 'image' && <ImageDialog editor={editor} onClose={close} />}
    </>
  );
}

/** Goes from button to button by arrow keys, Home and End; the last one that had the focus is where Tab comes back to. */
function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button.matches(':focus'));
  const last = buttons.length - 1;
  const to = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  }[event.key];
  const next = to === undefined ? undefined : buttons[to];
  if (index < 0 || !next) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}
