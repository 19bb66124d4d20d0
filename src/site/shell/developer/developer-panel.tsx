import ButtonBase from '@mui/material/ButtonBase';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState, useSyncExternalStore } from 'react';
import { readForcedCalls, writeForcedCalls, type ForcedCalls } from '#shared/api/forced-calls.ts';
import { watchedCalls } from '#shared/api/watched-calls.ts';
import { CallLog } from './call-log.tsx';
import styles from './developer-panel.module.css';
import { ForcedAnswers } from './forced-answers.tsx';

const parts = { calls: 'Calls', forced: 'Force' } as const;
type Part = keyof typeof parts;

/** For developers: the page's last calls, decrypted, and forced answers, which both mock and server obey. */
export default function DeveloperPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const [part, setPart] = useState<Part>('calls');
  const [forced, setForced] = useState(readForcedCalls);
  const calls = useSyncExternalStore(watchedCalls.onChange, watchedCalls.current);
  const names = Object.keys(forced);

  function force(next: ForcedCalls): void {
    const wanted = Object.fromEntries(Object.entries(next).filter(([, headers]) => Object.keys(headers).length > 0));
    setForced(wanted);
    writeForcedCalls(wanted);
  }

  return (
    <section className={styles.panel} aria-label="Developer panel" lang="en">
      {isOpen && (
        <div className={part === 'calls' ? `${styles.body} ${styles.wide}` : styles.body}>
          <Tabs value={part} aria-label="Parts of the panel" onChange={(_event, next: Part) => setPart(next)}>
            {Object.entries(parts).map(([value, label]) => (
              <Tab key={value} value={value} label={label} id={`developer-${value}`} aria-controls="developer-part" />
            ))}
          </Tabs>
          <div id="developer-part" role="tabpanel" aria-labelledby={`developer-${part}`} className={styles.part}>
            {part === 'calls' ? <CallLog calls={calls} /> : <ForcedAnswers forced={forced} onForce={force} />}
          </div>
        </div>
      )}
      <ButtonBase className={styles.fold} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {names.length > 0 ? `Dev: ${names.length} forced` : 'Dev'}
      </ButtonBase>
    </section>
  );
}
