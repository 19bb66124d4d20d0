import type { Handlers } from '#generated/server.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { cityDataOf } from '#server/marketplace/reference/places/cities.ts';
import { receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import { readPricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { portsOf } from '#server/marketplace/vehicles/quote-vehicle.ts';
import { readVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';

type PlaceOperation = 'listCities' | 'listPorts' | 'listReceivingCountries';

export const placeHandlers: Pick<Handlers<Context>, PlaceOperation> = {
  listCities({ countryCode }, context) {
    const body = cityDataOf(countryCode, context.language);
    return body ? { code: 0, body } : refuse(context, 400, 'emptyCities');
  },

  async listPorts({ templateId, countryCode, carSourceId }, context) {
    const { database, language } = context;
    const vehicle = await readVehicle(database, carSourceId);
    if (!vehicle) return refuse(context, 400, 'vehicleGone');
    // A page opened before the vehicle moved to another yard still requests the old yard's ports.
    if (vehicle.transport_template !== templateId) return refuse(context, 400, 'emptyPorts');
    const ports = portsOf(vehicle, await readPricingSettings(database), countryCode, language);
    return ports.length > 0 ? { code: 0, body: ports } : refuse(context, 400, 'emptyPorts');
  },

  listReceivingCountries: (_payload, { language }) => ({
    code: 0,
    body: receivingCountries.map(({ id, code, names }) => ({ id, name: names[language], code })),
  }),
};
