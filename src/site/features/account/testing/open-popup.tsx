import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { installAnswers, type Answers } from '#shared/api/testing/install-answers.ts';
import { openDialog, panels, type SitePopup } from '#shared/state/dialogs.ts';
import { useLiveChat } from '#site/session/live-chat.ts';
import { Popups } from '#site/popups.tsx';
import { renderSite } from '../../../../testing/render-site.tsx';
import { Toasts } from '../../../../testing/toasts.tsx';
import { enter } from '../../../../testing/enter.ts';

export const user = userEvent.setup({ delay: null });
export const tokens = { accessToken: 'access-token-000001', refreshToken: 'refresh-token-00001' };
export const good = { email: 'wanjiku.kamau@example.com', password: 'Mombasa2026' };

function ChatSign() {
  return useLiveChat() !== 'closed' && <p>The live chat is open</p>;
}

interface Opened {
  answers?: Answers;
  dialog?: SitePopup;
  at?: string;
  logIn?: (given: typeof tokens) => Promise<boolean>;
}

export async function openPopup({
  answers = {},
  dialog = { kind: 'account', panel: panels.login },
  at = '/',
  ...client
}: Opened = {}) {
  const asked = installAnswers({
    getAdvertisement: () => ({ imageUrl: '/pictures/home/login.webp' }),
    listCountries: () => [
      { code: 'KE', name: 'Kenya' },
      { code: 'TZ', name: 'Tanzania' },
    ],
    generateCaptcha: () => ({ imgBase64: 'data:image/png;base64,AAAA', imgKey: 'cap_1' }),
    ...answers,
  });
  const logIn = vi.fn<NonNullable<Opened['logIn']>>(client.logIn ?? (() => Promise.resolve(true)));
  const site = await renderSite(
    <>
      <Popups />
      <ChatSign />
      <Toasts />
    </>,
    { at, client: { logIn } },
  );
  act(() => openDialog(dialog));
  await screen.findByRole(dialog.kind === 'notice' || dialog.kind === 'expired' ? 'alertdialog' : 'dialog');
  return { ...site, logIn, asked, callsOf: (id: string) => asked.filter(({ operationId }) => operationId === id) };
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const press = (name: string) => user.click(button(name));
export const agree = () => user.click(screen.getByRole('checkbox', { name: /agree/ }));
/** The error under a field. */
export const errorOf = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)[0];

export async function fillIn({ email, password } = good): Promise<void> {
  await enter(field('E-mail'), email);
  await enter(field('Password'), password);
  await agree();
}
