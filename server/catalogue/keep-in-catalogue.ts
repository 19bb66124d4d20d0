import type { Database } from '../database/tables.ts';
import { readReferenceCatalogue } from '../reference/catalogue/catalogue.ts';
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
 * Sees to it that buyers can look for vehicles of these styles: what of the product's own catalogue is missing from the
 * market's is written there. Makes and models without a vehicle are not, so that a small market offers no empty choices.
 */
export async function keepInCatalogue(transaction: Database, styleIds: readonly string[]): Promise<void> {
  const known = await transaction
    .selectFrom('style')
    .select('id')
    .where('id', 'in', [...styleIds])
    .execute();
  const missing = new Set(styleIds).difference(new Set(known.map(({ id }) => id)));
  // Nodes read their catalogue anew after every statement that might change it, so none is sent in vain.
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
