import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { choose, click, confirm, fill, give, press, pressIn, pick, tick } from './interactions.ts';

// The user actions on a page that lead to a call.

const password = 'Mombasa2026';

async function fillAccount(): Promise<void> {
  await fill(/^E-mail/, 'wanjiku@example.com');
  await fill(/^Password/, password);
  await tick('checkbox', /agree/);
}

export async function openLogin(): Promise<void> {
  await press('Log in');
}

export async function logIn(): Promise<void> {
  await openLogin();
  await fillAccount();
  await pressIn('dialog', 'Log in');
}

/** After the end-of-session dialog. */
export async function logInAgain(): Promise<void> {
  await pressIn('alertdialog', 'Log in');
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in', hidden: true }));
  fireEvent.change(dialog.getByLabelText(/^E-mail/), { target: { value: 'wanjiku.kamau@example.com' } });
  fireEvent.change(dialog.getByLabelText(/^Password/), { target: { value: password } });
  fireEvent.click(dialog.getByRole('checkbox', { hidden: true }));
  fireEvent.click(dialog.getByRole('button', { name: 'Log in', hidden: true }));
}

export async function register(): Promise<void> {
  await press('Register');
  await pick(/^Country/, 'Kenya');
  await fillAccount();
  await pressIn('dialog', 'Register');
}

export async function requestResetEmail(): Promise<void> {
  await fill(/^E-mail/, 'wanjiku@example.com');
  await press('Send the link');
}

export async function typeSearch(): Promise<void> {
  const field = await screen.findByRole('combobox', { name: 'Search vehicles' });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'vit' } });
}

export async function estimateAnyCar(): Promise<void> {
  await choose(/^Year of first registration/, String(new Date().getUTCFullYear() - 4));
  await fill(/^Price of the car/, '8,000');
  await press('Calculate');
}

export async function resetPassword(): Promise<void> {
  await fill('New password', password);
  await fill('Repeat new password', password);
  await press('Confirm');
}

export async function changePassword(): Promise<void> {
  await fill('Old password', password);
  await fill('New password', 'Nairobi2027');
  await fill('Confirm new password', 'Nairobi2027');
  await press('Change password');
}

export async function changeCountry(): Promise<void> {
  await pick('Receiving country', 'Tanzania');
  await press('Save changes');
}

export async function logOut(): Promise<void> {
  await press('Log out', await screen.findByRole('main'));
  await confirm();
  await waitFor(() => {
    if (localStorage.getItem('refreshToken') !== null) throw new Error('The user is still logged in.');
  });
}

/** Uses the picker in the header, down to the styles of a model. */
export async function chooseModel(): Promise<void> {
  fireEvent.keyDown(await screen.findByRole('combobox', { name: 'Brand and model' }), { key: 'ArrowDown' });
  for (const name of ['Toyota', 'Vitz']) {
    // Each list loads after a choice in the previous one. A form of the page may offer the same names.
    const option = await waitFor(() => {
      const options = screen.getAllByRole('option', { name, hidden: true });
      const found = options.find(({ tagName }) => tagName !== 'OPTION');
      if (!found) throw new Error(`The picker offers no ${name}.`);
      return found;
    });
    fireEvent.click(option);
  }
}

export async function inquire(): Promise<void> {
  await screen.findByText('USD 2,055');
  await press('Inquiry');
}

export async function askAboutVehicle(): Promise<void> {
  await fill('Ask about this vehicle', 'Has the timing belt been changed, and when?');
  await press('Send the question');
}

export async function pressHeart({ isSaved }: { isSaved: boolean }): Promise<void> {
  const [heart] = await screen.findAllByRole('button', { name: 'Save as favourite', pressed: isSaved });
  if (heart) click(heart);
}

export async function fillAddress(): Promise<void> {
  await fill('Recipient', 'Achieng Odhiambo');
  await fill(/^E-mail/, 'achieng@example.com');
  await fill('Phone', '+254733000444');
  await choose('Receiving country', 'Kenya');
  await choose('Region', 'Mombasa');
  await choose('City', 'Mombasa');
  await fill('Address', 'Kenyatta Road 2');
  await press('Save');
}

export async function fillDealer(): Promise<void> {
  await fill(/^Company name/, 'Kamau Motors Ltd');
  await fill(/^Company address/, 'Moi Avenue 22');
  await fill(/^Contact person/, 'Wanjiku Kamau');
  await fill(/^Contact number/, '+254712345678');
  await give(/^PIN certificate/);
  await screen.findByRole('img', { name: /^PIN certificate/, hidden: true });
  await press('Submit');
}

export async function correctDealer(): Promise<void> {
  await press('Correct it now');
  await fill(/^Contact person/, 'Otieno Ouma');
  await press('Submit');
}

export async function addPaper(): Promise<void> {
  await press('Add document');
  await screen.findByRole('dialog', { name: 'Add document', hidden: true });
  await fill('Title', 'Bank receipt');
  await give('File');
  await pressIn('dialog', 'Add document');
}

export async function handIn(button: string, bytes?: number): Promise<void> {
  await press(button);
  await give('Choose pictures', bytes);
  await screen.findByText('Ready to upload');
  await press('Submit proof');
}

export async function reportClaim(): Promise<void> {
  await press('Report a problem');
  await choose('What is wrong?', 'Damage');
  await fill('Describe it', 'The left front door has a dent.');
  await give('Photos');
  await screen.findByRole('button', { name: /^Remove/ });
  await press('Send the report');
}

export async function makeOffer(): Promise<void> {
  await press('Make an offer');
  await fill(/^Your price/, '4,700');
  await press('Send the offer');
}
