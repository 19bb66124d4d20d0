import type { Handler } from '#generated/server.ts';
import type { StaffTerms, StaffTermVersion, TermPart } from '#generated/client/types.gen.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { findPricingSettings, partsOf } from '#server/marketplace/pricing/pricing-settings.ts';
import { countries, receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import { ports } from '#server/marketplace/reference/places/ports.ts';
import { fieldOf, termParts } from './change-terms.ts';
import { yardIdsOf } from './check-terms.ts';
import { yardName } from './preview-terms.ts';
import { showTerms } from './show-terms.ts';

/** The current settings, each part with author and time. */
export const staffReadTerms: Handler<'staffReadTerms', Context> = async (_payload, { database, language }) => {
  const parts = partsOf(await findPricingSettings(database));
  const shown = showTerms(parts);
  const latest = await database
    .selectFrom('term_version')
    .distinctOn('part')
    .select(['part', 'version', 'set_by', 'set_at'])
    .orderBy('part')
    .orderBy('version', 'desc')
    .execute();
  const setOf = (part: TermPart) => {
    const set = latest.find((one) => one.part === part);
    return set ? { version: set.version, setAt: set.set_at.toISOString(), setBy: set.set_by } : { version: 0 };
  };
  const cleared = Object.keys(parts.clearance ?? {});
  const body: StaffTerms = {
    rates: { ...setOf('rates'), ...(shown.rates && { value: shown.rates }) },
    deposit: { ...setOf('deposit'), ...(shown.deposit && { value: shown.deposit }) },
    insurance: { ...setOf('insurance'), ...(shown.insurance && { value: shown.insurance }) },
    freight: { ...setOf('freight'), ...(shown.freight && { value: shown.freight }) },
    clearance: { ...setOf('clearance'), ...(shown.clearance && { value: shown.clearance }) },
    missing: termParts.filter((part) => parts[fieldOf[part]] === undefined),
    yards: yardIdsOf(parts).map((id) => ({ id, name: yardName(id, language) })),
    ports: ports.map(({ id, names }) => ({ id, name: names[language] })),
    countries: countries
      .filter((country) => receivingCountries.includes(country) || cleared.includes(country.code))
      .map(({ code, names }) => ({ id: code, name: names[language] })),
  };
  return { code: 0, body };
};

/** Previous versions of a part, newest first. */
export const staffListTermVersions: Handler<'staffListTermVersions', Context> = async (payload, { database }) => {
  const { part, pageSize, before } = payload;
  let query = database
    .selectFrom('term_version')
    .select(['version', 'value', 'set_by', 'set_at'])
    .where('part', '=', part)
    .orderBy('version', 'desc')
    .limit(pageSize);
  if (before !== undefined) query = query.where('version', '<', before);
  const rows = await query.execute();
  const versions = rows.map(({ version, value, set_by, set_at }): StaffTermVersion => ({
    version,
    setAt: set_at.toISOString(),
    setBy: set_by,
    ...showTerms(partsOf({ [fieldOf[part]]: value })),
  }));
  return { code: 0, body: { versions } };
};
