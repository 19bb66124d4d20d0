// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { PaymentInstructions } from '#generated/client/types.gen.ts';
import { operations } from '#generated/operations.ts';
import { FailsWith, installAnswers, type Answers } from '#shared/api/testing/install-answers.ts';
import { installUpload } from '#shared/api/upload-file.ts';
import type { Upload } from '#shared/api/upload.ts';
import { usePrompt } from '#site/page-state/confirm.ts';
import { type OpenOutbox, openOutbox, type QueuedChange, queuedChanges } from '#site/offline/outbox.ts';
import { useToasts } from '#shared/state/toasts.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { FileField } from './file-field.tsx';
import ProofDialog from './proof-dialog.tsx';
import { storeProofs, readStoredProofs } from './proof-set.ts';

const storage = vi.hoisted(() => ({ isFull: false }));

// The test environment has no IndexedDB.
vi.mock('idb-keyval', () => {
  const stored = new Map<string, unknown>();
  return {
    get: async (key: string) => stored.get(key),
    async set(key: string, value: unknown) {
      if (storage.isFull) throw new DOMException('The disk is full.', 'QuotaExceededError');
      stored.set(key, value);
    },
    del: async (key: string) => void stored.delete(key),
  };
});

const slip = (name: string, size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff]);
  return new File([bytes], name, { type: 'image/jpeg' });
};

const outbox = {
  keep: vi.fn<OpenOutbox['keep']>(),
  tryAgain: vi.fn<OpenOutbox['tryAgain']>(),
  drop: vi.fn<OpenOutbox['drop']>(),
};
openOutbox(outbox);

