// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Address } from '#generated/client/types.gen.ts';
import { FailsWith, installAnswers, type Answers, type AskedCall } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import AddressPickerDialog from './address-picker-dialog.tsx';
import { enter } from '../../../testing/enter.ts';

const home: Address = {
  id: '700001',
  name: 'Wanjiku Kamau',
  email: 'wanjiku.kamau@example.com',
  phone: '+254712345678',
  countryCode: 'KE',
  countryDesc: 'Kenya',
  cityCode: '0101_11',
  cityId: '11',
  cityDesc: 'Mombasa',
  address: 'Nyali Road 14',
  isDefault: 1,
};
const other: Address = { ...home, id: '700002', name: 'Baraka Mushi', isDefault: 0 };
const user = userEvent.setup();
let asked: AskedCall[];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(answers: Answers = {}) {
  asked = installAnswers({
    listAddresses: () => [home, other],
    listReceivingCountries: () => [{ id: '1', name: 'Kenya', code: 'KE' }],
    listCities: () => ({ province_list: { '01': 'Mombasa', '21': "Murang'a" }, city_list: { '0101_11': 'Mombasa' } }),
    addAddress: () => ({}),
    updateAddress: () => ({}),
    ...answers,
  });
  const onChoose = vi.fn<(address: Address) => void>();
  await renderSite(<AddressPickerDialog chosenId="700001" onChoose={onChoose} onClose={() => {}} />, {
    texts: ['addresses', 'forms'],
    user: { email: home.email, countryName: 'Kenya' },
  });
  return onChoose;
}

const saved = (id: AskedCall['operationId']) => asked.find(({ operationId }) => operationId === id)?.body;
const dialog = (name: string) => screen.findByRole('dialog', { name });
const select = (label: string, option: string) => user.selectOptions(screen.getByLabelText(label), option);

test('B-032 B-191 lists the addresses, and chooses one', async () => {
  const onChoose = await open();
  const list = within(await dialog('Choose an address'));
  const entries = await list.findAllByRole('article');
  expect(entries).toHaveLength(2);
  await user.click(list.getByRole('button', { name: /^Baraka Mushi/ }));
  expect(onChoose).toHaveBeenCalledWith(other);
});

test('B-032 B-191 edits an address in the popup, then shows the list again', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Edit the address of Baraka Mushi' }));
  await dialog('Edit');
  const address = screen.getByLabelText('Address');
  await user.clear(address);
  await enter(address, 'Samora Avenue 31');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved('updateAddress')).toMatchObject({ id: '700002', address: 'Samora Avenue 31' }));
  await dialog('Choose an address');
});

test('B-032 B-036 B-191 B-214 adds an address, and shows one error at a time at its field', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Add an address' }));
  await dialog('Add an address');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please enter the recipient')).toBeTruthy();
  await enter(screen.getByLabelText('Recipient'), 'Achieng Odhiambo');
  expect(screen.queryByText('Please enter the recipient')).toBeNull();
  await enter(screen.getByLabelText('E-mail'), 'achieng@example.com');
  await enter(screen.getByLabelText('Phone'), '+254733000444');
  await select('Receiving country', 'Kenya');
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Region').disabled).toBe(false));
  await select('Region', "Murang'a");
  await enter(screen.getByLabelText('Address'), 'Kenyatta Road 2');
  // Submitted without the button, which ignores a second press.
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(saved('addAddress')).toMatchObject({ cityId: '274', countryCode: 'KE' }));
});

test('B-211 shows the form’s fields in the specified order', async () => {
  await open();
  await user.click(await screen.findByRole('button', { name: 'Add an address' }));
  const form = await screen.findByRole('form');
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  expect(fields.map(({ name }) => name).filter(Boolean)).toEqual([
    'name',
    'email',
    'phone',
    'country',
    'city',
    'cityOfProvince',
    'address',
  ]);
});

test('chooses the first address as soon as it has been added', async () => {
  let list: Address[] = [];
  const addFirst = () => {
    list = [home];
    return {};
  };
  await open({ listAddresses: () => list, addAddress: addFirst });
  await dialog('Add an address');
  await enter(screen.getByLabelText('Recipient'), home.name);
  await enter(screen.getByLabelText('E-mail'), home.email);
  await enter(screen.getByLabelText('Phone'), home.phone);
  await waitFor(() => expect(screen.getByRole('option', { name: 'Kenya' })).toBeTruthy());
  await select('Receiving country', 'Kenya');
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Region').disabled).toBe(false));
  await select('Region', "Murang'a");
  await enter(screen.getByLabelText('Address'), home.address);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await dialog('Choose an address');
  expect(await screen.findByRole('button', { name: /^Wanjiku Kamau/ })).toBeTruthy();
});

test.each([
  ['no array', undefined],
  ['an empty one', []],
])('B-192 opens the form to add an address when the answer is %s', async (_what, answer) => {
  await open({ listAddresses: () => answer ?? {} });
  expect(await dialog('Add an address')).toBeTruthy();
});

test("B-316 logs 'country error' for a city list that fails without an answer", async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await open({ listCities: () => new FailsWith('unreadable') });
  await user.click(await screen.findByRole('button', { name: 'Edit the address of Baraka Mushi' }));
  await waitFor(() => expect(log).toHaveBeenCalledWith('country error'));
});
