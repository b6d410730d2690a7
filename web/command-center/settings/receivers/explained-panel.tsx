import { Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '../../kit/page/panel';

interface Props {
  readonly title: string;
  readonly explained: ReactNode;
  readonly children: ReactNode;
}

/** Something to press, under a word about what it does. */
export function ExplainedPanel({ title, explained, children }: Props) {
  return (
    <Panel title={title}>
      <Grid gap="3" justifyItems="start">
        <Text maxWidth="44rem" color="fg.muted">
          {explained}
        </Text>
        {children}
      </Grid>
    </Panel>
  );
}
