/** A vehicle's facts as lists write them. */

export function displayMileage(mileageKm: number): string {
  return String(mileageKm).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Litres to one decimal; a lone hyphen for what has no engine. */
export function displayDisplacement(cc: number): string {
  return cc === 0 ? '-' : `${(Math.round(cc / 100) / 10).toFixed(1)}L`;
}
