import { expect } from 'vitest';
import type { StaffImportRows, StaffStockImport } from '#generated/client/types.gen.ts';
import type { TestServerOptions } from '#server/testing/open-test-server.ts';
import { openStock } from './open-stock.ts';

/** A marketplace without vehicles, with helpers that upload, read and run import files. */
export async function openTable(options: Pick<TestServerOptions, 'fetchPicture'> = {}) {
  const stock = await openStock(options);
  const { call, done } = stock;

  const send = (content: string | Buffer, name = 'stock.csv') =>
    call('staffReadStockFile', { name, fileBase64: Buffer.from(content).toString('base64') });

  async function readIn(content: string | Buffer): Promise<StaffStockImport> {
    const answer = await send(content);
    expect(answer).toMatchObject({ code: 0 });
    return answer.body as StaffStockImport;
  }

  const rowsOf = (id: string, kind: string): Promise<StaffImportRows> =>
    done('staffListImportRows', { id, kind, pageNo: 1, pageSize: 500 });

  /** Calls until nothing is left, like the page. */
  async function runImport(id: string): Promise<StaffStockImport> {
    for (;;) {
      const state = await done('staffCarryOutImport', { id });
      if (state.endedAt !== undefined) return state;
    }
  }

  async function idOf(stockNo: string): Promise<string> {
    const { vehicles } = await done('staffListStock', { ...firstPage, search: stockNo });
    return vehicles[0]?.id ?? '';
  }

  return { ...stock, send, readIn, rowsOf, runImport, idOf };
}

export const firstPage = { pageNo: 1, pageSize: 10, sort: 'stockNo', isDescending: false };

export const head =
  'stock_number,state,make,model,style,registered,mileage_km,colour,yard,price_usd,equipment,remark_en';
export const line = (
  number: string,
  more: Partial<Record<'state' | 'model' | 'style' | 'mileage' | 'price' | 'remark', string>> = {},
) =>
  [
    number,
    more.state ?? 'draft',
    'Toyota',
    more.model ?? 'Vitz',
    more.style ?? '1.0 F',
    '2018-03',
    more.mileage ?? '41200',
    'pearl white',
    'Yokohama',
    more.price ?? '4200',
    'ABS; Rear camera',
    more.remark ?? '',
  ].join(',');
export const table = (...lines: readonly string[]) => [head, ...lines, ''].join('\r\n');
