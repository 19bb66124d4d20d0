// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { barePhone } from '#site/components/addresses/recipient-rules.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { AmountInput } from './amount-input.tsx';
import { EmailInput } from './email-input.tsx';
import type { FieldProps } from './field-frame.tsx';
import { PasswordInput } from './password-input.tsx';
import { SearchSelect } from './search-select.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

/** Renders an input that keeps its own value, and returns the element. */
async function show<Props extends FieldProps>(
  Input: ComponentType<Props>,
  props: Omit<Props, 'label' | 'value' | 'onChange'>,
) {
  const kept = vi.fn<(value: string) => void>();
  function Held() {
    const [value, setValue] = useState('');
    const field = { label: 'Field', value, onChange: (next: string) => (setValue(next), kept(next)) };
    return <Input {...(props as Props)} {...field} />;
  }
  await renderSite(<Held />, { texts: ['forms'] });
  return { input: screen.getByLabelText<HTMLInputElement>('Field'), kept };
}

test('A-215 A-216 strips emoji and leading spaces from a text at once, and trailing spaces on blur', async () => {
  const { input } = await show(TextInput, {});
  await userEvent.type(input, '  Moi 🚗Avenue ');
  expect(input.value).toBe('Moi Avenue ');
  await userEvent.tab();
  expect(input.value).toBe('Moi Avenue');
});

test('A-215 counts the characters of a nearly full text and says by how many it is too long', async () => {
  const { input, kept } = await show(TextInput, {});
  await userEvent.type(input, 'x'.repeat(23));
  expect(screen.queryByText(/characters/)).toBeNull();
  await userEvent.type(input, 'x');
  expect(input.getAttribute('aria-describedby')).toBe(screen.getByText('24 of 30 characters').id);
  await userEvent.paste('y'.repeat(9));
  expect(kept).toHaveBeenLastCalledWith(`${'x'.repeat(24)}${'y'.repeat(9)}`);
  expect(screen.getByRole('alert').textContent).toBe('Please enter at most 30 characters. Shorten it by 3.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
});

test('never cuts a pasted text', async () => {
  const long = 'a1'.repeat(60);
  for (const [Input, props] of [
    [TextInput, { maxLength: 20 }],
    [EmailInput, {}],
    [PasswordInput, { autoComplete: 'new-password' }],
  ] as [ComponentType<FieldProps>, object][]) {
    const { input, kept } = await show(Input, props);
    input.focus();
    await userEvent.paste(long);
    expect(kept).toHaveBeenLastCalledWith(long);
    expect(screen.getByRole('alert').textContent).toMatch(/^Please enter at most \d+ characters/);
    cleanup();
  }
});

test('offers to correct a mistyped e-mail domain', async () => {
  const { input } = await show(EmailInput, {});
  await userEvent.type(input, 'wanjiku@gmial.com');
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Did you mean wanjiku@gmail.com?' }));
  expect(input.value).toBe('wanjiku@gmail.com');
  expect(screen.queryByRole('button')).toBeNull();
});

test('does not count separators in a phone number', async () => {
  const { input, kept } = await show(TextInput, { maxLength: 15, counted: barePhone });
  input.focus();
  await userEvent.paste('+254 (712) 345-678');
  expect(kept).toHaveBeenLastCalledWith('+254 (712) 345-678');
  expect(screen.getByText('13 of 15 characters')).toBeTruthy();
  await userEvent.paste('901');
  expect(screen.getByRole('alert').textContent).toContain('Shorten it by 1');
});

test('A-216 A-217 supports uppercase and kinds of text', async () => {
  const { input } = await show(TextInput, { kind: 'char-number', isUppercase: true });
  await userEvent.type(input, 'p051-abc 丰');
  expect(input.value).toBe('P051ABC');
});

test('A-216 keeps the cursor in place when a character in the middle is dropped', async () => {
  const { input } = await show(TextInput, { kind: 'number' });
  await userEvent.type(input, '1234');
  await userEvent.type(input, 'x9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(input.value).toBe('12934');
});

test('A-219 A-220 drops nothing before an input method has finished composing', async () => {
  const { input, kept } = await show(TextInput, { kind: 'chinese' });
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: 'fengtian' }, isComposing: true });
  expect(input.value).toBe('fengtian');
  expect(kept).not.toHaveBeenCalled();
  fireEvent.input(input, { target: { value: '丰田' }, isComposing: true });
  fireEvent.compositionEnd(input);
  expect(input.value).toBe('丰田');
  expect(kept).toHaveBeenLastCalledWith('丰田');
});

test('A-223 A-224 A-225 A-226 adds the point after a leading 0 of an amount and normalizes it on blur', async () => {
  const { input } = await show(AmountInput, {});
  await userEvent.type(input, '05.125');
  expect(input.value).toBe('0.5125');
  expect(screen.getByText('Please enter at most 2 digits after the point')).toBeTruthy();
  await userEvent.clear(input);
  await userEvent.type(input, '0');
  expect(input.value).toBe('0.');
  await userEvent.tab();
  expect(input.value).toBe('');
  await userEvent.type(input, '12.');
  await userEvent.tab();
  expect(input.value).toBe('12');
});

test('A-224 deletes a 0 together with its point', async () => {
  const { input } = await show(AmountInput, {});
  await userEvent.type(input, '0{Backspace}');
  expect(input.value).toBe('');
});

test('A-092 A-206 B-105 limits a password to 20 characters, and shows and hides it by a button', async () => {
  const { input } = await show(PasswordInput, { autoComplete: 'new-password' as const });
  await userEvent.type(input, 'x'.repeat(20));
  expect(screen.queryByText(/characters/)).toBeNull();
  await userEvent.type(input, 'x');
  expect(screen.getByRole('alert').textContent).toContain('at most 20 characters');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

test('finds an option by a part of its name and selects it by keyboard', async () => {
  const options = ['Kenya', 'Tanzania', 'Uganda'].map((name) => ({ value: name.slice(0, 2), label: name }));
  const { input, kept } = await show(SearchSelect, { options });
  await userEvent.type(input, 'gan{Enter}');
  expect(input.value).toBe('Uganda');
  expect(kept).toHaveBeenLastCalledWith('Ug');
});

test('announces the error of a field with the field', async () => {
  const field = { label: 'Name', value: '', onChange: () => {}, hint: 'As in the passport', error: 'Please enter it' };
  await renderSite(<TextInput {...field} />);
  const input = screen.getByLabelText('Name');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const notes = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual([field.hint, field.error]);
});
