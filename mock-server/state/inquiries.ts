import type { Inquiry } from '#generated/client/types.gen.ts';
import { vehicleStatusOf } from '#states/vehicle-availability.ts';
import { timeText } from '#server/marketplace/reference/market-time.ts';
import { type MockHandlers, pageOf, refuse } from './context.ts';
import { readVehicle } from './vehicle-detail.ts';

export const inquiryHandlers: MockHandlers = {
  listInquiries: (payload, { own }) => ({ code: 0, body: pageOf(own.inquiries, payload) }),

  async submitInquiry({ carSourceId, id }, context) {
    const card = context.vehicles.get(carSourceId);
    if (!card || id !== carSourceId) return refuse(context, 'vehicleGone');
    const seen = await readVehicle({ carSourceId }, context);
    if (!seen) return { code: 500 };
    const { vehicle } = seen;
    if (vehicle.vehicleStatus !== vehicleStatusOf.available) return refuse(context, 'vehicleStatusChanged');
    const isShown = vehicle.styleName === card.name;
    const inquiry: Inquiry = {
      createTimeDesc: timeText(context.now, context.timeZone),
      carSourceId,
      styleImage: card.imageUrl,
      styleName: card.name,
      vehiclePriceDesc: isShown ? vehicle.vehiclePriceDesc : priceText(card.priceUSD),
      mileage: card.displayMileage,
      regDate: card.registrationDate,
      fuelTypeDesc: card.fuel,
      colorDesc: vehicle.color,
      seatDesc: vehicle.seat,
      handlePositionDesc: vehicle.handlePosition,
      countryDesc: vehicle.country,
      refNo: isShown ? vehicle.refNo : `GP-${carSourceId}`,
      ...(isShown && vehicle.remark !== undefined && { remark: vehicle.remark }),
    };
    context.own.inquiries.unshift(inquiry);
    return { code: 0 };
  },
};

function priceText(dollars: number): string {
  return `USD ${dollars.toLocaleString('en-US')}`;
}
