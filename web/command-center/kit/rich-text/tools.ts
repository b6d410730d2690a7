import type { Editor } from '@tiptap/react';
import type { IconNode } from 'lucide';
import Heading2Icon from 'lucide/dist/esm/icons/heading-2';
import Heading3Icon from 'lucide/dist/esm/icons/heading-3';
import ImageIcon from 'lucide/dist/esm/icons/image';
import ItalicIcon from 'lucide/dist/esm/icons/italic';
import BoldIcon from 'lucide/dist/esm/icons/letter-b';
import Link2Icon from 'lucide/dist/esm/icons/link-2';
import ListIcon from 'lucide/dist/esm/icons/list';
import ListOrderedIcon from 'lucide/dist/esm/icons/list-ordered';
import MinusIcon from 'lucide/dist/esm/icons/minus';
import QuoteIcon from 'lucide/dist/esm/icons/quote';
import Redo2Icon from 'lucide/dist/esm/icons/redo-2';
import TableIcon from 'lucide/dist/esm/icons/table';
import Undo2Icon from 'lucide/dist/esm/icons/undo-2';

const TOOL_NAMES = [
  ...(['heading2', 'heading3', 'bold', 'italic', 'bulletList', 'orderedList', 'blockquote', 'link'] as const),
  ...(['image', 'table', 'horizontalRule', 'undo', 'redo'] as const),
];

export type ToolName = (typeof TOOL_NAMES)[number];

interface Tool {
  readonly id: ToolName;
  /** Null for those that ask first. */
  readonly run: ((editor: Editor) => void) | null;
}

const RUNS: Readonly<Record<ToolName, Tool['run']>> = {
  heading2: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  heading3: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
  blockquote: (editor) => editor.chain().focus().toggleBlockquote().run(),
  link: null,
  image: null,
  table: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  horizontalRule: (editor) => editor.chain().focus().setHorizontalRule().run(),
  undo: (editor) => editor.chain().focus().undo().run(),
  redo: (editor) => editor.chain().focus().redo().run(),
};

export const TOOLS: readonly Tool[] = TOOL_NAMES.map((id) => ({ id, run: RUNS[id] }));

export const TOOL_ICONS: Readonly<Record<ToolName, IconNode>> = {
  heading2: Heading2Icon,
  heading3: Heading3Icon,
  bold: BoldIcon,
  italic: ItalicIcon,
  bulletList: ListIcon,
  orderedList: ListOrderedIcon,
  blockquote: QuoteIcon,
  link: Link2Icon,
  image: ImageIcon,
  table: TableIcon,
  horizontalRule: MinusIcon,
  undo: Undo2Icon,
  redo: Redo2Icon,
};

/** What of the tools is on where the cursor stands, and what can't be used there. */
export function toolState(editor: Editor) {
  const active: Partial<Record<ToolName, boolean>> = {
    heading2: editor.isActive('heading', { level: 2 }),
    heading3: editor.isActive('heading', { level: 3 }),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
  };
  const isInTable = editor.isActive('table');
  const can = editor.can();
  const disabled: Partial<Record<ToolName, boolean>> = { table: isInTable, undo: !can.undo(), redo: !can.redo() };
  return { active, disabled, isInTable };
}
