import { readTimeZone } from '#shared/state/time-zone.ts';
import type { QueryClient } from '@tanstack/react-query';
import { getI18n } from 'react-i18next';
import type { Order, Papers } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { refetchStale, invalidateCalls } from '#shared/api/invalidate.ts';
import { clearRecipient } from './remembered/last-recipient.ts';
import { isPrefetchAllowed } from './routing/next-page.ts';
import { cacheAnswers } from './offline/cache-answers.ts';
import { deleteAnswersOfOthers } from './offline/cached-answers.ts';
import { cachePolicyOf } from './offline/cacheable-calls.ts';
import { isConnectionLost, line } from '#shared/state/connection.ts';
import {
  type Act,
  isSameSubject,
  onForgetting,
  type Sent,
  type QueuedChange,
  queuedChanges,
} from './offline/outbox.ts';
import { cacheDocuments, cacheDocumentsOf, cacheProforma } from './offline/cached-documents.ts';
import { runOutbox } from './offline/run-outbox.ts';
import { sentOf } from './offline/send-outcome.ts';
import { reloadForMissingFiles, startWorker } from './offline/service-worker.ts';
import { forgetPush, renewPush } from './push/browser-push.ts';
import { isCachedCopy } from './page-state/rendered-page.ts';
import { ownerOf, type SiteClient } from '#shared/start-client.ts';
import { showToast } from '#shared/state/toasts.ts';
import { sendFavorite, reportFavorite } from './components/favorite-button.tsx';
import { orderCan } from './components/orders/order-actions.ts';
import { deleteStoredProofs, storeProofs } from './components/proofs/proof-set.ts';
import { deleteSharedPictures } from './components/proofs/shared-pictures.ts';
import { reloadOrders } from './components/reload-orders.ts';
import { loadTexts } from '#shared/i18n/feature-texts.ts';
import { isMobile, readDevice } from './routing/mobile-site.ts';
import type { Ahead } from './service-worker/messages.ts';
import type { SiteForm } from '#screens/site-forms.ts';
import type { Language } from '#wire/language.ts';

interface OfflineOptions {
  client: SiteClient;
  queryClient: QueryClient;
  language: Language;
  form: SiteForm;
}

/** Enables offline use of the site. It starts when the page is idle. */
export async function startOffline({ client, queryClient, language, form }: OfflineOptions): Promise<void> {
  reloadForMissingFiles();
  void startWorker({ language, form, ahead: howFarAhead() });
  // Texts that fail to load now are loaded again on demand.
  await loadTexts('offline').catch(() => undefined);
  const owner = () => ownerOf(client);
  const outbox = runOutbox({
    owner,
    send: (waiting, stillWaits) => send(waiting, stillWaits, queryClient),
    onSent: ({ act }) => showToast('success', getI18n().t(`offline:${sentTexts[act.kind]}`, nameOf(act))),
    onRefused: ({ act, refusal = '' }) =>
      showToast(
        'warning',
        getI18n().t('offline:refused', { what: getI18n().t(`offline:${act.kind}`, nameOf(act)), reason: refusal }),
      ),
    async onDropped({ act, owner: whose }) {
      if (act.kind === 'proof') await storeProofs(act.orderId, whose, []);
    },
    doubt: ({ kind }) => getI18n().t(kind === 'proof' ? 'offline:proofDoubtful' : 'offline:doubtful'),
  });
  cacheDocumentsOf(owner);
  cacheAnswers(queryClient, {
    language,
    owner,
    onCached({ queryKey, state }) {
      const [key] = queryKey as [{ _id?: string }?];
      void keepFilesOf(key?._id, state.data).catch(() => undefined);
    },
  });

  const follow = async () => {
    await deleteAnswersOfOthers(owner()).catch(() => undefined);
    await outbox.refresh();
    const user = owner();
    if (user === undefined) return;
    void renewPush(user, language).catch(() => undefined);
    await outbox.sendAll().catch(() => undefined);
  };
  client.login.onChange(() => void follow());
  onForgetting(async (user) => {
    clearRecipient();
    await Promise.all([
      deleteAnswersOfOthers(undefined),
      outbox.dropAll(user),
      deleteStoredProofs(user),
      deleteSharedPictures(),
      forgetPush(),
    ]);
  });
  await follow();
  // A page from the cache makes no requests while it is fresh, and so would not notice that there is no connection.
  if (isCachedCopy(document) && !(await checkConnection())) line.set('away');
  outbox.followConnection(checkConnection);
  tellOfSentElsewhere(queryClient);
  line.subscribe(() => {
    // Cached answers that were shown are refetched.
    if (line.get() === 'there') void refetchStale(queryClient, (query) => cachePolicyOf(query) !== undefined);
  });
}

