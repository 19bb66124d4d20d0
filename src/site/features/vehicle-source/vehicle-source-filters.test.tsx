// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FailsWith } from '#shared/api/testing/install-answers.ts';
import { setCompared } from '#site/components/compare/compared.ts';
import { clearRecentlyViewed } from '#site/components/recently-viewed/recently-viewed.ts';
import { answer, bmw, noCounts, noMatch, open, panel } from './testing/open-vehicle-source.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  clearRecentlyViewed();
  setCompared([]);
});

describe('The filters', () => {
  test('A-111 A-112 shows each active filter as a tag with name and value, which removes it', async () => {
    answer();
    const { address } = await open('&keyword=vitz&make=1&model=101&price=3&type=2');
    const tags = await screen.findByRole('list', { name: 'Selected filters' });
    await within(tags).findByText(/Toyota/);
    await within(tags).findByText(/Vitz/);
    const links = within(tags).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Keyword: vitz',
      'Brand: Toyota',
      'Model: Vitz',
      'Price (USD): 8K-15K',
      'Selection: Hot Cars',
      'Clear all',
    ]);
    expect(links.slice(0, 5).map((link) => link.dataset['filter'])).toEqual([
      'keyword',
      'make',
      'model',
      'price',
      'type',
    ]);
    await userEvent.click(within(tags).getByRole('link', { name: 'Remove the filter Price (USD): 8K-15K' }));
    expect(address()).toBe('/?tab=1&keyword=vitz&make=1&model=101&type=2');
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(address()).toBe('/?tab=1');
  });

  test('A-002 shows the number of vehicles per option, and disables an option without any', async () => {
    answer();
    const { address } = await open();
    await screen.findAllByRole('article');
    await userEvent.click(screen.getByRole('button', { name: 'Price (USD)' }));
    const prices = panel('Price (USD)');
    await prices.findByText('Under 5K');
    expect(prices.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['8K-15K1,226']);
    expect(prices.getByText('Under 5K').closest('[aria-disabled]')).not.toBeNull();
    await userEvent.click(prices.getByRole('link', { name: /8K-15K/ }));
    expect(address()).toBe('/?tab=1&price=3');
    expect(screen.queryByRole('region', { name: 'Price (USD)' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Price (USD): 8K-15K' }));
  });

  test('offers a retry when brands cannot be loaded', async () => {
    let fails = true;
    answer({ listMakes: () => (fails ? new FailsWith(500) : { makeList: [{ groupName: 'B', list: [bmw] }] }) });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Brand' }));
    expect(await panel('Brand').findByText('The list could not be loaded')).toBeDefined();
    fails = false;
    await userEvent.click(panel('Brand').getByRole('button', { name: 'Try again' }));
    expect(await panel('Brand').findByText('BMW')).toBeDefined();
  });

  test('A-147 A-149 shows popular brands before the letter groups, and models after All', async () => {
    answer();
    const { address } = await open('&make=1');
    await userEvent.click(screen.getByRole('button', { name: /^Brand/ }));
    await screen.findByRole('heading', { name: 'Popular' });
    const groups = panel('Brand').getAllByRole('heading');
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Popular', 'B', 'T']);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Brand/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Model' }));
    await screen.findByText('Vitz');
    const models = panel('Model').getAllByRole('link');
    expect(models.map(({ textContent }) => textContent)).toEqual(['All models', 'Vitz']);
    await userEvent.click(panel('Model').getByRole('link', { name: 'Vitz' }));
    expect(address()).toBe('/?tab=1&make=1&model=101');
  });

  test('types and removes a keyword', async () => {
    answer();
    const { address } = await open('&price=3');
    await userEvent.type(screen.getByLabelText('Keyword'), ' land, cruiser {Enter}');
    expect(address()).toBe('/?tab=1&keyword=land+cruiser&price=3');
    expect(document.activeElement).toBe(screen.getByLabelText('Keyword'));
    await userEvent.clear(screen.getByLabelText('Keyword'));
    await userEvent.click(screen.getByRole('button', { name: 'Search by keyword' }));
    expect(address()).toBe('/?tab=1&price=3');
  });

  test('applies a typed keyword together with the next filter', async () => {
    answer();
    const { address } = await open('&price=3');
    await userEvent.type(screen.getByLabelText('Keyword'), 'Prado');
    await userEvent.click(screen.getByRole('button', { name: 'Brand' }));
    const [toyota] = await panel('Brand').findAllByRole('link', { name: /^Toyota/ });
    await userEvent.click(toyota as HTMLElement);
    expect(address()).toBe('/?tab=1&keyword=Prado&make=1&price=3');
  });

  test('applies a typed keyword together with a type, an order or the removal of a filter', async () => {
    answer();
    const { address } = await open('&price=3&make=1');
    const type = await screen.findByRole('link', { name: /SUV/ });
    const field = screen.getByLabelText<HTMLInputElement>('Keyword');
    const enterText = (value: string) => fireEvent.change(field, { target: { value } });
    enterText('Prado');
    fireEvent.click(type);
    expect(address()).toBe('/?tab=1&keyword=Prado&make=1&modelLevel=SUV&price=3');
    enterText('Prado TX');
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'yearNewest' } });
    expect(address()).toBe('/?tab=1&keyword=Prado+TX&make=1&modelLevel=SUV&price=3&sort=yearNewest');
    enterText('Prado TX L');
    fireEvent.click(screen.getByLabelText(/^Remove the filter Price/));
    expect(address()).toBe('/?tab=1&keyword=Prado+TX+L&make=1&modelLevel=SUV&sort=yearNewest');
    enterText('Prado TX LX');
    fireEvent.click(screen.getByLabelText('Remove the filter Keyword: Prado TX L'));
    expect([address(), field.value]).toEqual(['/?tab=1&make=1&modelLevel=SUV&sort=yearNewest', '']);
    enterText('Vitz');
    fireEvent.click(screen.getByText('Clear all'));
    expect([address(), field.value]).toEqual(['/?tab=1&sort=yearNewest', '']);
  });

  test('applies a typed keyword when the sheet is closed by its button', async () => {
    answer();
    const { address } = await open('&price=3', 'mobile');
    await userEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.type(sheet.getByLabelText('Keyword'), 'Prado');
    await userEvent.click(sheet.getByRole('button', { name: 'Show 50 vehicles' }));
    expect(address()).toBe('/?tab=1&keyword=Prado&price=3');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('keeps the sheet open for a keyword that is too long', async () => {
    answer();
    const { address } = await open('', 'mobile');
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const field = sheet.getByLabelText('Keyword');
    await userEvent.type(field, 'x'.repeat(41));
    await userEvent.click(sheet.getByRole('button', { name: 'Show 50 vehicles' }));
    expect(document.activeElement).toBe(field);
    expect(address()).toBe('/?tab=1');
  });

  test('reports a keyword that is too long, without cutting or searching for it', async () => {
    answer();
    const { address } = await open(`&keyword=${'x'.repeat(41)}`);
    const field = screen.getByLabelText<HTMLInputElement>('Keyword');
    expect(field.value).toHaveLength(41);
    expect(screen.getByRole('alert').textContent).toBe('Please enter at most 40 characters. Shorten it by 1.');
    await userEvent.type(field, 'x{Enter}');
    expect(address()).toBe(`/?tab=1&keyword=${'x'.repeat(41)}`);
    await userEvent.type(field, '{Backspace}{Backspace}{Enter}');
    expect(address()).toBe(`/?tab=1&keyword=${'x'.repeat(40)}`);
  });

  test('A-113 says when nothing matches and offers filters to remove', async () => {
    const facets = { ...noCounts, price: [{ value: '3', count: 12 }] };
    answer({ listVehicles: () => ({ total: 0, vehicleList: [], facets }) });
    const { address } = await open('&make=1&price=7');
    expect(await screen.findByText(noMatch)).toBeDefined();
    await userEvent.click(await screen.findByRole('link', { name: /Without Price \(USD\): Over 45K\s*12/ }));
    expect(address()).toBe('/?tab=1&make=1');
  });

  test('offers the last filters on a page without any, until they are dismissed', async () => {
    answer();
    const { unmount } = await open('&make=1&price=3');
    await screen.findAllByRole('article');
    unmount();
    const { address } = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Brand: Toyota · Price (USD): 8K-15K' }));
    expect(address()).toBe('/?tab=1&make=1&price=3');
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear the last filters' }));
    expect(screen.queryByText('Use your last filters again?')).toBeNull();
    expect(sessionStorage.getItem('vehicleFilters')).toBeNull();
  });

  test('does not offer filters without matches, such as an unknown make', async () => {
    answer({ listVehicles: () => ({ total: 0, vehicleList: [], facets: noCounts }) });
    const { unmount } = await open('&make=999');
    expect(await screen.findByText(noMatch)).toBeDefined();
    unmount();
    answer();
    await open();
    await screen.findAllByRole('article');
    expect(screen.queryByText('Use your last filters again?')).toBeNull();
    expect(sessionStorage.getItem('vehicleFilters')).toBeNull();
  });
});
