import { expect, test, vi } from 'vitest';
import { renderForShoppers } from '../../testing/render';
import { QuantityStepper } from './quantity-stepper';

test('one more and one less are asked for as steps, and a stepper at its maximum asks for no more', async () => {
  const onStep = vi.fn();
  const screen = await renderForShoppers(<QuantityStepper maximum={3} name="Borscht" onStep={onStep} quantity={2} />);
  await screen.getByRole('button', { name: 'One more: Borscht' }).click();
  await screen.getByRole('button', { name: 'One less: Borscht' }).click();
  expect(onStep.mock.calls).toEqual([[1], [-1]]);
});
