// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { Form } from './form.tsx';

afterEach(cleanup);

test('keeps the error message in its place until the next result', async () => {
  const answers = [Promise.withResolvers<string | undefined>(), Promise.withResolvers<string | undefined>()];
  let sent = 0;
  function Sample() {
    const form = useForm();
    const send = async () => {
      const message = await answers[sent++]?.promise;
      if (message !== undefined) form.setError('root', { message });
    };
    return (
      <Form form={form} onSubmit={send} submitLabel="Send">
        {null}
      </Form>
    );
  }
  render(<Sample />);
  // Not through the button, which ignores a second press for a moment.
  const submit = () => fireEvent.submit(screen.getByRole('button', { name: 'Send' }));
  submit();
  answers[0]?.resolve('The number is not valid.');
  expect(await screen.findByRole('alert')).toBeTruthy();
  submit();
  await waitFor(() => expect(sent).toBe(2));
  expect(screen.getByRole('alert').textContent).toBe('The number is not valid.');
  answers[1]?.resolve(undefined);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('keeps the error message in its place if a field is invalid before the next result', async () => {
  let sent = 0;
  function Sample() {
    const form = useForm({ defaultValues: { code: '111111' } });
    const send = async () => {
      sent += 1;
      if (sent === 1) form.setError('root', { message: 'This code is wrong.' });
    };
    return (
      <Form form={form} onSubmit={send} submitLabel="Send">
        <input aria-label="Code" {...form.register('code', { required: 'Enter it.' })} />
        {form.formState.errors.code?.message}
      </Form>
    );
  }
  render(<Sample />);
  const submit = () => fireEvent.submit(screen.getByRole('button', { name: 'Send' }));
  const enter = (value: string) => fireEvent.change(screen.getByLabelText('Code'), { target: { value } });
  submit();
  expect(await screen.findByText('This code is wrong.')).toBeTruthy();
  enter('');
  submit();
  expect(await screen.findByText('Enter it.')).toBeTruthy();
  expect(screen.getByText('This code is wrong.')).toBeTruthy();
  enter('482913');
  submit();
  await waitFor(() => expect(sent).toBe(2));
  await waitFor(() => expect(screen.queryByText('This code is wrong.')).toBeNull());
});
