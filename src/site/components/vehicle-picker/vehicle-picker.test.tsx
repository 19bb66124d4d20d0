// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Make } from '#generated/client/types.gen.ts';
import { FailsWith, installAnswers, type AskedCall } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { noChoice, type PickerLevel, type VehicleChoice } from './vehicle-choice.ts';
import { VehiclePicker } from './vehicle-picker.tsx';

const make = (makeId: string, name: string): Make => ({
  makeId,
  name,
  makeName: name,
  logoUrl: `/pictures/makes/${name.toLowerCase()}.webp`,
  groupName: name.slice(0, 1),
});
const toyota = make('1', 'Toyota');
const mazda = make('4', 'Mazda');
const vitz = { modelId: '101', name: 'Vitz', makeId: '1', makeName: 'Toyota', modelName: 'Vitz' };
const jewela = { styleName: '1.3 Jewela', styleFullName: 'Toyota Vitz 1.3 Jewela', modelId: '101', makeId: '1' };

const onChoose = vi.fn<(choice: VehicleChoice) => void>();
let asked: AskedCall[];

// Loaded in advance; on a busy machine loading takes longer than the test timeout.
beforeAll(async () => {
  await import('./picker-panel.tsx');
});

beforeEach(() => {
  asked = installAnswers({
    listMakes: () => ({
      makeList: [
        { groupName: 'HOT', list: [toyota] },
        { groupName: 'M', list: [mazda] },
        { groupName: 'T', list: [toyota] },
      ],
    }),
    listModels: () => [vitz],
    listStyles: () => [jewela],
  });
});

afterEach(() => {
  cleanup();
  onChoose.mockClear();
});

function Picker({ level }: { level?: PickerLevel }) {
  const [value, setValue] = useState(noChoice);
  const choose = (choice: VehicleChoice) => {
    onChoose(choice);
    setValue(choice);
  };
  return <VehiclePicker label="Brand and model" value={value} onChoose={choose} {...(level && { level })} />;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Brand and model' });
const list = (name: string) => screen.findByRole('listbox', { name });
const press = async (listName: string, name: string) =>
  userEvent.click(
    within(await list(listName))
      .getAllByRole('option', { name })
      .at(-1) ?? document.body,
  );

async function openPicker(level?: PickerLevel): Promise<void> {
  await renderSite(<Picker {...(level && { level })} />);
  await userEvent.click(field());
}

test('A-060 shows the popular makes before the letters', async () => {
  await openPicker();
  const groups = within(await list('Brands')).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Popular brands', 'M', 'T']);
  expect(within(groups[0] ?? document.body).getByRole('option', { name: 'Toyota' })).toBeDefined();
});

test('A-061 completes the choice with a make at level 1', async () => {
  await openPicker(1);
  await press('Brands', 'Mazda');
  expect(onChoose.mock.lastCall).toMatchObject([{ make: { makeId: '4' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.map(({ operationId }) => operationId)).toEqual(['listMakes']);
});

test('A-062 A-064 loads the models of a make after All at level 2, the default, and completes with a model', async () => {
  await openPicker();
  await press('Brands', 'Toyota');
  const models = await list('Toyota');
  expect(asked.at(-1)).toMatchObject({ operationId: 'listModels', body: { makeId: '1' } });
  expect(
    within(models)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Vitz']);
  expect(onChoose).not.toHaveBeenCalled();
  await press('Toyota', 'Vitz');
  expect(onChoose.mock.lastCall).toMatchObject([{ make: { makeId: '1' }, model: { modelId: '101' } }]);
  expect(field().value).toBe('Toyota Vitz');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('A-064 chooses the make without a model for All', async () => {
  await openPicker(3);
  await press('Brands', 'Toyota');
  await press('Toyota', 'All');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ make: toyota });
});

test('A-063 A-065 loads the styles of a model at level 3, and completes with a style', async () => {
  await openPicker(3);
  await press('Brands', 'Toyota');
  await press('Toyota', 'Vitz');
  await list('Vitz');
  expect(asked.at(-1)).toMatchObject({ operationId: 'listStyles', body: { modelId: '101' } });
  expect(onChoose).not.toHaveBeenCalled();
  await press('Vitz', '1.3 Jewela');
  expect(onChoose.mock.lastCall).toMatchObject([{ model: { modelId: '101' }, style: { styleName: '1.3 Jewela' } }]);
});

test.each(['button', 'keyboard'])('A-066 resets every selection when the text is cleared by the %s', async (way) => {
  await openPicker();
  await press('Brands', 'Toyota');
  await press('Toyota', 'Vitz');
  if (way === 'button') await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  else await userEvent.clear(field());
  expect(onChoose.mock.lastCall).toEqual([noChoice]);
  expect(field().value).toBe('');
});

test('filters the makes by typing, and chooses with arrow keys and Enter', async () => {
  await openPicker();
  await list('Brands');
  await userEvent.type(field(), 'maz');
  expect(
    within(await list('Brands'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mazda']);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Mazda');
  await userEvent.keyboard('{Enter}');
  const models = await list('Mazda');
  expect(models.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Vitz');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('A-314 offers a retry when models cannot be loaded', async () => {
  let isBroken = true;
  installAnswers({
    listMakes: () => ({ makeList: [{ groupName: 'T', list: [toyota] }] }),
    listModels: () => (isBroken ? new FailsWith(500) : [vitz]),
  });
  await openPicker();
  await press('Brands', 'Toyota');
  await screen.findByText('The list could not be loaded');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await list('Toyota')).getAllByRole('option')).toHaveLength(2);
});
