export type PictureFormat = 'jpeg' | 'png' | 'bmp';

const signatures: readonly (readonly [PictureFormat, Buffer])[] = [
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['bmp', Buffer.from('BM')],
];

/** What a file is by its first bytes. Its name is the sender's word, and not asked. */
export function formatOf(bytes: Buffer): PictureFormat | undefined {
  return signatures.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))?.[0];
}
