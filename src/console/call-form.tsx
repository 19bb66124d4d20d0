import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperationFacts, OperationId } from '#generated/operations.ts';
import { makeCall, type DescribedCall } from '#shared/api/describe-calls.ts';
import { CallOutcome, CodeBlock, type Outcome } from './call-outcome.tsx';
import { ForcingFields } from './forcing-fields.tsx';
import { noForcing, type Forcing } from './forcing.ts';

interface CallFormProps {
  call: DescribedCall;
  forcing: Forcing;
  onForce: (forcing: Forcing) => void;
  onAnswer: (id: string, data: unknown) => Promise<void>;
}

export function CallForm({ call: { facts, summary, example }, forcing, onForce, onAnswer }: CallFormProps) {
  const [payload, setPayload] = useState(example ? JSON.stringify(example, null, 2) : '');
  const problem = complainOf(payload);
  const send = useMutation({
    mutationFn: () => time(() => makeCall(facts.id as OperationId, parse(payload))),
    onSuccess: ({ data }) => onAnswer(facts.id, data),
  });
  return (
    <>
      <Typography
        variant="h1"
        sx={{ fontSize: '1.75rem', fontWeight: 700, letterSpacing: 0, lineHeight: 1.25, mb: 0.5 }}
      >
        {facts.id}
      </Typography>
      <Typography sx={{ color: 'var(--ink-soft)', mb: 3 }}>
        <code>
          {facts.method} {facts.path}
        </code>{' '}
        {summary}
      </Typography>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate();
        }}
      >
        {example ? (
          <TextField
            label="Payload"
            multiline
            fullWidth
            minRows={3}
            maxRows={18}
            value={payload}
            onChange={(event) => setPayload(event.target.value)}
            error={problem !== undefined}
            helperText={problem ?? 'language and timeZone are added by the client.'}
            slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace', fontSize: 13 } } }}
            sx={{ mb: 2 }}
          />
        ) : (
          <Typography sx={{ mb: 2 }}>This call takes nothing.</Typography>
        )}
        <ForcingFields operation={facts} forcing={forcing} onForce={onForce} />
        <Button type="submit" variant="contained" disabled={problem !== undefined || send.isPending}>
          {send.isPending ? 'Calling …' : 'Call'}
        </Button>
        {forcing === noForcing ? null : (
          <Button onClick={() => onForce(noForcing)} sx={{ ml: 1 }}>
            Force nothing
          </Button>
        )}
      </Box>
      {send.data ? <CallOutcome outcome={send.data} /> : null}
      <Typography
        variant="h2"
        sx={{ fontSize: '1.25rem', fontWeight: 700, letterSpacing: 0, lineHeight: 1.25, mt: 5, mb: 1 }}
      >
        In code
      </Typography>
      <CodeBlock text={writeSnippet(facts, payload)} />
    </>
  );
}

function complainOf(payload: string): string | undefined {
  try {
    parse(payload);
    return undefined;
  } catch (error) {
    return `This is not JSON: ${(error as Error).message}`;
  }
}

function parse(payload: string): unknown {
  return payload.trim() ? JSON.parse(payload) : undefined;
}

async function time(call: () => Promise<{ data: unknown; error: unknown }>): Promise<Outcome> {
  const started = performance.now();
  const { data, error } = await call();
  return { data, error: error as Outcome['error'], milliseconds: Math.round(performance.now() - started) };
}

/** The call as frontend code. */
export function writeSnippet({ id, codes, display }: OperationFacts, payload: string): string {
  const words = payload.trim() && payload.trim() !== '{}' ? `{ ${argumentOf(payload)} }` : '';
  const cases = codes.map((code) => `  case ${code}:`).join('\n');
  if (display === 'whole') {
    return `const { data: answer, error } = await api.${id}(${words});\nswitch (answer?.code) {\n  case 0:\n${cases}\n}`;
  }
  return `const { data, error } = await api.${id}(${words});\nswitch (error?.code) {\n${cases}\n}`;
}

function argumentOf(payload: string): string {
  const [first = '', ...rest] = payload.trim().split('\n');
  return [`body: ${first}`, ...rest].join('\n');
}
