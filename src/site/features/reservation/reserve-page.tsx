import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import type { Vehicle } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { useStoredUser } from '#site/session/session.tsx';
import { saveOrderDraft, useOrderDraft, type OrderDraft } from '#site/remembered/order-draft.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { Breadcrumbs } from '#site/components/breadcrumbs.tsx';
import { EmailText } from '#site/components/email-text.tsx';
import { LazyImportVerdict } from '#site/components/import-verdict/lazy-import-verdict.tsx';
import { AmountsDue } from '#site/components/orders/amounts-due.tsx';
import { FoldedRefundPromises } from '#site/components/refunds/folded-refund-promises.tsx';
import { OrderCard, OrderParts, OrderSection, PairedTable } from '#site/components/orders/order-parts.tsx';
import { VehicleSummary } from '#site/components/orders/vehicle-summary.tsx';
import { verdictOptions } from '#shared/components/import-verdict/verdict-query.ts';
import { CheckBox } from '#shared/forms/check-box.tsx';
import { paths } from '#shared/routing/paths.ts';
import { goesBack } from '#site/routing/page-direction.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { saveReceipt } from './receipt.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import styles from './reserve-page.module.css';
import { textOf, useConfirmedPrice, type ConfirmedPrice } from './use-confirmed-price.ts';
import { useReservation, type ReservationStage } from './use-reservation.ts';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { checkRecipient, type RecipientWarning } from '#site/components/recipient/check-recipient.ts';
import { RecipientForm } from '#site/components/recipient/recipient-form.tsx';
import { goToField, useWarning } from '#site/components/use-warning.ts';

/** Shows that clearance is included, with a link to the agents. */
function Clearance() {
  const { t } = useTranslation('orders');
  return (
    <>
      {t('included')} ·{' '}
      <TextLink to={paths.company()} className="alone">
        {t('clearanceWho')}
      </TextLink>
    </>
  );
}

/** Shows the whole order once more before the buyer reserves. */
export default function ReservePage() {
  const { t } = useTranslation('orders');
  const user = useStoredUser();
  const draft = useOrderDraft();
  const [search] = useSearchParams();
  usePageTitle(t('reserveTitle'));
  const id = search.get('id');
  const isAboutDraft = id === null || id === '' || id === draft?.carSourceId;
  if (!user || !draft || !isAboutDraft) return <Navigate to={paths.home()} replace />;
  // Another destination was chosen on another page, so the order has to be completed again.
  if (draft.transportTypeId === '') return <Navigate to={paths.detail(draft.carSourceId)} replace />;
  return <ReserveView key={draft.carSourceId} draft={draft} />;
}

