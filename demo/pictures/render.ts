import sharp from 'sharp';

export interface RenderOptions {
  width: number;
  format: 'webp' | 'avif' | 'jpeg';
}

/**
 * Renders a drawing. Drawings are flat and smooth, so low encoder effort already gives small files: more effort makes
 * AVIF five times slower and saves a tenth.
 */
export async function renderPicture(svg: string, { width, format }: RenderOptions): Promise<Buffer> {
  const drawn = Number(/<svg[^>]* width="(\d+)"/.exec(svg)?.[1] ?? 1600);
  // Rasterising at the final size is far cheaper than rasterising at full size and shrinking.
  const picture = sharp(Buffer.from(svg), { density: (72 * width) / drawn, unlimited: false }).resize({ width });
  switch (format) {
    case 'webp':
      return picture.webp({ quality: 76, effort: 3 }).toBuffer();
    case 'avif':
      return picture.avif({ quality: 50, effort: 2 }).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#f6f1e7' }).jpeg({ quality: 84 }).toBuffer();
  }
  return format satisfies never;
}
