// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportAssessment, LandedCost } from '#generated/client/types.gen.ts';
import contract from '#generated/openapi.json' with { type: 'json' };
import { FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import type { Language } from '#wire/language.ts';
import { emptyCar, questionOf } from './car-question.ts';
import ImportCostPage from './import-cost-page.tsx';
import { enter } from '../../../testing/enter.ts';

const examples = contract.paths;
const bodyOf = (example: { value: unknown }) => (example.value as { body: unknown }).body;
const importing = bodyOf(
  examples['/import/assess'].post.responses['200'].content['application/json'].examples.success,
) as ImportAssessment;
const landedCost = bodyOf(
  examples['/import/landedCost'].post.responses['200'].content['application/json'].examples.success,
) as LandedCost;

afterEach(cleanup);

let fails = false;
async function open(language: Language = 'en') {
  fails = false;
  const asked = installAnswers({
    listReceivingCountries: () => [
      { id: '1', name: 'Kenya', code: 'KE' },
      { id: '3', name: 'Uganda', code: 'UG' },
    ],
    listMakes: () => ({
      makeList: [
        {
          groupName: 'T',
          list: [{ makeId: '1', name: 'Toyota', makeName: 'Toyota', groupName: 'T', logoUrl: '/toyota.webp' }],
        },
      ],
    }),
    listModels: () => [{ modelId: '101', name: 'Vitz', makeId: '1', makeName: 'Toyota', modelName: 'Vitz' }],
    listStyles: () => {
      const style = (styleName: string) => ({ styleName, styleFullName: styleName, modelId: '101', makeId: '1' });
      return [
        style('1.0 F'),
        { ...style('Hybrid U'), fuel: 'hybrid', displacementCc: 1496 },
        { ...style('EV'), fuel: 'electric' },
      ];
    },
    estimateAnyCar: () => (fails ? new FailsWith(500) : { importing, landedCost }),
  });
  await renderSite(<ImportCostPage />, { language, texts: ['calculator', 'importing', 'forms'] });
  return () => asked.flatMap(({ operationId, body }) => (operationId === 'estimateAnyCar' ? [body] : []));
}

const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const estimate = () => userEvent.click(screen.getByRole('button', { name: 'Calculate' }));

test('leaves out unknown values, and shows who is paid what', async () => {
  const calls = await open();
  const year = String(new Date().getUTCFullYear() - 4);
  await userEvent.selectOptions(field(/^Year of first registration/), year);
  await userEvent.type(field(/^Price of the car/), '8000');
  await estimate();
  expect(await screen.findByText('KES 1,263,503 to 1,481,177')).toBeDefined();
  expect(screen.getByText('Can be imported into Kenya; must reach Mombasa by 31 Dec 2026')).toBeDefined();
  expect(screen.getByRole('button', { name: /^To the seller/ })).toBeDefined();
  expect(screen.queryByText(/part of the deposit/)).toBeNull();
  expect(calls()).toEqual([
    { countryCode: 'KE', registered: year, fuel: 'petrol', steering: 'right', standsIn: 'JP', priceUSD: 8000 },
  ]);
});

test('sends all known values: month, style with its fuel and engine, steering, and freight besides the price', async () => {
  const calls = await open();
  const year = String(new Date().getUTCFullYear() - 4);
  await screen.findByRole('option', { name: 'Uganda' });
  await userEvent.selectOptions(field('Destination country'), 'Uganda');
  await screen.findByRole('option', { name: 'Toyota' });
  await userEvent.selectOptions(field('Brand'), 'Toyota');
  await screen.findByRole('option', { name: 'Vitz' });
  await userEvent.selectOptions(field('Model'), 'Vitz');
  await screen.findByRole('option', { name: 'Hybrid U' });
  await userEvent.selectOptions(field('Style'), 'Hybrid U');
  await userEvent.selectOptions(field(/^Year of first registration/), year);
  await userEvent.selectOptions(field('Month'), 'May');
  await userEvent.selectOptions(field('Steering'), 'Left-hand drive');
  await userEvent.selectOptions(field('Shipped from'), 'China');
  await enter(field(/^Price of the car/), '8000.50');
  await userEvent.type(field(/^Freight and insurance/), '1600');
  await estimate();
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()).toEqual([
    {
      countryCode: 'UG',
      registered: `${year}-05`,
      fuel: 'hybrid',
      steering: 'left',
      standsIn: 'CN',
      priceUSD: 8000.5,
      displacementCc: 1496,
      freightUSD: 1600,
      modelId: '101',
      styleName: 'Hybrid U',
    },
  ]);
});

