import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { faultsIn } from '../../../testing/faults-in';
import { tabTo } from '../../../testing/keys';
import { renderForStaff } from '../../../testing/render';
import { NO_TEXTS, type Texts } from '../fields/texts';
import { EntityForm } from '../form/entity-form';
import { useEntityForm } from '../form/use-entity-form';
import { RichTextField } from './rich-text-field';

const save = vi.fn(async (_page: { readonly body: Texts }) => ({ __typename: 'Page' }));

function PageForm({ body }: { readonly body: string }) {
  const form = useEntityForm({ saved: { body: { ...NO_TEXTS, en: body } }, save, done: 'Page saved' });
  return (
    <EntityForm form={form}>
      <RichTextField form={form} label="Text" name="body" />
    </EntityForm>
  );
}

async function write(body: string) {
  save.mockClear();
  const screen = await renderForStaff(<PageForm body={body} />);
  const text = screen.getByRole('textbox', { name: 'Text, English' });
  const tools = screen.getByRole('toolbar', { name: 'Formatting: Text, English' });
  await expect.element(text).toBeVisible();
  return Object.assign(screen, {
    text,
    tool: (name: string) => tools.getByRole('button', { name, exact: true }),
    async selectAll() {
      await tabTo(text);
      await userEvent.keyboard('{Control>}a{/Control}');
    },
    async saved() {
      await userEvent.keyboard('{Control>}s{/Control}');
      await expect.element(screen.getByText('Page saved')).toBeVisible();
      return save.mock.calls[0]?.[0].body.en;
    },
  });
}

test('by keys: one stop back is the toolbar, arrows go from tool to tool, and a tool gives the focus back', async () => {
  const screen = await write('<p>For your party</p>');
  await screen.selectAll();
  await userEvent.tab({ shift: true });
  while (!screen.tool('Heading').element().matches(':focus')) await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.text).toHaveFocus();
  await expect.element(screen.text.getByRole('heading', { name: 'For your party' })).toBeVisible();
  expect(await screen.saved()).toMatch(/^<h2>For your party<\/h2>/);
});

test('a link leads to an address or a phone, and to nothing that runs', async () => {
  const screen = await write('<p>Call us</p>');
  await screen.selectAll();
  await screen.tool('Link').click();
  const dialog = screen.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabelText('Leads to').fill('javascript:alert(1)');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByLabelText('Leads to')).toHaveAccessibleDescription(/This is no address\./);
  await dialog.getByLabelText('Leads to').fill('+995 555 12 34 56');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.text).toHaveFocus();
  expect(await screen.saved()).toMatch(/^<p><a [^>]*href="tel:\+995555123456"[^>]*>Call us<\/a><\/p>$/);
});

test('a list and a table are written', async () => {
  const screen = await write('');
  await tabTo(screen.text);
  await screen.tool('Bulleted list').click();
  await userEvent.keyboard('Ten people and more{Enter}{Enter}');
  await screen.tool('Table').click();
  await userEvent.keyboard('People{Tab}Price');
  await expect.element(screen.text.getByRole('listitem')).toHaveTextContent('Ten people and more');
  await expect.element(screen.text.getByRole('cell', { name: 'Price' })).toBeVisible();
  expect(await faultsIn(screen.container)).toEqual([]);
});

test('a picture is put in by its address, with a word for those who can’t see it', async () => {
  const screen = await write('<p>Rooms</p>');
  await tabTo(screen.text);
  await screen.tool('Picture').click();
  const dialog = screen.getByRole('dialog', { name: 'Picture' });
  const insert = dialog.getByRole('button', { name: 'Insert the picture' });
  const address = dialog.getByRole('textbox').first();
  await insert.click();
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('/media/hall.webp');
  await dialog.getByLabelText(/^What it shows/).fill('The hall');
  await insert.click();
  expect(await screen.saved()).toMatch(/<img [^>]*src="\/media\/hall\.webp"[^>]* alt="The hall"/);
});

test('figures, captions and raised letters that a program wrote come through the editor', async () => {
  const screen = await write(
    `<h2>Rooms</h2><figure><img src="/media/hall.webp" alt="The hall"><figcaption>The <em>great</em> hall</figcaption></figure>
    <p>100 m<sup>2</sup>, H<sub>2</sub>O</p>
    <table><caption>What it costs</caption><tbody><tr><th>Hall</th><td>300</td></tr></tbody></table>`,
  );
  await screen.getByText('Rooms').click();
  await userEvent.keyboard('{End}!');
  const html = (await screen.saved()) ?? '';
  for (const kept of [
    '<h2>Rooms!</h2>',
    '<figcaption>The <em>great</em> hall</figcaption>',
    'm<sup>2</sup>',
    'H<sub>2</sub>O',
    'What it costs',
  ]) {
    expect(html).toContain(kept);
  }
});
