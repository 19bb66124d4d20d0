// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { StaffVehicle } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { press } from '#desk/testing/press.ts';
import { renderDesk } from '#desk/testing/render-desk.tsx';
import { VehicleVideo } from './vehicle-video.tsx';

afterEach(cleanup);

const address = '/videos/st1/5f1d0c9be2a47736.webm';

async function open(change: Partial<Pick<StaffVehicle, 'video' | 'can'>> = {}, answers: Answers = {}) {
  const asked = installAnswers({ staffSetVideo: () => ({}), staffRemoveVideo: () => ({}), ...answers });
  const onChanged = vi.fn<() => Promise<void>>(async () => undefined);
  const vehicle = { id: 'st1', name: 'Toyota Vitz', photos: [], can: ['addPhoto'], ...change };
  const { container } = await renderDesk(
    <VehicleVideo vehicle={vehicle as unknown as StaffVehicle} onChanged={onChanged} />,
    { role: 'stock' },
  );
  const chooser = container.querySelector<HTMLInputElement>('input[type="file"]');
  return {
    container,
    onChanged,
    choose: (content: string) =>
      chooser && userEvent.upload(chooser, new File([content], 'tour.webm', { type: 'video/webm' })),
    sent: () => asked.map(({ operationId, body }) => [operationId, body]),
  };
}

test('Uploads a chosen video and shows it', async () => {
  const { choose, sent, onChanged } = await open();
  expect(screen.getByText(/^No video yet/)).toBeTruthy();
  await choose('film');
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(sent()).toEqual([['staffSetVideo', { id: 'st1', videoBase64: btoa('film') }]]);
});

test('Plays, replaces and deletes a video with conflict detection', async () => {
  const { choose, sent } = await open({ video: { address, bytes: 9 } });
  expect(screen.getByLabelText('Video of Toyota Vitz').getAttribute('src')).toBe(address);
  await choose('other');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete video' }));
  expect(sent()).toHaveLength(1);
  press(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete video' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    ['staffSetVideo', { id: 'st1', videoBase64: btoa('other'), seen: address }],
    ['staffRemoveVideo', { id: 'st1', seen: address }],
  ]);
});

test('Shows why a video is rejected, and does not send large or empty files', async () => {
  const { choose, sent } = await open({}, { staffSetVideo: () => new FailsWith(400, 'Save it as MP4.') });
  await choose('film');
  expect((await screen.findByRole('alert')).textContent).toBe('Save it as MP4.');
  await choose('x'.repeat(13_312 * 1024 + 1));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/larger than 13 MB/));
  await choose('');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/empty/));
  expect(sent()).toHaveLength(1);
});

test('Shows other roles only the video', async () => {
  const { container } = await open({ video: { address }, can: [] });
  expect(container.querySelector('video')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
