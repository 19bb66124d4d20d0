// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { StaffPhoto } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderDesk } from '#desk/testing/render-desk.tsx';
import { hasUnsaved } from '#desk/session/unsaved.ts';
import { PhotoEditor } from './photo-editor.tsx';

afterEach(cleanup);

const plain: StaffPhoto = { id: '5f1d0c9be2a47736', turn: 0, image: '/pictures/st1/5f1d0c9be2a47736.webp' };
const edited: StaffPhoto = {
  ...plain,
  turn: 90,
  mark: '9c1e04b7',
  crop: { left: 1000, top: 0, width: 8000, height: 9000 },
  blurs: [{ left: 2000, top: 3000, width: 1000, height: 500 }],
};

async function open(photo: StaffPhoto, answers: Answers = {}) {
  const asked = installAnswers({ staffEditPhoto: () => ({ photos: [photo] }), ...answers });
  const onClose = vi.fn<() => void>();
  const onChanged = vi.fn<() => Promise<void>>(async () => undefined);
  await renderDesk(
    <PhotoEditor
      vehicleId="st1"
      photo={photo}
      original="/files/a.jpg"
      place={0}
      onChanged={onChanged}
      onClose={onClose}
    />,
    { role: 'stock' },
  );
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const sent = () => asked.filter(({ operationId }) => operationId === 'staffEditPhoto').map(({ body }) => body);
  return { press, sent, onClose, onChanged };
}

const status = () => screen.getByRole('status').textContent;

test('Adds, moves, resizes and removes a box by keyboard, and announces each step', async () => {
  const { press, sent } = await open(plain);
  await press('Add blur');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Blur 1');
  expect(status()).toBe('Blur 1: 40 % from the left, 44 % from the top, 20 % wide, 12 % high');
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}');
  expect(status()).toContain('39 % from the left, 46 % from the top');
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
  expect(status()).toContain('21 % wide, 11 % high');
  await press('Save photo');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    id: 'st1',
    photo: plain.id,
    blurs: [{ left: 3900, top: 4600, width: 2100, height: 1100 }],
  });
  expect(sent()[0]).not.toHaveProperty('crop');
  screen.getByRole('button', { name: 'Blur 1' }).focus();
  await userEvent.keyboard('{Delete}');
  expect(screen.queryByRole('button', { name: 'Blur 1' })).toBeNull();
  expect(status()).toBe('Blur 1 removed');
});

test('Edits and saves the crop and blur of a rotated photo', async () => {
  const { press, sent, onClose, onChanged } = await open(edited);
  await screen.findByRole('button', { name: 'Crop area' });
  await press('Save photo');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onChanged).toHaveBeenCalled();
  expect(sent()[0]).toMatchObject({ seen: edited.mark, crop: edited.crop, blurs: edited.blurs });
});

test('Resets all edits at once', async () => {
  const { press, sent } = await open(edited);
  await press('Reset to original');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ seen: edited.mark, blurs: [] });
  expect(sent()[0]).not.toHaveProperty('crop');
});

test('Shows a refusal and stays open', async () => {
  const { press, onClose } = await open(edited, { staffEditPhoto: () => new FailsWith(400, 'Draw it again.') });
  await press('Save photo');
  expect((await screen.findByRole('alert')).textContent).toBe('Draw it again.');
  expect(onClose).not.toHaveBeenCalled();
});

test('Asks before Escape discards edits, and closes immediately without any', async () => {
  const { press, onClose } = await open(edited);
  await screen.findByRole('button', { name: 'Crop area' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  await press('Add blur');
  await userEvent.keyboard('{Escape}');
  await press('Keep editing');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(hasUnsaved()).toBe(true);
});
