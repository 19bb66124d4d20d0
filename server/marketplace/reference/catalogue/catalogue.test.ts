import { describe, expect, it } from 'vitest';
import { readReferenceCatalogue } from './catalogue.ts';

const { makes, models, styles, levels } = readReferenceCatalogue();
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);
const contractId = /^[A-Za-z0-9_-]{1,40}$/;

describe('The catalogue', () => {
  it('The catalogue is broad enough to browse', () => {
    expect(makes.length).toBeGreaterThanOrEqual(18);
    expect(models.length).toBeGreaterThanOrEqual(90);
    expect(styles.length).toBeGreaterThanOrEqual(260);
  });

  it.each([
    ['makes', makes],
    ['models', models],
    ['styles', styles],
  ])('The ids of %s are unique and match the contract', (_, items) => {
    expect(new Set(ids(items)).size).toBe(items.length);
    expect(ids(items).filter((id) => !contractId.test(id))).toEqual([]);
  });

  it('Every model belongs to a make and a level, and every style to a model of its make', () => {
    expect(models.filter(({ makeId }) => !ids(makes).includes(makeId))).toEqual([]);
    expect(models.filter(({ level }) => !levels.some(({ code }) => code === level))).toEqual([]);
    const owners = new Map(models.map(({ id, makeId }) => [id, makeId]));
    expect(styles.filter(({ modelId, makeId }) => owners.get(modelId) !== makeId)).toEqual([]);
  });

  it('Every make has a model, and nearly every model has two styles', () => {
    expect(makes.filter(({ id }) => !models.some(({ makeId }) => makeId === id))).toEqual([]);
    expect(models.filter(({ id }) => styles.filter(({ modelId }) => modelId === id).length < 2)).toEqual([]);
  });

  it('Makes are grouped by a letter, and hot makes are ranked from 1 without gaps', () => {
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

  it('Everything has a name in every language', () => {
    const names = [makes, models, levels].flatMap((items) => items.map((item) => item.names));
    const full = styles.map(({ fullNames }) => fullNames);
    const blank = [...names, ...full].filter((name) => Object.values(name).some((text) => text.trim() === ''));
    expect(blank).toEqual([]);
    expect(makes.filter(({ names: { zh } }) => !/\p{Script=Han}/u.test(zh)).map(({ id }) => id)).toEqual([]);
  });

  it('No name repeats its make', () => {
    const makeOf = new Map(makes.map(({ id, names }) => [id, names]));
    const twice = models.filter(({ makeId, names }) => {
      const make = makeOf.get(makeId);
      return make && (names.en.startsWith(`${make.en} `) || names.zh.startsWith(make.zh));
    });
    expect(twice.map(({ names }) => names.zh)).toEqual([]);
  });

  it('No name is longer than the contract allows', () => {
    expect(styles.filter(({ name }) => name.length > 40)).toEqual([]);
    expect(styles.filter(({ fullNames }) => Object.values(fullNames).some((name) => name.length > 120))).toEqual([]);
    expect(models.filter(({ names }) => names.en.length > 60)).toEqual([]);
  });

  it('The contract’s makes, models and styles exist under their ids', () => {
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

  it('The facts of every model and style are realistic', () => {
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
