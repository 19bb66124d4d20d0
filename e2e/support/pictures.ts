/** A picture of one pixel, the smallest possible proof or certificate. */
const onePoint = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

export function pictureNamed(name: string) {
  return { name, mimeType: 'image/png', buffer: onePoint };
}
