import { fromUtf8 } from '../bytes.ts';
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

/** The characters around four names and four values. */
const PUNCTUATION = ['{', ':', ',', ':', ',', ':', ',', ':', '}'];

/** The maximum length, as sent, of a name, of a value other than the body, and of the text between two of them. */
const LONGEST_SHORT = 1024;

const QUOTE = '%22';
const PERCENT = 0x25;
const encoder = new TextEncoder();

export function encodeForm({ body, ...rest }: WireFields): string {
  // Of the base64 characters a form parser changes only '+', and a pass over megabytes is worth saving.
  const escapedBody = body.replace(/\+/g, '%2B');
  return BEFORE_BODY + escapedBody + AFTER_BODY + encodeURIComponent(JSON.stringify(rest).slice(1));
}

/**
 * Reads `json={…}` with exactly the four fields, each once. A general JSON parser would silently drop a repeated field
 * and follow any nesting depth before the sender is authenticated. Every part but the body has a maximum length,
 * because anyone can send a form.
 */
export function decodeForm(form: string): WireFields {
  if (!form.startsWith('json=')) throw new Fault('malformed');
  const values = new Map<string, string>();
  let [at, name] = ['json='.length, ''];
  PUNCTUATION.forEach((mark, index) => {
    const between = form.slice(at, index < PUNCTUATION.length - 1 ? endOfShort(form, at) : checkShort(form, at));
    if (decodeShort(between).replace(/[ \t\n\r]+/g, '') !== mark) throw new Fault('malformed');
    at += between.length;
    if (mark === '}') return;
    at = behindQuote(form, at);
    const isBody = mark === ':' && name === 'body';
    const end = isBody ? endOfBody(form, at) : endOfShort(form, at);
    const text = form.slice(at, end);
    if (mark !== ':') name = decodeShort(text);
    else if (values.has(name)) throw new Fault('malformed');
    else values.set(name, unescapeJson(isBody ? decodeBody(text) : decodeShort(text)));
    at = behindQuote(form, end);
  });
  return {
    body: take(values, 'body'),
    sequenceId: take(values, 'sequenceId'),
    partnerId: take(values, 'partnerId'),
    sign: take(values, 'sign'),
  };
}

/** Finds the next quotation mark, in either spelling, within the length limit. */
function endOfShort(form: string, at: number): number {
  const end = form.slice(at, at + LONGEST_SHORT + QUOTE.length).search(/"|%22/);
  if (end < 0 || end > LONGEST_SHORT) throw new Fault('malformed');
  return at + end;
}

/** Finds the form's end within the length limit. */
function checkShort(form: string, at: number): number {
  if (form.length - at > LONGEST_SHORT) throw new Fault('malformed');
  return form.length;
}

function endOfBody(form: string, at: number): number {
  const ends = ['"', QUOTE].map((quote) => form.indexOf(quote, at)).filter((end) => end >= 0);
  if (ends.length === 0) throw new Fault('malformed');
  return Math.min(...ends);
}

function behindQuote(form: string, at: number): number {
  return at + (form.charAt(at) === '"' ? 1 : QUOTE.length);
}

function decodeShort(text: string): string {
  if (text.includes('&')) throw new Fault('malformed');
  return decodeURIComponent(text.replace(/\+/g, ' '));
}

/** Decodes in one pass and in place: a body may have megabytes, with escapes everywhere. */
function decodeBody(text: string): string {
  // In a form '+' means a space and '&' ends the field; a body contains neither.
  if (text.includes('+') || text.includes('&')) throw new Fault('malformed');
  if (!text.includes('%')) return text;
  const bytes = new Uint8Array(text.length);
  // Non-ASCII text needs more bytes than there are.
  if (encoder.encodeInto(text, bytes).written !== text.length) throw new Fault('malformed');
  let length = 0;
  for (let from = 0; from < bytes.length; from += 1, length += 1) {
    const byte = bytes[from] ?? 0;
    if (byte !== PERCENT) {
      bytes[length] = byte;
      continue;
    }
    bytes[length] = digitOf(bytes[from + 1]) * 16 + digitOf(bytes[from + 2]);
    from += 2;
  }
  return fromUtf8(bytes.subarray(0, length));
}

function digitOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  // Upper and lower case differ in one bit.
  const letter = byte | 0x20;
  if (letter >= 0x61 && letter <= 0x66) return letter - 0x57;
  throw new Fault('malformed');
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
