// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { StaffVehicle } from '#generated/client/types.gen.ts';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { press } from '#desk/testing/press.ts';
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
  const vehicle: Pick<StaffVehicle, 'id' | 'photos' | 'can'> = { id: 'st1', photos, can: ['addPhoto'] };
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
