import { EditorContent, generateJSON, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { Locale } from '../../../../domain/locale';
import { EXTENSIONS } from './extensions';
import styles from './rich-text-editor.module.css';
import { withReadableCaptions } from './table-captions';
import { Toolbar } from './toolbar';

interface Props {
  /** Of the text: a summary of problems leads to it. */
  readonly id: string;
  readonly label: string;
  /** The language that is written. */
  readonly locale: Locale;
  /** HTML; empty for no text. */
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** A formatted text as it will look, with a toolbar that the keyboard reaches. */
export function RichTextEditor({ id, label, locale, value, onChange }: Props) {
  const written = useRef(value);
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: withReadableCaptions(value),
    // The page's policy refuses styles that a script writes; ours are in the module.
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        id,
        class: styles.text ?? '',
        lang: locale,
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': 'true',
      },
    },
    onUpdate: ({ editor: current }) => {
      written.current = current.isEmpty ? '' : current.getHTML();
      changed.current(written.current);
    },
  });
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    const content = withReadableCaptions(value);
    // What comes back from the server is written a little otherwise and says the same: the cursor stays.
    if (JSON.stringify(generateJSON(content, EXTENSIONS)) === JSON.stringify(editor.getJSON())) return;
    editor.commands.setContent(content, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} label={label} />
      <EditorContent className={styles.place} editor={editor} />
    </div>
  );
}
