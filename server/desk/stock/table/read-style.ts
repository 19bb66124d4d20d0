import { readReferenceCatalogue, type Style } from '#server/marketplace/reference/catalogue/catalogue.ts';
import type { Names } from '#server/platform/names.ts';
import { matchesName, nearest } from '#server/desk/table/nearest.ts';
import { type Fault, namesOf } from './columns.ts';

const { makes, models, styles } = readReferenceCatalogue();

type FaultyStyle = Fault & { column: 'make' | 'model' | 'style' };

/** Style columns of a row; an empty text means not given. */
interface Said {
  make: string;
  model: string;
  style: string;
  chassis: string;
}

const allOf = (names: Names): string[] => Object.values(names);

/**
 * Finds the style of a row. A missing style follows from the chassis number if it is unique. Existing vehicles keep what is
 * not given.
 */
export function readStyle(said: Said, presentId?: string): Style | FaultyStyle {
  const { chassis } = said;
  const present = presentId === undefined ? undefined : namesOf(presentId);
  if (present && said.make === '' && said.model === '' && said.style === '') {
    const same = styles.find(({ id }) => id === presentId);
    if (same) return same;
  }
  const makeText = said.make || (present?.make ?? '');
  const modelText = said.model || (present?.model ?? '');
  if (makeText === '' && modelText === '') return byChassis(chassis) ?? { column: 'make', kind: 'missing', hint: '' };
  const make = makes.find(({ names }) => matchesName(makeText, allOf(names)));
  if (!make) {
    const kind = makeText === '' ? 'missing' : 'unknown';
    return {
      column: 'make',
      kind,
      hint: nearest(
        makeText,
        makes.map(({ names }) => names.en),
      ),
    };
  }
  const ofMake = models.filter(({ makeId }) => makeId === make.id);
  const model = ofMake.find(({ names, aliases }) => matchesName(modelText, [...allOf(names), ...aliases]));
  if (!model) {
    const kind = modelText === '' ? 'missing' : 'unknown';
    return {
      column: 'model',
      kind,
      hint: nearest(
        modelText,
        ofMake.map(({ names }) => names.en),
      ),
    };
  }
  const ofModel = styles.filter(({ modelId }) => modelId === model.id);
  const isSameModel = present?.make === make.names.en && present.model === model.names.en;
  const styleText = said.style || (isSameModel ? present.style : '');
  const style =
    styleText === '' ? byChassis(chassis, ofModel) : ofModel.find(({ name }) => matchesName(styleText, [name]));
  if (style) return style;
  const kind = styleText === '' ? 'missing' : 'unknown';
  return {
    column: 'style',
    kind,
    hint: nearest(
      styleText,
      ofModel.map(({ name }) => name),
    ),
  };
}

function byChassis(chassisNumber: string, among: readonly Style[] = styles): Style | undefined {
  const written = chassisNumber.toUpperCase();
  const fitting = among.filter(({ chassis }) => chassis !== '' && written.startsWith(chassis));
  const longest = Math.max(...fitting.map(({ chassis }) => chassis.length));
  const [first, ...others] = fitting.filter(({ chassis }) => chassis.length === longest);
  return others.length === 0 ? first : undefined;
}
