import { readCatalogue } from '../../../server/catalogue/catalogue-memory.ts';
import type { Services } from '../../../server/services/services.ts';
import type { FindDrawing } from './drawing.ts';
import { findLevelDrawing, findMakeDrawing, findSceneDrawing } from './scene-drawings.ts';
import { findVehicleDrawing } from './vehicle-drawing.ts';

/** Finds what is drawn of a marketplace: its makes, types and vehicles, and the scenes of its home page. */
export function drawingsOf(services: Services): FindDrawing {
  const { database } = services;
  return async (folder, name) => {
    if (folder === 'makes') return findMakeDrawing(name, (await readCatalogue({ services, database })).makes);
    if (folder === 'levels') return findLevelDrawing(name, (await readCatalogue({ services, database })).levels);
    if (folder === 'home' || folder === 'uploads') return findSceneDrawing(folder, name);
    return findVehicleDrawing(database, folder, name);
  };
}
