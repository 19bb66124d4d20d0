import { expect, test } from 'vitest';
import { builtInSince, describeVersions, type LegalLine, timelineOf } from './legal-timeline.ts';

const set = (version: number, fromDay: string, setOn: string): LegalLine => ({
  version,
  fromDay,
  takesBack: null,
  setBy: 'Amina Otieno',
  setAt: new Date(`${setOn}T09:00:00+03:00`),
});
const back = (version: number, takesBack: number, setOn: string): LegalLine => ({
  ...set(version, '', setOn),
  fromDay: null,
  takesBack,
});
const statesOf = (lines: readonly LegalLine[], today: string) =>
  describeVersions(lines, today).map(({ version, state }) => `${version} ${state}`);

test('Without other versions the built-in one is in force', () => {
  expect(timelineOf([], '2027-01-01')).toEqual({ inForce: { version: 0, since: builtInSince }, earlier: [] });
  expect(statesOf([], '2027-01-01')).toEqual(['0 inForce']);
});

test('A version is in force from its day on, and earlier ones are listed with their days, the latest first', () => {
  const lines = [set(1, '2027-01-05', '2027-01-01'), set(2, '2027-02-01', '2027-01-20')];
  expect(timelineOf(lines, '2027-01-04').inForce.version).toBe(0);
  expect(timelineOf(lines, '2027-01-05').inForce).toEqual({ version: 1, since: '2027-01-05' });
  expect(statesOf(lines, '2027-01-31')).toEqual(['2 ahead', '1 inForce', '0 past']);
  expect(timelineOf(lines, '2027-02-01')).toEqual({
    inForce: { version: 2, since: '2027-02-01' },
    earlier: [
      { version: 1, since: '2027-01-05', replacedOn: '2027-02-01' },
      { version: 0, since: builtInSince, replacedOn: '2027-01-05' },
    ],
  });
});

test('The first day of a version decides, not the order in which versions were set', () => {
  const lines = [set(1, '2027-03-01', '2027-01-01'), set(2, '2027-02-01', '2027-01-02')];
  expect(timelineOf(lines, '2027-02-10').inForce.version).toBe(2);
  expect(timelineOf(lines, '2027-03-01').inForce.version).toBe(1);
});

test('Of two versions for one day the later counts, and the other was in force only if its day had already come', () => {
  const before = [set(1, '2027-02-01', '2027-01-01'), set(2, '2027-02-01', '2027-01-02')];
  expect(timelineOf(before, '2027-02-01').earlier.map(({ version }) => version)).toEqual([0]);
  expect(statesOf(before, '2027-01-15')).toEqual(['2 ahead', '1 replaced', '0 inForce']);
  const onTheDay = [set(1, '2027-02-01', '2027-01-01'), set(2, '2027-02-01', '2027-02-01')];
  expect(timelineOf(onTheDay, '2027-02-01').earlier.map(({ version }) => version)).toEqual([1, 0]);
  expect(statesOf(onTheDay, '2027-02-01')).toEqual(['2 inForce', '1 past', '0 past']);
});

test('A withdrawn version never takes effect, and the one it had replaced counts again', () => {
  const lines = [set(1, '2027-02-01', '2027-01-01'), set(2, '2027-02-01', '2027-01-02'), back(3, 2, '2027-01-03')];
  expect(statesOf(lines, '2027-01-04')).toEqual(['2 takenBack', '1 ahead', '0 inForce']);
  expect(timelineOf(lines, '2027-02-01').inForce.version).toBe(1);
});
