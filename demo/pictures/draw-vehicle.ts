import type { InspectedVehicle } from './look.ts';
import type { View } from '#server/marketplace/vehicles/photos.ts';
import { drawDashboard } from './views/dashboard.ts';
import { drawEngine } from './views/engine.ts';
import { drawExterior } from './views/exterior.ts';
import { drawInterior } from './views/interior.ts';
import { drawSeats } from './views/seats.ts';
import { drawInspectionReport } from './views/inspection-report.ts';
import { drawWheelView } from './views/wheel.ts';

/** Draws a vehicle as SVG, 1600 by 1200. The same look always gives the same drawing. */
export function drawVehicle(look: InspectedVehicle, view: View): string {
  switch (view) {
    case 'front':
    case 'side':
    case 'rear':
      return drawExterior(look, view);
    case 'interior':
      return drawInterior(look);
    case 'dashboard':
      return drawDashboard(look);
    case 'seats':
      return drawSeats(look);
    case 'engine':
      return drawEngine(look);
    case 'wheel':
      return drawWheelView(look);
    case 'sheet':
      return drawInspectionReport(look);
  }
  return view satisfies never;
}
