// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sealEntry } from '#wire/envelope/entry-link.ts';
import { FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import InformationPage from './information-page.tsx';
import SimilarVehiclesPage from './similar-vehicles-page.tsx';
import { detailExample, placeExamples } from './testing/examples.ts';
import ThirdPartyEntryPage from './third-party-entry-page.tsx';
import { mediaThat } from '../../../testing/media.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', mediaThat(true));
});

afterEach(cleanup);

const texts = ['detail'] as const;

describe('extra information', () => {
  const open = (at = '/car/inf?aWQ9MTAwMDAx') => renderSite(<InformationPage />, { at, texts });

  test('B-012 B-091 B-092 B-093 reads the encoded id, skips the first group, and marks unknown values', async () => {
    const asked = installAnswers({ getVehicleDetail: () => detailExample() });
    await open();
    await screen.findByRole('region', { name: 'Engine' });
    expect(asked).toEqual([{ operationId: 'getVehicleDetail', body: { carSourceId: '100001' } }]);
    expect(screen.getAllByRole('region').map((group) => group.getAttribute('aria-label'))).toEqual(
      detailExample()
        .property.slice(1)
        .map(({ groupName }) => groupName),
    );
    const engine = within(screen.getByRole('region', { name: 'Engine' }));
    expect(engine.getByText('Emission standard').nextElementSibling?.textContent).toBe('--');
  });

  test('B-094 shows the message of a failure, and says when there is nothing to show', async () => {
    installAnswers({ getVehicleDetail: () => new FailsWith(400, 'The vehicle no longer exists') });
    await open();
    expect(await screen.findByText('The vehicle no longer exists')).toBeTruthy();
    cleanup();
    installAnswers({ getVehicleDetail: () => detailExample('removed') });
    await open();
    expect(await screen.findByText('Nothing was found')).toBeTruthy();
  });
});

describe('similar vehicles', () => {
  const at = '/user/center/consulting/similarCar?id=100001&styleName=Toyota+Vitz+1.0+F';

  test('B-095 B-096 B-097 B-098 B-100 are shown in rows of 4, with links to their pages that can return here', async () => {
    installAnswers({ listSimilarVehicles: () => placeExamples.similar });
    const { container } = await renderSite(<SimilarVehiclesPage />, { at, texts });
    const [link] = await screen.findAllByRole('link', { name: /^Mazda Demio/ });
    expect(link?.getAttribute('href')).toBe('/car/detail?id=100002&styleId=100001&styleName=Toyota+Vitz+1.0+F');
    expect(screen.getByText('USD 6,400')).toBeTruthy();
    expect(screen.getByText('about KES 825,600')).toBeTruthy();
    expect(screen.getAllByText('Registered 2019').length).toBeGreaterThan(0);
    const cars = container.querySelectorAll('article').length;
    expect((cars + container.querySelectorAll('[data-place]').length) % 4).toBe(0);
    const way = screen.getByRole('navigation', { name: 'Current position' });
    expect(
      within(way)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Vehicle you ask about', 'Toyota Vitz 1.0 F']);
  });

  test('B-101 mark a long price', async () => {
    const [first] = placeExamples.similar;
    installAnswers({ listSimilarVehicles: () => [{ ...first, price: 'JPY 1,041,200' }] });
    await renderSite(<SimilarVehiclesPage />, { at, texts });
    expect((await screen.findByText('JPY 1,041,200')).dataset['longest']).toBe('true');
  });

  test('B-099 B-020 are not found without an id, with links to go on', async () => {
    installAnswers({});
    const { address } = await renderSite(<SimilarVehiclesPage />, { at: '/user/center/consulting/similarCar', texts });
    expect(await screen.findByText('This vehicle was not found')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('a partner’s link', () => {
  const key = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
  const open = (authKey: string) =>
    renderSite(<ThirdPartyEntryPage />, { at: `/car/v/p/read?authKey=${authKey}`, texts });

  beforeEach(() => {
    const settings = document.createElement('script');
    settings.id = 'settings';
    settings.type = 'application/json';
    settings.textContent = JSON.stringify({ baseUrl: '/api', entryKey: key, envelope: null });
    document.body.append(settings);
  });
  afterEach(() => document.getElementById('settings')?.remove());

  test('B-102 B-300 opens in the browser without a call and leads to the vehicle', async () => {
    const asked = installAnswers({});
    const { address } = await open(await sealEntry('100001', key));
    await waitFor(() => expect(address()).toBe('/car/detail?id=100001'));
    expect(asked).toEqual([]);
  });

  test.each(['', 'MTAwMDAx', '%%%'])('B-103 says for a key like "%s" that the link has expired', async (authKey) => {
    installAnswers({});
    await open(authKey);
    expect(await screen.findByText('This link has expired')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Look at other vehicles' })).toBeTruthy();
  });
});
