import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleInspection } from '#generated/client/types.gen.ts';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { type Fact, FactTable } from '../fact-table.tsx';
import styles from './inspection.module.css';

/** The text beside it says the same, so the page need not wait for it. */
const BodyDrawing = lazyOverlays(
  async () => (await import('#shared/components/body-drawing/body-drawing.tsx')).BodyDrawing,
);

/** The inspection report: the grades, the marks as a drawing and as text, and the evidence for the mileage. */
export function Inspection({ found }: { found: VehicleInspection }) {
  const { t } = useTranslation(['detail', 'vehicles']);
  const formats = useFormats();
  const { grade, gradeText, interiorGrade, interiorText, marks, readings } = found;
  const facts: Fact[] = [
    ...(grade ? [{ name: t('grade'), value: <Pair one={grade} other={gradeText} /> }] : []),
    ...(interiorGrade ? [{ name: t('interior'), value: <Pair one={interiorGrade} other={interiorText} /> }] : []),
    { name: t('inspectedOn'), value: formats.day(found.inspectedOn) },
    { name: t('inspectedBy'), value: found.inspectedBy },
  ];
  return (
    <section className={styles.section} aria-labelledby="inspection-title">
      <h2 id="inspection-title">{t('inspection')}</h2>
      <FactTable facts={facts} />
      <div className={styles.body}>
        <div className={styles.drawing}>
          <Suspense fallback={null}>
            <BodyDrawing marks={marks} />
          </Suspense>
        </div>
        {marks.length > 0 ? (
          <ul className={styles.marks} aria-label={t('marks')}>
            {marks.map(({ part, code, text }) => (
              <li key={`${part} ${code}`}>
                <strong className="figures">{code}</strong> {text}
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('noMarks')}</p>
        )}
      </div>
      {found.sheet !== undefined && (
        <a href={found.sheet} target="_blank" rel="noreferrer" className={styles.sheet}>
          <img src={found.sheet} alt="" width="160" height="120" loading="lazy" />
          {t('sheet')}
        </a>
      )}
      <h3>{t('mileageProof')}</h3>
      <p>{found.mileageText}</p>
      {readings.length > 0 && (
        <FactTable
          facts={readings.map(({ readOn, mileage, source }) => ({
            name: formats.month(readOn),
            value: <Pair one={t('vehicles:kilometres', { mileage })} other={source} />,
          }))}
        />
      )}
    </section>
  );
}

/** Separate texts: ours are translated, the server's are not. */
function Pair({ one, other }: { one: string; other: string | undefined }) {
  return (
    <>
      {one} · {other}
    </>
  );
}
