import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order, OrderWay } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import styles from './plates-panel.module.css';

/** Countries whose own procedure is described. */
const described = ['KE', 'TZ', 'UG'] as const;

const steps = [
  { key: 'originals', by: 'us', differs: false },
  { key: 'agent', by: 'you', differs: false },
  { key: 'entry', by: 'agent', differs: true },
  { key: 'inspection', by: 'authority', differs: true },
  { key: 'duty', by: 'you', differs: false },
  { key: 'release', by: 'agent', differs: true },
  { key: 'registration', by: 'authority', differs: true },
] as const;
type Step = (typeof steps)[number]['key'];

const isDone: Partial<Record<Step, (way: OrderWay) => boolean>> = {
  originals: ({ originals }) => originals !== undefined,
  release: ({ releasedOn }) => releasedOn !== undefined,
};

/** What happens between the ship's arrival and the number plates, by the rules of the order's country. */
export default function PlatesPanel({ order }: { order: Pick<Order, 'id' | 'endPortCountryDesc'> }) {
  const { t } = useTranslation('plates');
  const formats = useFormats();
  const { data } = useQuery({ ...queries.getOrderTimelineOptions({ body: { id: order.id } }), enabled: false });
  const country = described.find((code) => formats.country(code) === order.endPortCountryDesc);
  const way = data?.way ?? {};
  const more: Partial<Record<Step, ReactNode>> = {
    originals: <SentOriginals way={way} />,
    agent: <TextLink to={paths.company()}>{t('agentLink')}</TextLink>,
    duty: <TextLink to={paths.importCost()}>{t('dutyLink')}</TextLink>,
  };
  return (
    <Accordion
      // The timeline may load later, and an arrival then opens the panel.
      key={String(way.arrivedOn !== undefined)}
      variant="outlined"
      disableGutters
      className={styles.folded ?? ''}
      defaultExpanded={way.arrivedOn !== undefined}
    >
      <AccordionSummary expandIcon={<ChevronDown aria-hidden size="1.25rem" />}>
        <h2 className={styles.title}>{t('title')}</h2>
      </AccordionSummary>
      <AccordionDetails className={styles.inside ?? ''}>
        <p>{t('lead', { country: order.endPortCountryDesc })}</p>
        <ol className={styles.steps}>
          {steps.map(({ key, by, differs }) => (
            <li key={key} className={styles.step}>
              <span className={styles.head}>
                <strong>{t(key)}</strong>
                <span className={styles.by}>{t(`by_${by}`)}</span>
                {isDone[key]?.(way) && (
                  <span className={styles.done}>
                    <Check aria-hidden size="1em" /> {t('done')}
                  </span>
                )}
              </span>
              <span>{t(differs && country ? `${key}Text_${country}` : `${key}Text`)}</span>
              {more[key]}
            </li>
          ))}
        </ol>
        {(country === 'KE' || country === 'TZ') && <p>{t(`duration_${country}`)}</p>}
        <p>{t(country ? `delay_${country}` : 'delay')}</p>
        <p className={styles.soft}>{t('sources')}</p>
      </AccordionDetails>
    </Accordion>
  );
}

function SentOriginals({ way: { originals } }: { way: OrderWay }) {
  const { t } = useTranslation('plates');
  const formats = useFormats();
  if (!originals) return null;
  const { sentOn, courier, number, trackAt } = originals;
  return (
    <span>
      {t('originalsSent', { day: formats.day(sentOn), courier, number })}
      {trackAt !== undefined && (
        <>
          {' '}
          <a href={trackAt} target="_blank" rel="noreferrer">
            {t('originalsTrack')}
          </a>
        </>
      )}
    </span>
  );
}
