import { fireEvent, screen, waitFor, within } from '@testing-library/react';

// What a person does with a page. Everything is waited for, as it may still be on its way.

type Name = string | RegExp;

let isHasty = false;

/** From now on buttons are pressed twice in quick succession, or once again. */
export function beHasty(hasty: boolean): void {
  isHasty = hasty;
}

/** What was typed since the page was opened, by the field's label. */
export const typed = new Map<Name, string>();

/** What is typed into, be it of one line or of several. */
const selector = 'input, textarea';

export function fieldOf(label: Name): HTMLInputElement | undefined {
  return screen.queryAllByLabelText<HTMLInputElement>(label, { selector })[0];
}

/** The first button of that name that can be pressed. */
export async function press(name: Name, place: HTMLElement = document.body): Promise<void> {
  click(await enabled('button', name, place));
}

export function click(button: HTMLElement): void {
  fireEvent.click(button);
  if (isHasty) fireEvent.click(button);
}

export async function pressIn(dialog: 'dialog' | 'alertdialog', name: Name): Promise<void> {
  await press(name, await screen.findByRole(dialog, { hidden: true }));
}

/** Says yes to the question that is asked. */
export async function confirm(): Promise<void> {
  const prompt = await screen.findByRole('alertdialog', { hidden: true });
  const yes = within(prompt).getAllByRole('button', { hidden: true }).at(-1);
  if (!yes) throw new Error('A prompt has its two answers.');
  click(yes);
}

export async function tick(role: 'checkbox' | 'radio' | 'switch', name: Name): Promise<void> {
  fireEvent.click(await enabled(role, name, document.body));
}

export async function fill(label: Name, value: string): Promise<void> {
  await screen.findAllByLabelText(label, { selector });
  const field = fieldOf(label);
  if (field) fireEvent.change(field, { target: { value } });
  typed.set(label, value);
}

export async function choose(label: Name, option: string): Promise<void> {
  const [place] = (await screen.findAllByLabelText(label, { selector: 'select' })).toReversed();
  if (!place) return;
  const found = await within(place).findByRole<HTMLOptionElement>('option', { name: option, hidden: true });
  fireEvent.change(place, { target: { value: found.value } });
}

/** Chooses from a list that could be searched too. */
export async function pick(label: Name, option: string): Promise<void> {
  await screen.findAllByLabelText(label, { selector: 'input' });
  const found = await waitFor(() => {
    const field = fieldOf(label);
    // A dialog that is still being put together may close a list that was opened too early: it is opened again.
    if (field?.getAttribute('aria-expanded') === 'false') fireEvent.keyDown(field, { key: 'ArrowDown' });
    return screen.getByRole('option', { name: option, hidden: true });
  });
  fireEvent.click(found);
  typed.set(label, option);
}

/** Gives a file chooser a picture. */
export async function give(label: Name, bytes = 4): Promise<void> {
  const [chooser] = await screen.findAllByLabelText(label, { selector: 'input[type=file]' });
  const content = new Uint8Array(bytes);
  content.set([0xff, 0xd8, 0xff]);
  const files = [new File([content], 'slip.jpg', { type: 'image/jpeg' })];
  if (chooser) fireEvent.change(chooser, { target: { files } });
}

/** What can be pressed and would change something; it may be waiting for the page's answers first. */
async function enabled(
  role: 'button' | 'checkbox' | 'radio' | 'switch',
  name: Name,
  place: HTMLElement,
): Promise<HTMLElement> {
  return waitFor(() => {
    const found = within(place).getAllByRole<HTMLInputElement>(role, { name, hidden: true });
    const usable = found.find(({ disabled, checked }) => !disabled && (role === 'switch' || !checked));
    if (!usable) throw new Error(`${String(name)} cannot be pressed.`);
    return usable;
  });
}
