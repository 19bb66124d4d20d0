import Box from '@mui/material/Box';

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
