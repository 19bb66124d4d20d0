const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const before = '{"file":"';
const after = '"}';

/** JSON of so many characters that holds what large payloads hold: base64. */
export function payloadOfSize(size: number): string {
  const characters = new Uint8Array(size - before.length - after.length);
  let state = 1;
  for (let index = 0; index < characters.length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    characters[index] = alphabet.charCodeAt(state >>> 26);
  }
  return before + new TextDecoder().decode(characters) + after;
}
