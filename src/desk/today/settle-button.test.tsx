// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { press } from '../testing/press.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { SettleButton } from './settle-button.tsx';

afterEach(cleanup);

test('An inquiry is settled by a second press only, and an accidental press expires', async () => {
  const asked = installAnswers({ staffSettleInquiry: () => ({}) });
  await renderDesk(<SettleButton id="i1" title="wanjiku@example.com" />);
  const button = screen.getByRole('button');
  press(button);
  expect(button.textContent).toBe('Press again to confirm');
  fireEvent.blur(button);
  press(button);
  expect(asked).toEqual([]);
  press(button);
  await waitFor(() => expect(asked.map(({ operationId }) => operationId)).toEqual(['staffSettleInquiry']));
});
