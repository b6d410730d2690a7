import type { Editor } from '@tiptap/react';
import { useIntl } from 'react-intl';
import styles from './toolbar.module.css';

const TABLE_TOOLS = [
  { id: 'addRow', run: (editor: Editor) => editor.chain().focus().addRowAfter().run() },
  { id: 'deleteRow', run: (editor: Editor) => editor.chain().focus().deleteRow().run() },
  { id: 'addColumn', run: (editor: Editor) => editor.chain().focus().addColumnAfter().run() },
  { id: 'deleteColumn', run: (editor: Editor) => editor.chain().focus().deleteColumn().run() },
  { id: 'deleteTable', run: (editor: Editor) => editor.chain().focus().deleteTable().run() },
] as const;

/** Tools for the table at the cursor, as words, since such icons are little known. */
export function TableTools({ editor }: { readonly editor: Editor }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.table}>
      {TABLE_TOOLS.map(({ id, run }) => (
        <button
          className={styles.word}
          key={id}
          onClick={() => run(editor)}
          onMouseDown={(event) => event.preventDefault()}
          tabIndex={-1}
          type="button"
        >
          {formatMessage({ id: `command-center.rich-text.${id}` })}
        </button>
      ))}
    </div>
  );
}
