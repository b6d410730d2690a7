import { expect, test } from 'vitest';
import { OrderSourcesFragmentDoc } from '../../../gql/graphql';
import { made } from '../../../testing/made';
import { renderForStaff } from '../../../testing/render';
import { OrderSources } from './order-sources';

const dollars = (minor: number) => ({ minor, currencyCode: 'USD' as const });
const shop = { source: null, orders: 5, revenue: dollars(9000) };

test('what this shop and a marketplace have brought stands side by side', async () => {
  const marketplace = { source: 'Marketplace', orders: 2, revenue: dollars(3000), commission: dollars(450) };
  const sales = made(OrderSourcesFragmentDoc, { bySource: [shop, marketplace] });
  const screen = await renderForStaff(<OrderSources sales={sales} />);
  const rows = screen.getByRole('region', { name: 'Where orders came from' }).getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent(/^This shop.*\$90/);
  await expect.element(rows.nth(2)).toMatchTextContent(/^Marketplace.*\$30.*\$4\.50/);
});

test('where all was ordered here there is nothing to compare', async () => {
  const sales = made(OrderSourcesFragmentDoc, { bySource: [shop] });
  const screen = await renderForStaff(
    <>
      <h1>Sales</h1>
      <OrderSources sales={sales} />
    </>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Sales' })).toBeVisible();
  await expect.element(screen.getByText('Where orders came from')).not.toBeInTheDocument();
});
