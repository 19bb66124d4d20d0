import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Reply } from '#wire/client/exchange.ts';
import { writeCurl } from '#shared/api/curl-command.ts';
import { watchedCalls, type WatchedCall } from '#shared/api/watched-calls.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './developer-panel.module.css';

/** The last calls, newest first. Each expands to its request and answer, and to its envelope. */
export function CallLog({ calls }: { calls: readonly WatchedCall[] }) {
  if (calls.length === 0) return <p>No call has been made since the page was loaded.</p>;
  return (
    <>
      <ol className={styles.log} aria-label="Last calls">
        {calls.map((call) => (
          <li key={call.number}>
            <Accordion
              disableGutters
              elevation={0}
              slots={{ heading: 'div' }}
              slotProps={{ transition: { unmountOnExit: true } }}
            >
              <AccordionSummary
                id={`call-${call.number}`}
                aria-controls={`call-${call.number}-details`}
                classes={{ content: styles.summary ?? '' }}
                sx={{ minHeight: 0, p: 0, '& .MuiAccordionSummary-content': { my: 0 } }}
              >
                <strong>{call.operation.id}</strong>
                <span className={call.outcome && !isGood(call) ? styles.bad : undefined}>{resultOf(call)}</span>
                <span className={styles.time}>{call.times.done === undefined ? '…' : `${call.times.done} ms`}</span>
                {forcedIn(call) && <span className={styles.forced}>{forcedIn(call)}</span>}
              </AccordionSummary>
              <AccordionDetails sx={{ p: 0 }}>
                <CallDetails call={call} />
              </AccordionDetails>
            </Accordion>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button size="small" variant="outlined" onClick={watchedCalls.forget}>
          Forget all
        </Button>
      </div>
    </>
  );
}

function CallDetails({ call }: { call: WatchedCall }) {
  const { operation, payload, wire, outcome } = call;
  const curl = writeCurl(call, location.origin);
  return (
    <div className={styles.details}>
      <p className={styles.time}>
        {operation.method} {operation.path}, {call.startedAt.toLocaleTimeString('en-GB')}, {timing(call)}
      </p>
      <Text label="Asked" text={indent(payload)} />
      {outcome && <Text label="Answered" text={'reply' in outcome ? answerOf(outcome.reply) : outcome.broken} />}
      {wire && <Text label="Sent" text={sentOf(wire)} />}
      {wire?.answer !== undefined && <Text label={`Received, HTTP ${wire.status}`} text={indent(wire.answer)} />}
      {curl !== undefined && <CopyButton text={curl} />}
    </div>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <figure className={styles.text}>
      <figcaption>{label}</figcaption>
      <Box component="pre" tabIndex={0}>
        {text}
      </Box>
    </figure>
  );
}

function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState('Copy as curl');
  return (
    <Button
      size="small"
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setState('Copied'),
          // A page in an insecure context has no clipboard.
          () => window.prompt('Copy by hand:', text),
        )
      }
    >
      {state}
    </Button>
  );
}

function isGood({ outcome }: WatchedCall): boolean {
  return outcome !== undefined && 'reply' in outcome && outcome.reply.code === 0;
}

function resultOf({ outcome }: WatchedCall): string {
  if (!outcome) return 'on its way';
  return 'reply' in outcome ? String(outcome.reply.code) : outcome.broken;
}

function forcedIn({ forced }: WatchedCall): string {
  return Object.entries(forced)
    .map(([name, value]) => `${name.replace('Force-', '').toLowerCase()} ${value}`)
    .join(', ');
}

const rounded = (milliseconds: number) => Math.round(10 * milliseconds) / 10;

function timing({ times: { sent, answered, done }, operation }: WatchedCall): string {
  if (sent === undefined || answered === undefined || done === undefined) return 'not answered';
  const verbs = operation.envelope === 'plain' ? ['made', 'read'] : ['sealed', 'opened'];
  return `${verbs[0]} in ${sent} ms, answered in ${rounded(answered - sent)} ms, ${verbs[1]} in ${rounded(done - answered)} ms`;
}

function answerOf({ file, ...rest }: Reply): string {
  if (file) return `${file.type}, ${file.size} bytes`;
  return JSON.stringify(rest, null, 2);
}

/** The headers, and the envelope in decoded form. */
function sentOf({ url, method, headers, form }: NonNullable<WatchedCall['wire']>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const envelope = new URLSearchParams(form).get('json');
  return [`${method} ${url}`, ...lines, '', indent(envelope ?? form)].join('\n').trimEnd();
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
