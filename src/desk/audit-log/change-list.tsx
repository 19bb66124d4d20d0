import { useTranslation } from 'react-i18next';
import type { StaffAct } from '#generated/client/types.gen.ts';
import { roles } from '../people/roles.ts';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { toText } from '../orders/money/amounts.ts';
import { type Change, readChanges, type Recorded } from './read-changes.ts';
import styles from './audit-log.module.css';

/** Fields changed by an action, with the values before and after. */
export function ChangeList({ act }: { act: Pick<StaffAct, 'before' | 'after'> }) {
  const { t } = useTranslation('desk-audit-log');
  const all = readChanges(act);
  // Amounts are formatted with their currency.
  const changes = all.some(isAmount) ? all.filter((change) => !isUnit(change)) : all;
  const label = useFieldLabel();
  const write = useWrittenValue(all);
  return (
    <ul className={styles.changes}>
      {changes.map(({ path, before, after }) => (
        <li key={path.join('.')}>
          <span className={styles.field}>{label(path)}:</span>{' '}
          {before !== undefined && after !== undefined && (
            <>
              <del>{write(path, before)}</del> → <ins>{write(path, after)}</ins>
            </>
          )}
          {before === undefined && after !== undefined && <ins>{write(path, after)}</ins>}
          {/* Some actions record only the new values, without the previous ones. */}
          {before !== undefined && after === undefined && t('was', { value: write(path, before) })}
        </li>
      ))}
    </ul>
  );
}

/** Describes an action. */
export function useActionName(): (act: string) => string {
  const { t } = useTranslation('desk-audit-log');
  const names = new Map(Object.entries(t('acts', { returnObjects: true })));
  return (act) => names.get(act) ?? inWords(act);
}

function useFieldLabel(): (path: readonly string[]) => string {
  const { t } = useTranslation('desk-audit-log');
  const names = new Map(Object.entries(t('fields', { returnObjects: true })));
  return (path) => path.map((name) => names.get(name) ?? inWords(name)).join(' › ');
}

/** Splits an identifier such as `notifyParty` into words, for fields added after this page was written. */
function inWords(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

const inUnits = new Set(['amount', 'due', 'received']);
const isAmount = ({ path }: Change) => inUnits.has(path.at(-1) ?? '');
const isUnit = ({ path }: Change) => path.join('.') === 'payUnit';

function useWrittenValue(changes: readonly Change[]): (path: readonly string[], value: Recorded) => string {
  const { t } = useTranslation(['desk-audit-log', 'desk']);
  const formats = useDeskFormats();
  const statuses = new Map(Object.entries(t('statuses', { returnObjects: true })));
  const unit = changes.find(isUnit)?.after;

  function text(name: string, value: string): string {
    const role = name === 'role' ? roles.find((one) => one === value) : undefined;
    if (role) return t(`desk:role_${role}`);
    if (name === 'countryCode') return formats.country(value);
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return formats.moment(value);
    return /^\d{4}-\d\d-\d\d$/.test(value) ? formats.day(value) : value;
  }

  function number(name: string, value: number): string {
    if (name === 'status') return statuses.get(String(value)) ?? String(value);
    if (name.endsWith('Cents')) return formats.dollars(value);
    if (/^ratio|Ratio$/.test(name)) return formats.percent(value);
    if (inUnits.has(name)) {
      return unit === 'USD' || unit === 'JPY' ? toText(value, unit) : t('smallestUnit', { value: String(value) });
    }
    // Years and identifiers have no thousands separators.
    return String(value);
  }

  return function write(path, value): string {
    const name = path.at(-1) ?? '';
    if (value === null || value === '') return t('none');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return number(name, value);
    if (typeof value === 'string') return text(name, value);
    return value.length === 0 ? t('none') : value.map((part) => write(path, part)).join(', ');
  };
}
