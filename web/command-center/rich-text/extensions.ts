import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

const LINK_PROTOCOLS = ['http', 'https', 'mailto', 'tel'];

/**
 * What an editor offers: no more than the server keeps of a page's body (api/content/sanitize-body.ts), and all of it
 * that people write.
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
];
