import { describe, expect, it } from 'vitest';
import { type CustomsRow, matchRow, rowOf } from './match-list-rows.ts';

const row = (change: Partial<CustomsRow>): CustomsRow => ({
  row: 4677,
  make: 'TOYOTA',
  model: 'AQUA S',
  code: 'DAA-NHP10-VTUQXN',
  transmission: 'CVT',
  drive: '2WD',
  engine: '1496',
  fuel: 'GASOLINE',
  price: 4_513_720.0104,
  ...change,
});
const found = (change: Partial<CustomsRow>) =>
  matchRow(row(change)).map(({ modelId, chassis }) => `${modelId} ${chassis}`);

describe('A row of a customs list', () => {
  it('is matched by the chassis code within its type code', () => {
    expect(found({})).toEqual(['108 NHP10']);
    expect(found({ model: 'AQUA CROSSOVER', code: 'DAA-NHP10H-AHXXB' })).toEqual(['108 NHP10']);
    expect(found({ make: 'LEXUS', model: 'LX570', code: '3BA-URJ201W-GNZGK' })).toEqual(['1003 URJ201W']);
  });

  it('is matched by its model where models share a code, also if misspelt', () => {
    expect(found({ model: 'COROLLA FILEDER HYBRID G', code: 'DAA-NKE165G-VQQBXE' })).toEqual(['104 NKE165']);
    expect(found({ model: 'COROLLA AXIO EX', code: '6AA-NKE165-AEXNB' })).toEqual(['105 NKE165']);
    expect(found({ model: 'ESQUIRE XI', code: 'DBA-ZRR80G-VTTNCE' })).toEqual([]);
  });

  it('is matched by name and engine where the list has no codes', () => {
    const byd = { make: 'BYD', code: '', fuel: 'ELECTRIC', engine: '60.5 kWh' };
    expect(found({ ...byd, model: 'ATTO 3' })).toEqual(['2101 LGXCE4CB']);
    expect(found({ ...byd, model: 'DOLPHIN 44.9 ACTIVE' })).toEqual(['2102 LGXCE4CC']);
    expect(found({ ...byd, model: 'ATTO 2' })).toEqual([]);
  });

  it('is unknown for other makes and codes', () => {
    expect(found({ make: 'HYUNDAI ' })).toEqual([]);
    expect(found({ code: 'DAA-NHP13-VTUQXN' })).toEqual([]);
  });

  it('is stored with what tells trims apart', () => {
    expect(rowOf(row({ drive: 'AWD', transmission: ' 5MT' }))).toEqual({
      row: 4677,
      name: 'AQUA S',
      cc: 1496,
      drive: '4WD',
      isManual: true,
      amount: 4_513_720.01,
    });
    expect(rowOf(row({ fuel: 'ELECCTRIC', engine: '0' }))).toMatchObject({ isElectric: true });
  });
});
