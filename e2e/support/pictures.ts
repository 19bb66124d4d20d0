/** A picture of one point, as small as a proof or a certificate can be. */
const onePoint = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

export function pictureNamed(name: string) {
  return { name, mimeType: 'image/png', buffer: onePoint };
}
