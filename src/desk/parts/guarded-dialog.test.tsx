// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Form } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { press } from '../testing/press.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { CancelButton, GuardedDialog } from './guarded-dialog.tsx';
import { hasUnsaved } from '../session/unsaved.ts';

afterEach(cleanup);

function NameForm() {
  const form = useForm({ defaultValues: { name: '' } });
  const name = useField({ control: form.control, name: 'name' });
  return (
    <Form form={form} submitLabel="Save" onSubmit={async (values) => form.reset(values)}>
      <TextInput {...name} label="Name" />
    </Form>
  );
}

async function open() {
  const onClose = vi.fn<() => void>();
  await renderDesk(
    <GuardedDialog open onClose={onClose}>
      <NameForm />
    </GuardedDialog>,
  );
  return { onClose, name: screen.getByLabelText<HTMLInputElement>('Name') };
}

const pageIsHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('GuardedDialog', () => {
  it('asks before Escape or a click outside discards input, and keeps the input', async () => {
    const { onClose, name } = await open();
    await userEvent.type(name, 'Amina');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(name.value).toBe('Amina');
    const beside = document.querySelector('.MuiDialog-container');
    if (beside) await userEvent.click(beside);
    await screen.findByText('Discard changes?');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('closes immediately without input, and after saving', async () => {
    const { onClose, name } = await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    await userEvent.type(name, 'Amina');
    expect(hasUnsaved()).toBe(true);
    expect(pageIsHeld()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    expect(pageIsHeld()).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  });

  it('stays open until the call of a form or a button is answered', async () => {
    const onClose = vi.fn<() => void>();
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    function SlowForm() {
      const form = useForm();
      return (
        <Form form={form} submitLabel="Save" onSubmit={() => answers[0].promise}>
          {null}
        </Form>
      );
    }
    await renderDesk(
      <GuardedDialog open onClose={onClose}>
        <SlowForm />
        <ConfirmButton label="Delete" confirmLabel="Really delete" place="foot" onConfirm={() => answers[1].promise} />
        <CancelButton onClick={onClose} />
      </GuardedDialog>,
    );
    const cancel = screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' });
    const stayOpen = async () => {
      await waitFor(() => expect(cancel.disabled).toBe(true));
      await userEvent.keyboard('{Escape}');
      const beside = document.querySelector('.MuiDialog-container');
      if (beside) await userEvent.click(beside);
      expect(onClose).not.toHaveBeenCalled();
    };
    press(screen.getByRole('button', { name: 'Save' }));
    await stayOpen();
    answers[0].resolve();
    await waitFor(() => expect(cancel.disabled).toBe(false));
    press(screen.getByRole('button', { name: 'Delete' }));
    press(screen.getByRole('button', { name: 'Really delete' }));
    await stayOpen();
    answers[1].resolve();
    await waitFor(() => expect(cancel.disabled).toBe(false));
    press(cancel);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