function ReserveView({ draft }: { draft: OrderDraft }) {
  const { t } = useTranslation('orders');
  const queryClient = useQueryClient();
  const detailOptions = queries.getVehicleDetailOptions({ body: { carSourceId: draft.carSourceId } });
  const { data: detail } = useQuery(detailOptions);
  const price = useConfirmedPrice(draft);
  const { vehicle, depositRatio } = summarize(draft, detail?.vehicle);
  const word = useImportConsent(draft);
  // Another tab may have reserved it meanwhile.
  const { orderId, status, reservationsPaused = false } = detail?.vehicle ?? {};
  const isBlocked = orderId !== undefined || reservationsPaused || (word.isWanted && !word.isGiven);
  const { stage, reason, submit } = useReservation({
    draft,
    wantsRefusedImport: word.isWanted && word.isGiven,
    isBlocked,
    total: textOf(price.due),
    shownPrice: price.shown,
    askTotal: price.askTotal,
    async onReserved(reserved) {
      clearScrollPositions(draft.carSourceId);
      // After a reload the answer may arrive before the vehicle.
      const loaded =
        queryClient.getQueryData(detailOptions.queryKey) ??
        (await queryClient.fetchQuery(detailOptions).catch(() => undefined));
      saveReceipt({ ...reserved, ...summarize(draft, loaded?.vehicle), ...price.due });
    },
  });
  const recipient = useRecipient(draft);
  const isUnderWay = stage === 'sending' || stage === 'checking';
  const detailPath = paths.detail(draft.carSourceId);
  return (
    <div className={`column ${styles.page}`}>
      <Breadcrumbs
        crumbs={[
          { label: t('vehicleList'), to: paths.vehicles() },
          { label: t('carDetail'), to: detailPath },
          { label: draft.styleName },
        ]}
      />
      <h1>{t('reserveTitle')}</h1>
      <OrderParts>
        <div className={styles.facts}>
          <OrderCard label={t('vehicle')}>
            <VehicleSummary vehicle={vehicle} />
          </OrderCard>
          <OrderSection title={t('information')}>
            <PairedTable
              pairs={[
                { title: t('country'), value: draft.country },
                { title: t('port'), value: draft.portName },
                { title: t('transport'), value: draft.transportTypeDesc },
                ...(draft.checkClearancePrice === 1 ? [{ title: t('clearance'), value: <Clearance /> }] : []),
              ]}
            />
          </OrderSection>
          <LazyImportVerdict
            vehicleId={draft.carSourceId}
            countryCode={draft.countryCode}
            country={draft.country}
            portId={draft.port}
            port={draft.portName}
          />
          <OrderSection title={t('receiver')}>
            <Recipient draft={draft} recipient={recipient} isLocked={isUnderWay || stage === 'unknown'} />
          </OrderSection>
        </div>
        <aside className={styles.price} aria-label={t('amounts')}>
          <AmountsDue {...price.due} countryCode={draft.countryCode} depositRatio={depositRatio} />
          {word.isWanted && (
            <CheckBox label={t('wantRefused', { country: draft.country })} value={word.isGiven} onChange={word.give} />
          )}
          {orderId === undefined ? (
            <ReserveNote price={price} stage={stage} reason={reason} isPaused={reservationsPaused} />
          ) : (
            <p className={styles.caution} aria-live="polite">
              {t('reservedByYou')} <TextLink to={paths.order(orderId, status)}>{t('toYourOrder')}</TextLink>
            </p>
          )}
          <Button
            color="secondary"
            fullWidth
            loading={isUnderWay || price.isPending}
            disabled={(!price.isConfirmed || isBlocked) && stage !== 'unknown'}
            onClick={() => {
              if (stage === 'unknown' || recipient.check()) submit();
            }}
          >
            {t(buttonText(stage, price.change !== undefined), { total: price.due.total?.text })}
          </Button>
          <p className={styles.small}>{t('reserveNotice')}</p>
          <FoldedRefundPromises />
          <ButtonLink
            variant="text"
            fullWidth
            to={detailPath}
            state={goesBack}
            startIcon={<ArrowLeft size="1em" aria-hidden />}
          >
            {t('backToVehicle')}
          </ButtonLink>
        </aside>
      </OrderParts>
    </div>
  );
}

interface RecipientState {
  isOpen: boolean;
  open: () => void;
  form: RefObject<HTMLDivElement | null>;
  warning: RecipientWarning | undefined;
  clear: () => void;
  /** Whether the recipient is complete. Otherwise the form opens at the first error. */
  check: () => boolean;
}

/** The form is open from the start if the recipient is not complete, and stays open while it is filled in. */
function useRecipient(draft: OrderDraft): RecipientState {
  const [isOpen, setOpen] = useState(() => checkRecipient(draft) !== undefined);
  const form = useRef<HTMLDivElement>(null);
  const { warning, warn, clear } = useWarning<RecipientWarning>();
  return {
    isOpen,
    open: () => setOpen(true),
    form,
    warning,
    clear,
    check() {
      const fault = checkRecipient(draft);
      if (!fault) return true;
      flushSync(() => setOpen(true));
      warn(fault);
      goToField(form.current, fault.field);
      return false;
    },
  };
}

interface RecipientProps {
  draft: OrderDraft;
  recipient: RecipientState;
  /** The reservation may have been made, so its recipient stays. */
  isLocked: boolean;
}

