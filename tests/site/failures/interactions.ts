import { fireEvent, screen, waitFor, within } from '@testing-library/react';

// User interactions with a page. Each waits for its element, which may still be loading.

type Name = string | RegExp;

let isHasty = false;

/** Buttons are pressed twice in quick succession, or pressed again. */
export function pressRepeatedly(hasty: boolean): void {
  isHasty = hasty;
}

/** The text typed since the page was opened, by the field's label. */
export const typed = new Map<Name, string>();

/** A text field of one or several lines. */
const selector = 'input, textarea';

export function fieldOf(label: Name): HTMLInputElement | undefined {
  return screen.queryAllByLabelText<HTMLInputElement>(label, { selector })[0];
}

/** The first enabled button of that name. */
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

/** Confirms the open prompt. */
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

/** Chooses from a searchable list. */
export async function pick(label: Name, option: string): Promise<void> {
  await screen.findAllByLabelText(label, { selector: 'input' });
  const found = await waitFor(() => {
    const field = fieldOf(label);
    // A dialog that is still rendering may close a list that was opened too early, so it is opened again.
    if (field?.getAttribute('aria-expanded') === 'false') fireEvent.keyDown(field, { key: 'ArrowDown' });
    return screen.getByRole('option', { name: option, hidden: true });
  });
  fireEvent.click(found);
  typed.set(label, option);
}

/** Selects a picture in a file chooser. */
export async function give(label: Name, bytes = 4): Promise<void> {
  const [chooser] = await screen.findAllByLabelText(label, { selector: 'input[type=file]' });
  const content = new Uint8Array(bytes);
  content.set([0xff, 0xd8, 0xff]);
  const files = [new File([content], 'slip.jpg', { type: 'image/jpeg' })];
  if (chooser) fireEvent.change(chooser, { target: { files } });
}

/** Elements that would change something when pressed; they may wait for the page's data first. */
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