/** The toasts that the shell would show. */
function Outlets() {
  const prompt = usePrompt();
  return (
    <>
      {useToasts().map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
      {prompt && <button onClick={() => prompt.answer(true)}>{`Yes, ${prompt.name}`}</button>}
    </>
  );
}

const arrives = () =>
  vi.fn<Upload>((_operation, { file }) => Promise.resolve({ Status: 100, url: `/pictures/${(file as File).name}` }));

async function open({
  status = 0,
  answers = {},
  upload = arrives(),
}: { status?: number; answers?: Answers; upload?: ReturnType<typeof arrives> } = {}) {
  installUpload(upload);
  const asked = installAnswers(answers);
  const onClose = vi.fn<() => void>();
  await renderSite(
    <>
      <ProofDialog orderId="500001" status={status} owner="w@example.com" onClose={onClose} />
      <Outlets />
    </>,
    { texts: ['orders', 'payment', 'uploads'] },
  );
  // The payment account is fetched whenever a payment is due.
  const acts = () => asked.filter(({ operationId }) => operationId !== 'getPaymentInstructions');
  return { asked: acts, upload, onClose };
}

const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Choose pictures', { selector: 'input' }), { target: { files } });
const confirm = () => userEvent.click(screen.getByText('Submit proof'));

afterEach(async () => {
  cleanup();
  storage.isFull = false;
  await storeProofs('500001', 'w@example.com', []);
  sessionStorage.clear();
  queuedChanges.set([]);
  vi.unstubAllGlobals();
});

test('B-178 B-279 B-280 B-334 sends each picture with the order’s id and status, then submits all together', async () => {
  const { asked, upload, onClose } = await open({ answers: { payDeposit: () => 'done' } });
  expect(document.querySelector<HTMLElement>('.MuiDialog-paper')?.style.width).toBe('30.625rem');
  choose(slip('a.jpg'), slip('b.jpg', 65));
  await waitFor(() => expect(screen.getAllByText('Ready to upload')).toHaveLength(2));
  await confirm();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(upload.mock.calls.map(([, { id, status }]) => ({ id, status }))).toEqual([
    { id: '500001', status: 0 },
    { id: '500001', status: 0 },
  ]);
  expect(asked()).toEqual([
    { operationId: 'payDeposit', body: { id: '500001', proofImage: '/pictures/a.jpg,/pictures/b.jpg' } },
  ]);
});

test.each([0, 3, 4])('shows the account in status %i, and fetches it once', async (status) => {
  const getPaymentInstructions = vi.fn<() => PaymentInstructions>(() => ({
    kind: 'deposit',
    payUnit: 'USD',
    amount: 'USD 8,940',
    figure: '8940.00',
    reference: 'GP20260614001',
    holder: 'Pwani Collections Ltd',
    account: [{ label: 'Account number', value: '0110 0012 3456' }],
    isDemo: false,
    hasChanged: false,
    checkCode: '7K3M9-QWX2D',
  }));
  await open({ status, answers: { getPaymentInstructions } });
  expect(await screen.findByRole('button', { name: 'Copy Account number: 0110 0012 3456' })).toBeTruthy();
  expect(getPaymentInstructions.mock.calls).toEqual([[{ id: '500001' }]]);
});

test('B-179 submits a balance proof in status 4', async () => {
  const { asked } = await open({ status: 4, answers: { payBalance: () => 'done' } });
  choose(slip('a.jpg'));
  await screen.findByText('Ready to upload');
  await confirm();
  await waitFor(() => expect(asked().map(({ operationId }) => operationId)).toEqual(['payBalance']));
});

test('B-180 shows the transport exception in any other status and sends nothing', async () => {
  const { asked, upload } = await open({ status: 2 });
  choose(slip('a.jpg'));
  await screen.findByText('Ready to upload');
  await confirm();
  expect(await screen.findByText(/is not waiting for a payment proof/)).toBeTruthy();
  expect([asked(), upload.mock.calls]).toEqual([[], []]);
});

test('B-224 shows a warning when submitting without a picture', async () => {
  const { asked } = await open();
  await confirm();
  expect(await screen.findByText('Please choose at least one picture')).toBeTruthy();
  expect(asked()).toEqual([]);
});

test('B-217 B-219 B-220 B-221 shows a toast with the reason for a refused picture', async () => {
  await open();
  choose(slip('a.gif'));
  expect(await screen.findByText('a.gif: The picture must be a JPG, PNG, JPEG or BMP file')).toBeTruthy();
  choose(slip('huge.jpg', 13_312 * 1024 + 1));
  expect(await screen.findByText('huge.jpg: The picture is larger than 13 MB')).toBeTruthy();
  choose(slip('a.jpg'), slip('b.jpg'), slip('c.jpg'));
  await waitFor(() => expect(screen.getAllByText('Ready to upload')).toHaveLength(3));
  choose(slip('d.jpg'), slip('e.jpg'));
  expect(await screen.findByText('You can add 1 more picture')).toBeTruthy();
  choose(slip('d.jpg'));
  await waitFor(() => expect(screen.getAllByText('Ready to upload')).toHaveLength(4));
  choose(slip('e.jpg'));
  expect(await screen.findAllByText('At most 4 pictures')).not.toHaveLength(0);
});

test('B-223 skips a duplicate picture with a toast', async () => {
  await open();
  choose(slip('a.jpg'));
  await screen.findByText('Ready to upload');
  choose(slip('a.jpg'), slip('b.jpg'));
  expect(await screen.findByText('a.jpg: This picture has already been added')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('Ready to upload')).toHaveLength(2));
});

test('B-222 refuses several files dropped at once', async () => {
  await open();
  const zone = screen.getByRole('group', { name: 'Pictures of the payment' });
  fireEvent.drop(zone, { dataTransfer: { files: [slip('a.jpg'), slip('b.jpg')] } });
  expect(await screen.findByText('Please drop one picture at a time')).toBeTruthy();
  fireEvent.drop(zone, { dataTransfer: { files: [slip('a.jpg')] } });
  expect(await screen.findByText('Ready to upload')).toBeTruthy();
});

