import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderSummary } from '#generated/client/types.gen.ts';
import { orderStatusOf } from '#states/order-state.ts';
import { type Market, openMarket, reservationOf, stockAnother } from '../testing/market.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** The words on the pages of a PDF in order. Text drawn as a picture is omitted. */
async function readWords(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes);
  const streams = document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'));
  const words = streams.flatMap((stream) => [...stream.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex]) => hex ?? ''));
  return words.map((hex) => Buffer.from(hex, 'hex').toString('latin1')).join('\n');
}

async function reserve(change = {}) {
  const buyer = await market.newBuyer();
  const vehicleId = await stockAnother(market.services.database);
  await buyer.call('submitOrder', reservationOf(vehicleId, change));
  const [order] = (await buyer.call('listOrders', { statusDesc: '', pageNo: 1, pageSize: 1 })).body as OrderSummary[];
  const download = async () => buyer.call('downloadProforma', { id: order?.id });
  return { buyer, order, vehicleId, download };
}

describe('A proforma invoice', () => {
  it('The invoice states buyer, vehicle, agent and due time, and the prices of the stored quote', async () => {
    const { order, download } = await reserve({ checkClearancePrice: 1 });
    const { body } = await download();
    const words = await readWords(body as Uint8Array);
    for (const text of [
      order?.orderNo ?? '',
      'Wanjiku Kamau',
      'Nyali Road 14',
      'Mombasa, Kenya',
      'Toyota Vitz 1.0 F',
      'KSP130-2214',
      'USD 5,350',
      'USD 1,420',
      'USD 6,850',
      'USD 10,950',
      'USD 3,285',
      'USD 7,665',
      'Pwani Collections Ltd',
      '2026-06-13 13:00',
    ]) {
      expect(words).toContain(text);
    }
  });

  it('The invoice shows the remaining amount after a partial payment, and not otherwise', async () => {
    const { order, download } = await reserve();
    const words = async () => readWords((await download()).body as Uint8Array);
    expect(await words()).not.toContain('Still to be paid now');
    const { database, clock } = market.services;
    await database
      .insertInto('order_money')
      .values({
        order_id: order?.id ?? '',
        kind: 'received',
        payment: 'deposit',
        pay_unit: 'USD',
        amount: 100_50,
        actor: 'staff:Kimani',
        created_at: clock(),
      })
      .execute();
    const deposit = Number(order?.depositPriceDesc?.replaceAll(/\D/g, ''));
    expect(await words()).toContain(`USD ${(deposit - 100.5).toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
  });

  it('The invoice names no due time once the deposit is paid, or partly paid and past its time', async () => {
    const { order, download } = await reserve();
    for (const change of [
      { money_waits: 'partPaid', deposit_due_at: new Date(0) },
      { status: orderStatusOf.preparing },
    ] as const) {
      await market.services.database
        .updateTable('orders')
        .set(change)
        .where('id', '=', order?.id ?? '')
        .execute();
      const words = (await readWords((await download()).body as Uint8Array)).replaceAll('\n', '');
      expect(words).toContain('on behalf of GariPort. The balance is due');
      expect(words).not.toContain('Deposit due');
    }
  });

  it('Every line of the invoice has its label, in this order', async () => {
    const { order, vehicleId, download } = await reserve();
    const words = (await readWords((await download()).body as Uint8Array)).split('\n');
    const lines = [
      ['GariPort'],
      ['Proforma invoice its number'],
      ['Issued 2026-06-12'],
      ['Buyer'],
      ['Name', 'Wanjiku Kamau'],
      ['Address', 'Nyali Road 14'],
      ['City', 'Mombasa, Kenya'],
      ['E-mail', 'wanjiku.kamau@example.com'],
      ['Phone', '+254712345678'],
      ['Vehicle'],
      ['Name', 'Toyota Vitz 1.0 F'],
      ['Reference number', `GP-${vehicleId}`],
      ['Chassis number', expect.stringMatching(/^KSP130-2214\d{3}$/)],
      ['First registration', '2019-03'],
      ['Mileage', '62,400 km'],
      ['Colour', 'Pearl White'],
      ['Country', 'Japan'],
      ['Shipping'],
      ['Destination', 'Kenya'],
      ['Port', 'Mombasa'],
      ['Transport', 'RORO'],
      ['Price'],
      ['Vehicle', 'USD 5,350'],
      ['Freight', 'USD 1,420'],
      ['Insurance', 'USD 80'],
      ['Total (CIF)', 'USD 6,850'],
      ['Deposit', 'USD 2,055'],
      ['Balance', 'USD 4,795'],
      ['Payment'],
      ['Collection agent', 'Pwani Collections Ltd (demo)'],
      ['Bank', 'Demo Bank, Mombasa'],
      ['Account name', 'Pwani Collections Ltd (demo)'],
      ['Account number', '0000 0000 0000'],
      ['SWIFT', 'DEMOKENA'],
      ['Payment reference', 'its number'],
      ['Deposit due', '2026-06-13 13:00 (Nairobi time)'],
      ['Check code', 'its check code'],
    ].flat();
    const notice =
      'The collection agent collects payments on behalf of GariPort. Pay the deposit by the time above, or the vehicle is no ' +
      'longer held. The balance is due when we tell you, 10 days before the vehicle reaches port. Before you pay, scan the QR code or enter the check code at ' +
      'https://gariport.example/Kenya/pay/check to see whether this invoice is ours and still holds.';
    const written = words.map((word) =>
      word.replace(order?.orderNo ?? '', 'its number').replace(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/, 'its check code'),
    );
    const [end, refunds = ''] = written.slice(lines.length).join('').split('Refunds');
    expect([...written.slice(0, lines.length), end]).toEqual([...lines, notice]);
    expect(refunds).toContain(
      'If the inspection fails: If an inspection before shipping fails, you get back everything',
    );
  });

  it('A name in any script is written without question marks', async () => {
    const { download } = await reserve({ name: '田中 太郎', address: 'ул. Ленина 14' });
    const { code, body } = await download();
    expect(code).toBe(0);
    const words = await readWords(body as Uint8Array);
    expect(words).not.toContain('?');
    const plain = await readWords((await (await reserve()).download()).body as Uint8Array);
    expect(words.split('\n').length).toBeLessThan(plain.split('\n').length);
  });

  it('An invoice is created whatever characters a name contains', async () => {
    for (const name of ['<script>&"\'', 'أحمد محمد', 'አበበ ቢቂላ', '𠮷野', 'Zoë Łukasz 🚗', '‮evil']) {
      expect((await (await reserve({ name })).download()).code).toBe(0);
    }
  });

  it('A buyer gets no invoice for a cancelled order', async () => {
    const { buyer, order, download } = await reserve();
    await buyer.call('closeOrder', { id: order?.id });
    expect(await download()).toEqual({ code: 400, message: 'The status of the order has changed' });
  });
});
