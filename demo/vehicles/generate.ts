import type { PriceTerms } from '../../server/pricing/price-terms.ts';
import type { Catalogue, Style } from '../../server/reference/catalogue/catalogue.ts';
import { assemble } from './assemble.ts';
import { type Era, type Month, monthOf, movedTo, weighYears } from './draw-age.ts';
import { draw, type Entry } from './draw.ts';
import { exampleVehicles } from './examples.ts';
import { randomFrom } from './random.ts';
import { searchTextOf } from '../../server/catalogue/search/search-text.ts';
import type { StockVehicle } from './vehicle.ts';

interface Order {
  catalogue: Catalogue;
  terms: PriceTerms;
  seed: number;
  /** The moment that sales end, listings began and vehicles were registered relative to. */
  epoch: Date;
  /** How many vehicles to make, the examples among them. */
  count: number;
}

const firstId = 100_001;

/** What Kenya has grown too old for; other countries take it. */
const olderPart = 0.035;

/** A model and its styles, weighed once for all draws. */
interface Choice {
  weight: number;
  styles: readonly { entry: Entry; weight: number }[];
}

function enter(catalogue: Catalogue, style: Style): Entry {
  const model = catalogue.models.find(({ id }) => id === style.modelId);
  const make = catalogue.makes.find(({ id }) => id === style.makeId);
  const level = catalogue.levels.find(({ code }) => code === model?.level);
  if (!model || !make || !level) throw new RangeError(`Style ${style.id} belongs to nothing that is known`);
  return { make, model, style, level, searchText: searchTextOf({ make, model, style, level }) };
}

function weigh(entries: readonly Entry[], era: Era, today: Month): Choice[] {
  const weightOf = (styles: readonly Entry[]) =>
    weighYears(
      styles.map(({ style }) => style),
      era,
      today,
    );
  return [...Map.groupBy(entries, ({ model }) => model)].map(([model, own]) => ({
    weight: model.demand * weightOf(own),
    styles: own.map((entry) => ({ entry, weight: weightOf([entry]) })),
  }));
}

/** The demo stock: the contract's examples, and then as many more as are asked for. The same seed, the same stock. */
export function generateVehicles({ catalogue, terms, seed, epoch, count }: Order): StockVehicle[] {
  const entries = catalogue.styles.map((style) => enter(catalogue, style));
  const today = monthOf(epoch);
  const choices = { young: weigh(entries, 'young', today), older: weigh(entries, 'older', today) };
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(seed, index);
    const id = String(firstId + index);
    const era = random.chance(olderPart) ? 'older' : 'young';
    const drawStyle = () =>
      random.pick(random.pick(choices[era], ({ weight }) => weight).styles, ({ weight }) => weight).entry;
    const example = exampleVehicles.find((known) => known.id === id);
    const entry = example ? entries.find(({ style }) => style.id === example.styleId) : drawStyle();
    if (!entry) throw new RangeError(`There is no style for vehicle ${id}`);
    const drawn = draw(random, entry, { era, today });
    const stated = example && {
      ...example.stated,
      registered: movedTo(today, example.registered, entry.style),
    };
    return assemble(id, entry, { ...drawn, ...stated }, { terms, epoch });
  });
}
