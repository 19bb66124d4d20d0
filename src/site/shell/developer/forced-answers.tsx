import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { describeCalls, type DescribedCall } from '#shared/api/describe-calls.ts';
import { faultsOf, type ForcedCalls } from '#shared/api/forced-calls.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './developer-panel.module.css';

interface ForcedAnswersProps {
  forced: ForcedCalls;
  onForce: (next: ForcedCalls) => void;
}

/** Forces any call to answer with a code or an example, with a delay or a fault. docs/mock-server.md explains the terms. */
export function ForcedAnswers({ forced, onForce }: ForcedAnswersProps) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState('listVehicles');
  const { data: calls } = useQuery({ queryKey: ['described-calls'], queryFn: describeCalls, staleTime: Infinity });
  const call = calls?.find(({ facts }) => facts.id === chosen);
  const names = Object.keys(forced);
  return (
    <>
      <label className={styles.field}>
        Call
        <NativeSelect
          value={chosen}
          input={<OutlinedInput />}
          IconComponent={ChevronDown}
          onChange={(event) => setChosen(event.target.value)}
        >
          {calls?.map(({ facts: { id } }) => (
            <option key={id} value={id}>
              {forced[id] ? `${id} (forced)` : id}
            </option>
          ))}
        </NativeSelect>
      </label>
      {call && (
        <ForcedFields
          key={chosen}
          call={call}
          headers={forced[chosen] ?? {}}
          onForce={(headers) => onForce({ ...forced, [chosen]: headers })}
        />
      )}
      {names.length > 0 && <p>Forced: {names.join(', ')}</p>}
      <div className={styles.actions}>
        <Button size="small" isRepeatable onClick={() => void queryClient.resetQueries()}>
          Ask again
        </Button>
        <Button size="small" variant="outlined" onClick={() => onForce({})}>
          Clear all
        </Button>
        <Link href="/console.html" target="_blank" rel="noopener">
          Contract console
        </Link>
      </div>
    </>
  );
}

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
  /** The field that it replaces. */
  excludes?: 'Force-Code' | 'Force-Example';
}

function ForcedFields({ call: { facts, answers }, headers, onForce }: ForcedFieldsProps) {
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
      <NativeSelect
        value={headers[field.header] ?? ''}
        input={<OutlinedInput />}
        IconComponent={ChevronDown}
        onChange={(event) => choose(field, event.target.value)}
      >
        <option value="">as it comes</option>
        {field.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </NativeSelect>
    </label>
  ));
}
