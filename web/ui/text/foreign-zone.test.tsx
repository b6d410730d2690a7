import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { fingerOn } from '../../testing/finger-on';
import { useOwnZone } from './foreign-zone';

const Zone = () => <p>{useOwnZone('Pacific/Chatham')}</p>;

test('the reader’s zone takes no room while something is pressed in the page that the server sent', async () => {
  const early = await render(<button type="button">Add</button>);
  const release = await fingerOn(early.getByRole('button'));
  const screen = await render(<Zone />);
  await expect.element(screen.getByText('Pacific/Chatham')).toBeVisible();
  await release();
  await expect.element(screen.getByText(Intl.DateTimeFormat().resolvedOptions().timeZone)).toBeVisible();
  await screen.unmount();
});
