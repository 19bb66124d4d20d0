import type { Order, OrderSummary } from '#generated/client/types.gen.ts';
import type { OperationId } from '#generated/operations.ts';
import type { BodyOf } from '#generated/server.ts';
import type { Examples } from '#wire/host/force.ts';
import type { PersonData } from './memory.ts';
import type { Person } from './people.ts';

/** The initial data of a person: for the demo buyer that of the examples, for everybody else none. */
export function createInitialData(examples: Examples): (person: Person) => PersonData {
  const success = <Id extends OperationId>(id: Id) =>
    examples.find(id, 'success', 'en')?.body as BodyOf<Id> | undefined;
  const addresses = success('listAddresses') ?? [];
  const favorites = (success('listFavorites')?.vehicleList ?? []).map(({ id }) => id);
  const inquiries = success('listInquiries') ?? [];
  const questions = readQuestions(examples);
  const orders = readOrders(examples, success('listOrders') ?? []);

  return ({ kind, email, countryName, isAlone }) => {
    const user = { email, countryName };
    const nothing = {
      isAlone,
      user,
      addresses: [],
      favorites: [],
      inquiries: [],
      questions: {},
      offers: {},
      orders: [],
      reserved: [],
    };
    // Copied, because each person's data is changed in place.
    return structuredClone(
      kind === 'buyer' ? { ...nothing, addresses, favorites, inquiries, questions, orders } : nothing,
    );
  };
}

/** The orders of the list, each with the example that has its id and status. */
function readOrders(examples: Examples, listed: readonly OrderSummary[]): Order[] {
  const described = examples
    .namesOf('getOrder')
    .map((name) => examples.find('getOrder', name, 'en'))
    .filter((answer) => answer?.code === 0)
    .map((answer) => answer?.body as Order);
  return listed.flatMap(
    ({ id, status }) => described.find((order) => order.id === id && order.status === status) ?? [],
  );
}

/** The vehicle of the contract's examples of questions. */
const vehicleOfQuestions = '100001';

function readQuestions(examples: Examples): PersonData['questions'] {
  const asked = examples.find('listOwnQuestions', 'success', 'en')?.body as BodyOf<'listOwnQuestions'> | undefined;
  return asked ? { [vehicleOfQuestions]: asked } : {};
}
