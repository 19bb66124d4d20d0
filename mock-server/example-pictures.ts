import type { FastifyInstance } from 'fastify';
import { servePicturesFrom, type FindDrawing } from '../server/pictures/serve-pictures.ts';
import { findLevelDrawing, findMakeDrawing, findSceneDrawing } from '../server/pictures/serving/scene-drawings.ts';
import { drawingOfVehicle, isView } from '../server/pictures/serving/vehicle-drawing.ts';
import { readCatalogue } from '../server/stock/catalogue/catalogue.ts';
import { demoTerms } from '../server/stock/terms.ts';
import { exampleVehicles } from '../server/stock/vehicles/examples.ts';
import { generateVehicles } from '../server/stock/vehicles/generate.ts';

/** Serves the pictures that the contract's examples name, drawn from the stock that the examples are taken from. */
export function serveExamplePictures(app: FastifyInstance, folder?: string): void {
  servePicturesFrom(app, createFinder(), folder === undefined ? {} : { folder });
}

function createFinder(): FindDrawing {
  const catalogue = readCatalogue();
  const makes = catalogue.makes.map(({ names }) => ({ name: names.en }));
  const vehicles = generateVehicles({
    catalogue,
    terms: demoTerms,
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
    // The examples name some views that the drawing does not have.
    return drawingOfVehicle(inspected, isView(name) ? name : 'front');
  };
}
