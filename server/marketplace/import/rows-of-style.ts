import { readReferenceCatalogue, type Style } from '#server/marketplace/reference/catalogue/catalogue.ts';
import type { Drive } from '#server/marketplace/reference/catalogue/rows.ts';

/** One row of a customs list: a trim of a variant. */
export interface ListPriceRow {
  /** Its row in the list. */
  row: number;
  /** Model and trim as the list names them. */
  name: string;
  cc?: number;
  isElectric?: boolean;
  drive?: Drive;
  isManual?: boolean;
  /** In the currency of the country, to the cent. */
  amount: number;
}

const { makes, models } = readReferenceCatalogue();
const modelById = new Map(models.map((model) => [model.id, model]));
/** Their rows have no chassis code, so only the engine tells variants apart. */
const uncoded = new Set(makes.filter(({ origin }) => origin === 'CN').map(({ id }) => id));

export const wordsOf = (text: string): string[] => text.toUpperCase().match(/[A-Z0-9.+]+/g) ?? [];

const ccTolerance = 0.05;

/** Whether a row may be about this engine. */
export function fitsEngine({ fuel, displacementCc }: Style, { isElectric = false, cc }: ListPriceRow): boolean {
  if ((fuel === 'electric') !== isElectric) return false;
  return cc === undefined || displacementCc === 0 || Math.abs(cc - displacementCc) <= displacementCc * ccTolerance;
}

/** Conversions that customs lists at their own price. */
const conversion = /REFRI|FREEZ|TEMP|WELCAB|CHAIR|INSTRUCTION|LIFT|SWIVEL|AMBULANCE|SLIDE UP|POLICE/;

/**
 * The rows about a style: those of its trim, engine and drive as far as the list tells them apart. Empty if none is of
 * its kind of engine.
 */
export function rowsOfStyle(rows: readonly ListPriceRow[], style: Style): readonly ListPriceRow[] {
  let left = rows.filter(({ isElectric = false }) => isElectric === (style.fuel === 'electric'));
  if (uncoded.has(style.makeId)) left = left.filter((row) => fitsEngine(style, row));
  const prefer = (isWanted: (row: ListPriceRow) => boolean) => {
    const wanted = left.filter(isWanted);
    if (wanted.length > 0) left = wanted;
  };
  prefer((row) => fitsEngine(style, row));
  prefer(({ name }) => conversion.test(name.toUpperCase()) === conversion.test(style.name.toUpperCase()));
  prefer(({ name }) => /HYBRID|E-POWER|E:HEV/i.test(name) === /hybrid|e-power|e:hev/i.test(style.name));
  left = ofTrim(left, style);
  prefer(({ drive }) => drive === style.drive);
  prefer(({ isManual = false }) => isManual === (style.gearbox === 'MT'));
  return left;
}

/** The rows whose names contain most words of the style's name, and nothing else if possible. */
function ofTrim(rows: readonly ListPriceRow[], { name, modelId }: Style): ListPriceRow[] {
  const wanted = new Set(wordsOf(name));
  const known = new Set(wordsOf(modelById.get(modelId)?.names.en ?? ''));
  const scored = rows.map((row) => {
    const words = new Set(wordsOf(row.name));
    const hits = [...wanted].filter((word) => words.has(word)).length;
    const extra = [...words].filter((word) => !wanted.has(word) && !known.has(word)).length;
    return { row, hits, extra };
  });
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  if (most === 0) return [...rows];
  const best = scored.filter(({ hits }) => hits === most);
  const least = Math.min(...best.map(({ extra }) => extra));
  return best.filter(({ extra }) => extra === least).map(({ row }) => row);
}
