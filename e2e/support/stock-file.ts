import { expect, type FileChooser, type Page } from 'playwright/test';
import { actOf } from './desk-window.ts';
import type { SiteTexts } from './site-texts.ts';

/** Chooses a file on the import page. Presses again if the first press was ignored as a double click. */
export async function readStockFile(page: Page, t: SiteTexts, name: string, content: string | Buffer): Promise<void> {
  let chooser: FileChooser | undefined;
  page.once('filechooser', (opened) => (chooser = opened));
  await expect
    .poll(async () => {
      if (!chooser) await actOf(page, t('desk-stock:chooseFile')).click();
      return chooser;
    })
    .toBeDefined();
  await chooser?.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

/** One line of an import file. Fields that are left out here are missing in the file too. */
export interface StockLine {
  stockNo: string;
  isOffered: boolean;
  make: string;
  model: string;
  style: string;
  priceUsd: number;
}

/** An import file as docs/stock-file.md describes it, with cars young enough for countries with an age limit. */
export function writeStockFile(vehicles: readonly StockLine[], now: Date): string {
  const registered = `${now.getUTCFullYear() - 2}-03`;
  const head =
    'stock_number,state,make,model,style,registered,mileage_km,colour,chassis_number,yard,price_usd,new_arrival';
  const lines = vehicles.map(({ stockNo, isOffered, make, model, style, priceUsd }, place) =>
    [
      stockNo,
      isOffered ? 'published' : 'draft',
      make,
      model,
      style,
      registered,
      String(20_000 + 100 * place),
      'Pearl White',
      '',
      'Yokohama',
      String(priceUsd),
      'yes',
    ].join(','),
  );
  return `${[head, ...lines].join('\n')}\n`;
}
