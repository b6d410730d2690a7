import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { faultsIn } from '../../../testing/faults-in';
import { tabTo } from '../../../testing/keys';
import { renderForStaff } from '../../../testing/render';
import { PhotoField } from './photo-field';
import type { PhotoValue } from './photo-value';

/** Black on the left, clear on the right. */
async function drawPhoto(): Promise<PhotoValue> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 });
  canvas.getContext('2d')?.fillRect(0, 0, 400, 600);
  return { id: 'dish', placeholder: null, width: 800, height: 600, sources: [{ url: canvas.toDataURL(), width: 800 }] };
}

function Field({ photo, onChange }: { readonly photo: PhotoValue; readonly onChange: (photo: null) => void }) {
  const [shown, setShown] = useState<PhotoValue | null>(photo);
  const change = (next: PhotoValue | null) => {
    setShown(next);
    if (next === null) onChange(next);
  };
  return <PhotoField label="Photo" onChange={change} photo={shown} />;
}

test('by keys: a photo is enlarged and moved under its frame, and Escape drops that', async () => {
  const screen = await renderForStaff(<Field onChange={vi.fn()} photo={await drawPhoto()} />);
  const crop = screen.getByRole('button', { name: 'Crop' });
  const dialog = screen.getByRole('dialog', { name: 'Crop the photo' });
  await tabTo(crop);
  await userEvent.keyboard('{Enter}');
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await tabTo(zoom);
  await userEvent.keyboard('{ArrowRight>5/}');
  await expect.element(zoom).toHaveValue('1.25');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  expect(await faultsIn(dialog.element())).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(crop).toHaveFocus();
});

test('a photo that is taken away gives the focus to the way to another one', async () => {
  const onChange = vi.fn();
  const screen = await renderForStaff(<Field onChange={onChange} photo={await drawPhoto()} />);
  await tabTo(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('Choose a photo')).toHaveFocus();
  expect(onChange).toHaveBeenCalledWith(null);
});

test('a photo of 80 × 60 pixels is kept, and the owner reads that it will look blurred', async () => {
  const photo = { ...(await drawPhoto()), width: 80, height: 60 };
  const screen = await renderForStaff(<Field onChange={vi.fn()} photo={photo} />);
  await expect.element(screen.getByText(/only 80 × 60 pixels/)).toBeVisible();
});
