import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const width = 4000;
const height = 3000;
/** What the contract lets a proof be. */
const most = 13_312 * 1024;

/** Photos as large as good cameras make them, each different, as files in a folder. */
export async function makePhotos(folder: string, count: number): Promise<string[]> {
  const paths: string[] = [];
  // One after the other: each takes a hundred megabytes while it is made.
  for (let number = 1; number <= count; number += 1) {
    const path = join(folder, `slip-${number}.jpg`);
    await writeFile(path, await makePhoto());
    paths.push(path);
  }
  return paths;
}

async function makePhoto(): Promise<Buffer> {
  const noise = randomBytes(width * height * 3);
  const picture = sharp(noise, { raw: { width, height, channels: 3 } }).blur(0.6);
  for (let quality = 95; quality > 0; quality -= 3) {
    const photo = await picture.clone().jpeg({ quality }).toBuffer();
    if (photo.length <= most) return photo;
  }
  throw new Error('No quality makes the photo small enough.');
}
