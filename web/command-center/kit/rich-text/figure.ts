import { Node } from '@tiptap/core';

/** A picture or a table with a word about it. Nobody makes one here; what a program wrote is shown, and kept. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figcaption? block+ figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      // Out of the figure: a caption has one paragraph, and text has to go on behind it.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        const behind = $from.after($from.depth - 1);
        return editor
          .chain()
          .insertContentAt(behind, { type: 'paragraph' })
          .focus(behind + 1)
          .run();
      },
    };
  },
});
