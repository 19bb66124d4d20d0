import type { DescribedCall } from '../../api/describe-calls.ts';
import { faultsOf } from '../../api/forced-calls.ts';
import styles from './developer-panel.module.css';

type Headers = Readonly<Record<string, string>>;

interface ForcedFieldsProps {
  call: DescribedCall;
  headers: Headers;
  onForce: (headers: Headers) => void;
}

interface Field {
  header: 'Force-Code' | 'Force-Example' | 'Force-Delay' | 'Force-Fault';
  label: string;
  choices: readonly string[];
  /** What cannot be forced beside it. */
  excludes?: 'Force-Code' | 'Force-Example';
}

export function ForcedFields({ call: { facts, answers }, headers, onForce }: ForcedFieldsProps) {
  const fields: readonly Field[] = [
    { header: 'Force-Code', label: 'Code', choices: facts.codes.map(String), excludes: 'Force-Example' },
    { header: 'Force-Example', label: 'Example', choices: answers, excludes: 'Force-Code' },
    { header: 'Force-Delay', label: 'Delay, ms', choices: ['500', '3000', '20000'] },
    { header: 'Force-Fault', label: 'Fault', choices: faultsOf(facts) },
  ];

  function choose({ header, excludes }: Field, value: string): void {
    const others = Object.entries(headers).filter(([name]) => name !== header && !(value && name === excludes));
    onForce({ ...Object.fromEntries(others), ...(value && { [header]: value }) });
  }

  return fields.map((field) => (
    <label key={field.header} className={styles.field}>
      {field.label}
      <select value={headers[field.header] ?? ''} onChange={(event) => choose(field, event.target.value)}>
        <option value="">as it comes</option>
        {field.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </label>
  ));
}
