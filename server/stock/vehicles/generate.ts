import type { PriceTerms } from '../../pricing/terms.ts';
import type { Catalogue, Style } from '../catalogue/catalogue.ts';
import { assemble } from './assemble.ts';
import { weighYears } from './draw-age.ts';
import { draw } from './draw.ts';
import type { Entry } from './drawn.ts';
import { exampleVehicles } from './examples.ts';
import { randomFrom } from './random.ts';
import { searchTextOf } from './search-text.ts';
import type { StockVehicle } from './vehicle.ts';

interface Order {
  catalogue: Catalogue;
  terms: PriceTerms;
  seed: number;
  /** The moment that sales end and listings began relative to. */
  epoch: Date;
  /** How many vehicles to make, the examples among them. */
  count: number;
}

const firstId = 100_001;

/** A model and its styles, weighed once for all draws. */
interface Choice {
  demand: number;
  styles: readonly { entry: Entry; weight: number }[];
}

function enter(catalogue: Catalogue, style: Style): Entry {
  const model = catalogue.models.find(({ id }) => id === style.modelId);
  const make = catalogue.makes.find(({ id }) => id === style.makeId);
  const level = catalogue.levels.find(({ code }) => code === model?.level);
  if (!model || !make || !level) throw new RangeError(`Style ${style.id} belongs to nothing that is known`);
  return { make, model, style, level, searchText: searchTextOf({ make, model, style, level }) };
}

function weigh(entries: readonly Entry[]): Choice[] {
  return [...Map.groupBy(entries, ({ model }) => model)].map(([model, own]) => ({
    demand: model.demand,
    styles: own.map((entry) => ({ entry, weight: weighYears(entry.style) })),
  }));
}

/** The demo stock: the contract's examples, and then as many more as are asked for. The same seed, the same stock. */
export function generateVehicles({ catalogue, terms, seed, epoch, count }: Order): StockVehicle[] {
  const entries = catalogue.styles.map((style) => enter(catalogue, style));
  const choices = weigh(entries);
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(seed, index);
    const id = String(firstId + index);
    const example = exampleVehicles.find((known) => known.id === id);
    const entry = example
      ? entries.find(({ style }) => style.id === example.styleId)
      : random.pick(random.pick(choices, ({ demand }) => demand).styles, ({ weight }) => weight).entry;
    if (!entry) throw new RangeError(`There is no style for vehicle ${id}`);
    return assemble(id, entry, { ...draw(random, entry), ...example?.stated }, { terms, epoch });
  });
}
