import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SavedSearch, SearchFilters } from '#generated/client/types.gen.ts';
import { issueBaseToken } from '#server/marketplace/accounts/authenticate.ts';
import { openMarket } from '#server/marketplace/orders/testing/market.ts';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import type { CallOptions, TestServer } from '#server/testing/open-test-server.ts';
import { searchHandlers } from './handlers.ts';
import { unsubscribeKeyOf } from './unsubscribe-key.ts';

let server: TestServer;
let amina: TestAccount;
beforeAll(async () => {
  server = await openMarket(searchHandlers);
});
afterAll(() => server.close());
beforeEach(async () => {
  amina = await openAccount(server);
});

const save = (name: string, search: SearchFilters, options: CallOptions = {}) =>
  server.call('saveSearch', { name, search }, { token: amina.token, ...options });
const list = async ({ token } = amina) => (await server.call('listSavedSearches', {}, { token })).body as SavedSearch[];
const change = (payload: object, { token } = amina) => server.call('changeSavedSearch', payload, { token });

async function saved(search: SearchFilters = { fuel: 'diesel' }): Promise<string> {
  return ((await save('Diesel', search)).body as SavedSearch).id;
}

describe('A saved search', () => {
  it('is listed with all its filters, the last saved first, to its owner only', async () => {
    const whole: SearchFilters = {
      searchKey: 'prado under 30k',
      makeId: '1',
      price: 4,
      yearFrom: 2016,
      gearbox: 'automatic',
      grade: '4.5',
      hotCarFlag: 1,
      importCountryCode: 'KE',
    };
    expect(await save('Prado', whole)).toMatchObject({ code: 0, body: { name: 'Prado', search: whole } });
    server.advance(60_000);
    await save('  Diesel ', { fuel: 'diesel' });
    expect(await list()).toMatchObject([
      { name: 'Diesel', search: { fuel: 'diesel' }, alertsByMail: 1, alertsByPush: 1 },
      { name: 'Prado', search: whole },
    ]);
    expect(await list(await openAccount(server))).toEqual([]);
  });

  it('is stored once and keeps its name if saved again in another order and spacing', async () => {
    const first = await save('Mine', { searchKey: 'noah  hybrid', fuel: 'hybrid', price: 2 });
    const again = await save('Another', { price: 2, fuel: 'hybrid', searchKey: ' noah hybrid ' });
    expect(again).toEqual(first);
    const both = await Promise.all([save('A', { colour: 'red' }), save('B', { colour: 'red' })]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(await list()).toHaveLength(2);
  });

  it('keeps landed-cost amounts with their country', async () => {
    const search: SearchFilters = { makeId: '1', landedCountryCode: 'KE', landedFrom: 0, landedTo: 2_500_000 };
    expect(await save('Up to 2.5 million', search)).toMatchObject({ code: 0, body: { search } });
    expect((await list()).map((kept) => kept.search)).toEqual([search]);
  });

  it('is refused with amounts but no country', async () => {
    for (const bound of [{ landedFrom: 0 }, { landedTo: 2_500_000 }]) {
      expect(await save('Up to', { makeId: '1', ...bound })).toMatchObject({
        code: 400,
        message: 'Choose the country for the landed cost.',
      });
    }
    expect(await list()).toEqual([]);
  });

  it('ignores a landed-cost country without amounts', async () => {
    const first = await save('Diesel', { fuel: 'diesel' });
    expect(await save('Diesel in Kenya', { fuel: 'diesel', landedCountryCode: 'KE' })).toEqual(first);
    expect((await list()).map(({ search }) => search)).toEqual([{ fuel: 'diesel' }]);
  });

  it('is refused without filters, or with only a country, with a hint', async () => {
    const countries = [{ importCountryCode: 'KE' }, { landedCountryCode: 'KE' }];
    for (const empty of [{}, ...countries, { searchKey: '  ' }]) {
      expect(await save('All', empty)).toMatchObject({ code: 400, message: expect.stringMatching(/^Choose at least/) });
    }
    expect(await list()).toEqual([]);
  });

  it('is refused with an unknown make, model, style or option', async () => {
    for (const gone of [{ makeId: 'gone' }, { modelId: 'gone' }, { modelLevelId: 'gone' }]) {
      const answer = await save('Gone', gone);
      expect(answer).toMatchObject({ code: 400, message: expect.stringMatching(/no longer exists/) });
    }
    expect((await save('Gone', { fuel: 'steam' as 'diesel' })).code).toBe(400);
  });

  it('is refused as the 21st, and nothing is stored', async () => {
    const years = Array.from({ length: 20 }, (_, place) => 2000 + place);
    for (const yearFrom of years) expect(await save(String(yearFrom), { yearFrom })).toMatchObject({ code: 0 });
    expect(await save('Too many', { yearFrom: 1999 })).toMatchObject({
      code: 400,
      message: expect.stringMatching(/^You have saved the maximum of 20 searches/),
    });
    expect(await list()).toHaveLength(20);
    // Saving an existing search again does not count.
    expect(await save('2000', { yearFrom: 2000 })).toMatchObject({ code: 0 });
  });

  it('cannot have a name of 500 characters or only spaces', async () => {
    for (const name of ['n'.repeat(500), '   ', '']) expect((await save(name, { price: 1 })).code).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('can be renamed and its alerts switched; omitted fields stay', async () => {
    const id = await saved();
    expect(await change({ id, name: 'For the farm' })).toEqual({ code: 0 });
    expect(await change({ id, alertsByMail: 0 })).toEqual({ code: 0 });
    expect(await list()).toMatchObject([{ id, name: 'For the farm', alertsByMail: 0, alertsByPush: 1 }]);
  });

  it('cannot be changed or removed by anybody else', async () => {
    const id = await saved();
    const stranger = await openAccount(server);
    expect(await change({ id, name: 'Mine now' }, stranger)).toMatchObject({
      code: 400,
      message: expect.stringMatching(/has been removed/),
    });
    expect(await server.call('removeSavedSearch', { id }, { token: stranger.token })).toEqual({ code: 0 });
    expect(await list()).toMatchObject([{ id, name: 'Diesel' }]);
    expect(await server.call('removeSavedSearch', { id }, { token: amina.token })).toEqual({ code: 0 });
    expect(await server.call('removeSavedSearch', { id }, { token: amina.token })).toEqual({ code: 0 });
    expect(await list()).toEqual([]);
  });
});

describe('The unsubscribe link of a search', () => {
  // The reader of the e-mail is not logged in.
  const visit = (payload: object) =>
    server.call('stopSearchLetters', payload, {
      token: issueBaseToken(server.services.secret, server.services.clock()),
    });

  it('works without a login, repeatedly, and does nothing else', async () => {
    const [id, other] = [await saved(), await saved({ fuel: 'petrol' })];
    const key = unsubscribeKeyOf(server.services.secret, id);
    expect(await visit({ id, key })).toEqual({ code: 0 });
    expect(await visit({ id, key })).toEqual({ code: 0 });
    const after = await list();
    expect(after.find((search) => search.id === id)).toMatchObject({
      alertsByMail: 0,
      alertsByPush: 1,
      name: 'Diesel',
    });
    expect(after.find((search) => search.id === other)).toMatchObject({ alertsByMail: 1 });
  });

  it('changes nothing if altered or for another search, and says what to do', async () => {
    const [id, other] = [await saved(), await saved({ fuel: 'petrol' })];
    const key = unsubscribeKeyOf(server.services.secret, id);
    for (const [to, by] of [
      [id, `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`],
      [id, `${key}x`],
      [id, 'x'],
      [other, key],
    ]) {
      expect(await visit({ id: to, key: by })).toMatchObject({
        code: 400,
        message: expect.stringMatching(/Open it again from the e-mail/),
      });
    }
    expect((await list()).map(({ alertsByMail }) => alertsByMail)).toEqual([1, 1]);
  });

  it('succeeds if the search has been removed', async () => {
    const id = await saved();
    await server.call('removeSavedSearch', { id }, { token: amina.token });
    expect(await visit({ id, key: unsubscribeKeyOf(server.services.secret, id) })).toEqual({ code: 0 });
  });
});
