import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What takes the focus scrolls into sight with it. */
const CONTROL = 'a[href], button, input, select';

interface Props {
  /** What is in it, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Around a table that may be wider than the page: without a control in it, it takes the focus itself, for the arrow keys. */
export function ScrollArea({ label, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [isStop, setIsStop] = useState(false);
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const look = () => setIsStop(current.scrollWidth > current.clientWidth && current.querySelector(CONTROL) === null);
    const observer = new ResizeObserver(look);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      background={{ md: 'bg' }}
      borderRadius={{ md: 'lg' }}
      borderWidth={{ md: '1px' }}
      overflowX={{ md: 'auto' }}
      // What is hidden from sight in a cell belongs to what scrolls, not to the page.
      position="relative"
      ref={area}
      {...(isStop && { 'aria-label': label, role: 'group', tabIndex: 0 })}
    >
      {children}
    </Box>
  );
}
