import { setTerms } from '#server/desk/pricing/change-terms.ts';
import {
  findPricingSettings,
  parsePricingSettings,
  type PricingSettings,
} from '#server/marketplace/pricing/pricing-settings.ts';
import { ports, transportKinds } from '#server/marketplace/reference/places/ports.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { type CommandServices, StaffRefused } from '#server/cli/command-services.ts';
import type { StaffCommand } from '#server/cli/parse-command.ts';

/** Returns the pricing settings as JSON, so that they can be edited and set again. */
export async function showPricingSettings({ services }: CommandServices): Promise<string> {
  const terms = await findPricingSettings(services.database);
  if (terms === undefined) throw new StaffRefused('The pricing settings are not set: docs/staff.md shows how to.');
  return JSON.stringify(terms, null, 2);
}

/** Sets the pricing settings from a file. Reserved vehicles keep their prices. */
export async function setPricingSettings(
  { services }: CommandServices,
  { subject, staffName }: StaffCommand,
): Promise<string> {
  const { database, clock } = services;
  const terms = readTermsFrom(subject);
  return database.transaction().execute(async (transaction) => {
    const by = { name: staffName };
    const listed = await setTerms(transaction, by, terms, clock());
    await writeAuditLog(
      transaction,
      { by, act: 'set-price-terms', subject: 'price-terms', detail: { terms } },
      clock(),
    );
    return `Prices use the new settings from now on. ${listed} vehicles were repriced.`;
  });
}

function readTermsFrom(text: string): PricingSettings {
  const parsed = parsePricingSettings(parseJson(text));
  if ('fault' in parsed) throw unusable(parsed.fault);
  const { tariffs } = parsed.terms;
  const types: readonly string[] = Object.values(transportKinds).map(({ type }) => type);
  tariffs.forEach(({ portId, transportType }, place) => {
    if (!ports.some(({ id }) => id === portId)) throw unusable(`tariffs.${place}.portId: there is no port ${portId}`);
    if (!types.includes(transportType)) {
      throw unusable(`tariffs.${place}.transportType: it is ${types.join(' or ')}, not ${transportType}`);
    }
  });
  return parsed.terms;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unusable((error as Error).message);
  }
}

function unusable(fault: string): StaffRefused {
  return new StaffRefused(`Nothing was changed, because the settings in the file are invalid. ${fault}.`);
}
