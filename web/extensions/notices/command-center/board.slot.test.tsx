import { expect, test } from 'vitest';
import { TroublesDocument } from '../../../gql/graphql';
import { answer } from '../../../testing/answering-api';
import { renderForStaff } from '../../../testing/render';
import Troubles from './board.slot';
import TroubleOf from './trouble.slot';

const trouble = {
  __typename: 'Trouble',
  kind: 'PAPER_OUT',
  name: 'Grill',
  subjectId: 'printer',
  acknowledgedBy: null,
} as const;

test('what says by itself that it does not work has a button alone, all else a line', async () => {
  const troubles = [
    { ...trouble, id: '1' },
    { ...trouble, id: '2', kind: 'RECEIVER', name: 'Till', subjectId: 'receiver' },
    { ...trouble, id: '3', kind: 'DISK', name: '', subjectId: null, acknowledgedBy: 'Olga' },
  ] as const;
  const screen = await renderForStaff(
    <>
      <Troubles />
      <section aria-label="Grill">
        <TroubleOf subjectId="printer" />
        <TroubleOf subjectId="another" />
      </section>
    </>,
    { answers: [answer(TroublesDocument, { channel: { troubles } })] },
  );
  await expect.element(screen.getByText(/^Receiver Till/)).toBeVisible();
  await expect.element(screen.getByText(/paper|disk/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'I look after it' }).elements()).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Grill' }).getByRole('button').elements()).toHaveLength(1);
});
