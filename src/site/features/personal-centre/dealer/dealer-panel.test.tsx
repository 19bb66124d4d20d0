// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DealerCertificate, UploadedImage } from '#generated/client/types.gen.ts';
import { FailsWith } from '#shared/api/testing/install-answers.ts';
import { installUpload } from '#shared/api/upload-file.ts';
import { closeDialog } from '#shared/state/dialogs.ts';
import { centreItems } from '#shared/routing/paths.ts';
import { button, openCentre } from '../testing/open-centre.tsx';
import { acknowledgeResult } from './dealer-result.tsx';
import { enter } from '../../../../testing/enter.ts';

const user = userEvent.setup({ delay: null });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const errorOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;

const company: DealerCertificate = {
  status: 2,
  id: '600003',
  dealerName: 'Lakeside Cars',
  dealerAddress: 'Oginga Odinga Street 8, Kisumu',
  contactPerson: 'Achieng Odhiambo',
  contactNumber: '+254733000000',
  taxNoPic: '/pictures/uploads/pin.jpg',
};
const rejected: DealerCertificate = { ...company, status: 3, remark: 'The PIN certificate cannot be read.' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  closeDialog();
  cleanup();
});

test('B-079 B-236 B-238 B-242 B-243 marks every missing field and focuses the first', async () => {
  await openCentre(centreItems.dealer);
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(errorOf('Company name')).toBe('Please enter the company name'));
  expect(document.activeElement).toBe(field('Company name'));
  expect(errorOf('Company address')).toBe('Please enter the company address');
  expect(
    within(screen.getByRole('group', { name: 'PIN certificate' })).getByText('Please upload the PIN certificate'),
  ).toBeTruthy();
  expect(errorOf('Contact person')).toBe('Please enter the contact person');
  expect(errorOf('Contact number')).toBe('Please enter the contact number');
  await user.type(field('Company name'), 'K');
  await waitFor(() => expect(errorOf('Company name')).toBeUndefined());
  await user.clear(field('Company name'));
  await waitFor(() => expect(errorOf('Company name')).toBe('Please enter the company name'));
});

test('B-237 B-239 B-240 B-241 B-242 marks an optional field only when it is invalid, on blur', async () => {
  await openCentre(centreItems.dealer);
  await screen.findByRole('button', { name: 'Submit' });
  expect(field('Company size (optional)').placeholder).toBe('Please enter the company size');
  await enter(field('Company name'), 'x'.repeat(120));
  expect(field('Company name').value).toHaveLength(120);
  expect(screen.getByRole('alert').textContent).toBe('Please enter at most 100 characters. Shorten it by 20.');
  await user.click(field('WhatsApp (optional)'));
  await user.tab();
  expect(errorOf('WhatsApp (optional)')).toBeUndefined();
  await user.type(field('WhatsApp (optional)'), '07');
  await user.tab();
  await waitFor(() => expect(errorOf('WhatsApp (optional)')).toMatch(/^Please check the WhatsApp number/));
  const pvt = screen.getByRole('group', { name: 'PVT document (optional)' });
  expect(pvt.parentElement?.textContent).toContain('Please upload the PVT document');
});

test('renews the links of pictures before they expire', async () => {
  acknowledgeResult(company);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let looks = 0;
  await openCentre(centreItems.dealer, {
    answers: {
      getDealerCertificate: () => ({ ...company, taxNoPic: `/files/ab/pin.jpg?pass=${String((looks += 1))}` }),
    },
  });
  const picture = await screen.findByRole('img', { name: 'PIN certificate' });
  const first = picture.getAttribute('src');
  act(() => void vi.advanceTimersByTime(26 * 60_000));
  vi.useRealTimers();
  await waitFor(() => expect(screen.getByRole('img', { name: 'PIN certificate' }).getAttribute('src')).not.toBe(first));
});

