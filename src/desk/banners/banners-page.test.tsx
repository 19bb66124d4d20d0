// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { StaffBanner, StaffBanners, StaffRole } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { Toasts } from '../../testing/toasts.tsx';
import { press } from '../testing/press.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import BannersPage from './banners-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const coupon: StaffBanner = {
  id: 'coupon',
  version: 1,
  words: { en: 'Register now', cn: '立即注册', jp: '今すぐ登録' },
  makeId: '999999',
  imageUrl: '/pictures/home/banner-coupon.webp',
  state: 'couponless',
};
const toyota: StaffBanner = {
  id: 'b2',
  version: 3,
  words: { en: 'Toyota week', cn: '丰田周', jp: 'トヨタ週間' },
  makeId: '1',
  from: '2026-06-01',
  until: '2026-06-30',
  imageUrl: '/pictures/banners/5f1d0c9be2a47736.webp',
  state: 'showing',
  setAt: '2026-06-01T06:24:00.000Z',
  setBy: 'Amina Otieno',
};
const ahead: StaffBanner = {
  ...toyota,
  id: 'b3',
  words: { ...toyota.words, en: 'July' },
  from: '2026-07-01',
  state: 'ahead',
};
const { until: _until, ...endless } = ahead;
const read: StaffBanners = {
  today: '2026-06-12',
  banners: [coupon, toyota, endless],
  makes: [
    { id: '21', name: 'BYD' },
    { id: '1', name: 'Toyota' },
  ],
};

async function open(answers: Answers = {}, role: StaffRole = 'sales') {
  const asked = installAnswers({ staffListBanners: () => read, ...answers });
  await renderDesk(
    <>
      <BannersPage />
      <Toasts />
    </>,
    { role },
  );
  await screen.findByRole('heading', { level: 1, name: 'Banners' });
  return { bodiesOf: (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body) };
}

async function openDialog(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function choose(content: string) {
  const chooser = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
  if (chooser) await userEvent.upload(chooser, new File([content], 'wide.png', { type: 'image/png' }));
}

test('Banners are listed in order with text, link, days and state', async () => {
  await open();
  const rows = within(await screen.findByRole('list', { name: 'Banners in order' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Register nowHidden: new buyers currently get no coupon.*AlwaysOpens coupons/),
    expect.stringMatching(/^Toyota weekLive1 Jun 2026 to 30 Jun 2026Opens vehicles of ToyotaAmina Otieno, /),
    expect.stringMatching(/^JulyScheduledfrom 1 Jul 2026/),
  ]);
});

test('A banner is added with its picture and three languages, omitting empty fields', async () => {
  const { bodiesOf } = await open({ staffSaveBanner: () => ({ id: 'b4', version: 1 }) });
  const dialog = await openDialog('Add banner');
  write(dialog.getByLabelText('Text (English)'), ' Go electric ');
  write(dialog.getByLabelText('Text (中文)'), '电动');
  write(dialog.getByLabelText('Text (日本語)'), '電気');
  await choose('picture');
  await userEvent.selectOptions(dialog.getByLabelText('Link'), '21');
  const preview = within(dialog.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Go electric')).toBeTruthy();
  expect(preview.getByText('Opens vehicles of BYD')).toBeTruthy();
  await userEvent.click(preview.getByRole('button', { name: '日本語' }));
  expect(preview.getByText('電気').closest('[lang]')?.getAttribute('lang')).toBe('ja');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffSaveBanner')).toEqual([
    { facts: { words: { en: 'Go electric', cn: '电动', jp: '電気' }, makeId: '21' }, imgBase64: btoa('picture') },
  ]);
  expect(bodiesOf('staffListBanners')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'success: Banner added' }));
});

test('An edited banner keeps its picture, and after a colleague’s change a second press overwrites it', async () => {
  let isFirst = true;
  const theirs = { ...read, banners: [coupon, { ...toyota, version: 5 }, endless] };
  const { bodiesOf } = await open({
    staffListBanners: () => (isFirst ? read : theirs),
    staffSaveBanner: () => {
      if (!isFirst) return { id: 'b2', version: 4 };
      isFirst = false;
      return new FailsWith(409, 'Somebody else was faster.');
    },
  });
  const dialog = await openDialog('Edit: Toyota week');
  expect(dialog.getByLabelText<HTMLInputElement>('Last day').value).toBe('2026-06-30');
  write(dialog.getByLabelText('Last day'), '');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Somebody else was faster\. Press “Save” again/);
  expect(bodiesOf('staffListBanners')).toHaveLength(2);
  press(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const facts = { words: toyota.words, makeId: '1', from: '2026-06-01' };
  expect(bodiesOf('staffSaveBanner')).toEqual([
    { id: 'b2', version: 3, facts },
    { id: 'b2', version: 5, facts },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'success: Banner saved' }));
});

