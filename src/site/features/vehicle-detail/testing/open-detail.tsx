import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import type { UserInfo } from '#generated/client/types.gen.ts';
import type { Language } from '#wire/language.ts';
import { installAnswers, type Answers, type AskedCall } from '#shared/api/testing/install-answers.ts';
import { closeDialog } from '#shared/state/dialogs.ts';
import type { Store } from '#shared/state/store.ts';
import { followLink } from '#site/remembered/destination.ts';
import { clearOrderDraft } from '#site/remembered/order-draft.ts';
import { renderSite } from '../../../../testing/render-site.tsx';
import { Toasts } from '../../../../testing/toasts.tsx';
import VehicleDetailPage from '../vehicle-detail-page.tsx';
import { detailExample, placeExamples, priceExample } from './examples.ts';
import { mediaThat } from '../../../../testing/media.ts';

export const wanjiku = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };
const { ports, countries, cities } = placeExamples;
let asked: AskedCall[];

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', mediaThat(true));
  for (const name of ['IntersectionObserver', 'ResizeObserver']) vi.stubGlobal(name, QuietObserver);
});

afterEach(() => {
  cleanup();
  closeDialog();
  clearOrderDraft();
  followLink(undefined);
  sessionStorage.clear();
  localStorage.clear();
});

interface Opened {
  example?: string;
  price?: string;
  at?: string;
  isVisitor?: boolean;
  /** The reader, if the session ends during the test. */
  reader?: Store<UserInfo | undefined>;
  language?: Language;
  answers?: Answers;
}

/** Opens the page of a vehicle, with the contract's examples as answers. */
export async function openDetail({ example = 'success', price, at = '/car/detail?id=100001', ...rest }: Opened = {}) {
  const { isVisitor = false, reader, language = 'en', answers } = rest;
  asked = installAnswers({
    getVehicleDetail: () => detailExample(example),
    getPriceDetail: () => priceExample(price),
    listPorts: () => ports,
    listReceivingCountries: () => countries,
    listCities: () => cities,
    listSimilarVehicles: () => [],
    getVehiclePriceFacts: () => ({ changes: [] }),
    listVehicleQuestions: () => ({ total: 0, questions: [] }),
    listOwnQuestions: () => [],
    getVehicleOffer: () => ({ acceptsOffers: true, offersLeft: 3, vehiclePriceUSD: 5350, messages: [] }),
    ...answers,
  });
  const page = (
    <>
      <VehicleDetailPage />
      <Toasts />
    </>
  );
  const site = await renderSite(page, {
    at,
    language,
    texts: ['detail', 'addresses', 'forms', 'importing', 'questions'],
    ...(!isVisitor && { user: reader ?? wanjiku }),
  });
  return { ...site, asked };
}

export const user = userEvent.setup();
export const callsOf = (id: AskedCall['operationId']) => asked.filter(({ operationId }) => operationId === id);
export const choose = (label: string, option: string) => user.selectOptions(screen.getByLabelText(label), option);
export const panel = () => within(screen.getByRole('region', { name: 'Your price' }));
export const press = async (name: string) => user.click(panel().getByRole('button', { name }));

/** Chooses Kenya and Mombasa, and waits for the price. */
export async function chooseMombasa(): Promise<void> {
  await screen.findByRole('heading', { level: 1 });
  await choose('Destination country', 'Kenya');
  await panel().findByRole('option', { name: 'Mombasa' });
  await choose('Port', 'Mombasa');
  await screen.findByRole('button', { name: 'What is Freight?' });
}
