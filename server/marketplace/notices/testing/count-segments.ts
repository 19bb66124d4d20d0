/** Characters of GSM-7, and those that take two places. */
const gsm7 = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const escaped = new Set('^{}\\[~]|€');

/** Counts the SMS that a text needs. Texts beyond GSM-7 have 70 places, and parts of long texts a few less. */
export function countSegments(text: string): number {
  const characters = Array.from(text);
  const isGsm = characters.every((one) => gsm7.has(one) || escaped.has(one));
  // Outside of GSM-7 an emoji takes two places, and no part may end within it.
  const sizes = characters.map((one) => (isGsm ? Number(escaped.has(one)) + 1 : one.length));
  const [whole, part] = isGsm ? [160, 153] : [70, 67];
  if (sizes.reduce((sum, size) => sum + size, 0) <= whole) return 1;
  let [segments, used] = [1, 0];
  for (const size of sizes) {
    if (used + size > part) [segments, used] = [segments + 1, 0];
    used += size;
  }
  return segments;
}
