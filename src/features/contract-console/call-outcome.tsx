import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CodeBlock } from './code-block.tsx';

export interface Outcome {
  data: unknown;
  error: { code: number | string; message: string; errorMessage?: string } | undefined;
  milliseconds: number;
}

export function CallOutcome({ outcome: { data, error, milliseconds } }: { outcome: Outcome }) {
  return (
    <Box component="section" aria-label="Answer" aria-live="polite" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Answer
        <Typography component="span" color="text.secondary" sx={{ ml: 1, fontVariantNumeric: 'tabular-nums' }}>
          {milliseconds} ms
        </Typography>
      </Typography>
      {error ? (
        <Alert severity="error" variant="outlined" sx={{ bgcolor: 'background.paper' }}>
          <strong>{error.code}</strong> {error.message}
          {error.errorMessage ? <Box sx={{ color: 'text.secondary' }}>{error.errorMessage}</Box> : null}
        </Alert>
      ) : (
        <CodeBlock text={data instanceof Blob ? `${data.type}, ${data.size} bytes` : JSON.stringify(data, null, 2)} />
      )}
    </Box>
  );
}
