// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { installUpload } from '#shared/api/upload-file.ts';
import type { Upload } from '#shared/api/upload.ts';
import { closeDialog } from '#shared/state/dialogs.ts';
import { readStoredProofs } from '#site/components/proofs/proof-set.ts';
import { centreItems } from '#shared/routing/paths.ts';
import { stored } from '../../../../testing/browser-store.ts';
import { button, openCentre, wanjiku } from '../testing/open-centre.tsx';

vi.mock('idb-keyval', () => import('../../../../testing/browser-store.ts'));

const user = userEvent.setup({ delay: null });
const picture = (name: string, bytes: number) => {
  const content = new Uint8Array(bytes);
  content.set([0xff, 0xd8, 0xff]);
  return new File([content], name, { type: 'image/jpeg' });
};
const pin = () => within(screen.getByRole('group', { name: 'PIN certificate' }));
const choose = (file: File) =>
  fireEvent.change(pin().getByLabelText('PIN certificate', { selector: 'input' }), { target: { files: [file] } });
const storedNames = async () => (await readStoredProofs('dealer:taxNoPic', wanjiku.email)).map(({ name }) => name);

beforeEach(() => {
  stored.clear();
  sessionStorage.clear();
});
afterEach(() => {
  closeDialog();
  cleanup();
});

const all = { id: 'up1', partBytes: 65_536, parts: 6 };
const lost = () => new ApiFailure(operations.uploadParts, { code: 500, message: 'Please try again later' });

/** A server that has four of six parts when the connection breaks, and accepts the rest once it is back. */
function breakAfterFour() {
  let missing = [1, 2, 3, 4, 5, 6];
  let isMended = false;
  const firsts: number[] = [];
  const upload = vi.fn<Upload>(async (operation, { first }) => {
    if (operation.id !== 'uploadParts') throw new TypeError(`The picture went whole, by ${operation.id}.`);
    firsts.push(Number(first));
    if (Number(first) < 5) missing = [5, 6];
    else if (isMended) missing = [];
    // The initial state is known only after the first call.
    else return waitForFour().then(() => Promise.reject(lost()));
    return { ...all, missing };
  });
  const waitForFour = () => waitFor(() => expect(missing).toEqual([5, 6]));
  installUpload(upload);
  const answers = {
    beginUpload: () => ({ ...all, missing }),
    finishUpload: () => ({ Status: 100, url: '/pictures/uploads/pin.jpg' }),
  };
  return { answers, firsts, mend: () => void (isMended = true) };
}

test('uploads a large picture in parts, each sent once, and resumes after a reload', async () => {
  const { answers, firsts, mend } = breakAfterFour();
  await openCentre(centreItems.dealer, { answers });
  await screen.findByRole('button', { name: 'Submit' });
  choose(picture('pin.jpg', 350_000));
  await pin().findByText('4 of 6 parts uploaded. Send it again to continue.');
  expect(await storedNames()).toEqual(['pin.jpg']);

  cleanup();
  mend();
  const { bodiesOf } = await openCentre(centreItems.dealer, { answers });
  expect(await screen.findByAltText('PIN certificate')).toBeTruthy();
  expect(firsts.toSorted((one, other) => one - other)).toEqual([1, 5, 5]);
  expect(bodiesOf('beginUpload')).toHaveLength(1);
  expect(bodiesOf('finishUpload')).toEqual([{ id: 'up1' }]);
  await waitFor(async () => expect(await storedNames()).toEqual([]));
});

test('does not submit with a failed picture until it is sent again or deleted', async () => {
  const { answers, mend } = breakAfterFour();
  await openCentre(centreItems.dealer, { answers });
  await screen.findByRole('button', { name: 'Submit' });
  choose(picture('pin.jpg', 350_000));
  await pin().findByText('Upload failed');
  await user.click(button('Submit'));
  expect(await pin().findByText('This picture could not be uploaded. Try again or delete it.')).toBeTruthy();
  mend();
  await user.click(pin().getByRole('button', { name: 'Send pin.jpg again' }));
  expect(await pin().findByAltText('PIN certificate')).toBeTruthy();
  await waitFor(() => expect(pin().queryByRole('alert')).toBeNull());
});

test('cancels a picture deleted during the upload, and stores nothing of it', async () => {
  const givenUp = new ApiFailure(operations.uploadParts, { code: 'aborted', message: 'Given up' });
  const upload = vi.fn<Upload>(
    (_operation, _fields, { signal } = {}) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(givenUp))),
  );
  installUpload(upload);
  await openCentre(centreItems.dealer, { answers: { beginUpload: () => ({ ...all, missing: [1, 2, 3, 4, 5, 6] }) } });
  await screen.findByRole('button', { name: 'Submit' });
  choose(picture('pin.jpg', 350_000));
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  expect(await storedNames()).toEqual(['pin.jpg']);
  await user.click(pin().getByRole('button', { name: 'Delete pin.jpg' }));
  await waitFor(async () => expect(await storedNames()).toEqual([]));
  expect(pin().queryByText('pin.jpg')).toBeNull();
  expect(await pin().findByText('Please upload the PIN certificate')).toBeTruthy();
});

test('uploads a small picture whole through the dealer call, and stores no refused one', async () => {
  const upload = vi.fn<Upload>(() =>
    Promise.reject(new ApiFailure(operations.uploadDealerClue, { code: 400, message: 'no picture' })),
  );
  installUpload(upload);
  await openCentre(centreItems.dealer);
  await screen.findByRole('button', { name: 'Submit' });
  choose(picture('pin.jpg', 100));
  await screen.findByText('error: no picture');
  expect(upload.mock.calls.map(([{ id }]) => id)).toEqual(['uploadDealerClue']);
  await waitFor(async () => expect(await storedNames()).toEqual([]));
});

test('hides one user’s unsent picture from the next user, and deletes it', async () => {
  const { answers } = breakAfterFour();
  await openCentre(centreItems.dealer, { answers });
  await screen.findByRole('button', { name: 'Submit' });
  choose(picture('pin.jpg', 350_000));
  await pin().findByText('Upload failed');
  cleanup();
  await openCentre(centreItems.dealer, { answers, user: { ...wanjiku, email: 'otieno@example.com' } });
  await screen.findByRole('button', { name: 'Submit' });
  await waitFor(() => expect(stored.size).toBe(0));
  expect(pin().queryByText('pin.jpg')).toBeNull();
});
