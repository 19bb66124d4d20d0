// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { StaffStockChoices, StaffVehicle } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { press } from '../testing/press.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import VehiclePage from './vehicle-page.tsx';

afterEach(cleanup);

const choices: StaffStockChoices = {
  makes: [{ code: '1', name: 'Toyota' }],
  models: [{ code: '101', name: 'Vitz', makeId: '1' }],
  styles: [
    { code: '5001', name: '1.0 F', modelId: '101', chassis: 'KSP130', from: 2010, to: 2019, about: '1.0L, Petrol' },
  ],
  colours: [{ code: 'pearl-white', name: 'Pearl White' }],
  yards: [{ code: '901', name: 'Yokohama' }],
  equipment: [{ code: 'abs', name: 'ABS' }],
  emissions: [{ code: 'china-6', name: 'China 6' }],
};

const vitz: StaffVehicle = {
  id: 'st1',
  version: 3,
  stockNo: 'GP-300001',
  state: 'available',
  name: 'Toyota Vitz 1.0 F',
  sheet: {
    styleId: '5001',
    registered: '2018-03',
    mileageKm: 41_200,
    colourCode: 'pearl-white',
    handle: 'right',
    chassisNumber: 'KSP130-2104871',
    yardId: '901',
    conditionGrade: '4.5',
    interiorGrade: 'B',
    airbags: 2,
    climateControl: true,
    equipment: ['abs'],
    emissionCode: '',
    remarks: { en: 'One owner.' },
    price: 4200,
    lowestPrice: 3900,
    isNewArrival: true,
    isDaily: false,
    isHighQuality: false,
    isBestSeller: false,
  },
  photos: [],
  video: { address: '/videos/st1/5f1d0c9be2a47736.webm', bytes: 9 },
  prices: [],
  can: ['saveVehicle', 'changePrice', 'addPhoto'],
  listedAt: '2026-06-12T06:40:00.000Z',
  changedAt: '2026-06-12T08:02:00.000Z',
};

/** Opens the page of an existing vehicle. `stored` is the server’s state. */
async function open(answers: Answers = {}) {
  const stored = { vehicle: vitz };
  const asked = installAnswers({
    staffGetVehicle: () => stored.vehicle,
    staffListStockChoices: () => choices,
    staffRemoveVideo: () => ({}),
    staffSaveVehicle: (body) => {
      const { sheet } = body as Pick<StaffVehicle, 'sheet'>;
      stored.vehicle = { ...stored.vehicle, sheet, version: stored.vehicle.version + 1 };
      return { id: 'st1', stockNo: 'GP-300001', version: stored.vehicle.version, state: 'available' };
    },
    ...answers,
  });
  const page = (
    <Routes>
      <Route path="/stock/:id" element={<VehiclePage />} />
      <Route path="/stock" element="the stock" />
    </Routes>
  );
  await renderDesk(page, { role: 'stock', at: '/stock/st1' });
  const bodiesOf = (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body);
  const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
  return {
    stored,
    field,
    /** Replaces the text of a field. */
    type: async (name: string, text: string) => {
      await userEvent.tripleClick(await field(name));
      await userEvent.paste(text);
    },
    saved: () => bodiesOf('staffSaveVehicle'),
    asked: bodiesOf,
  };
}

