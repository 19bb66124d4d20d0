// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { installUpload } from '#shared/api/upload-file.ts';
import type { Upload } from '#shared/api/upload.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import ProofDialog from './proof-dialog.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('uploads a large picture in parts, shows their number, and resumes after a broken connection', async () => {
  const large = { id: 'up1', partBytes: 65_536, parts: 6 };
  const firsts: number[] = [];
  const broken = Promise.withResolvers<never>();
  let missing = [1, 2, 3, 4, 5, 6];
  let isMended = false;
  // Two calls run at a time, and either may arrive first.
  const upload = vi.fn<Upload>((_operation, { first }) => {
    firsts.push(Number(first));
    if (Number(first) < 5) return Promise.resolve({ ...large, missing: [5, 6] });
    return isMended ? Promise.resolve({ ...large, missing: [] }) : broken.promise;
  });
  installUpload(upload);
  const asked = installAnswers({
    beginUpload: () => ({ ...large, missing }),
    finishUpload: () => ({ Status: 100, url: '/pictures/large.jpg' }),
    payDeposit: () => 'done',
  });
  const onClose = vi.fn<() => void>();
  const dialog = <ProofDialog orderId="500001" status={0} owner="w@example.com" onClose={onClose} />;
  await renderSite(dialog, { texts: ['orders', 'payment', 'uploads'] });
  const bytes = new Uint8Array(350_000);
  bytes.set([0xff, 0xd8, 0xff]);
  const files = [new File([bytes], 'large.jpg', { type: 'image/jpeg' })];
  fireEvent.change(screen.getByLabelText('Choose pictures', { selector: 'input' }), { target: { files } });
  await screen.findByText('Ready to upload');
  await userEvent.click(screen.getByText('Submit proof'));
  await screen.findByText('4 of 6 parts uploaded');
  broken.reject(new ApiFailure(operations.uploadParts, { code: 500, message: 'Please try again later' }));
  await screen.findByText('4 of 6 parts uploaded. Send it again to continue.');
  expect(onClose).not.toHaveBeenCalled();
  missing = [5, 6];
  isMended = true;
  await userEvent.click(screen.getByRole('button', { name: 'Send large.jpg again' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(firsts.toSorted((one, other) => one - other)).toEqual([1, 5, 5]);
  const acts = asked.filter(({ operationId }) => operationId !== 'getPaymentInstructions');
  expect(acts.map(({ operationId }) => operationId)).toEqual([
    'beginUpload',
    'beginUpload',
    'finishUpload',
    'payDeposit',
  ]);
  expect(acts.at(-1)?.body).toEqual({ id: '500001', proofImage: '/pictures/large.jpg' });
});
