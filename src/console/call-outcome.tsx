import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { saveFile } from '#shared/api/download.ts';

export interface Outcome {
  data: unknown;
  error: { code: number | string; message: string; errorMessage?: string } | undefined;
  milliseconds: number;
}

function Received({ data }: { data: unknown }) {
  if (!(data instanceof Blob)) return <CodeBlock text={JSON.stringify(data, null, 2)} />;
  return (
    <>
      <CodeBlock text={`${data.type}, ${data.size} bytes`} />
      <Button onClick={() => saveFile(data, 'answer.pdf')} sx={{ mt: 1 }}>
        Save the file
      </Button>
    </>
  );
}

export function CallOutcome({ outcome: { data, error, milliseconds } }: { outcome: Outcome }) {
  return (
    <Box component="section" aria-label="Answer" aria-live="polite" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ fontSize: '1.25rem', fontWeight: 700, letterSpacing: 0, lineHeight: 1.25, mb: 1 }}>
        Answer
        <Typography component="span" sx={{ color: 'var(--ink-soft)', ml: 1, fontVariantNumeric: 'tabular-nums' }}>
          {milliseconds} ms
        </Typography>
      </Typography>
      {error ? (
        <Alert severity="error" variant="outlined" sx={{ bgcolor: 'background.paper' }}>
          <strong>{error.code}</strong> {error.message}
          {error.errorMessage ? <Box sx={{ color: 'text.secondary' }}>{error.errorMessage}</Box> : null}
        </Alert>
      ) : (
        <Received data={data} />
      )}
    </Box>
  );
}

export function CodeBlock({ text }: { text: string }) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      sx={{
        m: 0,
        p: 2,
        maxHeight: 480,
        overflow: 'auto',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        fontSize: 13,
        lineHeight: 1.5,
      }}
    >
      {text}
    </Box>
  );
}
