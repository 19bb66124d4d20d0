import { core } from 'zod/mini';
import type { OperationId } from '#generated/operations.ts';
import { validators } from '#generated/validators.ts';
import type { ExampleVehicles } from './example-vehicles.ts';
import type { PersonData, Memory } from './memory.ts';

/** Whether an answer is valid in the current contract. */
function fits(id: OperationId, body: unknown): boolean {
  const schema = validators[id].body;
  return schema !== undefined && core.safeParse(schema, body).success;
}

/**
 * Deletes data from before a change of the contract that is no longer valid, and reports each in a line. A person with
 * invalid orders gets those of the examples.
 */
export function discardInvalid(
  memory: Memory,
  { vehicles, begin }: { vehicles: ExampleVehicles; begin: (owner: string) => PersonData },
): string[] {
  const messages: string[] = [];
  for (const [owner, own] of memory.people) {
    const fresh = begin(owner);
    const parts: [name: string, isFit: boolean, resetData: () => void][] = [
      ['account', fits('getUserInfo', own.user), () => (own.user = fresh.user)],
      ['addresses', fits('listAddresses', own.addresses), () => (own.addresses = fresh.addresses)],
      ['favorites', own.favorites.every((id) => vehicles.has(id)), () => (own.favorites = fresh.favorites)],
      ['inquiries', fits('listInquiries', own.inquiries), () => (own.inquiries = fresh.inquiries)],
      [
        'questions',
        Object.values(own.questions).every((asked) => fits('listOwnQuestions', asked)),
        () => (own.questions = fresh.questions),
      ],
      [
        'offers',
        Object.values(own.offers).every((said) =>
          fits('getVehicleOffer', { acceptsOffers: true, offersLeft: 0, vehiclePriceUSD: 0, ...said }),
        ),
        () => (own.offers = fresh.offers),
      ],
      ['orders', own.orders.every((order) => fits('getOrder', order)), () => Object.assign(own, ordersOf(fresh))],
    ];
    for (const [name, isFit, resetData] of parts) {
      if (isFit) continue;
      resetData();
      messages.push(`The ${name} of ${owner} no longer fit the contract, and were reset.`);
    }
  }
  return messages;
}

function ordersOf({ orders, reserved }: PersonData): Pick<PersonData, 'orders' | 'reserved'> {
  return { orders, reserved };
}
