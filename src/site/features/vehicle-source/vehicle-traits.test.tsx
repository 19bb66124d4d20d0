// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TraitFacets } from '#generated/client/types.gen.ts';
import { answer, open, pageOf, panel, searches } from './testing/open-vehicle-source.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const traitFacets: TraitFacets = {
  year: [
    { value: '2016', count: 5 },
    { value: '2018', count: 1200 },
  ],
  gearbox: [{ value: 'automatic', count: 1204 }],
  fuel: [{ value: 'diesel', count: 40 }],
  steering: [],
  drive: [{ value: '4WD', count: 7 }],
  grade: [{ value: '4.5', count: 11 }],
  colour: [{ value: 'white', count: 600 }],
};
const withTraits = { listVehicles: () => ({ ...pageOf(['1', '2'], 2), traitFacets }) };
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('The filters by traits', () => {
  test('show their options with counts in one panel, which stays open after a choice', async () => {
    const asked = answer(withTraits);
    const { address } = await open('&make=1');
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    const fuels = within(await panel('More').findByRole('region', { name: 'Fuel' }));
    await fuels.findByText('40');
    expect(fuels.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Diesel40']);
    expect(fuels.getByText('Petrol').closest('[aria-disabled]')).not.toBeNull();
    expect(panel('More').getByText('4.5 or better')).toBeDefined();
    expect(searches(asked).at(-1)).toEqual({
      pageNo: 1,
      pageSize: 1,
      makeId: '1',
      importCountryCode: 'KE',
      landedCountryCode: 'KE',
      traitFacetsFlag: 1,
    });
    await userEvent.click(fuels.getByRole('link'));
    expect(address()).toBe('/?tab=1&make=1&fuel=diesel');
    await userEvent.click(panel('More').getByRole('link', { name: /4WD/ }));
    expect(address()).toBe('/?tab=1&make=1&fuel=diesel&drive=4WD');
    expect(screen.getByRole('button', { name: 'More: More (2)' })).toBeDefined();
  });

  test('show the number of vehicles per year for the current range, and offer only valid years', async () => {
    answer(withTraits);
    const { address } = await open('&yearTo=2017');
    await userEvent.click(await screen.findByRole('button', { name: /More/ }));
    await within(await screen.findByLabelText('Year to')).findByText('2018 (1,205)');
    expect(optionsOf('Year from')).toEqual(['Any', '2017', '2016 (5)']);
    expect(optionsOf('Year to')).toEqual(['Any', '2018 (1,205)', '2017 (5)', '2016 (5)']);
    await userEvent.selectOptions(screen.getByLabelText('Year from'), '2016');
    expect(address()).toBe('/?tab=1&yearFrom=2016&yearTo=2017');
    await userEvent.selectOptions(screen.getByLabelText('Year to'), 'Any');
    expect(address()).toBe('/?tab=1&yearFrom=2016');
  });

  test('show each choice as text, and remove it on a press', async () => {
    answer(withTraits);
    const { address } = await open('&yearFrom=2016&gearbox=automatic&drive=2WD&grade=4&colour=gray');
    const tags = within(await screen.findByRole('list', { name: 'Selected filters' }));
    expect(tags.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Year from: 2016',
      'Gearbox: Automatic',
      'Drive: 2WD',
      'Grade: 4 or better',
      'Colour: Grey',
      'Clear all',
    ]);
    await userEvent.click(tags.getByRole('link', { name: 'Remove the filter Drive: 2WD' }));
    expect(address()).toBe('/?tab=1&yearFrom=2016&gearbox=automatic&grade=4&colour=gray');
  });

  test('appear separately in the sheet on a phone, with the years together', async () => {
    answer(withTraits);
    const { address } = await open('&yearFrom=2016', 'mobile');
    await userEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await sheet.findByRole('button', { name: /^Year\s*2016–$/ })).toBeDefined();
    await userEvent.click(sheet.getByRole('button', { name: 'Colour' }));
    await userEvent.click(await sheet.findByRole('link', { name: /White\s*600/ }));
    expect(address()).toBe('/?tab=1&yearFrom=2016&colour=white');
    await userEvent.selectOptions(await sheet.findByLabelText('Year to'), '2018');
    expect(address()).toBe('/?tab=1&yearFrom=2016&yearTo=2018&colour=white');
  });
});
