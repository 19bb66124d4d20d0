// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { StaffVehicle } from '#generated/client/types.gen.ts';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { press } from '#desk/testing/press.ts';
import { hasUnsaved } from '#desk/session/unsaved.ts';
import { renderDesk } from '#desk/testing/render-desk.tsx';
import { VehiclePhotos } from './vehicle-photos.tsx';

afterEach(cleanup);

const photos = ['5f1d0c9be2a47736', '9c1e04b75f1d0c9b'].map((id) => ({
  id,
  turn: 0 as const,
  image: `/pictures/st1/${id}.webp`,
}));

test('Deletes a photo only after confirmation', async () => {
  const asked = installAnswers({ staffArrangePhotos: () => ({ photos: [] }) });
  const vehicle: Pick<StaffVehicle, 'id' | 'photos' | 'can'> = { id: 'st1', photos, can: ['saveVehicle', 'addPhoto'] };
  await renderDesk(<VehiclePhotos vehicle={vehicle} onChanged={async () => undefined} />, { role: 'stock' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete photo 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete photo 2' }));
  press(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete photo' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toMatchObject({ photos: [{ id: '5f1d0c9be2a47736', turn: 0 }] });
});

test('Holds the page until the last of several photos is uploaded', async () => {
  const answers: (() => void)[] = [];
  installAnswers({ staffAddPhoto: () => new Promise((resolve) => answers.push(() => resolve({}))) });
  const vehicle: Pick<StaffVehicle, 'id' | 'photos' | 'can'> = { id: 'st1', photos: [], can: ['addPhoto'] };
  const shown = <VehiclePhotos vehicle={vehicle} onChanged={async () => undefined} />;
  const { container } = await renderDesk(shown, { role: 'stock' });
  const chooser = container.querySelector<HTMLInputElement>('input[type="file"]');
  const files = ['front.jpg', 'back.jpg'].map((name) => new File(['photo'], name, { type: 'image/jpeg' }));
  if (chooser) await userEvent.upload(chooser, files);
  for (const sent of [1, 2]) {
    await waitFor(() => expect(answers).toHaveLength(sent));
    expect(hasUnsaved()).toBe(true);
    answers[sent - 1]?.();
  }
  await waitFor(() => expect(hasUnsaved()).toBe(false));
});
