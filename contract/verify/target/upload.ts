import { createHash } from 'node:crypto';

/** The contract writes `(the bytes of pin.jpg)` where a file belongs. */
const fileExample = /^\(the bytes of (.+)\)$/;

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

export function encodeUpload(payload: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    const text = String(value);
    const [, fileName] = fileExample.exec(text) ?? [];
    if (fileName) form.append(name, new Blob([pixel], { type: 'image/png' }), fileName.replace(/\.\w+$/, '.png'));
    else if (name === 'file') form.append(name, new Blob([text]), 'made-up.png');
    else form.append(name, text);
  }
  return form;
}

/** The `sign` of an upload, as the contract describes it. */
export function signQuery(query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('md5')
    .update(pairs.map((pair) => pair.join('=')).join('&'))
    .digest('hex');
}
