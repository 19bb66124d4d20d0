import { staffListOrders } from '#server/desk/orders/list-orders.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { PayloadOf } from '#generated/server.ts';
import { percentile } from '../../measuring.ts';
import type { Budget, Line } from '../../report/line.ts';
import type { Cluster } from '../stock/clusters.ts';
import { makeStocked } from '../stock/grow-stock.ts';
import { openServices, visit } from '../stock/open-services.ts';
import { growOrders } from './grow-orders.ts';

type Asked = PayloadOf<'staffListOrders'>;

const first: Asked = { pageNo: 1, pageSize: 50, sort: 'changedAt', isDescending: true };
const firstTable: Budget = { of: 'measured', at: 'most', limit: 1500 };
const filtered: Budget = { of: 'measured', at: 'most', limit: 300 };

const tables: readonly { what: string; budget: Budget; asked: Asked }[] = [
  { what: 'the first table', budget: firstTable, asked: first },
  { what: 'what is under way', budget: filtered, asked: { ...first, statuses: '0,1,2,3,4,5,6' } },
  { what: 'delivered to Kenya', budget: filtered, asked: { ...first, statuses: '7', countryCode: 'KE' } },
  { what: 'of three months', budget: filtered, asked: { ...first, createdFrom: daysAgo(120), createdTo: daysAgo(30) } },
  { what: 'by the number of an order', budget: filtered, asked: { ...first, search: 'GPB4711' } },
  { what: 'by an address of a buyer', budget: filtered, asked: { ...first, search: 'buyer.4711@' } },
  { what: 'by the name of a vehicle', budget: filtered, asked: { ...first, search: 'Prado' } },
  { what: 'by a word that nothing has', budget: filtered, asked: { ...first, search: 'zzzz' } },
  { what: 'the dearest first', budget: filtered, asked: { ...first, sort: 'total' } },
  { what: 'the last page', budget: filtered, asked: { ...first, pageNo: 1900 } },
];

/** The desk's order table: repeats each query as its call makes it, without the wire. */
export async function ordersSection(cluster: Cluster, tiny: boolean): Promise<Line[]> {
  const orders = tiny ? 500 : 100_000;
  const name = 'ordered';
  await makeStocked(cluster, { name, size: orders + 5000 });
  const database = await cluster.open(name);
  try {
    await growOrders(database, orders);
    const section = `The desk's table of ${orders.toLocaleString('en')} orders, p95`;
    const lines: Line[] = [];
    for (const { what, budget, asked } of tables) {
      const { times, total } = await ask(database, asked, tiny ? 1 : 20);
      const note = `${total.toLocaleString('en')} orders found`;
      lines.push({ section, what, unit: 'ms', measured: percentile(times, 0.95), budget, note });
    }
    return lines;
  } finally {
    await database.destroy();
    await cluster.drop(name);
  }
}

async function ask(database: Database, asked: Asked, rounds: number): Promise<{ times: number[]; total: number }> {
  const services = openServices(database);
  const times: number[] = [];
  let total = 0;
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const answer = await staffListOrders(asked, visit(services));
    times.push(performance.now() - started);
    if (answer.code !== 0) throw new Error(`The table was refused with ${answer.code}.`);
    ({ total } = answer.body);
  }
  return { times, total };
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
