import { describe, expect, test } from 'vitest';
import { compareProperties, differencesOf, readComparedIds } from './comparison.ts';

const property = (groupName: string, values: Record<string, string>) => ({
  groupName,
  propertyList: Object.entries(values).map(([name, value]) => ({ name, value })),
});

const van = { property: [property('Basics', { Doors: '5', Drive: '2WD' }), property('Safety', { ABS: 'Yes' })] };
const jeep = { property: [property('Basics', { Doors: '5', Drive: '4WD', Winch: 'Yes' })] };

describe('the comparison', () => {
  test('shows each property in one row, marked if it differs', () => {
    expect(compareProperties([van, jeep])).toEqual([
      {
        name: 'Basics',
        facts: [
          { name: 'Doors', values: ['5', '5'], differs: false },
          { name: 'Drive', values: ['2WD', '4WD'], differs: true },
          { name: 'Winch', values: ['', 'Yes'], differs: true },
        ],
      },
      { name: 'Safety', facts: [{ name: 'ABS', values: ['Yes', ''], differs: true }] },
    ]);
  });

  test('reduces to the differences', () => {
    const groups = compareProperties([
      van,
      { property: [property('Basics', { Doors: '5', Drive: '4WD' }), van.property[1] ?? property('', {})] },
    ]);
    expect(differencesOf(groups)).toEqual([
      { name: 'Basics', facts: [{ name: 'Drive', values: ['2WD', '4WD'], differs: true }] },
    ]);
  });
});

describe('the vehicles of an address', () => {
  test.each([
    ['100001-100002', ['100001', '100002']],
    ['100001-100001', ['100001']],
    ['1-2-3-4-5', ['1', '2', '3', '4']],
    ['', []],
    [null, []],
    ['<a>-100001-', ['100001']],
  ])('reads the address part "%s"', (text, ids) => expect(readComparedIds(text)).toEqual(ids));
});
