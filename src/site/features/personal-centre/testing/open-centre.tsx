import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { screens } from '#screens/screens.ts';
import { installAnswers, type Answers } from '#shared/api/testing/install-answers.ts';
import { usePrompt } from '#site/page-state/confirm.ts';
import type { CentreItem } from '#shared/routing/paths.ts';
import PromptDialog from '#site/shell/prompt-dialog.tsx';
import { renderSite } from '../../../../testing/render-site.tsx';
import { Toasts } from '../../../../testing/toasts.tsx';
import CentrePage from '../centre-page.tsx';

export const wanjiku = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };

/** Effects of the page outside itself. */
function Beside() {
  const prompt = usePrompt();
  return (
    <>
      <Toasts />
      {prompt && <PromptDialog prompt={prompt} />}
    </>
  );
}

interface Opened {
  answers?: Answers;
  user?: typeof wanjiku | undefined;
  search?: string;
}

/** Opens the personal centre at an item with the given answers. */
export async function openCentre(item: CentreItem, { answers = {}, user = wanjiku, search = '' }: Opened = {}) {
  const asked = installAnswers({ getDealerCertificate: () => ({ status: -1 }), ...answers });
  const logOut = vi.fn<() => void>();
  const site = await renderCentre(`/user/center/info?type=${item}${search}`, user, logOut);
  const bodiesOf = (operationId: string) =>
    asked.filter((call) => call.operationId === operationId).map(({ body }) => body);
  return { ...site, logOut, bodiesOf };
}

export function renderCentre(at: string, user?: typeof wanjiku, logOut: () => void = () => {}) {
  const page = (
    <>
      <Routes>
        <Route path={screens.centre.path} element={<CentrePage />} />
        <Route path="*" element={null} />
      </Routes>
      <Beside />
    </>
  );
  return renderSite(page, {
    at,
    ...(user && { user }),
    texts: ['centre', 'orders', 'forms', 'addresses', 'panels', 'uploads'],
    client: { logOut },
  });
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