test('B-141 B-185 B-189 B-190 B-244 B-335 corrects a rejected certificate and submits it again, once', async () => {
  acknowledgeResult(rejected);
  const answer = Promise.withResolvers<unknown>();
  let current = rejected;
  const { bodiesOf } = await openCentre(centreItems.dealer, {
    answers: { getDealerCertificate: () => current, updateDealer: () => answer.promise },
  });
  await screen.findByText('Not approved');
  expect(screen.getByRole('note').textContent).toContain('The PIN certificate cannot be read.');
  await user.click(button('Correct it now'));
  await user.clear(field('Contact person'));
  await enter(field('Contact person'), ' Achieng ');
  await user.click(button('Submit'));
  await waitFor(() => expect(button('Submit').disabled).toBe(true));
  current = { ...company, status: 1 };
  await act(async () => answer.resolve({}));
  const dialog = await screen.findByRole('dialog', { name: 'Your details have been submitted' });
  expect(dialog.textContent).toContain('Our staff are reviewing it');
  await waitFor(() => expect(screen.getByText('Under review')).toBeTruthy());
  expect(bodiesOf('updateDealer')).toEqual([
    {
      id: '600003',
      dealerName: 'Lakeside Cars',
      dealerAddress: 'Oginga Odinga Street 8, Kisumu',
      contactPerson: 'Achieng',
      contactNumber: '+254733000000',
      taxNoPic: '/pictures/uploads/pin.jpg',
      client: 2,
    },
  ]);
});

test('B-143 does not submit while a picture is uploading', async () => {
  acknowledgeResult(rejected);
  const arrival = Promise.withResolvers<UploadedImage>();
  installUpload(() => arrival.promise);
  const { bodiesOf } = await openCentre(centreItems.dealer, {
    answers: { getDealerCertificate: () => rejected, updateDealer: () => ({}) },
  });
  await user.click(await screen.findByRole('button', { name: 'Correct it now' }));
  const pvt = within(screen.getByRole('group', { name: 'PVT document (optional)' }));
  const scan = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'pvt.jpg', { type: 'image/jpeg' });
  fireEvent.change(pvt.getByLabelText('PVT document (optional)', { selector: 'input' }), { target: { files: [scan] } });
  await pvt.findByRole('progressbar');
  await user.click(button('Submit'));
  expect(await pvt.findByText(/^This picture is still uploading/)).toBeTruthy();
  expect(bodiesOf('updateDealer')).toEqual([]);
  await act(async () => arrival.resolve({ Status: 100, url: '/pictures/uploads/pvt.jpg' }));
  await waitFor(() => expect(pvt.queryByRole('alert')).toBeNull());
  // Submitted without its button, which ignores a second press so soon.
  button('Submit').form?.requestSubmit();
  await waitFor(() => expect(bodiesOf('updateDealer')).toMatchObject([{ vatNoPic: '/pictures/uploads/pvt.jpg' }]));
});

test('B-324 shows a toast for a refused certificate and keeps the input', async () => {
  acknowledgeResult(rejected);
  await openCentre(centreItems.dealer, {
    answers: { getDealerCertificate: () => rejected, updateDealer: () => new FailsWith(400, 'the server says why') },
  });
  await user.click(await screen.findByRole('button', { name: 'Correct it now' }));
  await user.click(button('Submit'));
  await screen.findByText('error: the server says why');
  expect(field('Company name').value).toBe('Lakeside Cars');
});

test.each([
  ['Under review', { ...company, status: 1 }],
  ['Certified company', company],
] as const)('B-080 B-184 shows a read-only certificate with the badge %s', async (badge, certificate) => {
  acknowledgeResult(certificate);
  await openCentre(centreItems.dealer, { answers: { getDealerCertificate: () => certificate } });
  await screen.findByText(badge);
  expect(screen.getByRole('heading', { level: 2, name: 'Lakeside Cars' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByAltText<HTMLImageElement>('PIN certificate').getAttribute('src')).toBe(
    '/pictures/uploads/pin.jpg',
  );
});

test('B-186 B-187 B-254 shows the result of a review once and links to the dealer item', async () => {
  const answers = { getDealerCertificate: () => company };
  const { address } = await openCentre(centreItems.coupons, { answers });
  await screen.findByRole('dialog', { name: 'Your company is certified' });
  await user.click(button('See the certificate'));
  await waitFor(() => expect(address()).toBe('/user/center/info?type=6'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  await openCentre(centreItems.dealer, { answers });
  await screen.findByText('Certified company');
  expect(screen.queryByRole('dialog')).toBeNull();
});