/** Changes sent by another tab are no longer waiting. This page did not send them, so it shows no result. */
function tellOfSentElsewhere(queryClient: QueryClient): void {
  let before = queuedChanges.get();
  queuedChanges.subscribe(() => {
    const now = queuedChanges.get();
    for (const { act, refusal } of before) {
      const isGone = refusal === undefined && !now.some((one) => isSameSubject(one.act, act));
      if (isGone && act.kind === 'favorite') void reportFavorite(queryClient, act);
      if (isGone && act.kind === 'proof') void reloadOrders(queryClient);
    }
    before = now;
  });
}

async function send(
  waiting: QueuedChange,
  stillWaits: () => Promise<boolean>,
  queryClient: QueryClient,
): Promise<Sent> {
  const { act, key, owner } = waiting;
  if (act.kind === 'favorite') {
    const { error } = await sendFavorite(act, key);
    if (error === undefined) await reportFavorite(queryClient, act);
    return sentOf(error);
  }
  if (act.kind === 'inquiry') {
    const { error } = await api.submitInquiry({ body: act.body, headers: { 'Idempotency-Key': key } });
    if (error === undefined) void invalidateCalls(queryClient, 'listVehicleThreads');
    return sentOf(error);
  }
  // Few users have a queued proof, so its code loads only for them.
  const part = await import('./components/proofs/send-stored-proof.ts').catch(() => undefined);
  if (!part) return { is: 'unsent' };
  const sent = await part.sendStoredProof({ act, owner, key, stillWaits });
  if (sent.is === 'missing') return { is: 'refused', failure: { message: getI18n().t('offline:proofMissing') } };
  if (sent.is === 'done' || sent.is === 'refused') void reloadOrders(queryClient);
  return sent;
}

const sentTexts = { favorite: 'favoriteSent', inquiry: 'inquirySent', proof: 'proofSent' } as const;

function nameOf(act: Act): { name: string } {
  return { name: act.kind === 'inquiry' ? act.name : '' };
}

/** Any call that needs neither a login nor the envelope. */
async function checkConnection(): Promise<boolean> {
  const { error } = await api.getServerTime({ query: { timeZone: readTimeZone() } });
  return !isConnectionLost(error);
}

/** An order is read with its documents, so their files are cached as soon as they are known. */
async function keepFilesOf(call: string | undefined, data: unknown): Promise<void> {
  const ahead = howFarAhead();
  if (ahead === 'nothing') return;
  if (call === 'getOrder' && orderCan.downloadProforma(data as Order)) await cacheProforma(data as Order);
  if (call === 'listPapers') await cacheDocuments((data as Papers).papers, ahead === 'little' ? smallPaper : undefined);
}

/** The size of a document that is cached even on a metered connection. */
const smallPaper = 500_000;

/** Cellular data is metered, so the rest of the site is only prefetched on other connections. */
function howFarAhead(): Ahead {
  if (!isPrefetchAllowed()) return 'nothing';
  const { type } = (navigator as { connection?: { type?: string } }).connection ?? {};
  return type === 'wifi' || type === 'ethernet' || !isMobile(readDevice(window)) ? 'everything' : 'little';
}
