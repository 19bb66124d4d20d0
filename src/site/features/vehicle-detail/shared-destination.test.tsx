// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { placeExamples } from './testing/examples.ts';
import { choose, openDetail, user } from './testing/open-detail.tsx';

const { ports } = placeExamples;
const listPorts = (body: unknown) =>
  (body as { countryCode: string }).countryCode === 'TZ'
    ? [{ ...ports[0], portId: 'p-dar', name: 'Dar es Salaam' }]
    : ports;
const country = () => screen.getByLabelText<HTMLSelectElement>('Destination country').value;

test('follows the destination of a shared link until the reader chooses, and shares it on', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  await openDetail({
    at: '/car/detail?id=100001&to=TZ.p-dar',
    isVisitor: true,
    example: 'visitor',
    answers: { listPorts },
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(country()).toBe('TZ'));
  expect(await screen.findByRole('option', { name: 'Dar es Salaam' })).toBeTruthy();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(writeText.mock.lastCall?.[0]).toContain('to=TZ.p-dar');
  await choose('Destination country', 'Kenya');
  expect(country()).toBe('KE');
  await screen.findByRole('option', { name: 'Mombasa' });
  // The button ignores a second press for a moment.
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(writeText.mock.lastCall?.[0]).toContain('to=KE');
  });
});

test('says that the vehicle is not shipped to the destination of a link, and keeps the usual one', async () => {
  await openDetail({ at: '/car/detail?id=100001&to=XX.p-far', isVisitor: true, example: 'visitor' });
  expect(await screen.findByText(/^warning: This vehicle is not shipped to the destination of the link/)).toBeTruthy();
  expect(country()).toBe('KE');
});
