import type { Services } from '#server/platform/services.ts';

const name = 'mpesa-registration';

/** Tells M-Pesa once where to report payments, and again when the address or the paybill number changes. */
export async function registerCallbacks({ database, mpesa }: Services): Promise<void> {
  if (!mpesa) return;
  const found = await database.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  if (found?.value === mpesa.registration) return;
  await mpesa.register();
  const value = JSON.stringify(mpesa.registration);
  await database
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
