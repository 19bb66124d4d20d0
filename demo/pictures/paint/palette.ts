/** The house colours: paper, ink, harbour and signal, with the greys that drawings are made of. */
export const palette = {
  paper: '#f6f1e7',
  paperShade: '#d8cfbd',
  ink: '#1c2a2b',
  inkSoft: '#5b6766',
  line: '#cfc6b4',
  harbour: '#0f4c4a',
  harbourDeep: '#0a3233',
  harbourMist: '#7fa3a0',
  signal: '#e2912b',
  signalPale: '#f3c98a',
} as const;
