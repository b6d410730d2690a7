import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names';
import { dialogAround, topDialog } from './dialog';
import styles from './drop-zone.module.css';

interface Props {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly onFile: (file: File) => void;
}

/** The first file among what is dropped or pasted; a picture before anything else. */
function fileOf(data: DataTransfer | null): File | null {
  const files = [...(data?.files ?? [])];
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0] ?? null;
}

/**
 * Takes a file that is dropped on it, or pasted anywhere on the page. An open dialog's own zone takes what is pasted,
 * and not the page's below it. For pointers only: the parent offers a file chooser too.
 */
export function DropZone({ children, className, onFile }: Props) {
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = fileOf(event.clipboardData);
    if (!file || event.defaultPrevented || topDialog() !== (zone.current && dialogAround(zone.current))) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer's convenience; the chooser beside it is everyone's way
    <div
      className={classNames(styles.zone, isOver && styles.over, className)}
      onDragEnter={over}
      onDragLeave={() => setIsOver(false)}
      onDragOver={over}
      onDrop={(event) => {
        const file = fileOf(event.dataTransfer);
        setIsOver(false);
        if (!file) return;
        event.preventDefault();
        onFile(file);
      }}
      ref={zone}
    >
      {children}
    </div>
  );
}
