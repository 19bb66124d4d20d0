import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { LegalText } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refreshAbout } from '#site/page-state/about-refresh.ts';
import { useContact } from '#shared/state/contact.ts';
import { legalNames, legalQuestion, readLegalPage } from '#site/routing/legal-pages.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { readWrittenText, type WrittenText } from '#shared/components/read-written-text.ts';
import { RefundPromises } from '#site/components/refunds/refund-promises.tsx';
import { sectionId, WrittenText as Written } from '#shared/components/written-text.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { legalPages, paths, type LegalPage } from '#shared/routing/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './legal-page.module.css';

export default function LegalPage() {
  const { t } = useTranslation(['legal', 'common']);
  const [search] = useSearchParams();
  const page = readLegalPage(search);
  usePageTitle(t(`${legalNames[page]}.title`));
  const { data, error, refetch } = queries.useGetLegalTextQuery({ body: legalQuestion(search) });

  useEffect(() => {
    if (page === legalPages.privacy) refreshAbout();
  }, [page]);

  // The site's own text may have been replaced, so it is no fallback. Offline, a text read before is shown with its age.
  if (error && !data) {
    return (
      <EmptyState
        text={displayFailure(error).text}
        action={<Button onClick={() => void refetch()}>{t('common:retry')}</Button>}
      />
    );
  }
  return data ? <LegalTextShown page={page} legal={data} /> : <PageLoading />;
}

function LegalTextShown({ page, legal }: { page: LegalPage; legal: LegalText }) {
  const { t } = useTranslation('legal');
  const formats = useFormats();
  const email = useContact()?.email;
  const written = useLegalTexts(page, legal);
  const since = formats.day(legal.since);
  const { replacedOn } = legal;
  useScrollToSection();
  return (
    <div className={`column ${styles.page}`}>
      <LegalContents page={page} sections={written.sections} />
      <article className={styles.text}>
        <h1>{t(`${legalNames[page]}.title`)}</h1>
        <p className={styles.date}>
          {replacedOn === undefined
            ? t('dated', { date: since })
            : t('changed', { since, replacedOn: formats.day(replacedOn) })}
        </p>
        {replacedOn !== undefined && (
          <Alert severity="info" icon={false} className={styles.notice ?? ''}>
            {t('notInForce')} <Link to={paths.legal(page)}>{t('toCurrent')}</Link>
          </Alert>
        )}
        <div className={styles.written}>
          <Written {...written} />
        </div>
        {page === legalPages.protocol && replacedOn === undefined && <Refunds />}
        {email !== undefined && (
          <p className={styles.date}>
            {t('write')} <MuiLink href={`mailto:${email}`}>{email}</MuiLink>
          </p>
        )}
        <EarlierVersions page={page} legal={legal} />
      </article>
    </div>
  );
}

/** The refund rules in force, which are part of the user agreement. */
function Refunds() {
  const { t } = useTranslation('refunds');
  return (
    <section className={styles.refunds} aria-labelledby="refunds">
      <h2 id="refunds">{t('title')}</h2>
      <RefundPromises />
    </section>
  );
}

/** The text written by staff, or the site's own text if the version has none. */
function useLegalTexts(page: LegalPage, { text }: LegalText): WrittenText {
  const { t } = useTranslation('legal');
  const email = useContact()?.email ?? t('noEmail');
  if (text !== undefined) return readWrittenText(text);
  const name = legalNames[page];
  const sections = t(`${name}.sections`, { returnObjects: true, email });
  const parts = sections.flatMap(({ title, text: paragraphs }) => [`# ${title}`, ...paragraphs]);
  return readWrittenText([t(`${name}.lead`), ...parts].join('\n\n'));
}

function EarlierVersions({ page, legal }: { page: LegalPage; legal: LegalText }) {
  const { t } = useTranslation('legal');
  const formats = useFormats();
  if (legal.earlier.length === 0) return null;
  return (
    <nav aria-label={t('earlier')} className={styles.earlier}>
      <h2>{t('earlier')}</h2>
      <ul>
        {legal.earlier.map(({ version, since, replacedOn }) => (
          <li key={version}>
            <Link to={paths.legal(page, version)} aria-current={version === legal.version ? 'page' : undefined}>
              {t('earlierOf', { since: formats.day(since), replacedOn: formats.day(replacedOn) })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to the section in the address, because the router does not. */
function useScrollToSection(): void {
  const location = useLocation();
  useEffect(() => {
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [location]);
}

interface LegalContentsProps {
  page: LegalPage;
  sections: WrittenText['sections'];
}

/** Links to the sections of a text, and to the other two texts. */
function LegalContents({ page, sections }: LegalContentsProps) {
  const { t } = useTranslation('legal');
  const { search } = useLocation();
  return (
    <div className={styles.contents}>
      <nav aria-label={t('otherTexts')}>
        <ul className={styles.texts}>
          {Object.values(legalPages).map((other) => (
            <li key={other}>
              <Link to={paths.legal(other)} aria-current={other === page ? 'page' : undefined}>
                {t(`${legalNames[other]}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {sections.length > 0 && (
        <nav aria-label={t('contents')} className={styles.sections}>
          <h2 className={styles.title}>{t('contents')}</h2>
          <ol>
            {sections.map(({ title }, place) => (
              <li key={sectionId(place)}>
                <Link to={{ search, hash: sectionId(place) }} replace state={{ keepsPlace: true }}>
                  <span className="figures">{place + 1}</span> {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}
