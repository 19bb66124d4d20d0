import { userEvent } from '@testing-library/user-event';

/** Enters a text at the end of a field in one step. Typing would redraw the form for each character. */
export async function enter(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
