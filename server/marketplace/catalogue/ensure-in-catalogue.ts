import type { Database } from '#server/platform/database/tables.ts';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { levelRowsOf, makeRowsOf, modelRowsOf, styleRowsOf } from './catalogue-rows.ts';

const reference = readReferenceCatalogue();
const written = <Row extends { names: object }>(row: Row) => ({ ...row, names: JSON.stringify(row.names) });
const rows = {
  levels: levelRowsOf(reference).map(written),
  makes: makeRowsOf(reference).map(written),
  models: modelRowsOf(reference).map(written),
  styles: styleRowsOf(reference),
};
const levelOfModel = new Map(reference.models.map(({ id, level }) => [id, level]));

/**
 * Makes styles searchable: adds what is missing in the market's catalogue from the built-in one. Makes and models
 * without a vehicle are not added, so that a small market offers no empty choices.
 */
export async function ensureInCatalogue(transaction: Database, styleIds: readonly string[]): Promise<void> {
  const known = await transaction
    .selectFrom('style')
    .select('id')
    .where('id', 'in', [...styleIds])
    .execute();
  const missing = new Set(styleIds).difference(new Set(known.map(({ id }) => id)));
  // Nodes reload the catalogue after each statement that might change it, so send none in vain.
  if (missing.size === 0) return;
  const styles = rows.styles.filter(({ id }) => missing.has(id));
  const modelIds = new Set(styles.map(({ model_id }) => model_id));
  const models = rows.models.filter(({ id }) => modelIds.has(id));
  const makeIds = new Set(models.map(({ make_id }) => make_id));
  const levels = new Set(models.map(({ id }) => levelOfModel.get(id)));
  await transaction
    .insertInto('model_level')
    .values(rows.levels.filter(({ code }) => levels.has(code)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .insertInto('make')
    .values(rows.makes.filter(({ id }) => makeIds.has(id)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .insertInto('model')
    .values(models)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .insertInto('style')
    .values(styles)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