describe('The page of an existing vehicle', () => {
  it('saves all typed fields', async () => {
    const { field, type, saved } = await open();
    await type('Mileage in km', '52300');
    const mileage = await field('Mileage in km');
    expect(mileage.value).toBe('52,300');
    expect(document.activeElement).toBe(mileage);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()).toMatchObject([{ id: 'st1', version: 3, sheet: { mileageKm: 52_300, colourCode: 'pearl-white' } }]);
    await type('Mileage in km', '52301');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]).toMatchObject({ version: 4, sheet: { mileageKm: 52_301 } });
  });

  it('takes no input until the saved vehicle is loaded, then returns the focus', async () => {
    const answered = Promise.withResolvers<void>();
    const loaded = Promise.withResolvers<void>();
    let current = vitz;
    const { field, type, asked } = await open({
      async staffGetVehicle() {
        if (current.version > vitz.version) await loaded.promise;
        return current;
      },
      async staffSaveVehicle(body) {
        await answered.promise;
        current = { ...vitz, sheet: (body as StaffVehicle).sheet, version: 4 };
        return { id: 'st1', stockNo: vitz.stockNo, version: 4, state: 'available' };
      },
    });
    await type('Mileage in km', '52300');
    const mileage = await field('Mileage in km');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(mileage.closest('fieldset')?.disabled).toBe(true));
    await userEvent.type(mileage, '1');
    // Browsers take the focus from a disabled field.
    mileage.blur();
    answered.resolve();
    await waitFor(() => expect(asked('staffGetVehicle')).toHaveLength(2));
    await userEvent.type(mileage, '2');
    loaded.resolve();
    await waitFor(() => expect(document.activeElement).toBe(mileage));
    expect(mileage.value).toBe('52,300');
    await userEvent.type(mileage, '3');
    expect(mileage.value).toBe('523,003');
    expect(screen.queryByRole('button', { name: 'Show latest version' })).toBeNull();
  });

  it('asks for confirmation of a price far from the previous one', async () => {
    const { type, saved } = await open();
    await type('Yard price, in US dollars', '485050');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Yard price, in US dollars: USD 485,050 instead of USD 4,200');
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(saved()).toEqual([]);
    await type('Yard price, in US dollars', '4850.50');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Please enter a whole number, without decimals');
    // The lowest price of 3,900 cannot be compared with that.
    expect(screen.queryByText('Must not be above the price')).toBeNull();
    expect(saved()).toEqual([]);
  });

  it('links to the vehicle with the same chassis number and keeps the input', async () => {
    const other = { ...vitz, id: 'st2', stockNo: 'GP-300002', state: 'held' };
    const { type, field } = await open({
      staffSaveVehicle: () => new FailsWith(400, 'Another vehicle has this number: GP-300002'),
      staffListStock: () => ({ total: 2, vehicles: [vitz, other] }),
    });
    await type('Mileage in km', '52300');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const link = await screen.findByRole('link', { name: 'GP-300002 · Toyota Vitz 1.0 F' });
    expect(link.getAttribute('href')).toBe('/stock/st2');
    expect((await field('Mileage in km')).value).toBe('52,300');
  });

  it('deletes a draft after confirmation', async () => {
    const { asked } = await open({
      staffGetVehicle: () => ({ ...vitz, state: 'draft', can: ['saveVehicle', 'deleteDraft'] }),
      staffDeleteDraft: () => ({ stockNo: vitz.stockNo }),
    });
    await screen.findByRole('button', { name: 'Delete draft' }).then((button) => userEvent.click(button));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete draft GP-300001?' }));
    expect(asked('staffDeleteDraft')).toEqual([]);
    press(dialog.getByRole('button', { name: 'Delete draft' }));
    expect(await screen.findByText('the stock')).toBeTruthy();
    expect(asked('staffDeleteDraft')).toEqual([{ id: 'st1', version: 3 }]);
  });

  it('replaces the input by a colleague’s version only on request', async () => {
    const { stored, field, type } = await open();
    await type('Mileage in km', '52300');
    expect((await field('Mileage in km')).value).toBe('52,300');
    stored.vehicle = { ...vitz, version: 4, sheet: { ...vitz.sheet, mileageKm: 60_000 } };
    await userEvent.click(screen.getByRole('button', { name: 'Delete video' }));
    press(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete video' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show latest version' }));
    await waitFor(async () => expect((await field('Mileage in km')).value).toBe('60,000'));
  });

  it('offers a colleague’s version after a conflict, and keeps the input', async () => {
    const { stored, field, type } = await open({ staffSaveVehicle: () => new FailsWith(409, 'Somebody was faster.') });
    await type('Mileage in km', '52300');
    stored.vehicle = { ...vitz, version: 4 };
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Somebody was faster.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Show latest version' })).toBeTruthy();
    expect((await field('Mileage in km')).value).toBe('52,300');
  });

  it('keeps the marks of an inspection after a conflict, and a second press overwrites', async () => {
    const report = { inspectedOn: '2026-06-10', inspectedBy: 'GariPort Yokohama', marks: [], readings: [] };
    let current: StaffVehicle = { ...vitz, inspection: report };
    const { asked } = await open({
      staffGetVehicle: () => current,
      staffSetInspection: (body) =>
        (body as StaffVehicle).version === current.version
          ? { id: 'st1', stockNo: vitz.stockNo, version: 5, state: 'available' }
          : new FailsWith(409, 'Somebody was faster.'),
    });
    press(await screen.findByRole('button', { name: 'Edit report' }));
    const dialog = within(await screen.findByRole('dialog'));
    press(dialog.getByRole('button', { name: 'Add mark' }));
    current = { ...current, version: 4 };
    press(dialog.getByRole('button', { name: 'Save report' }));
    await dialog.findByText(/^Somebody was faster\. Press “Save report” again to overwrite/);
    press(dialog.getByRole('button', { name: 'Save report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const inspection = { ...report, marks: [{ part: 'frontBumper', kind: 'scratch', degree: 1 }] };
    expect(asked('staffSetInspection')).toEqual([
      { id: 'st1', version: 3, inspection },
      { id: 'st1', version: 4, inspection },
    ]);
  });

  it('changes a price after a conflict only when the dialog is opened with the new one', async () => {
    let current = vitz;
    const { asked } = await open({
      staffGetVehicle: () => current,
      staffChangePrice: (body) =>
        (body as StaffVehicle).version === current.version
          ? { id: 'st1', stockNo: vitz.stockNo, version: 5, state: 'available' }
          : new FailsWith(409, 'Somebody was faster.'),
    });
    const begin = async () => {
      press(await screen.findByRole('button', { name: 'Change price' }));
      return within(await screen.findByRole('dialog', { name: 'Change price' }));
    };
    const label = 'Yard price, in US dollars';
    const dialog = await begin();
    current = { ...vitz, version: 4, sheet: { ...vitz.sheet, price: 4500 } };
    await userEvent.tripleClick(dialog.getByRole('textbox', { name: label }));
    await userEvent.paste('4300');
    press(dialog.getByRole('button', { name: 'Change price' }));
    expect(await dialog.findByText('Somebody was faster.')).toBeTruthy();
    await waitFor(() => expect(asked('staffGetVehicle')).toHaveLength(2));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: label }).value).toBe('4,300');
    press(dialog.getByRole('button', { name: 'Change price' }));
    await waitFor(() => expect(asked('staffChangePrice')).toHaveLength(2));
    await waitFor(() => expect(asked('staffGetVehicle')).toHaveLength(3));
    const cancel = dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel.disabled).toBe(false));
    press(cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await begin();
    expect(again.getByRole<HTMLInputElement>('textbox', { name: label }).value).toBe('4,500');
    press(again.getByRole('button', { name: 'Change price' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('staffChangePrice')).toMatchObject([
      { version: 3, price: 4300 },
      { version: 3, price: 4300 },
      { version: 4, price: 4500 },
    ]);
  });
});
