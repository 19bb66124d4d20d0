import { describe, expect, it } from 'vitest';
import { isTooLarge, measureGrowth, type Sample } from './judge-growth.ts';
import { drawSvg, writeCsv } from './plot.ts';

const flat = {
  residentMb: 300,
  heapMb: 100,
  eventLoopDelayMs: 12,
  handles: 60,
  poolConnections: 10,
  databaseConnections: 12,
  dataFolderMb: 1,
};

const samplesOf = (change: (place: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: 30 }, (_, place) => ({
    ...flat,
    seconds: place * 10,
    answered: 190,
    refused: 10,
    failed: 0,
    ...change(place),
  }));
const tooLarge = (samples: readonly Sample[]) =>
  measureGrowth(samples)
    .filter(isTooLarge)
    .map(({ measure }) => measure);

describe('Growth', () => {
  it('is found where a measure creeps up, and not where it only varies or warms up', () => {
    expect(tooLarge(samplesOf((place) => ({ residentMb: 300 + place * 5, handles: 60 + place })))).toEqual([
      'residentMb',
      'handles',
    ]);
    expect(
      tooLarge(samplesOf((place) => ({ heapMb: 80 + (place % 5) * 15, residentMb: place < 3 ? 200 : 300 }))),
    ).toEqual([]);
  });

  it('is found where a measure could not be read', () => {
    expect(tooLarge(samplesOf(() => ({ poolConnections: Number.NaN })))).toEqual(['poolConnections']);
  });
});

it('The files have a row and a point for each sample', () => {
  const samples = samplesOf(() => ({}));
  expect(writeCsv(samples).split('\n').slice(0, 2)).toEqual([
    'seconds,answered,refused,failed,residentMb,heapMb,eventLoopDelayMs,handles,poolConnections,databaseConnections,dataFolderMb',
    '0,190,10,0,300,100,12,60,10,12,1',
  ]);
  const [line = ''] = /(?<=<polyline points=")[^"]*/.exec(drawSvg(samples, 'Soak')) ?? [];
  expect(line.split(' ')).toHaveLength(30);
  expect(line).not.toContain('NaN');
});
