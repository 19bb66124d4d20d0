import { describe, expect, it } from 'vitest';
import { readReferenceCatalogue } from './catalogue.ts';

const { makes, models, styles, levels } = readReferenceCatalogue();
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);
const contractId = /^[A-Za-z0-9_-]{1,40}$/;

describe('the catalogue', () => {
  it('is broad enough to browse', () => {
    expect(makes.length).toBeGreaterThanOrEqual(18);
    expect(models.length).toBeGreaterThanOrEqual(90);
    expect(styles.length).toBeGreaterThanOrEqual(260);
  });

  it.each([
    ['makes', makes],
    ['models', models],
    ['styles', styles],
  ])('gives %s ids that differ and that the contract allows', (_, items) => {
    expect(new Set(ids(items)).size).toBe(items.length);
    expect(ids(items).filter((id) => !contractId.test(id))).toEqual([]);
  });

  it('ties every model to a make and a level, and every style to a model of its make', () => {
    expect(models.filter(({ makeId }) => !ids(makes).includes(makeId))).toEqual([]);
    expect(models.filter(({ level }) => !levels.some(({ code }) => code === level))).toEqual([]);
    const owners = new Map(models.map(({ id, makeId }) => [id, makeId]));
    expect(styles.filter(({ modelId, makeId }) => owners.get(modelId) !== makeId)).toEqual([]);
  });

  it('has a model for every make, and two styles for nearly every model', () => {
    expect(makes.filter(({ id }) => !models.some(({ makeId }) => makeId === id))).toEqual([]);
    expect(models.filter(({ id }) => styles.filter(({ modelId }) => modelId === id).length < 2)).toEqual([]);
  });

  it('groups makes by a letter, and ranks hot ones from the first on without gaps', () => {
    expect(makes.filter(({ letter }) => !/^[A-Z]$/.test(letter))).toEqual([]);
    const ranks = makes.map(({ hotRank }) => hotRank).filter((rank) => rank !== undefined);
    expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks.map((_, place) => place + 1));
    expect(
      makes
        .filter(({ hotRank }) => hotRank)
        .slice(0, 4)
        .map(({ names }) => names.en),
    ).toEqual(['Toyota', 'Nissan', 'Honda', 'Mazda']);
  });

  it('names everything in all three languages', () => {
    const names = [makes, models, levels].flatMap((items) => items.map((item) => item.names));
    const full = styles.map(({ fullNames }) => fullNames);
    const blank = [...names, ...full].filter((name) => Object.values(name).some((text) => text.trim() === ''));
    expect(blank).toEqual([]);
    expect(makes.filter(({ names: { zh } }) => !/\p{Script=Han}/u.test(zh)).map(({ id }) => id)).toEqual([]);
  });

  it('says no make twice in a name', () => {
    const makeOf = new Map(makes.map(({ id, names }) => [id, names]));
    const twice = models.filter(({ makeId, names }) => {
      const make = makeOf.get(makeId);
      return make && (names.en.startsWith(`${make.en} `) || names.zh.startsWith(make.zh));
    });
    expect(twice.map(({ names }) => names.zh)).toEqual([]);
  });

  it('keeps names within the lengths of the contract', () => {
    expect(styles.filter(({ name }) => name.length > 40)).toEqual([]);
    expect(styles.filter(({ fullNames }) => Object.values(fullNames).some((name) => name.length > 120))).toEqual([]);
    expect(models.filter(({ names }) => names.en.length > 60)).toEqual([]);
  });

  it('has the makes, models and styles of the contract under its ids', () => {
    const known = (id: string): unknown => styles.find((style) => style.id === id)?.fullNames;
    expect(known('5001')).toMatchObject({ en: 'Toyota Vitz 1.0 F', ja: 'トヨタ ヴィッツ 1.0 F' });
    expect(known('5007')).toMatchObject({ en: 'Toyota Hiace Van DX', ja: 'トヨタ ハイエースバン DX' });
    expect(['5002', '5003', '5004', '5005', '5006', '5008'].filter((id) => !known(id))).toEqual([]);
    expect(['101', '102', '103'].map((id) => models.find((model) => model.id === id)?.names.en)).toEqual([
      'Vitz',
      'Land Cruiser Prado',
      'Hiace Van',
    ]);
    expect(makes.find(({ id }) => id === '21')?.names.en).toBe('BYD');
    expect(levels.slice(0, 6).map(({ code }) => code)).toEqual([
      'HATCHBACK',
      'SEDAN',
      'SUV',
      'MINIVAN',
      'VAN',
      'PICKUP',
    ]);
  });

  it('states believable facts', () => {
    const unbelievable = models.filter(
      ({ volumeM3, kilograms, wheelbaseMm, lengthMm }) =>
        volumeM3 < 6 || volumeM3 > 50 || kilograms < 600 || kilograms > 6000 || wheelbaseMm >= lengthMm,
    );
    expect(unbelievable.map(({ names }) => names.en)).toEqual([]);
    const odd = styles.filter(
      ({ soldFrom, soldTo, newPriceUsd, fuel, displacementCc }) =>
        soldFrom > soldTo ||
        newPriceUsd < 5000 ||
        newPriceUsd > 90_000 ||
        (fuel === 'electric') !== (displacementCc === 0),
    );
    expect(odd.map(({ fullNames }) => fullNames.en)).toEqual([]);
  });
});
