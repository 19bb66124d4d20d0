/** How many complaints the schema has about a text; none when it fits. */
export type CountComplaints = (text: string) => number;

/** Positions tried when a text is made longer or shorter. */
const POSITIONS = 64;

/** A text of `length` characters made from `sample`, with as few complaints of its schema as possible. */
export function resizeText(sample: string, length: number, count: CountComplaints): string {
  let best = '';
  let fewest = Infinity;
  for (const text of variantsOf(sample, length)) {
    const complaints = count(text);
    if (complaints < fewest) [best, fewest] = [text, complaints];
    if (fewest === 0) break;
  }
  return best;
}

/** The shortest text made from `sample` that fits. */
export function shortestText(sample: string, count: CountComplaints): string {
  for (let length = 0; length < Math.min(sample.length, POSITIONS); length += 1) {
    const text = resizeText(sample, length, count);
    if (count(text) === 0) return text;
  }
  return sample;
}

/** The longest text made from `sample` that fits, as far as the pattern's own counts tell. */
export function longestText(sample: string, pattern: string, count: CountComplaints): string {
  const limits = [...pattern.matchAll(/\{(?:\d+,)?(\d+)\}/g)].map((match) => Number(match[1]));
  const fitting = limits.map((limit) => resizeText(sample, limit, count)).filter((text) => count(text) === 0);
  return fitting.reduce((longest, text) => (text.length > longest.length ? text : longest), sample);
}

function* variantsOf(sample: string, length: number): Generator<string> {
  const source = sample === '' ? 'a' : sample;
  const surplus = source.length - length;
  for (let at = 0; at < Math.min(source.length, POSITIONS); at += 1) {
    if (surplus < 0) yield source.slice(0, at) + source.charAt(at).repeat(-surplus) + source.slice(at);
    else if (at <= length) yield source.slice(0, at) + source.slice(at + surplus);
  }
  for (let at = 1; at <= Math.min(surplus, POSITIONS); at += 1) yield source.slice(at, at + length);
}
