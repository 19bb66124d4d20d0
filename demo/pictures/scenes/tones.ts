/** Three lights for the same scene: dusk in the harbour, the amber hour, and plain day on paper. */
export const tones = {
  harbour: {
    high: '#0b3436',
    low: '#4f8a86',
    glow: '#f0b764',
    far: '#17494a',
    near: '#0d3739',
    ground: '#123f40',
    groundLow: '#0a2b2c',
    line: '#2d6664',
    light: '#ffe2ad',
  },
  signal: {
    high: '#b5651a',
    low: '#f2c078',
    glow: '#fff0cf',
    far: '#b56b2c',
    near: '#7d4519',
    ground: '#8c5322',
    groundLow: '#5d3412',
    line: '#c98840',
    light: '#fff1d2',
  },
  paper: {
    high: '#dfe6df',
    low: '#f8f2e4',
    glow: '#ffffff',
    far: '#a9bdb8',
    near: '#6f918d',
    ground: '#d9cfba',
    groundLow: '#c6baa2',
    line: '#b7ab94',
    light: '#ffffff',
  },
} as const;

export type ToneName = keyof typeof tones;
export type Tone = (typeof tones)[ToneName];
