import { isIP } from 'node:net';
import { zPassword } from '../../generated/client/zod.gen.ts';
import type { S3Settings } from '../files/file-stores.ts';
import { type LogLevel, logLevels } from '../operations/log.ts';
import { type SuiteName, suiteNames } from '../../wire/envelope/offer.ts';
import { defaultDataDir, loopback, StartRefused } from '../../wire/host/start.ts';

// Only this file reads the environment, for server and mock, which tests/environment.test.ts checks.
const { env } = process;

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: string;
  redisUrl?: string;
  smtpUrl?: string;
  /** Whether buyers are offered messages to their browser. */
  isPushing: boolean;
  /** The sender of mails. */
  mailFrom: string;
  /** The address at which the site is reached from outside. */
  publicUrl: string;
  /** The address of the mobile site, empty for the product's own; without one there is none. */
  mobileSiteUrl?: string;
  /** Paths of the product's own mobile site at which the login opens over the home page. */
  mobileLoginPaths: readonly string[];
  /** The text by which a search engine knows that the site is ours. */
  siteVerification?: string;
  /** Whether this is development, with forced answers, plain calls and the outbox page. */
  isDevelopment: boolean;
  /** Whether NODE_ENV says which mode it is. Otherwise the mode follows from where the server can be reached. */
  isModeGiven: boolean;
  /** Fills an empty database with a demo's stock and people. */
  isDemoWanted: boolean;
  /** Whether public pages are rendered on the server. Without that, every page comes as a shell. */
  isRendering: boolean;
  /** Whether callers are counted; a development server for tests may let them call as often as they like. */
  hasLimits: boolean;
  demoPassword?: string;
  logLevel: LogLevel;
  metricsToken?: string;
  trustedProxies: readonly string[];
  serverSecret?: string;
  envelopeKeys?: string;
  paymentKeys?: string;
  /** S3-compatible storage for uploads, instead of a folder. */
  storage?: S3Settings;
  /** The name of the person who gives the staff's orders. */
  staffName: string;
  /** The suites that envelopes may be sealed with. */
  envelopeSuites: readonly SuiteName[];
}

/** Reads the environment. If a variable is wrong, one line says which and how to set it. */
export function readConfig(): Config {
  const port = readPort('PORT', 4000);
  const host = env['HOST'] || loopback;
  const publicUrl = readBaseUrl('PUBLIC_URL') ?? `http://${loopback}:${port}`;
  const isDevelopment = readMode([host, new URL(publicUrl).hostname]);
  return {
    port,
    host,
    dataDir: readDataDir(),
    mailFrom: env['MAIL_FROM'] || 'GariPort <no-reply@gariport.example>',
    publicUrl: publicUrl.replace(/\/$/, ''),
    isPushing: readSwitch('PUSH', true),
    isDevelopment,
    isModeGiven: Boolean(env['NODE_ENV']),
    isDemoWanted: readSwitch('DEMO_STOCK', isDevelopment),
    isRendering: readSwitch('RENDER_PAGES', true),
    hasLimits: readLimits(isDevelopment),
    logLevel: readChoice('LOG_LEVEL', logLevels) ?? (isDevelopment ? 'warn' : 'info'),
    trustedProxies: readProxies(env['TRUSTED_PROXIES']),
    mobileLoginPaths: readLoginPaths(env['MOBILE_LOGIN_PATHS'] || '/login'),
    envelopeSuites: readSuites(usualSuites(isDevelopment)),
    ...readMobileSite(),
    ...given('siteVerification', env['SITE_VERIFICATION']),
    ...given('databaseUrl', readUrl('DATABASE_URL', ['postgres:', 'postgresql:'])),
    ...given('redisUrl', readUrl('REDIS_URL', ['redis:', 'rediss:'])),
    ...given('smtpUrl', readUrl('SMTP_URL', ['smtp:', 'smtps:'])),
    ...given('metricsToken', env['METRICS_TOKEN']),
    ...given('demoPassword', readDemoPassword()),
    ...given('serverSecret', env['SERVER_SECRET']),
    ...given('envelopeKeys', env['ENVELOPE_KEYS']),
    ...given('paymentKeys', env['PAYMENT_KEYS']),
    ...readStorage(),
    staffName: env['STAFF_NAME'] ?? '',
  };
}

export function readPort(name: string, usual: number): number {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartRefused(`${name} is '${text}': set it to a port, 0 to 65535.`);
}

/** The folder for what is kept on disk. */
export function readDataDir(): string {
  return env['DATA_DIR'] || defaultDataDir;
}

/** Whether NODE_ENV says production, which can be asked even if other variables are wrong. */
export function isProductionSaid(): boolean {
  return env['NODE_ENV'] === 'production';
}

/** The only variable that a process for strangers' files is given: Windows starts no process without it. */
export function readSystemRoot(): { SystemRoot?: string } {
  return given('SystemRoot', env['SystemRoot']);
}

/**
 * An operator who forgets the variable must not show the world the outbox and the links in it. So without NODE_ENV it
 * is development only if nobody else can reach the server. A misspelt `production` is refused for the same reason.
 */
function readMode(hosts: readonly string[]): boolean {
  const mode = readChoice('NODE_ENV', ['production', 'development', 'test']);
  if (mode) return mode !== 'production';
  return hosts.every((host) => ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host));
}

