import MuiLink from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StaffOffer, ThreadMessage } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { Button } from '#shared/ui/button.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PagedList, rowsOnPage, usePolledList } from '../parts/paged-list.tsx';
import { Fact, Facts, Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { useView } from '../parts/use-view.ts';
import { ViewChips } from '../parts/view-chips.tsx';
import { deskPaths } from '../session/desk-paths.ts';
import { useMember } from '../session/desk-session.tsx';
import { readingLanguageName, writtenLanguage } from '../parts/reader-language.ts';
import { dollars } from '../stock/form/dollars.ts';
import type { OfferAnswer } from './answer-dialog.tsx';
import styles from './offers.module.css';

const AnswerDialog = lazy(() => import('./answer-dialog.tsx'));

const views = ['running', 'closed'] as const;
const answers = ['accept', 'counter', 'decline'] as const satisfies readonly OfferAnswer[];

/** Offers of buyers: those that wait for us first, by deadline, and closed ones. */
export default function OffersPage() {
  const { t } = useTranslation(['desk-offers', 'desk']);
  const { role } = useMember();
  const [begun, setBegun] = useState<{ answer: OfferAnswer; offer: StaffOffer }>();
  const { view, page, choose, hrefOf } = useView(views);
  const list = usePolledList(
    queries.staffListOffersOptions({ body: { isClosed: view === 'closed', pageNo: page, pageSize: rowsOnPage } }),
  );
  const mayAct = role === 'owner' || role === 'sales';
  return (
    <>
      <PageHead title={t('desk:page_offers')} note={t('pageNote')} />
      <ViewChips name={t('views')} views={views} chosen={view} labelOf={(one) => t(one)} onChoose={choose} />
      <PagedList list={list} page={page} hrefOf={hrefOf} empty={<EmptyState text={t('none')} hint={t('noneHint')} />}>
        {({ offers }) =>
          offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} mayAct={mayAct} onAct={(answer) => setBegun({ answer, offer })} />
          ))
        }
      </PagedList>
      <Suspense fallback={null}>{begun && <AnswerDialog {...begun} onClose={() => setBegun(undefined)} />}</Suspense>
    </>
  );
}

interface OfferCardProps {
  offer: StaffOffer;
  mayAct: boolean;
  onAct: (answer: OfferAnswer) => void;
}

function OfferCard({ offer, mayAct, onAct }: OfferCardProps) {
  const { t } = useTranslation('desk-offers');
  const formats = useDeskFormats();
  const { state, price, dueAt, accountId, email, vehicle, vehiclePrice, lowestPrice, isBelowLimit, messages } = offer;
  const language = writtenLanguage(offer.language);
  const less = dollars(Math.round(vehiclePrice - price));
  return (
    <Section
      title={`${dollars(price)}: ${vehicle.name}`}
      acts={
        mayAct &&
        state === 'open' && (
          <span className={styles.acts}>
            {answers.map((answer) => (
              <Button
                key={answer}
                size="small"
                variant={answer === 'accept' ? 'contained' : 'outlined'}
                aria-label={t('answerOf', { answer: t(`answer_${answer}`), email })}
                onClick={() => onAct(answer)}
              >
                {t(`answer_${answer}`)}
              </Button>
            ))}
          </span>
        )
      }
    >
      <div className={styles.offer}>
        <p className={styles.state}>
          <strong>{t(`state_${state}`)}</strong>
          {dueAt !== undefined && <span>{t('until', { time: formats.moment(dueAt) })}</span>}
          {isBelowLimit && state === 'open' && <strong className={styles.low}>{t('belowLimit')}</strong>}
        </p>
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Message
              key={`${message.at} ${message.kind} ${message.act} ${message.by}`}
              message={message}
              language={language}
            />
          ))}
        </ol>
        <Facts>
          <Fact name={t('vehicle')}>
            <MuiLink component={Link} to={deskPaths.vehicle(vehicle.id)}>
              {vehicle.refNo}
            </MuiLink>
          </Fact>
          <Fact name={t('vehiclePrice')}>{dollars(vehiclePrice)}</Fact>
          <Fact name={t('difference')}>{t('less', { amount: less })}</Fact>
          <Fact name={t('lowestPrice')}>{dollars(lowestPrice)}</Fact>
          <Fact name={t('buyer')}>
            <MuiLink component={Link} to={deskPaths.buyer(accountId)}>
              {email}
            </MuiLink>
          </Fact>
          <Fact name={t('readsIn')}>{readingLanguageName(offer)}</Fact>
        </Facts>
      </div>
    </Section>
  );
}

function Message({ message, language }: { message: ThreadMessage; language: string }) {
  const { t } = useTranslation('desk-offers');
  const formats = useDeskFormats();
  const { at, by, byName, kind, act, price, text } = message;
  const who = by === 'staff' ? (byName ?? t('byLimit')) : t(by === 'buyer' ? 'byBuyer' : 'byClock');
  const what = act === undefined ? t(`kind_${kind}`) : t(`act_${act}`);
  return (
    <li className={styles.message} data-by={by}>
      <span className={styles.soft}>
        {who} · {formats.moment(at)}
      </span>
      <p>
        {what} {price !== undefined && <strong className="figures">{dollars(price)}</strong>}
      </p>
      {text !== undefined && (
        <p className={styles.text} lang={language}>
          {text}
        </p>
      )}
    </li>
  );
}
