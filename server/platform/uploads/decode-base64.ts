const dataUrlPrefix = /^data:image\/(?:jpeg|jpg|png|bmp);base64,/;

/** The bytes of a Base64 text, with or without data-URL prefix; undefined if invalid. */
export function decodeBase64(text: string): Buffer | undefined {
  const digits = text.slice(dataUrlPrefix.exec(text)?.[0].length ?? 0);
  const bare = digits.slice(0, digits.endsWith('==') ? -2 : digits.endsWith('=') ? -1 : undefined);
  const isPadded = bare.length < digits.length;
  const isWhole = isPadded ? digits.length % 4 === 0 : bare.length % 4 !== 1;
  // Node ignores invalid Base64 characters, so any text would pass.
  if (!isWhole || /[^A-Za-z0-9+/]/.test(bare)) return undefined;
  return Buffer.from(bare, 'base64');
}
