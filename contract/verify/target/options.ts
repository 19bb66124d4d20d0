import { parseArgs } from 'node:util';

export interface Options {
  /** The API's base, without a trailing slash. */
  target: string;
  suite: Suite;
  partner?: string | undefined;
  serverKey?: { id: string; publicKey: string } | undefined;
  keyId?: string | undefined;
  sharedKey?: string | undefined;
  token?: string | undefined;
  /** The staff token; staff calls accept no other. */
  staffToken?: string | undefined;
  login?: { email: string; password: string } | undefined;
  /** A second user, who must not reach data of the first. */
  other?: { email: string; password: string } | undefined;
  /** A command that prints the e-mails to an address. */
  letters?: string | undefined;
  /** The addresses of people who register, with `{id}` for the distinguishing part. */
  mailbox: string;
  walks: readonly string[] | 'all' | 'none';
  /** The origin of the sockets, or `none` to leave them out; by default that of the target. */
  sockets?: string | undefined;
  /** A recording; only its calls are sent. */
  replay?: string | undefined;
  /** From e-mails that the target has sent. */
  keys: { registration?: string | undefined; reset?: string | undefined };
  /** The target is a mock: it accepts any token, and its data is made up. */
  mock: boolean;
  only?: readonly string[] | undefined;
  seed: number;
  cases?: number | undefined;
  json?: string | undefined;
  /** Milliseconds. */
  timeout: number;
}

const defaultMailbox = 'walker-{id}@example.com';

export const usage = `npm run contract:verify -- --target URL [options]

  --target URL            the API's base, such as http://127.0.0.1:4010/api
  --suite NAME            session (default), static or plain
  --server-key ID:KEY     session: the server's key id and public key in base64url;
                          default: read from <target>/envelope.json
  --key-id ID             static: the id of the key in GARIPORT_SHARED_KEY
  --partner ID            default: the partner in envelope.json, else gariport-web
  --token ACCESS          the access token of a user
  --staff-token ACCESS    the access token of a staff member who may make all calls
  --login EMAIL           log in as this user, with the password in GARIPORT_PASSWORD
  --other EMAIL           a second user, who must not reach the first user's data, with the password in GARIPORT_OTHER_PASSWORD
  --letters COMMAND       prints the e-mails to GARIPORT_EMAIL, or the key in the newest; walks then register first
  --mailbox ADDRESS       e-mail address for new users; {id} differs each time; default ${defaultMailbox}
  --only ID,ID            only these operations, and no walks
  --walks NAME,NAME       only these walks, or all, or none
  --sockets ORIGIN        origin of the WebSockets, such as https://chat.example, if it is not that of the API; or none
  --replay FILE           only these calls, recorded by wire:proxy --record FILE
  --mock                  the target is a mock: tokens, repeats, walks and laws between answers are not checked
  --seed N                default 1
  --cases N               generated cases for each operation; default all systematic ones and 10 at random
  --timeout SECONDS       default 10
  --json FILE             write the result as JSON

GARIPORT_REGISTRATION_KEY and GARIPORT_RESET_KEY contain keys from e-mails of the target, to test these calls.`;

const suites = ['session', 'static', 'plain'] as const;
/** How requests are sealed: `plain` means not at all. */
type Suite = (typeof suites)[number];

/** Reads the command line. Secrets come from the environment, because process lists show arguments. */
export function readOptions(words: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const { target, suite = 'session', partner, token, login, json, letters, ...rest } = parseWords(words);
  if (!target) throw new SetupProblem('Say what to verify: --target URL, for instance http://127.0.0.1:4010/api.');
  if (!suites.includes(suite as Suite)) throw new SetupProblem(`--suite is one of ${suites.join(', ')}, not ${suite}.`);
  return {
    target: readUrl(target),
    suite: suite as Suite,
    partner,
    serverKey: readServerKey(rest['server-key']),
    keyId: rest['key-id'],
    sharedKey: environment['GARIPORT_SHARED_KEY'],
    token: readToken(token, login),
    staffToken: fitForHeader('--staff-token', rest['staff-token']),
    login: readLogin('--login', login, environment, 'GARIPORT_PASSWORD'),
    other: readLogin('--other', rest.other, environment, 'GARIPORT_OTHER_PASSWORD'),
    letters,
    mailbox: readMailbox(rest.mailbox ?? defaultMailbox),
    walks: rest.replay === undefined ? readWalks(rest.walks, rest.only, letters) : 'none',
    keys: {
      registration: environment['GARIPORT_REGISTRATION_KEY'],
      reset: environment['GARIPORT_RESET_KEY'],
    },
    sockets: readSockets(rest.sockets),
    mock: rest.mock ?? false,
    replay: readReplay(rest),
    only: readOnly(rest.only, rest.walks ?? rest.replay),
    seed: readNumber('--seed', rest.seed ?? '1'),
    cases: rest.cases === undefined ? undefined : readNumber('--cases', rest.cases),
    timeout: Math.max(1, readNumber('--timeout', rest.timeout ?? '10')) * 1000,
    json,
  };
}

