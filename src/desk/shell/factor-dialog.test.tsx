// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { untilFactorGiven } from '../session/factor-request.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { FactorDialog } from './factor-dialog.tsx';

afterEach(cleanup);

async function begin() {
  let given = Promise.resolve(false);
  act(() => void (given = untilFactorGiven()));
  return { given, dialog: within(await screen.findByRole('dialog', { name: 'Confirm your identity' })) };
}

describe('The second factor dialog', () => {
  it('opens for a waiting call and closes with a correct code', async () => {
    const asked = installAnswers({
      staffConfirmByCode: (body) =>
        (body as { code: string }).code === '482913' ? { code: 0 } : new FailsWith(400, 'The code is not right.'),
    });
    await renderDesk(<FactorDialog />);
    const { given, dialog } = await begin();
    await userEvent.type(dialog.getByLabelText('Authentication code'), '111111{Enter}');
    await dialog.findByText('The code is not right.');
    await userEvent.clear(dialog.getByLabelText('Authentication code'));
    await userEvent.type(dialog.getByLabelText('Authentication code'), '482913');
    await userEvent.keyboard('{Enter}');
    expect(await given).toBe(true);
    expect(asked.map(({ body }) => body)).toEqual([{ code: '111111' }, { code: '482913' }]);
  });

  it('cancels the call by its button and by Escape', async () => {
    installAnswers({});
    await renderDesk(<FactorDialog />);
    const first = await begin();
    await userEvent.click(first.dialog.getByRole('button', { name: 'Cancel' }));
    expect(await first.given).toBe(false);
    const second = await begin();
    await userEvent.keyboard('{Escape}');
    expect(await second.given).toBe(false);
  });
});
