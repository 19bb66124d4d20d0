import { type SelectQueryBuilder, sql } from 'kysely';
import type { Handler } from '#generated/server.ts';
import type { Context } from '#server/platform/calls/context.ts';
import type { Database, Tables } from '#server/platform/database/tables.ts';
import { countryNameIn } from '#server/marketplace/reference/places/countries.ts';

interface BuyerFilter {
  search?: string;
  isBlocked?: boolean;
}

export const staffFindBuyers: Handler<'staffFindBuyers', Context> = async (
  { pageNo, pageSize, ...filter },
  { database, language },
) => {
  const found = narrowed(database, filter);
  const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['account.id', 'account.email', 'account.country_name', 'account.created_at', 'account.blocked_at'])
    .select((select) => [
      select
        .selectFrom('orders')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('orders.account_id', '=', 'account.id')
        .as('orders'),
      select
        .selectFrom('orders')
        .select(sql<string>`orders.receiver ->> 'name'`.as('name'))
        .whereRef('orders.account_id', '=', 'account.id')
        .orderBy('orders.created_at', 'desc')
        .limit(1)
        .as('name'),
    ])
    .orderBy('account.created_at', 'desc')
    .orderBy('account.id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return {
    code: 0,
    body: {
      total,
      buyers: rows.map(({ id, email, country_name, created_at, blocked_at, orders, name }) => ({
        accountId: id,
        email,
        ...(name !== null && { name }),
        countryName: countryNameIn(language, country_name),
        createdAt: created_at.toISOString(),
        orders: orders ?? 0,
        isBlocked: blocked_at !== null,
      })),
    },
  };
};

type Narrowed = SelectQueryBuilder<Tables, 'account', object>;

/** Minimum digits of a phone search, in any notation. */
const leastDigits = 5;

function narrowed(database: Database, { search = '', isBlocked }: BuyerFilter): Narrowed {
  let query: Narrowed = database.selectFrom('account');
  if (isBlocked !== undefined) query = query.where('account.blocked_at', isBlocked ? 'is not' : 'is', null);
  if (search.trim() === '') return query;
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const digits = search.replaceAll(/\D/g, '');
  // A number within letters, as in an order number or e-mail, is not a phone number.
  const isPhone = digits.length >= leastDigits && /^[\d\s()+./-]+$/.test(search.trim());
  // Buyers write their numbers with or without the country's code. The shortest mobile numbers have eight digits.
  const phone = `%${digits.replace(/^0+/, '').slice(-8)}%`;
  return query.where((where) =>
    where.or([
      where('account.email', 'ilike', pattern),
      where(
        'account.id',
        'in',
        database
          .selectFrom('orders')
          .select('orders.account_id')
          .where((order) =>
            order.or([
              order('orders.order_no', 'ilike', pattern),
              order(sql`orders.receiver ->> 'name'`, 'ilike', pattern),
              ...(isPhone ? [order(digitsOf(sql`orders.receiver ->> 'phone'`), 'like', phone)] : []),
            ]),
          ),
      ),
      where(
        'account.id',
        'in',
        database
          .selectFrom('address')
          .select('address.account_id')
          .where((address) =>
            address.or([
              address('address.name', 'ilike', pattern),
              ...(isPhone ? [address(digitsOf(sql`address.phone`), 'like', phone)] : []),
            ]),
          ),
      ),
    ]),
  );
}

function digitsOf(column: ReturnType<typeof sql>) {
  return sql<string>`regexp_replace(${column}, '[^0-9]', '', 'g')`;
}