function parseWords(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = {
      target: text,
      suite: text,
      partner: text,
      token: text,
      login: text,
      other: text,
      letters: text,
      mailbox: text,
      only: text,
      walks: text,
      sockets: text,
      replay: text,
      mock: { type: 'boolean' } as const,
      seed: text,
      cases: text,
      timeout: text,
      json: text,
      'staff-token': text,
      'server-key': text,
      'key-id': text,
    };
    return parseArgs({ args: [...words], options, strict: true }).values;
  } catch (error) {
    throw new SetupProblem(`${(error as Error).message.split('\n')[0]} (see --help)`);
  }
}

function readUrl(target: string): string {
  const url = URL.canParse(target) ? new URL(target) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new SetupProblem(`--target is an http or https address, not ${target}.`);
  return target.replace(/\/+$/, '');
}

function readServerKey(text: string | undefined): Options['serverKey'] {
  if (text === undefined) return undefined;
  const [, id = '', publicKey = ''] = /^([\w.-]+):([\w-]+)$/.exec(text) ?? [];
  if (!id) throw new SetupProblem('--server-key is ID:BASE64URL.');
  return { id, publicKey };
}

function readToken(token: string | undefined, login: string | undefined): string | undefined {
  if (token !== undefined && login !== undefined) throw new SetupProblem('--token and --login exclude each other.');
  return fitForHeader('--token', token);
}

function fitForHeader(option: string, token: string | undefined): string | undefined {
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    throw new SetupProblem(`${option} is not fit for a header.`);
  return token;
}

function readLogin(
  option: string,
  email: string | undefined,
  environment: NodeJS.ProcessEnv,
  name: string,
): Options['login'] {
  if (email === undefined) return undefined;
  const password = environment[name];
  if (!password) throw new SetupProblem(`${option} needs the password in the environment, as ${name}.`);
  return { email, password };
}

function readMailbox(mailbox: string): string {
  if (/^[^@\s]*\{id\}[^@\s]*@[^@\s]+$/.test(mailbox)) return mailbox;
  throw new SetupProblem(`--mailbox is an address with {id} in it, such as ${defaultMailbox}, not ${mailbox}.`);
}

/** Selected operations exclude walks, and the other way round; a recording is replayed alone. */
function readOnly(only: string | undefined, other: string | undefined): Options['only'] {
  if (other !== undefined && other !== 'none') return [];
  return only?.split(',').map((id) => id.trim());
}

function readReplay({ replay, only, walks }: { replay?: string; only?: string; walks?: string }): string | undefined {
  if (replay !== undefined && (only !== undefined || walks !== undefined))
    throw new SetupProblem('--replay excludes --only and --walks.');
  return replay;
}

function readWalks(walks: string | undefined, only: string | undefined, letters: string | undefined): Options['walks'] {
  if (walks !== undefined && only !== undefined) throw new SetupProblem('--walks and --only exclude each other.');
  // By default, walks run only with people of their own, because they change a user's data.
  if (walks === undefined) return only === undefined && letters !== undefined ? 'all' : 'none';
  if (walks === 'none' || walks === 'all') return walks;
  return walks.split(',').map((name) => name.trim());
}

function readSockets(sockets: string | undefined): Options['sockets'] {
  if (sockets === undefined || sockets === 'none') return sockets;
  if (URL.canParse(sockets) && /^https?:/.test(sockets)) return new URL(sockets).origin;
  throw new SetupProblem(`--sockets is an http or https address, or none, not ${sockets}.`);
}

function readNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new SetupProblem(`${name} is a whole number, not ${text}.`);
  return Number(text);
}

/** The run cannot start as requested: one line for the user, and exit code 2. */
export class SetupProblem extends Error {
  override readonly name = 'SetupProblem';
}