// Draws the whole page, which may take a second.
test('fills fuel and engine from the chosen style, and keeps them if the style has none', async () => {
  await open();
  const choose = async (label: string, option: string) => {
    const { value } = await screen.findByRole<HTMLOptionElement>('option', { name: option });
    fireEvent.change(field(label), { target: { value } });
  };
  await choose('Brand', 'Toyota');
  await choose('Model', 'Vitz');
  const filled = async (style: string) => {
    await choose('Style', style);
    return [field('Fuel').value, field(/^Engine size/).value];
  };
  expect(await filled('Hybrid U')).toEqual(['hybrid', '1,496']);
  expect(await filled('1.0 F')).toEqual(['hybrid', '1,496']);
  expect(await filled('EV')).toEqual(['electric', '']);
});

test('sends a model whose style is not known', () => {
  const question = questionOf({ ...emptyCar, make: '1', model: '101', year: '2020', price: '8000' });
  expect(question).toMatchObject({ modelId: '101' });
  expect(question).not.toHaveProperty('styleName');
});

test('prints the worksheet of the car alone', async () => {
  await open();
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const year = String(new Date().getUTCFullYear() - 4);
  await userEvent.selectOptions(field(/^Year of first registration/), year);
  await userEvent.type(field(/^Engine size/), '1997');
  await userEvent.type(field(/^Price of the car/), '8000');
  await estimate();
  await userEvent.click(await screen.findByRole('button', { name: 'Print worksheet' }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.body.classList.contains('prints-worksheet')).toBe(true);
  expect(document.querySelector('[data-worksheet]')?.getAttribute('data-title')).toBe(`${year} · Petrol · 1997 cc`);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.body.classList.contains('prints-worksheet')).toBe(false);
});

test('titles the worksheet in the language of the page', async () => {
  await open('ja');
  vi.stubGlobal('print', () => undefined);
  const year = String(new Date().getUTCFullYear() - 4);
  fireEvent.change(field(/^初度登録の年/), { target: { value: year } });
  fireEvent.change(field('月'), { target: { value: '03' } });
  fireEvent.change(field(/^車両価格/), { target: { value: '8000' } });
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.click(await screen.findByRole('button', { name: /印刷/ }));
  expect(document.querySelector('[data-worksheet]')?.getAttribute('data-title')).toBe(`${year}年3月 · ガソリン`);
  window.dispatchEvent(new Event('afterprint'));
});

test('shows errors at their fields, and focuses the first', async () => {
  const calls = await open();
  await userEvent.type(field(/^Engine size/), '99999');
  await estimate();
  expect(screen.getByText('Please choose the year.')).toBeDefined();
  expect(screen.getByText('Please enter the price.')).toBeDefined();
  expect(screen.getByText('Please enter 1 to 20,000, or leave it empty.')).toBeDefined();
  expect(focused()).toBe('year');
  await userEvent.selectOptions(field('Fuel'), 'Electric');
  await userEvent.type(field(/^Price of the car/), '1');
  expect(screen.queryByText('Please enter the price.')).toBeNull();
  expect(calls()).toEqual([]);
});

test('shows a failure in its place with a retry', async () => {
  await open();
  fails = true;
  await userEvent.selectOptions(field(/^Year of first registration/), String(new Date().getUTCFullYear() - 4));
  await userEvent.type(field(/^Price of the car/), '8000');
  await estimate();
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('KES 1,263,503 to 1,481,177')).toBeDefined();
});

function focused(): string | null | undefined {
  return document.activeElement?.getAttribute('name');
}
