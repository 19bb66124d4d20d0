import { queries } from '#shared/api/api.ts';

interface Asked {
  vehicleId: string;
  countryCode: string;
  /** The chosen port. Absent or empty for the country's default port. */
  portId: string | undefined;
}

/** The query for whether a vehicle may be imported. */
export function verdictOptions({ vehicleId, countryCode, portId = '' }: Asked) {
  return queries.assessImportOptions({
    body: { carSourceIds: [vehicleId], countryCode, ...(portId !== '' && { endPortId: portId }) },
  });
}
