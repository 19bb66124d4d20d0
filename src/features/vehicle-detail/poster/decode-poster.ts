import { fromBase64 } from '../../../../wire/bytes.ts';

/** The picture that a canvas wrote as an address. What cannot be decoded is only logged. */
export function decodePoster(address: string): Blob | undefined {
  const [, code = ''] = address.split(',');
  if (code === '') {
    console.warn('no base64 code');
    return undefined;
  }
  try {
    return new Blob([fromBase64(code)], { type: 'image/png' });
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
