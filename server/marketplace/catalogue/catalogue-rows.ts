import type { Catalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { searchTextOf, splitWords } from './search/search-text.ts';

// The built-in catalogue as rows of its tables.

export function makeRowsOf({ makes }: Catalogue) {
  return makes.map(({ id, letter, names, hotRank }, sort) => ({
    id,
    letter,
    name: names.en,
    names,
    hot_rank: hotRank ?? null,
    sort,
  }));
}

export function modelRowsOf({ models }: Catalogue) {
  return models.map(({ id, makeId, names }, sort) => ({ id, make_id: makeId, name: names.en, names, sort }));
}

export function levelRowsOf({ levels }: Catalogue) {
  return levels.map(({ code, names, body, homeRank }, sort) => ({
    code,
    names,
    body,
    home_rank: homeRank ?? null,
    sort,
  }));
}

export function styleRowsOf({ makes, models, levels, styles }: Catalogue) {
  return styles.map((style, sort) => {
    const model = models.find(({ id }) => id === style.modelId);
    const make = makes.find(({ id }) => id === style.makeId);
    const level = levels.find(({ code }) => code === model?.level);
    if (!model || !make || !level) throw new RangeError(`Style ${style.id} belongs to nothing that is known`);
    return {
      id: style.id,
      model_id: model.id,
      name: style.name,
      full_name: style.fullNames.en,
      search_words: [...new Set(splitWords(searchTextOf({ make, model, style, level })))],
      sort,
    };
  });
}
