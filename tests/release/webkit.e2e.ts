import { writeFile } from 'node:fs/promises';
import { By } from 'selenium-webdriver';
import { findWebkit } from '../../scripts/webkit.mjs';
import { expect, testAroundTheClock as test } from '../e2e/fixtures';
import { openWebkit } from './webkit';

/** The engine of Safari, and of every browser on an iPhone: what stands in the others may be of no height in it. */
test.skip(() => findWebkit() === null, 'WebKit is not installed: nothing is tested in the engine of Safari.');

const button = (name: string) =>
  `//button[starts-with(@aria-label, "${name}") or starts-with(normalize-space(.), "${name}")]`;
const label = (name: string) => `//label[contains(., "${name}")]`;
const inDialog = (path: string) => `//dialog[@open]${path}`;
/** Chakra’s dialogs and popovers. */
const inPopup = (path: string) => `//*[@data-state="open"]${path}`;

test('in WebKit a dish with a choice is ordered, and staff take the order on', async ({ demoShop }) => {
  const { url, administrator } = demoShop;
  const { driver, see, press, type, close } = await openWebkit();
  const untilAlive = () =>
    driver.wait(() => driver.executeScript<boolean>('return !("carteTakeOver" in window)'), 20_000);
  const path = async () => new URL(await driver.getCurrentUrl()).pathname;
  try {
    await driver.get(`${url}/en/catalog`);
    // Until the page's script has come, the link opens another document.
    await untilAlive();
    await press('//article[contains(., "Margherita")]//a');
    await press(inDialog(button('One more: Margherita')));
    await press(inDialog(button('Add Margherita')));
    await expect.poll(path).toBe('/en/catalog');
    await press(`(${button('Cart: 2')})[last()]`);
    await see(inDialog('//*[contains(text(), "25 cm")]'));
    await press(inDialog('//a[starts-with(., "Check out")]'));
    await type('//input[@name="name"]', 'Nino Beridze');
    await type('//input[@name="phone"]', '+995 555 12 34 56');
    await type('//input[@name="street"]', '12 Rustaveli Avenue');
    await press(label('Cash'));
    await press(button('Place order'));
    await expect.poll(path).toBe('/en/finish');
    await see('//*[contains(text(), "An operator will call you")]');
    const page = await driver.findElement(By.css('main')).getText();
    const order = `order ${/\d{4}-\d{4}/.exec(page)?.[0]}`;

    await driver.manage().window().setRect({ width: 1280, height: 950 });
    await driver.get(`${url}/en/command-center/sign-in`);
    await type('//input[@name="login"]', administrator?.login ?? '');
    await type('//input[@name="password"]', administrator?.password ?? '');
    await press(button('Sign in'));
    await expect.poll(path).toBe('/en/command-center');
    // A navigation that begins while the dashboard loads is lost in WebKit's driver.
    await untilAlive();
    await driver.get(`${url}/en/command-center/checkout`);
    await untilAlive();
    await press(`//button[starts-with(@aria-label, 'Accept ') and contains(@aria-label, '${order}')]`);
    await press(button(`Details: ${order}`));
    await press(button(`Cancel: ${order}`));
    await press(inPopup(button('Sold out')));
    await press(inPopup(button('Cancel the order')));
    await expect.poll(() => driver.findElements(By.xpath(button(`Cancel: ${order}`)))).toEqual([]);
  } catch (problem) {
    await writeFile(test.info().outputPath('webkit.png'), await driver.takeScreenshot(), 'base64');
    throw problem;
  } finally {
    await close();
  }
});
