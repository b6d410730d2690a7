import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { takePhoto } from './photos';

/** What an owner does with their hands, counted. */
class Owner {
  presses = 0;
  fields = 0;

  constructor(readonly page: Page) {}

  async press(name: string): Promise<void> {
    this.presses += 1;
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async fill(label: string, value: string): Promise<void> {
    this.fields += 1;
    await this.page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(value);
  }

  async choose(label: string, value: string): Promise<void> {
    this.fields += 1;
    await this.page.getByLabel(new RegExp(`^${label}`)).selectOption(value);
  }
}

async function setUpEmptyShop(owner: Owner, setUpCode: string): Promise<void> {
  await owner.fill('Set-up code', setUpCode);
  await owner.press('Let’s begin');
  await owner.fill('Shop name in English', 'The Brass Pot');
  await owner.choose('Country', 'DE');
  await owner.choose('Currency', 'EUR');
  await owner.fill('Shop phone', '030 901820');
  await owner.press('Continue');
  await owner.fill('Your name', 'Olga');
  await owner.fill('Login', 'olga');
  await owner.fill('Password', 'a long enough passphrase');
  await owner.press('Create the account');
  owner.presses += 1;
  await owner.page.getByText('Start empty').click();
}

async function addFirstDish(owner: Owner): Promise<void> {
  const { page } = owner;
  await owner.press('Add your first dish');
  await expect(page.getByRole('heading', { level: 1, name: 'Add a dish' })).toBeVisible();
  owner.fields += 1;
  // A program types before the page has come to life, when nothing hears it yet; no person is that fast.
  await expect(async () => {
    await page.getByLabel(/^Name/).fill('');
    await page.getByLabel(/^Name/).fill('Borscht');
    await expect(page.locator('[data-bottom-bar]')).toContainText('Unsaved changes', { timeout: 1_000 });
  }).toPass();
  await owner.fill('Price', '8.50');
  await owner.fill('Category', 'Soups');
  owner.fields += 1;
  await page.getByLabel('Choose a photo').setInputFiles(await takePhoto('borscht.jpg'));
  // Pressed at once, while the photo is still on its way: it comes with the dish all the same.
  await owner.press('Add the dish');
  await expect(page.getByText('The dish is on the menu')).toBeVisible();
}

test('an owner who never saw it gets from an empty shop to the first own dish that can be ordered', async ({
  page,
  bareServer,
}, testInfo) => {
  // A server is started, set up and waited for: more than other end-to-end tests take.
  test.slow();
  const owner = new Owner(page);
  await page.goto(bareServer.url);
  await expect(page).toHaveURL(/\/welcome$/);
  const started = Date.now();
  await setUpEmptyShop(owner, bareServer.setUpCode ?? '');
  // The dashboard lists the remaining steps with their links until shoppers can order.
  const office = await page.context().newPage();
  await office.goto(`${bareServer.url}/command-center`);
  const tasks = office.getByRole('region', { name: 'Set up your shop' });
  const dish = tasks.getByRole('listitem').filter({ hasText: 'Add a dish to the menu' });
  await expect(dish).toContainText('Required');
  await expect(dish.getByRole('link')).toHaveAttribute('href', /\/command-center\/product\/new$/);
  await expect(tasks.getByRole('listitem').filter({ hasText: 'Add the shop’s phone' })).toContainText('Done');
  await addFirstDish(owner);
  await expect(tasks).toBeHidden();
  await office.close();

  owner.presses += 1;
  await page.getByRole('link', { name: 'See in the shop' }).first().click();
  await expect(page).toHaveURL(/\/catalog\/soups\/borscht$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Borscht' })).toBeVisible();
  const photo = page.getByRole('main').locator('img').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: /Add.*8\.50/ }).click();
  const inCart = async () => {
    const answer = await page.request.get(`${bareServer.url}/api/checkout`);
    // Without a body while there is no cart yet.
    return answer.status() === 200 ? (await answer.json()).items.length : 0;
  };
  await expect.poll(inCart).toBe(1);

  // By the keystroke-level model: 1.1 s for each press, and for each field 2.5 s to read and 2.5 s to type.
  const seconds = Math.round(owner.presses * 1.1 + owner.fields * 5);
  const summary = `${owner.presses} presses, ${owner.fields} fields: about ${seconds} s by hand (${Date.now() - started} ms by program)`;
  testInfo.annotations.push({ type: 'first own dish', description: summary });
});
