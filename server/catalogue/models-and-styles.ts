import type { components } from '../../generated/schema.ts';
import type { Language } from '../../wire/language.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';

type Model = components['schemas']['Model'];
type Style = components['schemas']['Style'];
type ModelLevel = components['schemas']['ModelLevel'];

export function modelsOf(makeId: string, { makeById, models }: CatalogueMemory, language: Language): Model[] {
  const make = makeById.get(makeId);
  if (!make) return [];
  return models
    .filter((model) => model.make_id === makeId)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ id, names, name }) => ({
      modelId: id,
      name: names[language],
      makeId,
      makeName: make.name,
      modelName: name,
    }));
}

export function stylesOf(
  modelId: string,
  { makeById, modelById, styles }: CatalogueMemory,
  language: Language,
): Style[] {
  const model = modelById.get(modelId);
  const make = model && makeById.get(model.make_id);
  if (!make) return [];
  return styles
    .filter((style) => style.model_id === modelId)
    .map(({ name }) => ({
      styleName: name,
      styleFullName: `${make.names[language]} ${model.names[language]} ${name}`,
      modelId,
      makeId: make.id,
    }));
}

/** The vehicle types that the home page shows, in its order. */
export function homeLevelsOf({ levels }: CatalogueMemory, language: Language): ModelLevel[] {
  return levels
    .filter(({ home_rank }) => home_rank !== null)
    .toSorted((a, b) => Number(a.home_rank) - Number(b.home_rank))
    .map(({ code, names }) => ({
      code,
      name: names[language],
      imgUrl: `/pictures/levels/${code.toLowerCase()}.webp`,
    }));
}
