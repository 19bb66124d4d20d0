/** Capital letters as strokes in a 4 by 6 grid. Drawn here because a server may have no fonts. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.4C4.4 6 4.4 3 2.4 3H0H2.2C4 3 4 0 2.2 0Z',
  C: 'M4 1C3 -.5 0 -.5 0 3S3 6.5 4 5',
  D: 'M0 0V6H1.6C4.6 6 4.6 0 1.6 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1C3 -.5 0 -.5 0 3S3.6 6.8 4 4.6V3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.4 0V4.4C3.4 6.6 .4 6.6 .4 4.6',
  K: 'M0 0V6M4 0L0 3.4M1.4 2.4L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.6L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0C-.6 0 -.6 6 2 6S4.6 0 2 0Z',
  P: 'M0 6V0H2.2C4.4 0 4.4 3.2 2.2 3.2H0',
  Q: 'M2 0C-.6 0 -.6 6 2 6S4.6 0 2 0ZM2.6 4.4L4 6.2',
  R: 'M0 6V0H2.2C4.4 0 4.4 3.2 2.2 3.2H0M2 3.2L4 6',
  S: 'M3.8 1C3 -.4 .2 -.4 .2 1.5C.2 3.4 3.8 2.8 3.8 4.6C3.8 6.4 .8 6.4 .2 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4C0 6.6 4 6.6 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
};

const [fieldHeight, fieldWidth, gap] = [6, 4, 2];

interface Place {
  middle: readonly [x: number, y: number];
  height: number;
}

/** Draws a word as one path. An unknown letter leaves a gap. */
export function drawLetters(word: string, { middle: [x, y], height }: Place): string {
  const unit = height / fieldHeight;
  const width = (word.length * (fieldWidth + gap) - gap) * unit;
  return Array.from(word)
    .map((letter, place) => {
      const left = x - width / 2 + place * (fieldWidth + gap) * unit;
      return shift(strokes[letter] ?? '', { left, top: y - height / 2, unit });
    })
    .join('');
}

/** Moves a path of absolute commands. Vertical and horizontal ones take a single number of their own axis. */
function shift(path: string, { left, top, unit }: { left: number; top: number; unit: number }): string {
  return path.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    const moved = numbers
      .split(/[\s,]+/)
      .filter((number) => number !== '')
      .map((number, index) => {
        const isVertical = command === 'V' || (command !== 'H' && index % 2 === 1);
        return Math.round((Number(number) * unit + (isVertical ? top : left)) * 10) / 10;
      });
    return command + moved.join(' ');
  });
}