test('B-327 A-308 deletes a picture after a confirmation', async () => {
  await open();
  choose(slip('a.jpg'));
  await userEvent.click(await screen.findByLabelText('Delete a.jpg'));
  expect(screen.getByText('a.jpg')).toBeTruthy();
  await userEvent.click(screen.getByText('Yes, deletePhoto'));
  await waitFor(() => expect(screen.queryByText('a.jpg')).toBeNull());
});

test('B-319 B-324 shows and retries a failed picture, and submits nothing before it has arrived', async () => {
  const message = 'The server could not be reached. Please try again.';
  const upload = arrives().mockRejectedValueOnce(
    new ApiFailure(operations.uploadImage, { code: 'unreachable', message }),
  );
  const { asked, onClose } = await open({ upload, answers: { payDeposit: () => 'done' } });
  choose(slip('a.jpg'));
  await screen.findByText('Ready to upload');
  await confirm();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(asked()).toEqual([]);
  await userEvent.click(screen.getByLabelText('Send a.jpg again'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('queues no part of a proof when the storage is full, asks to keep the page open, and submits it online', async () => {
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('isSecureContext', true);
  outbox.keep.mockClear();
  let isOffline = true;
  const { asked, onClose } = await open({
    answers: { payDeposit: () => (isOffline ? new FailsWith('offline') : 'done') },
  });
  choose(slip('a.jpg'));
  await screen.findByText('Ready to upload');
  storage.isFull = true;
  choose(slip('b.jpg'));
  await waitFor(() => expect(screen.getAllByText('Ready to upload')).toHaveLength(2));
  await confirm();
  expect(await screen.findByText(/has not been submitted. This browser cannot save it/)).toBeTruthy();
  expect(outbox.keep).not.toHaveBeenCalled();
  expect(await readStoredProofs('500001', 'w@example.com')).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  isOffline = false;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const body = { id: '500001', proofImage: '/pictures/a.jpg,/pictures/b.jpg' };
  expect(asked()).toEqual([
    { operationId: 'payDeposit', body },
    { operationId: 'payDeposit', body },
  ]);
});

test('says that a proof is saved only after it is', async () => {
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('isSecureContext', true);
  const kept = Promise.withResolvers<QueuedChange>();
  const { keep } = outbox;
  keep.mockReturnValueOnce(kept.promise);
  await open({ answers: { payDeposit: () => new FailsWith('offline') } });
  choose(slip('a.jpg'));
  await screen.findByText('Ready to upload');
  await confirm();
  await waitFor(() => expect(keep).toHaveBeenCalled());
  const note = /Your pictures are saved here/;
  expect(screen.queryByText(note)).toBeNull();
  const [proof, key] = keep.mock.calls[0] ?? [];
  kept.resolve({ id: '1', owner: 'w@example.com', key: String(key), at: 0, act: proof as QueuedChange['act'] });
  expect(await screen.findByText(note)).toBeTruthy();
});

test('B-324 stays open with the server’s message when a proof is refused', async () => {
  const { onClose } = await open({ answers: { payDeposit: () => new FailsWith(400, 'The order no longer exists') } });
  choose(slip('a.jpg'));
  await screen.findByText('Ready to upload');
  await confirm();
  expect(await screen.findByText('The order no longer exists')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('B-246 B-247 B-248 B-249 B-339 explains why the single-file field refuses a file', async () => {
  installUpload(arrives());
  const onChange = vi.fn<(url: string) => void>();
  const asked = { value: '', onChange, owner: 'w@example.com', onUnsent: () => {} };
  await renderSite(
    <>
      <FileField {...asked} label="PIN" storedFor="pin" address="uploadImage" />
      <FileField {...asked} label="Nowhere" storedFor="nowhere" address={undefined} />
      <Outlets />
    </>,
    { texts: ['orders'] },
  );
  const field = screen.getByRole('group', { name: 'PIN' });
  const drop = (target: Element, ...files: File[]) => fireEvent.drop(target, { dataTransfer: { files } });
  expect(field.querySelector('input')?.name).toBe('file');
  drop(field, slip('a.jpg'), slip('b.jpg'));
  expect(await screen.findByText('Please choose one file at a time')).toBeTruthy();
  drop(field, slip('a.jpg', 5120 * 1024 + 1));
  expect(await screen.findByText('The file is larger than 5 MB')).toBeTruthy();
  drop(field, slip('a.txt'));
  expect(await screen.findByText('The picture must be a JPG, PNG, JPEG or BMP file')).toBeTruthy();
  drop(screen.getByRole('group', { name: 'Nowhere' }), slip('a.jpg'));
  expect(await screen.findByText('Pictures cannot be uploaded at the moment')).toBeTruthy();
  drop(field, slip('a.jpg'));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('/pictures/a.jpg'));
});

test('counts a picture with an expired link as sent', async () => {
  const url = `/files/ab/${'ab'.repeat(32)}.jpg?pass=gfl_over`;
  const field = { storedFor: 'pin', owner: 'w@example.com', onChange: () => {}, onUnsent: () => {} };
  await renderSite(<FileField {...field} label="PIN" value={url} address="uploadImage" />, { texts: ['orders'] });
  const shown = screen.getByRole('img', { name: 'PIN' });
  expect(shown.getAttribute('src')).toBe(url);
  fireEvent.error(shown);
  await waitFor(() => expect(screen.queryByRole('img', { name: 'PIN' })).toBeNull());
  expect(screen.getByText('Replace')).toBeTruthy();
});

test('B-333 ends the loading state after 16 s, and offers to wait or retry', async () => {
  const upload = arrives().mockImplementation(() => new Promise(() => {}));
  await open({ upload });
  choose(slip('a.jpg'));
  await screen.findByText('Ready to upload');
  vi.useFakeTimers();
  fireEvent.click(screen.getByText('Submit proof'));
  await act(() => vi.advanceTimersByTimeAsync(15_900));
  expect(screen.getByText('Submit proof').closest('button')?.disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('Send again').closest('button')?.disabled).toBe(false);
  expect(screen.getByText(/^This is taking longer than usual/)).toBeTruthy();
  vi.useRealTimers();
});

describe('Cancel in the proof dialog', () => {
  const owner = 'w@example.com';
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('deletes the chosen pictures from the browser', async () => {
    const { onClose } = await open();
    choose(slip('a.jpg'));
    await screen.findByText('Ready to upload');
    expect(await readStoredProofs('500001', owner)).toHaveLength(1);
    await press('Cancel');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(await readStoredProofs('500001', owner)).toEqual([]);
  });

  it('withdraws a proof that waits for a connection', async () => {
    queuedChanges.set([
      { id: 'w1', owner, key: 'k', at: 0, act: { kind: 'proof', orderId: '500001', call: 'payDeposit', status: 0 } },
    ]);
    await storeProofs('500001', owner, [
      { id: 'p', name: 'slip.jpg', size: 1, picture: slip('slip.jpg'), state: 'failed', part: 0 },
    ]);
    const { onClose } = await open();
    expect(screen.getByText(/You are offline, so your proof has not been submitted/)).toBeTruthy();
    expect(await screen.findByText('Waiting for a connection')).toBeTruthy();
    expect(screen.queryByText('Upload failed')).toBeNull();
    await press('Withdraw proof');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(outbox.drop).toHaveBeenCalledWith('w1');
  });

  it('says that pictures were chosen earlier', async () => {
    await storeProofs('500001', owner, [
      { id: 'p', name: 'old.jpg', size: 1, picture: slip('old.jpg'), state: 'ready', part: 0 },
    ]);
    await open();
    expect(await screen.findByText(/Some pictures were chosen earlier/)).toBeTruthy();
  });
});