/**
 * A page that comes by https has WebCrypto and needs only the session suite. A page that comes by plain http has no
 * WebCrypto, such as on a developer's phone that opens this machine by its address.
 */
function usualSuites(isDevelopment: boolean): readonly SuiteName[] {
  const isPlain = env['PUBLIC_URL']?.startsWith('http:') ?? false;
  return isDevelopment || isPlain ? suiteNames : ['session'];
}

/** Reads a list such as `session,static`. A misspelt word is refused, so that no suite is left out silently. */
export function readSuites(usual: readonly SuiteName[] = suiteNames): readonly SuiteName[] {
  const words = (env['ENVELOPE_SUITES'] ?? '').split(',').flatMap((word) => word.trim() || []);
  const suites = words.map((word) => {
    const suite = suiteNames.find((name) => name === word);
    if (suite) return suite;
    throw new StartRefused(`ENVELOPE_SUITES names '${word}': list one or more of ${suiteNames.join(', ')}.`);
  });
  return suites.length > 0 ? [...new Set(suites)] : usual;
}

/** Nothing set means the mobile site of the product. */
function readMobileSite(): { mobileSiteUrl?: string } {
  const url = readBaseUrl('MOBILE_SITE_URL')?.replace(/\/+$/, '');
  if (readSwitch('MOBILE_SITE', true)) return { mobileSiteUrl: url ?? '' };
  if (url === undefined) return {};
  throw new StartRefused('MOBILE_SITE is off, and MOBILE_SITE_URL names a mobile site: leave one of the two out.');
}

/** Reads a list such as `/login,/user/login`. */
function readLoginPaths(text: string): string[] {
  const paths = text.split(',').flatMap((entry) => entry.trim() || []);
  for (const path of paths) {
    if (/^(?:\/[\w.~-]+)+$/.test(path)) continue;
    throw new StartRefused(`MOBILE_LOGIN_PATHS names '${path}': list paths such as /login, by commas.`);
  }
  return paths;
}

function readLimits(isDevelopment: boolean): boolean {
  const hasLimits = readSwitch('RATE_LIMITS', true);
  if (hasLimits || isDevelopment) return hasLimits;
  throw new StartRefused('RATE_LIMITS is off: only development can do without limits, so leave it out.');
}

function readSwitch(name: string, usual: boolean): boolean {
  const choice = readChoice(name, ['on', 'off']);
  return choice ? choice === 'on' : usual;
}

/** Reads one of a few words; undefined if the variable is not set. A misspelt word is refused. */
function readChoice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
  const text = env[name];
  if (!text) return undefined;
  const choice = choices.find((one) => one === text);
  if (!choice) throw new StartRefused(`${name} is '${text}': set it to one of ${choices.join(', ')}, or leave it out.`);
  return choice;
}

/** With a password that the contract refuses, nobody of the demo could log in. The value is a secret and not repeated. */
function readDemoPassword(): string | undefined {
  const text = env['DEMO_PASSWORD'];
  if (!text || zPassword.safeParse(text).success) return text;
  throw new StartRefused(
    'DEMO_PASSWORD is no password of the site: take 8 to 20 letters and digits, at least one of each; of other characters ~!@#$%^&*., are allowed.',
  );
}

function readProxies(text = ''): string[] {
  const addresses = text.split(',').flatMap((entry) => entry.trim() || []);
  for (const address of addresses) {
    const [, own = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(address) ?? [];
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(own)] ?? -1;
    if (Number(bits) <= most) continue;
    throw new StartRefused(`TRUSTED_PROXIES names '${address}': list addresses or networks such as 10.0.0.0/8.`);
  }
  return addresses;
}

function readUrl(name: string, protocols: readonly string[]): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const { protocol, hostname } = URL.canParse(text) ? new URL(text) : { protocol: '', hostname: '' };
  // PostgreSQL alone can be reached without a host, by its socket on this machine.
  const isGood = protocols.includes(protocol) && (hostname !== '' || protocol.startsWith('postgres'));
  // The value may hold a password, so it is not repeated.
  if (!isGood) throw new StartRefused(`${name} is no ${protocols.join(' or ')} address: mend it or leave it out.`);
  return text;
}

/** Reads an address to which paths are appended, so that it must end before a query. */
function readBaseUrl(name: string): string | undefined {
  const text = readUrl(name, ['http:', 'https:']);
  if (text === undefined || !/[?#]/.test(text)) return text;
  throw new StartRefused(`${name} has a query or a fragment: leave out '?' or '#' and what follows.`);
}

function readStorage(): { storage?: S3Settings } {
  const endpoint = readBaseUrl('S3_ENDPOINT');
  if (!endpoint) return {};
  const need = (name: string): string => {
    const value = env[name];
    if (!value) throw new StartRefused(`${name} is missing: S3_ENDPOINT needs it too.`);
    return value;
  };
  return {
    storage: {
      endpoint,
      bucket: need('S3_BUCKET'),
      accessKey: need('S3_ACCESS_KEY'),
      secretKey: need('S3_SECRET_KEY'),
      region: env['S3_REGION'] || 'us-east-1',
    },
  };
}

function given<Name extends string>(name: Name, value: string | undefined): { [Key in Name]?: string } {
  return value ? ({ [name]: value } as { [Key in Name]?: string }) : {};
}
