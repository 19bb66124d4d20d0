import type { FastifyInstance } from 'fastify';
import {
  drawingOfVehicle,
  type FindDrawing,
  findLevelDrawing,
  findMakeDrawing,
  findSceneDrawing,
  isView,
  rendered,
} from '#demo/pictures/serving/find-drawing.ts';
import { servePictures } from '#server/marketplace/pictures/serve-pictures.ts';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { exampleVehicles } from '#demo/vehicles/examples.ts';
import { generateVehicles } from '#demo/vehicles/generate.ts';

/** Serves the pictures that the contract's examples name, drawn from the demo stock. */
export function serveExamplePictures(app: FastifyInstance, folder: string): void {
  servePictures(app, { find: rendered(createFinder()), folder });
}

function createFinder(): FindDrawing {
  const catalogue = readReferenceCatalogue();
  const makes = catalogue.makes.map(({ names }) => ({ name: names.en }));
  const vehicles = generateVehicles({
    catalogue,
    terms: demoPricingSettings,
    seed: 1,
    epoch: new Date(0),
    count: exampleVehicles.length,
  });

  return async (folder, name) => {
    if (folder === 'makes') return findMakeDrawing(name, makes);
    if (folder === 'levels') return findLevelDrawing(name, catalogue.levels);
    const vehicle = vehicles.find(({ id }) => id === folder);
    if (!vehicle) return findSceneDrawing(folder, name);
    const { look, conditionGrade, interiorGrade, chassisNumber } = vehicle;
    const inspected = { ...look, inspection: { grade: conditionGrade, interiorGrade, chassisNumber } };
    // The examples name some views that the drawings do not have.
    return drawingOfVehicle(inspected, isView(name) ? name : 'front');
  };
}
