import { Fault } from './refusal.ts';

/** The four fields of a request, all text. */
export interface WireFields {
  body: string;
  sequenceId: string;
  partnerId: string;
  sign: string;
}

const BEFORE_BODY = `json=${encodeURIComponent('{"body":"')}`;
const AFTER_BODY = encodeURIComponent('",');

/** What stands around four names and four values: seventeen pieces between sixteen quotation marks. */
const PUNCTUATION = ['{', ':', ',', ':', ',', ':', ',', ':', '}'];
const PIECES = PUNCTUATION.length * 2 - 1;

export function encodeForm({ body, ...rest }: WireFields): string {
  // Of the characters of base64 a form parser changes '+' alone, and a pass over megabytes is worth saving.
  const escapedBody = body.replace(/\+/g, '%2B');
  return BEFORE_BODY + escapedBody + AFTER_BODY + encodeURIComponent(JSON.stringify(rest).slice(1));
}

/**
 * Reads `json={…}` with exactly the four fields, each once. A general JSON parser would drop a repeated name in
 * silence, and follow any depth of nesting before the sender is known.
 */
export function decodeForm(form: string): WireFields {
  if (!form.startsWith('json=') || form.includes('&')) throw new Fault('malformed');
  const encoded = form.slice('json='.length).replace(/%22/g, '"');
  const pieces = encoded.split('"', PIECES + 1).map(decodeValue);
  if (pieces.length !== PIECES) throw new Fault('malformed');

  const values = new Map<string, string>();
  PUNCTUATION.forEach((mark, index) => {
    const between = pieces[index * 2] ?? '';
    if (between.replace(/[ \t\n\r]+/g, '') !== mark) throw new Fault('malformed');
    if (mark === ':') values.set(pieces[index * 2 - 1] ?? '', unescapeJson(pieces[index * 2 + 1] ?? ''));
  });
  return {
    body: take(values, 'body'),
    sequenceId: take(values, 'sequenceId'),
    partnerId: take(values, 'partnerId'),
    sign: take(values, 'sign'),
  };
}

function decodeValue(text: string): string {
  const spaced = text.includes('+') ? text.replace(/\+/g, ' ') : text;
  const light = spaced.replace(/%2B/g, '+');
  return light.includes('%') ? decodeURIComponent(light) : light;
}

/** Some encoders write a slash as `\/`. */
function unescapeJson(text: string): string {
  if (!text.includes('\\')) return text;
  const value: unknown = JSON.parse(`"${text}"`);
  if (typeof value !== 'string') throw new Fault('malformed');
  return value;
}

function take(values: Map<string, string>, name: keyof WireFields): string {
  const value = values.get(name);
  if (value === undefined) throw new Fault('malformed');
  return value;
}