test('Invalid input is not sent, and each field explains the error', async () => {
  const { bodiesOf } = await open({ staffSaveBanner: () => ({ id: 'b4', version: 1 }) });
  const dialog = await openDialog('Add banner');
  write(dialog.getByLabelText('First day'), '2026-07-02');
  write(dialog.getByLabelText('Last day'), '2026-07-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText(/^Enter the text in this language too/)).toHaveLength(3);
  expect(dialog.getByText('Choose a day on or after the first day')).toBeTruthy();
  for (const language of ['English', '中文', '日本語']) write(dialog.getByLabelText(`Text (${language})`), 'Text');
  write(dialog.getByLabelText('Last day'), '2026-07-02');
  press(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Choose an image');
  expect(bodiesOf('staffSaveBanner')).toEqual([]);
});

test.each([
  ['', { width: 1440, height: 525 }, /empty/],
  ['square', { width: 1440, height: 1440 }, /^This image is 1440 × 1440, which is the wrong shape/],
  ['small', { width: 720, height: 262 }, /^This image is 720 × 262, too small/],
])('An unsuitable picture is reported immediately: %j', async (content, size, message) => {
  vi.stubGlobal('createImageBitmap', async () => ({ ...size, close: () => undefined }));
  await open();
  const dialog = await openDialog('Add banner');
  await choose(content);
  expect((await dialog.findByRole('alert')).textContent).toMatch(message);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2880, height: 1050, close: () => undefined }));
  await choose('wide');
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
});

test('A banner with an unsuitable picture is not saved, and a suitable one is not lost by Escape', async () => {
  const size = { width: 1440, height: 1440 };
  vi.stubGlobal('createImageBitmap', async () => size);
  const { bodiesOf } = await open({ staffSaveBanner: () => ({ id: 'b2', version: 4 }) });
  const dialog = await openDialog('Edit: Toyota week');
  await choose('square');
  await dialog.findByRole('alert');
  press(dialog.getByRole('button', { name: 'Save' }));
  size.height = 525;
  await choose('wide');
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  expect(bodiesOf('staffSaveBanner')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Discard changes?')).toBeTruthy();
});

test('A banner is moved by keyboard, and its button keeps the focus at the end of the list', async () => {
  let order = [coupon, toyota];
  const { bodiesOf } = await open({
    staffListBanners: () => ({ ...read, banners: order }),
    staffArrangeBanners: () => {
      order = [toyota, coupon];
      return { ids: ['b2', 'coupon'] };
    },
  });
  const up = await screen.findByRole('button', { name: 'Move up: Toyota week' });
  up.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Now at position 1 of 2')).toBeTruthy();
  expect(bodiesOf('staffArrangeBanners')).toEqual([{ seen: ['coupon', 'b2'], ids: ['b2', 'coupon'] }]);
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^Toyota week/));
  expect(document.activeElement).toBe(up);
  expect(up.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(bodiesOf('staffArrangeBanners')).toHaveLength(1);
});

test('A banner is removed on the second press, and a refusal is shown', async () => {
  const { bodiesOf } = await open({ staffRemoveBanner: () => new FailsWith(400, 'It is gone.') });
  press(await screen.findByRole('button', { name: 'Remove: Toyota week' }));
  expect(bodiesOf('staffRemoveBanner')).toEqual([]);
  press(screen.getByRole('button', { name: 'Confirm removal' }));
  await userEvent.click(await screen.findByRole('button', { name: 'error: It is gone.' }));
  expect(bodiesOf('staffRemoveBanner')).toEqual([{ id: 'b2', version: 3 }]);
  expect(bodiesOf('staffListBanners')).toHaveLength(2);
});

test('An empty list says so, and other roles only read', async () => {
  await open({ staffListBanners: () => ({ ...read, banners: [] }) });
  expect(await screen.findByText(/^No banners\./)).toBeTruthy();
  cleanup();
  await open({}, 'stock');
  expect(await screen.findByText('Toyota week')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
