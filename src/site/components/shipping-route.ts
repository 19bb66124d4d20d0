import type { ListPortsData, Port, Transport, VehicleDetail } from '#generated/client/types.gen.ts';
import { availabilityOf } from '#states/vehicle-availability.ts';
import type { OrderDraft } from '../remembered/order-draft.ts';

/** The payload of `listPorts` for a vehicle and country; undefined if there is nothing to request. */
export function portsQuestion(
  { vehicle, country }: VehicleDetail,
  { carSourceId, countryCode }: Pick<OrderDraft, 'carSourceId' | 'countryCode'>,
): ListPortsData['body'] | undefined {
  const isAsked =
    availabilityOf[vehicle.vehicleStatus] === 'available' && country.some(({ code }) => code === countryCode);
  return isAsked ? { templateId: vehicle.transportTemplateId, countryCode, carSourceId } : undefined;
}

/**
 * The port and transport available for this vehicle: those of the draft may belong to another vehicle. Without a chosen port,
 * the usual one.
 */
export function routeOf(
  { port: portId, transportTypeId }: Pick<OrderDraft, 'port' | 'transportTypeId'>,
  ports: readonly Port[],
): { port?: Port; transport?: Transport } {
  const port = portId === '' ? ports[0] : ports.find((one) => one.portId === portId);
  const transport = port?.transports.find(({ type }) => type === transportTypeId) ?? port?.transports[0];
  return port && transport ? { port, transport } : {};
}
