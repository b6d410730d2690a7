import { Mark } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { Figcaption, Figure } from './figure';

/** H₂O: what a program wrote stays. */
const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: ({ HTMLAttributes }) => ['sub', HTMLAttributes, 0],
});

/** 100 m². */
const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: ({ HTMLAttributes }) => ['sup', HTMLAttributes, 0],
});

const LINK_PROTOCOLS = ['http', 'https', 'mailto', 'tel'];

/**
 * What an editor reads and writes: all that the server keeps of a page's body (api/content/sanitize-body.ts), and no more;
 * so that opening a page which a program wrote takes nothing away from it.
 */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: LINK_PROTOCOLS,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image.configure({ inline: false }),
  TableKit.configure({ table: { resizable: false } }),
  Figure,
  Figcaption,
  Subscript,
  Superscript,
];
