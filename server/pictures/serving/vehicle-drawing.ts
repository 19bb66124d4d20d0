import type { Database } from '../../database/tables.ts';
import type { VehicleFacts } from '../../vehicles/vehicle-facts.ts';
import { stillName, views, type InspectedVehicle, type View } from '../look.ts';
import { pictureKey } from '../picture-key.ts';
import type { Drawing } from './drawing.ts';

const usualWidth = 960;

export async function findVehicleDrawing(database: Database, id: string, name: string): Promise<Drawing | undefined> {
  const view = name === stillName ? 'front' : name;
  if (!isView(view)) return undefined;
  const row = await database.selectFrom('vehicle').select('facts').where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { look: appearance, conditionGrade, interiorGrade, chassisNumber } = row.facts as unknown as VehicleFacts;
  return drawingOfVehicle({ ...appearance, inspection: { grade: conditionGrade, interiorGrade, chassisNumber } }, view);
}

export function drawingOfVehicle(look: InspectedVehicle, view: View): Drawing {
  return {
    subject: { kind: 'vehicle', look, view },
    keyOf: (width, format) => pictureKey(look, view, width, format),
    usualWidth,
  };
}

export function isView(view: string): view is View {
  return (views as readonly string[]).includes(view);
}
