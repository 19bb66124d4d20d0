import { type Make, type Model, readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { listKey, type ListedVariant } from './list-prices.ts';
import { fitsEngine, type ListPriceRow, wordsOf } from './rows-of-style.ts';

// Maps the rows of a customs list to the catalogue. Customs writes a row per trim, with the chassis code inside a longer
// type code, and names makes and models in its own way.

/** A row as customs writes it. */
export interface CustomsRow {
  row: number;
  make: string;
  model: string;
  code: string;
  transmission: string;
  drive: string;
  engine: string;
  fuel: string;
  price: number;
}

const { makes, models, styles } = readReferenceCatalogue();

/** Customs' names of makes that differ from ours, without spaces. */
const makeNames: Readonly<Record<string, string>> = {
  MERCEDES: 'MERCEDESBENZ',
  MITSUBISHIFUSO: 'MITSUBISHI',
  MARUTISUZUKI: 'SUZUKI',
  SAICMOTORS: 'MG',
};

/** Misspelt names in the list of 2025. */
const misspelt: Readonly<Record<string, string>> = {
  ALION: 'ALLION',
  APLHARD: 'ALPHARD',
  FILEDER: 'FIELDER',
  VELFIRE: 'VELLFIRE',
};

const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

const makeByName = new Map<string, Make>(makes.map((make) => [plain(make.names.en), make]));
const variantsByMake = Map.groupBy(
  new Map(styles.map((style) => [listKey(style), style])).values(),
  ({ makeId }) => makeId,
);
const modelById = new Map<string, Model>(models.map((model) => [model.id, model]));
const stylesByVariant = Map.groupBy(styles, listKey);

/** The variants that a row may be about: none if it is unknown, several if its model is ambiguous. */
export function matchRow(row: CustomsRow): readonly ListedVariant[] {
  const name = plain(row.make);
  const make = makeByName.get(makeNames[name] ?? name);
  if (!make) return [];
  const ofMake = variantsByMake.get(make.id) ?? [];
  const byCode = ofMake.filter(({ chassis }) => hasCode(row.code, chassis));
  if (byCode.length > 0) {
    const named = byCode.filter((variant) => isNamed(row, modelById.get(variant.modelId)));
    const isShared = new Set(byCode.map(({ modelId }) => modelId)).size > 1;
    return (isShared || named.length > 0 ? named : byCode).map(variantOf);
  }
  // Rows of Chinese makes have no type code.
  if (make.origin !== 'CN') return [];
  return ofMake
    .filter((variant) => isNamed(row, modelById.get(variant.modelId)))
    .filter((variant) => (stylesByVariant.get(listKey(variant)) ?? []).some((style) => fitsEngine(style, rowOf(row))))
    .map(variantOf);
}

const variantOf = ({ modelId, chassis }: ListedVariant): ListedVariant => ({ modelId, chassis });

/** The chassis code, followed by at most two letters, between separators. */
function hasCode(code: string, chassis: string): boolean {
  return code
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .some((part) => part.startsWith(chassis.toUpperCase()) && /^[A-Z]{0,2}$/.test(part.slice(chassis.length)));
}

function isNamed({ model: written, code }: CustomsRow, model: Model | undefined): boolean {
  if (!model) return false;
  const words = new Set(wordsOf(`${written} ${code}`.replaceAll('-', '')).map((word) => misspelt[word] ?? word));
  return [model.names.en, ...model.aliases].some((name) => {
    const wanted = wordsOf(name.replaceAll('-', ''));
    return wanted.every((word) => words.has(word));
  });
}

/** The stored form of a row. */
export function rowOf({ row, model, transmission, drive, engine, fuel, price }: CustomsRow): ListPriceRow {
  const cc = /^\d{3,5}$/.test(engine.trim()) ? Number(engine) : undefined;
  const isElectric = fuel.trim().toUpperCase().startsWith('EL');
  return {
    row,
    name: model.trim().replaceAll(/\s+/g, ' '),
    ...(cc !== undefined && !isElectric && { cc }),
    ...(isElectric && { isElectric }),
    ...(/^(4|AW)/.test(drive.trim().toUpperCase())
      ? { drive: '4WD' as const }
      : /^(2|F|R)/.test(drive.trim().toUpperCase()) && { drive: '2WD' as const }),
    ...(/^\d?(MT|MAN|M$)/.test(transmission.trim().toUpperCase()) && { isManual: true }),
    amount: Math.round(price * 100) / 100,
  };
}