/** Who receives the vehicle: as a form until it is complete, then as a table. */
function Recipient({ draft, recipient: { isOpen, open, form, warning, clear }, isLocked }: RecipientProps) {
  const { t } = useTranslation('orders');
  if (isOpen && !isLocked) {
    return (
      <div ref={form} className={styles.recipient}>
        <RecipientForm draft={draft} change={saveOrderDraft} warning={warning} onEdit={clear} />
      </div>
    );
  }
  return (
    <>
      <PairedTable
        pairs={[
          { title: t('name'), value: draft.name },
          { title: t('country'), value: draft.receiveCountry },
          { title: t('city'), value: draft.cityName || draft.city },
          { title: t('address'), value: draft.receiveAddress },
          { title: t('email'), value: <EmailText email={draft.email} /> },
          { title: t('phone'), value: draft.phone },
        ]}
      />
      {!isLocked && (
        <Button variant="text" size="small" className={styles.change ?? ''} onClick={open}>
          {t('changeReceiver')}
        </Button>
      )}
    </>
  );
}

function summarize({ styleName, styleImage }: OrderDraft, known: Partial<Vehicle> = {}) {
  const { depositRatio, regDate, country, mileage } = known;
  return { vehicle: { styleName, styleImage, regDate, country, mileage }, depositRatio };
}

function buttonText(stage: ReturnType<typeof useReservation>['stage'], hasChanged: boolean) {
  if (stage === 'checking') return 'checking';
  if (stage === 'unknown') return 'checkAgain';
  return hasChanged ? 'reserveAt' : 'reserve';
}

interface ReserveNoteProps {
  price: ConfirmedPrice;
  stage: ReservationStage;
  reason: string | undefined;
  isPaused: boolean;
}

/** Notes for the buyer before reserving, or while the outcome is unknown. */
function ReserveNote({ price, stage, reason, isPaused }: ReserveNoteProps) {
  const { t } = useTranslation(['orders', 'common']);
  return <div aria-live="polite">{note()}</div>;

  function note() {
    if (stage === 'checking') return <p className={styles.caution}>{t('reserveChecking')}</p>;
    if (stage === 'offline') return <p className={styles.caution}>{t('reserveOffline')}</p>;
    if (stage === 'unknown') {
      return (
        <p className={styles.caution}>
          {t('reserveUnknown')} <TextLink to={paths.centre()}>{t('toOrders')}</TextLink>
        </p>
      );
    }
    if (isPaused) return <p className={styles.caution}>{t('reservePaused')}</p>;
    if (price.failure !== undefined) {
      return (
        <div className={styles.negative}>
          <p>{t('priceUnconfirmed', { reason: price.failure })}</p>
          <Button variant="outlined" size="small" onClick={price.askAgain}>
            {t('common:retry')}
          </Button>
        </div>
      );
    }
    if (price.change) {
      const { what, before, now, hasRisen } = price.change;
      return <p className={styles.caution}>{t(hasRisen ? `${what}Risen` : `${what}Fallen`, { before, now })}</p>;
    }
    return stage === 'refused' ? <p className={styles.negative}>{reason ?? t('reserveRefused')}</p> : null;
  }
}

interface ImportConsent {
  /** The country refuses the vehicle, so the buyer has to consent to buying it anyway. */
  isWanted: boolean;
  isGiven: boolean;
  give: (isGiven: boolean) => void;
}

/** Checks whether the vehicle of a draft may be imported. If that is unknown, no consent is needed. */
function useImportConsent({ carSourceId, countryCode, port }: OrderDraft): ImportConsent {
  const [isGiven, give] = useState(false);
  const { data } = useQuery({
    ...verdictOptions({ vehicleId: carSourceId, countryCode, portId: port }),
    enabled: countryCode !== '',
  });
  return { isWanted: data?.verdicts[0]?.verdict === 'refused', isGiven, give };
}

/** Clears the saved scroll positions of vehicle pages whose content has changed. */
function clearScrollPositions(vehicleId: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const [kind, search] = key.split('?');
      const isAbout = kind?.startsWith('scroll:') && new URLSearchParams(search).get('id') === vehicleId;
      if (isAbout) sessionStorage.removeItem(key);
    }
  } catch {
    // A blocked storage has no positions.
  }
}
