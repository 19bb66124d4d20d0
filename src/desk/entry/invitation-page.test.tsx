// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { InvitationPage } from './invitation-page.tsx';

afterEach(cleanup);

test('An incomplete invitation link is reported without a server call', async () => {
  const asked = installAnswers({});
  await renderDesk(<InvitationPage />, { at: '/invitation?authKey=sik_Qm' });
  expect(screen.getByText(/^The link is incomplete/)).toBeDefined();
  expect(asked).toEqual([]);
});
