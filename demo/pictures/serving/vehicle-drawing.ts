import type { Database } from '../../../server/database/tables.ts';
import type { VehicleFacts } from '../../../server/vehicles/vehicle-row.ts';
import { stillName, type View, views } from '../../../server/vehicles/photos.ts';
import type { InspectedVehicle, VehicleLook } from '../look.ts';
import { pictureKey } from '../picture-key.ts';
import type { Drawing } from './drawing.ts';

/** What the row of a demo's vehicle holds beside what every vehicle's does. */
export type DrawnFacts = VehicleFacts & { look: VehicleLook };

const usualWidth = 960;

export async function findVehicleDrawing(database: Database, id: string, name: string): Promise<Drawing | undefined> {
  const view = name === stillName ? 'front' : name;
  if (!isView(view)) return undefined;
  const row = await database.selectFrom('vehicle').select('facts').where('id', '=', id).executeTakeFirst();
  const facts = row?.facts as Partial<DrawnFacts> | undefined;
  // Only the demo's vehicles say how they are drawn.
  if (!facts?.look) return undefined;
  const { look: appearance, conditionGrade, interiorGrade, chassisNumber } = facts as DrawnFacts;
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
