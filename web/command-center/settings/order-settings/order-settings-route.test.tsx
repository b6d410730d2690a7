import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { serverMessages } from '../../../i18n/server-messages';
import { answer } from '../../../testing/answering-api';
import { tabAndPress } from '../../../testing/keys';
import { renderStaffPage } from '../../../testing/render';
import { UpdateOrderSettingsMutation } from './order-settings-form';
import * as orderSettings from './order-settings-route';
import { RULE_SECTIONS } from './rule-sections';

const rules = { version: 3, isDeliveryAvailable: true, deliveryMinutes: 60, pickupMinutes: 20, amendmentMinutes: 10 };
const openRules = (section = '') =>
  renderStaffPage(orderSettings, {
    path: 'command-center/settings/orders',
    url: `/command-center/settings/orders${section}`,
    answers: [
      answer(orderSettings.OrderSettingsQuery, { channel: rules }),
      answer(UpdateOrderSettingsMutation, { answer: { __typename: 'Channel', version: 4 } }),
    ],
  });

test('what delivery costs is seen in an example before it is saved', async () => {
  const { api, getByLabelText, getByText } = await openRules();
  await getByLabelText(/^Delivery fee/).fill('6,50');
  await expect.element(getByText(/\+ \$6\.50 for delivery = /)).toBeVisible();
  await expect.element(getByText('None: every delivery costs the fee, whatever the total.')).toBeVisible();
  await getByText('Limits and discount').click();
  await getByLabelText(/^Discount on everything/).fill('15');
  await expect.element(getByText('Dishes for $10 cost $8.50.')).toBeVisible();
  await getByLabelText(/^Maximum order weight/).fill('12000');
  await getByText('Times and kitchen').click();
  await getByLabelText(/^Orders in one time slot/).fill('4');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(getByText('Order settings updated')).toBeVisible();
  await expect
    .poll(() => api.sent(UpdateOrderSettingsMutation))
    .toMatchObject([
      {
        input: {
          version: 3,
          deliveryFee: 650,
          freeDeliveryFrom: null,
          discountPercent: 15,
          maximumOrderWeight: 12_000,
          slotCapacity: 4,
        },
      },
    ]);
});

test('by keys: what can’t be saved has the focus, and dropping it leads back to where it was typed', async () => {
  const { api, getByLabelText, getByRole, getByText } = await openRules();
  const fields = [{ code: 'TOO_LARGE', path: ['input', 'deliveryMinutes'], message: 'Must be at most 1440' }];
  api.answer(answer(UpdateOrderSettingsMutation, { answer: { __typename: 'InvalidInput', fields } }));
  const minutes = getByLabelText(/^Minutes to the door/);
  await minutes.fill('5000');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(getByText('Must be at most 1440')).toBeVisible();
  await expect.element(minutes).toHaveFocus();
  await tabAndPress(getByRole('button', { name: 'Discard' }));
  await expect.element(getByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  await expect.element(minutes).toHaveValue('60');
  await expect.element(minutes).toHaveFocus();
});

test('by keys: delivery is switched off and on again, which leaves nothing to save', async () => {
  const { getByRole } = await openRules();
  const delivery = getByRole('switch', { name: /^Delivery is available/ });
  await tabAndPress(delivery, ' ');
  await expect.element(delivery).not.toBeChecked();
  await expect.element(getByRole('button', { name: 'Discard' })).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(delivery).toBeChecked();
  await expect.element(getByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
});

test('sections say what they are set to, and the address opens one', async () => {
  const { getByLabelText, getByText } = await openRules('#pickup');
  await expect.element(getByLabelText(/^Minutes until ready/)).toBeVisible();
  await expect.element(getByLabelText(/^Maximum order weight/)).not.toBeVisible();
  await expect.element(getByText('Time to answer: 10 min · The order stays as it was')).toBeVisible();
});

test('each section and field that the palette finds stands where it leads', async () => {
  await openRules();
  const { formatMessage } = createIntl({ locale: 'en-US', messages: serverMessages('en', 'command-center') });
  await expect.poll(() => document.getElementById('tips')).not.toBeNull();
  for (const names of RULE_SECTIONS) {
    const section = document.getElementById(names[0])?.textContent;
    for (const name of names)
      expect(section, name).toContain(formatMessage({ id: `command-center.order-settings.${name}` }));
  }
});
