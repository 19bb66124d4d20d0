import { movePriceBucket } from '#server/marketplace/catalogue/move-buckets.ts';
import { marketTimeZone, timeText } from '#server/marketplace/reference/market-time.ts';
import { formatUsd } from '#server/marketplace/pricing/price-text.ts';
import { readPricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { isBelowLowest, lockVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { type CommandServices, StaffRefused } from '#server/cli/command-services.ts';
import type { StaffCommand } from '#server/cli/parse-command.ts';

const hour = 3_600_000;
const longestHours = 30 * 24;

/** Puts a vehicle on sale from now on, or updates its running sale. */
export async function startFlashSale(
  { services }: CommandServices,
  { subject, options, staffName }: StaffCommand,
): Promise<string> {
  const { database, clock } = services;
  const now = clock();
  const deduction = readDollars(options['deduction'] ?? '');
  const endsAt = new Date(now.getTime() + readHours(options['hours'] ?? '') * hour);
  const terms = await readPricingSettings(database);
  return database.transaction().execute(async (transaction) => {
    const vehicle = await lockVehicle(transaction, subject);
    if (!vehicle) throw new StaffRefused(`There is no vehicle ${subject}.`);
    if (vehicle.state !== 'available') throw new StaffRefused(`Vehicle ${subject} is ${vehicle.state}, not for sale.`);
    if (deduction >= vehicle.base_price_cents) {
      throw new StaffRefused(
        `--deduction must be less than the vehicle’s price: ${formatUsd(vehicle.base_price_cents)}.`,
      );
    }
    if (isBelowLowest({ ...vehicle, flash_deduction_cents: deduction })) {
      const { min_price_cents: lowest, base_price_cents: price } = vehicle;
      throw new StaffRefused(
        `--deduction takes ${formatUsd(price)} below the minimum price of ${subject}, ${formatUsd(lowest)}. Take less off, or change the minimum price at the desk.`,
      );
    }
    await transaction
      .updateTable('vehicle')
      .set({ flash_deduction_cents: deduction, flash_ends_at: endsAt, changed_at: now })
      .where('id', '=', subject)
      .execute();
    await movePriceBucket(transaction, subject, { terms, now });
    await writeAuditLog(
      transaction,
      { by: { name: staffName }, act: 'flash-sale', subject, detail: { ...options } },
      now,
    );
    return `${vehicle.name} (${subject}): ${formatUsd(deduction)} off until ${timeText(endsAt, marketTimeZone)}, Nairobi time`;
  });
}

/** The deduction in cents. Only whole dollars are accepted, since prices move in steps of ten. */
function readDollars(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new StaffRefused(`--deduction is '${text}': write whole dollars, such as 500.`);
  return Number(text) * 100;
}

function readHours(text: string): number {
  const hours = Number(text);
  const isGood = /^\d+(\.\d+)?$/.test(text) && hours > 0 && hours <= longestHours;
  if (!isGood) throw new StaffRefused(`--hours is '${text}': write hours up to ${longestHours}, such as 48.`);
  return hours;
}
