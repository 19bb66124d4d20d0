// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { CompanyPage as CompanyAnswer } from '#generated/client/types.gen.ts';
import { languages } from '#wire/language.ts';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { exampleContact } from '../../../testing/example-contact.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import AboutPage from './about-page.tsx';
import BuyingProcessPage from './buying-process-page.tsx';
import CompanyPage from './company-page.tsx';
import LegalPage from './legal-page.tsx';
import SiteVerificationPage from './site-verification-page.tsx';

afterEach(cleanup);

const steps = {
  en: ['Submit a reservation', 'Pay the deposit', 'Track shipment', 'Pay the balance', 'Clear customs and collect'],
  zh: ['提交预订', '支付定金', '跟踪运输', '支付尾款', '清关提车'],
  ja: ['予約を申し込む', '手付金を支払う', '輸送状況を確認する', '残金を支払う', '通関して引き取る'],
  sw: ['Weka oda', 'Lipa amana', 'Fuatilia usafirishaji', 'Lipa salio', 'Gomboa na uchukue gari'],
};

describe('the buying process', () => {
  test.each(languages)('A-007 A-114 B-007 lists exactly five steps in order: %s', async (language) => {
    await renderSite(<BuyingProcessPage />, { language, texts: ['content'] });
    const list = screen.getAllByRole('list').find(({ tagName }) => tagName === 'OL');
    const titles = within(list as HTMLElement).getAllByRole('heading');
    expect(titles.map(({ textContent }) => textContent)).toEqual(steps[language]);
  });

  test('names for each step its cost, who acts and how long it takes', async () => {
    await renderSite(<BuyingProcessPage />, { texts: ['content'] });
    for (const name of ['What it costs', 'Who does it', 'How long']) expect(screen.getAllByText(name)).toHaveLength(5);
  });

  test('A-008 B-008 mentions the confirmation, the notice 10 days ahead and the agency', async () => {
    await renderSite(<BuyingProcessPage />, { texts: ['content'] });
    expect(screen.getByText(/^Each reservation is confirmed by an e-mail/)).toBeTruthy();
    expect(screen.getByText(/balance notice arrives 10 calendar days before the vehicle reaches port/)).toBeTruthy();
    expect(screen.getByText(/^An agency helps with clearance and with the transfer into your name/)).toBeTruthy();
  });

  test('B-005 B-009 mentions the 24 hours, and to pay only to the named agent’s account', async () => {
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
  test('A-009 A-115 presents the company and names financing, insurance and after-sales', async () => {
    await renderSite(<AboutPage />, { texts: ['content'] });
    expect(screen.getByText(/the platform also covers financing, insurance and after-sales/)).toBeTruthy();
    for (const name of ['Financing', 'Insurance', 'After-sales', 'How we inspect', 'Where to find us'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
  });

  test('shows the contact details of the footer', async () => {
    await renderSite(<AboutPage />, { texts: ['content'] });
    expect(screen.getByRole('link', { name: exampleContact.email }).getAttribute('href')).toBe(
      `mailto:${exampleContact.email}`,
    );
    expect(screen.getByRole('link', { name: exampleContact.phone }).getAttribute('href')).toMatch(/^tel:\+254\d+$/);
    expect(screen.getByText(/^Japan head office/)).toBeTruthy();
    expect(screen.getByText(/^Kenya office/)).toBeTruthy();
  });
});

describe('The page of the company', () => {
  const agent = {
    name: 'Bandari Clearing Ltd',
    country: 'Kenya',
    port: 'Mombasa',
    licenceNumber: 'KRA-CA-000142',
    licensor: 'Kenya Revenue Authority',
    licensedSince: '2021-01-01',
    fee: 'KES 25,000',
    phone: '+254 41 000 0142',
    address: 'Bandari House, Mombasa',
    isDemo: false,
  };
  const company: NonNullable<CompanyAnswer['company']> = {
    name: 'GariPort Co. Ltd.',
    tradingName: 'GariPort',
    registrationNumber: '0200-01-000142',
    register: 'Legal Affairs Bureau, Yokohama',
    licence: { number: '第45号', authority: 'Kanagawa Prefectural Public Safety Commission' },
    since: 2019,
    phone: '+254 20 000 0142',
    email: 'hello@gariport.example',
    hours: 'Monday to Saturday',
    offices: [{ name: 'Kenya office', address: 'Harbour House, Mombasa' }],
    isDemo: false,
  };

  async function open(answer: CompanyAnswer): Promise<void> {
    installAnswers({ getCompany: () => answer });
    await renderSite(<CompanyPage />, { texts: ['content'] });
    await screen.findByRole('heading', { name: 'Clearing agents' });
  }

  test('shows registration, licence, offices and contact details, and each agent with licence and fee', async () => {
    await open({
      company,
      clearingAgents: [agent, { ...agent, name: 'Nile', country: 'Uganda', licensedUntil: '2027-12-31' }],
    });
    for (const text of [
      '0200-01-000142',
      'Legal Affairs Bureau, Yokohama',
      '第45号',
      '2019',
      'Harbour House, Mombasa',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: company.phone }).getAttribute('href')).toBe('tel:+254200000142');
    expect(screen.getByRole('link', { name: company.email }).getAttribute('href')).toBe(`mailto:${company.email}`);
    const [kenya, uganda] = screen.getAllByRole('listitem');
    expect(kenya?.textContent).toContain('KES 25,000');
    expect(kenya?.textContent).toContain('issued by: Kenya Revenue Authority');
    expect(kenya?.textContent).toContain('since 1 Jan 2021');
    expect(uganda?.textContent).toContain('1 Jan 2021 to 31 Dec 2027');
    expect(screen.queryByText(/^This is a demo/)).toBeNull();
  });

  test('says when data is missing, and marks the demo’s data as fictional', async () => {
    await open({ clearingAgents: [] });
    expect(screen.getByText(/^The company details have not been published yet/)).toBeTruthy();
    expect(screen.getByText('No clearing agent is named yet.')).toBeTruthy();
    cleanup();
    await open({ company, clearingAgents: [{ ...agent, isDemo: true }] });
    expect(screen.getByText(/^This is a demo/)).toBeTruthy();
  });

  test('shows no contact details on About and the legal texts before the company has entered them', async () => {
    await renderSite(<AboutPage />, { texts: ['content'], contact: null });
    expect(screen.getByText(/^The company details have not been published yet/)).toBeTruthy();
    expect(
      screen.queryAllByRole('link').filter((link) => /^(tel|mailto):/.test(link.getAttribute('href') ?? '')),
    ).toEqual([]);
    cleanup();
    installAnswers({ getLegalText: () => ({ name: 'privacy', version: 0, since: '2026-11-21', earlier: [] }) });
    await renderSite(<LegalPage />, { texts: ['legal'], at: '/com/policy?formPage=2', contact: null });
    expect(await screen.findByText(/^Write to \(our e-mail address is not given yet\) from/)).toBeTruthy();
    expect(screen.queryByText(/^Questions about this text/)).toBeNull();
  });
});

test('A-036 shows only its text on the verification page', async () => {
  const settings = document.createElement('script');
  settings.type = 'application/json';
  settings.id = 'settings';
  settings.textContent = JSON.stringify({ siteVerification: 'proof: 123' });
  document.head.append(settings);
  const { container } = await renderSite(<SiteVerificationPage />);
  expect(container.innerHTML).toBe('proof: 123');
  settings.remove();
});
