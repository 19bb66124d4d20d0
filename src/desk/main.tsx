import '#shared/ui/tokens.css';
import '#shared/ui/base.css';
import './desk.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient, watchConnection } from '#shared/api/query-client.ts';
import { reportFailure } from '#shared/state/report-failure.ts';
import { loadDeskTexts } from '#shared/i18n/desk-texts.ts';
import { startI18n } from '#shared/i18n/start-i18n.ts';
import { openStyles } from '#shared/ui/site-theme.tsx';
import { trustOwnScripts } from '#shared/ui/trusted-scripts.ts';
import { deskBase } from './session/desk-paths.ts';
import { Desk } from './desk.tsx';
import { DeskRoutes } from './desk-routes.tsx';
import { LeaveGuard } from './shell/leave-guard.tsx';
import { readDeskLanguage, startDesk } from './session/start-desk.ts';

// Entry point of the desk, a separate page so that buyers load none of it.
trustOwnScripts(window);
watchConnection();
const language = readDeskLanguage();
document.documentElement.lang = language;

const i18n = await startI18n(language, loadDeskTexts);
const client = startDesk({ i18n, language });
const queryClient = createQueryClient({ onFailure: reportFailure });

const page = (
  <LeaveGuard>
    <DeskRoutes />
  </LeaveGuard>
);
const router = createBrowserRouter([{ path: '*', element: page }], { basename: deskBase });

const root = document.getElementById('root');
if (!root) throw new Error('desk.html has no #root');
createRoot(root).render(
  <Desk client={client} i18n={i18n} queryClient={queryClient} styles={openStyles()}>
    <RouterProvider router={router} />
  </Desk>,
);
