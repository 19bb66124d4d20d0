import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ count: 120 });
});
afterAll(() => shop.close());

const stock = readReferenceCatalogue();

describe('Makes, models, styles and model levels', () => {
  it('A-260 A-147 Makes come in letter groups, with the hot group first', async () => {
    const { makeList } = await shop.ask('listMakes');
    const groups = makeList.map(({ groupName }) => groupName);
    expect(groups[0]).toBe('HOT');
    expect(groups.slice(1)).toEqual(groups.slice(1).toSorted());
    for (const { groupName, list } of makeList.slice(1)) {
      for (const make of list) expect([make.groupName, make.makeName.charAt(0)]).toEqual([groupName, groupName]);
    }
    const lettered = makeList.slice(1).flatMap(({ list }) => list.map(({ makeId }) => makeId));
    expect(new Set(lettered)).toEqual(new Set(stock.makes.map(({ id }) => id)));
    expect(lettered).toHaveLength(stock.makes.length);
  });

  it('A-261 The hot makes are listed with the hottest first, as in the hot group', async () => {
    const hot = await shop.ask('listHotMakes');
    expect(hot.slice(0, 3).map(({ makeName }) => makeName)).toEqual(['Toyota', 'Nissan', 'Honda']);
    const { makeList } = await shop.ask('listMakes');
    expect(makeList[0]?.list).toEqual(hot);
  });

  it('A-146 A make has its name in the caller’s language and its international name', async () => {
    const [toyota] = await shop.ask('listHotMakes', {}, { language: 'cn' });
    expect(toyota).toEqual({
      makeId: '1',
      name: '丰田',
      logoUrl: '/pictures/makes/toyota.webp',
      makeName: 'Toyota',
      groupName: 'T',
    });
  });

  it('A-146 Every make has the logo that the reference catalogue names', async () => {
    const { makeList } = await shop.ask('listMakes');
    const urls = makeList.slice(1).flatMap(({ list }) => list.map(({ logoUrl }) => logoUrl));
    expect(new Set(urls)).toEqual(new Set(stock.makes.map(({ logoUrl }) => logoUrl)));
  });

  it('A-262 A-148 The models of a make are listed without an "all models" entry', async () => {
    const models = await shop.ask('listModels', { makeId: '1' }, { language: 'jp' });
    expect(models.find(({ modelId }) => modelId === '101')).toEqual({
      modelId: '101',
      name: 'ヴィッツ',
      makeId: '1',
      makeName: 'Toyota',
      modelName: 'Vitz',
    });
    expect(models).toHaveLength(stock.models.filter(({ makeId }) => makeId === '1').length);
    expect(await shop.ask('listModels', { makeId: 'unknown' })).toEqual([]);
  });

  it('A-263 A-150 The styles of a model are listed', async () => {
    const styles = await shop.ask('listStyles', { modelId: '101' });
    expect(styles[0]).toEqual({
      styleName: '1.0 F',
      styleFullName: 'Toyota Vitz 1.0 F',
      modelId: '101',
      makeId: '1',
      fuel: 'petrol',
      displacementCc: 996,
    });
    expect(await shop.ask('listStyles', { modelId: 'unknown' })).toEqual([]);
  });

  it('lists an electric style without an engine size', async () => {
    const electric = stock.styles.find(({ fuel }) => fuel === 'electric');
    const styles = await shop.ask('listStyles', { modelId: electric?.modelId ?? '' });
    const listed = styles.find(({ styleName }) => styleName === electric?.name);
    expect(listed).toMatchObject({ fuel: 'electric' });
    expect(listed).not.toHaveProperty('displacementCc');
  });

  it('A-263 The name of a style as keyword finds its vehicles', async () => {
    for (const { name, modelId } of stock.styles.filter(({ makeId }) => makeId === '1')) {
      const payload = { pageNo: 1, pageSize: 500, modelId, searchKey: name.slice(0, 40) };
      const { vehicleList } = await shop.ask('listVehicles', payload);
      const own = await shop.services.database
        .selectFrom('vehicle')
        .innerJoin('style', 'style.id', 'vehicle.style_id')
        .select('vehicle.id')
        .where('style.name', '=', name)
        .where('vehicle.model_id', '=', modelId)
        .where('state', '<>', 'removed')
        .execute();
      expect(vehicleList.map(({ id }) => id)).toEqual(expect.arrayContaining(own.map(({ id }) => id)));
    }
  });

  it('A-267 A-151 The home page’s model levels are listed with the codes that the vehicle list accepts', async () => {
    const levels = await shop.ask('listModelLevels', { homePageShow: 1 });
    expect(levels).toEqual(
      stock.levels
        .filter(({ homeRank }) => homeRank !== undefined)
        .map(({ code, names, imgUrl }) => ({ code, name: names.en, imgUrl })),
    );
  });

  it('The server reloads the catalogue after it has changed', async () => {
    const { database } = shop.services;
    const word = 'zanzibar';
    expect((await shop.ask('listVehicles', { pageNo: 1, pageSize: 9, searchKey: word })).total).toBe(0);
    const { search_words } = await database
      .selectFrom('style')
      .select('search_words')
      .where('id', '=', '5001')
      .executeTakeFirstOrThrow();
    await database
      .updateTable('style')
      .set({ search_words: [...search_words, word] })
      .where('id', '=', '5001')
      .execute();
    const { vehicleList } = await shop.ask('listVehicles', { pageNo: 1, pageSize: 9, searchKey: word });
    expect(vehicleList.map(({ id }) => id)).toContain('100001');
  });
});
