import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { forcedHeaders } from './api/forced-calls.ts';
import { createQueryClient } from './api/query-client.ts';
import { readStoredLanguage, storeLanguage } from './app/language.ts';
import { obeySession } from './app/obey-session.ts';
import { reportFailure } from './app/report-failure.ts';
import { startI18n } from './i18n/start-i18n.ts';
import { settlePageAddress } from './routing/page-address.ts';
import { Site } from './site.tsx';
import { startClient } from './start-client.ts';
import { followPageScale } from './ui/page-scale.ts';
import { trustOwnScripts } from './ui/trusted-scripts.ts';

trustOwnScripts(window);
followPageScale(window);

const { language } = settlePageAddress(window, readStoredLanguage());
storeLanguage(language);
document.documentElement.lang = language;

const i18n = await startI18n(language);
const client = startClient({ i18n, language, headers: forcedHeaders });
const isDebugging = import.meta.env['VITE_DEBUG'] === 'on';
const queryClient = createQueryClient({ onFailure: reportFailure, debug: isDebugging });
obeySession(client.session, queryClient);
// The first calls need it; without a server it fails, which those calls then tell.
void client.session.prepare().catch(() => {});
await client.user.load();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<Site client={client} i18n={i18n} language={language} queryClient={queryClient} />);
