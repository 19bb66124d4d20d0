// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { languages } from '../../../wire/language.ts';
import { company } from '../../app/company.ts';
import { renderSite } from '../../testing/render-site.tsx';
import AboutPage from './about-page.tsx';
import BuyingProcessPage from './buying-process-page.tsx';
import SiteVerificationPage from './site-verification-page.tsx';

afterEach(cleanup);

const steps = {
  en: ['Submit a reservation', 'Pay the deposit', 'Track shipment', 'Pay the balance', 'Clear customs and collect'],
  zh: ['提交预订', '支付定金', '跟踪运输', '支付尾款', '清关提车'],
  ja: ['予約を申し込む', '手付金を支払う', '輸送状況を確認する', '残金を支払う', '通関して引き取る'],
};

describe('the buying process', () => {
  test.each(languages)('A-007 A-114 B-007 The page gives exactly five steps in order: %s', async (language) => {
    await renderSite(<BuyingProcessPage />, { language, texts: ['content'] });
    const list = screen.getAllByRole('list').find(({ tagName }) => tagName === 'OL');
    const titles = within(list as HTMLElement).getAllByRole('heading');
    expect(titles.map(({ textContent }) => textContent)).toEqual(steps[language]);
  });

  test('The page says of each step what it costs, who acts and how long it takes', async () => {
    await renderSite(<BuyingProcessPage />, { texts: ['content'] });
    for (const name of ['What it costs', 'Who acts', 'How long']) expect(screen.getAllByText(name)).toHaveLength(5);
  });

  test('A-008 B-008 The page tells of the confirmation, the notice 10 days ahead and the agency', async () => {
    await renderSite(<BuyingProcessPage />, { texts: ['content'] });
    expect(screen.getByText(/^Each reservation is confirmed by an e-mail/)).toBeTruthy();
    expect(screen.getByText(/balance notice arrives 10 calendar days before the vehicle reaches port/)).toBeTruthy();
    expect(screen.getByText(/^An agency helps with clearance and with the transfer into your name/)).toBeTruthy();
  });

  test('B-005 B-009 The page tells of the 24 hours, and to pay only to the named agent’s account', async () => {
    await renderSite(<BuyingProcessPage />, { texts: ['content'] });
    expect(screen.getByText('Within 24 hours, or the vehicle is no longer held')).toBeTruthy();
    expect(
      screen.getByText(
        /named collection agent collects payments on our behalf. Pay only to the account on your order’s page/,
      ),
    ).toBeTruthy();
  });
});

describe('About', () => {
  test('A-009 A-115 The page presents the company and names financing, insurance and after-sales', async () => {
    await renderSite(<AboutPage />, { texts: ['content'] });
    expect(screen.getByText(/the platform also covers financing, insurance and after-sales/)).toBeTruthy();
    for (const name of ['Financing', 'Insurance', 'After-sales', 'How we inspect', 'Where to find us'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
  });

  test('The page says how to reach us, as the footer does', async () => {
    await renderSite(<AboutPage />, { texts: ['content'] });
    expect(screen.getByRole('link', { name: company.email }).getAttribute('href')).toBe(`mailto:${company.email}`);
    expect(screen.getByRole('link', { name: company.hotline }).getAttribute('href')).toMatch(/^tel:\+254\d+$/);
    expect(screen.getByText(/^Japan head office/)).toBeTruthy();
    expect(screen.getByText(/^Kenya office/)).toBeTruthy();
  });
});

test('A-036 The verification page shows its text and nothing else', async () => {
  const settings = document.createElement('script');
  settings.type = 'application/json';
  settings.id = 'settings';
  settings.textContent = JSON.stringify({ siteVerification: 'proof: 123' });
  document.head.append(settings);
  const { container } = await renderSite(<SiteVerificationPage />);
  expect(container.innerHTML).toBe('proof: 123');
  settings.remove();
});
