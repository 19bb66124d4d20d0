import { type Options, SetupProblem } from '../target/options.ts';
import { endsSession, type TestedOperation } from '../subject/tested-operation.ts';
import { describeReceived, isSuccess } from '../judge/judge.ts';
import type { Received } from '../target/received.ts';
import type { Target } from '../target/target.ts';

/** The tokens for the calls. */
export interface Sessions {
  tokenFor(operation: TestedOperation): string | undefined;
  /** Whether the contract's example login worked. */
  readonly exampleLogin: Login | undefined;
  readonly hasStaff: boolean;
  readonly visitor: string | undefined;
  readonly user: string | undefined;
  /** The token of a second user, who logs in on demand. */
  openOther(): Promise<string | undefined>;
  /** Tokens that a call must refuse, by whose they are. */
  foreignTo(operation: TestedOperation): Readonly<Record<string, string>>;
}

type Login = { email: string; password: string };

/** Gets the tokens through the contract's own calls, before any case can disturb an account. */
export async function openSessions(
  target: Target,
  operations: readonly TestedOperation[],
  { token, staffToken, login, other, mock }: Pick<Options, 'token' | 'staffToken' | 'login' | 'other' | 'mock'>,
): Promise<Sessions> {
  const base = await ask(target, operations, 'getBaseToken');
  if (base.kind === 'refusal') {
    throw new SetupProblem('The target refuses every envelope: check the key, --partner, --suite and the clocks.');
  }
  const visitor = accessTokenOf(base);
  const logIn = () => openSession(target, operations, visitor, login);
  const user = token ?? (await logIn());
  const ending = token ?? (await logIn());
  const example = operations.find(({ id }) => id === 'login')?.carriers[0]?.examples[0]?.value;
  // A mock completes the second login step for anybody.
  const staff = staffToken ?? (mock ? accessTokenOf(await ask(target, operations, 'staffConfirmLogIn')) : undefined);
  return {
    exampleLogin: token === undefined && user !== undefined ? (example as Login | undefined) : undefined,
    hasStaff: staff !== undefined,
    visitor,
    user,
    openOther: async () => other && openSession(target, operations, visitor, other),
    foreignTo({ auth }) {
      if (auth !== 'user' && auth !== 'staff') return {};
      const foreign = {
        'the token of a visitor': visitor,
        ...(auth === 'staff' ? { 'the token of a user': user } : { 'the token of a staff member': staff }),
      };
      return Object.fromEntries(
        Object.entries(foreign).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
    },
    tokenFor(operation) {
      if (operation.auth === 'none') return undefined;
      if (operation.auth === 'visitor') return visitor;
      if (operation.auth === 'staff') return staff;
      return endsSession(operation) ? ending : user;
    },
  };
}

/** Without a login, the run tries the contract's example, which mocks and seeded servers know. */
async function openSession(
  target: Target,
  operations: readonly TestedOperation[],
  visitor: string | undefined,
  login: Login | undefined,
): Promise<string | undefined> {
  const received = await ask(target, operations, 'login', { token: visitor, changes: login });
  if (isSuccess(received)) return accessTokenOf(received);
  if (login) throw new SetupProblem(`The login as ${login.email} failed: ${describeReceived(received)}`);
  return undefined;
}

async function ask(
  target: Target,
  operations: readonly TestedOperation[],
  id: string,
  { token, changes }: { token?: string | undefined; changes?: Login | undefined } = {},
): Promise<Received> {
  const operation = operations.find((candidate) => candidate.id === id);
  const example = operation?.carriers[0]?.examples[0]?.value;
  if (!operation || !example) return { kind: 'unusable', what: `the contract has no example of ${id}` };
  return target.call({ operation, carrier: 'json', payload: { ...example, ...changes }, token });
}

function accessTokenOf(received: Received): string | undefined {
  const body: unknown = received.kind === 'answer' ? received.answer.body : undefined;
  const { accessToken } = Object(body) as { accessToken?: unknown };
  return typeof accessToken === 'string' ? accessToken : undefined;
}
