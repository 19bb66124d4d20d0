import type { Handler } from '#generated/server.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { colours } from '#server/marketplace/reference/colours.ts';
import { equipment } from '#server/marketplace/reference/equipment.ts';
import { inspectionParts, markDegrees, markKinds, readingSources } from '#server/marketplace/reference/inspection.ts';
import type { Names } from '#server/platform/names.ts';
import { yards } from '#server/marketplace/reference/places/yards.ts';
import {
  displayDisplacement,
  driveNames,
  emissionNames,
  fuelNames,
  gearboxNames,
} from '#server/marketplace/reference/words.ts';

const { makes, models, styles } = readReferenceCatalogue();

export const staffListStockChoices: Handler<'staffListStockChoices', Context> = (_payload, { language }) => {
  const named = <Item extends { names: Names }>(items: readonly Item[], codeOf: (item: Item) => string) =>
    items.map((item) => ({ code: codeOf(item), name: item.names[language] }));
  const coded = (words: Readonly<Record<string, Names>>) =>
    Object.entries(words).map(([code, names]) => ({ code, name: names[language] }));
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, language);
  return {
    code: 0,
    body: {
      makes: named(makes, ({ id }) => id).toSorted(byName),
      models: models.map(({ id, names, makeId }) => ({ code: id, name: names[language], makeId })).toSorted(byName),
      styles: styles.map((style) => ({
        code: style.id,
        name: style.name,
        modelId: style.modelId,
        chassis: style.chassis,
        from: style.soldFrom,
        to: style.soldTo,
        about: [
          ...(style.displacementCc === 0 ? [] : [displayDisplacement(style.displacementCc)]),
          fuelNames[style.fuel][language],
          gearboxNames[style.gearbox][language],
          driveNames[style.drive][language],
        ].join(', '),
      })),
      colours: named(colours, ({ code }) => code),
      yards: named(yards, ({ templateId }) => templateId),
      equipment: named(equipment, ({ code }) => code),
      emissions: coded(emissionNames),
      inspectionParts: coded(inspectionParts),
      markKinds: Object.entries(markKinds).map(([code, { letters, names }]) => ({
        code,
        name: `${names[language]} (${letters})`,
      })),
      markDegrees: coded(markDegrees),
      readingSources: coded(readingSources),
    },
  };
};
