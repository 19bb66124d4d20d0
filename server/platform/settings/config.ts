import { zPassword } from '#generated/client/zod.gen.ts';
import type { S3Settings } from '#server/platform/files/file-stores.ts';
import { type LogLevel, logLevels } from '#server/platform/operations/log.ts';
import type { TracingSettings } from '#server/platform/operations/export-spans.ts';
import { type SuiteName, suiteNames } from '#wire/envelope/offer.ts';
import { defaultDataDir, loopback, StartRefused } from '#wire/host/start.ts';
import { type Gateways, readGateways } from './gateway-settings.ts';
import { given, readVariables } from './read-variables.ts';

// Only this file reads the environment, for server and mock. tests/environment.test.ts checks that.
const { env } = process;
const { readBaseUrl, readChoice, readNetworks, readSwitch, readUrl } = readVariables(env);

export interface Config extends Gateways {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: string;
  /** The same database without a transaction pool, for what needs a session of its own. */
  databaseDirectUrl?: string;
  /** A read replica. */
  readDatabaseUrl?: string;
  smtpUrl?: string;
  /** Whether push messages are offered. */
  isPushing: boolean;
  /** The sender of mails. */
  mailFrom: string;
  /** The site's public URL. */
  publicUrl: string;
  /** URL of the mobile site; empty for the built-in one; absent if there is none. */
  mobileSiteUrl?: string;
  /** Paths of the built-in mobile site that open the login over the home page. */
  mobileLoginPaths: readonly string[];
  /** The verification text of a search engine. */
  siteVerification?: string;
  /** Whether this is development, with forced responses, unsealed calls and the outbox page. */
  isDevelopment: boolean;
  /** Whether NODE_ENV sets the mode. Otherwise it depends on where the server can be reached. */
  isModeGiven: boolean;
  /** Whether to fill an empty database with a demo. */
  isDemoWanted: boolean;
  /** Whether public pages are rendered on the server. Otherwise every page is a shell. */
  isRendering: boolean;
  /** Whether rate limits apply; tests may turn them off on a development server. */
  hasLimits: boolean;
  demoPassword?: string;
  logLevel: LogLevel;
  metricsToken?: string;
  /** The URL that gets the keys of changed pages, and the bearer token for it. */
  purgeHook?: { url: string; token?: string };
  /** Where traces go. */
  tracing?: TracingSettings;
  trustedProxies: readonly string[];
  serverSecret?: string;
  envelopeKeys?: string;
  paymentKeys?: string;
  /** S3-compatible storage for uploads, instead of a folder. */
  storage?: S3Settings;
  /** The name of the person who runs staff commands. */
  staffName: string;
  /** The suites that envelopes may be sealed with. */
  envelopeSuites: readonly SuiteName[];
}

/** Which messages the marketplace sends besides e-mails. */
export function offeredBy({ isPushing, whatsapp, sms }: Config) {
  return { push: isPushing, notices: Boolean(whatsapp ?? sms) };
}

/** Parses the environment. An invalid variable is reported in one line with the fix. */
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
    trustedProxies: readTrustedProxies(),
    mobileLoginPaths: readLoginPaths(env['MOBILE_LOGIN_PATHS'] || '/login'),
    envelopeSuites: readSuites(usualSuites(isDevelopment)),
    ...readMobileSite(),
    ...given('siteVerification', env['SITE_VERIFICATION']),
    ...readDatabases(),
    ...given('smtpUrl', readUrl('SMTP_URL', ['smtp:', 'smtps:'])),
    ...given('metricsToken', env['METRICS_TOKEN']),
    ...readPurgeHook(),
    ...readTracing(),
    ...given('demoPassword', readDemoPassword()),
    ...given('serverSecret', env['SERVER_SECRET']),
    ...given('envelopeKeys', env['ENVELOPE_KEYS']),
    ...given('paymentKeys', env['PAYMENT_KEYS']),
    ...readStorage(),
    ...readGateways(env),
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

/** The folder for persistent data. */
export function readDataDir(): string {
  return env['DATA_DIR'] || defaultDataDir;
}

/** The addresses and networks whose `X-Forwarded-For` is trusted. */
export function readTrustedProxies(): string[] {
  return readNetworks('TRUSTED_PROXIES');
}

/** Whether NODE_ENV says production. Works even if other variables are invalid. */
export function isProductionMode(): boolean {
  return env['NODE_ENV'] === 'production';
}

/** The only variable passed to decoder processes: Windows starts no process without it. */
export function readSystemRoot(): { SystemRoot?: string } {
  return given('SystemRoot', env['SystemRoot']);
}

/**
 * An operator who forgets the variable must not expose the outbox and its links. So without NODE_ENV it is development
 * only if nobody else can reach the server. A misspelt `production` is refused for the same reason.
 */
function readMode(hosts: readonly string[]): boolean {
  const mode = readChoice('NODE_ENV', ['production', 'development', 'test']);
  if (mode) return mode !== 'production';
  return hosts.every((host) => ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host));
}

/**
 * Pages served over https have WebCrypto and need only the session suite. Pages served over plain http have none, such
 * as on a developer's phone that opens this machine by its IP address.
 */
function usualSuites(isDevelopment: boolean): readonly SuiteName[] {
  const isPlain = env['PUBLIC_URL']?.startsWith('http:') ?? false;
  return isDevelopment || isPlain ? suiteNames : ['session'];
}

/** Parses a list such as `session,static`. A misspelt word is refused, so that no suite is dropped silently. */
export function readSuites(usual: readonly SuiteName[] = suiteNames): readonly SuiteName[] {
  const words = (env['ENVELOPE_SUITES'] ?? '').split(',').flatMap((word) => word.trim() || []);
  const suites = words.map((word) => {
    const suite = suiteNames.find((name) => name === word);
    if (suite) return suite;
    throw new StartRefused(`ENVELOPE_SUITES names '${word}': list one or more of ${suiteNames.join(', ')}.`);
  });
  return suites.length > 0 ? [...new Set(suites)] : usual;
}

/** By default the built-in mobile site. */
function readMobileSite(): { mobileSiteUrl?: string } {
  const url = readBaseUrl('MOBILE_SITE_URL')?.replace(/\/+$/, '');
  if (readSwitch('MOBILE_SITE', true)) return { mobileSiteUrl: url ?? '' };
  if (url === undefined) return {};
  throw new StartRefused('MOBILE_SITE is off, but MOBILE_SITE_URL is set: remove one of the two.');
}

/** Parses a list such as `/login,/user/login`. */
function readLoginPaths(text: string): string[] {
  const paths = text.split(',').flatMap((entry) => entry.trim() || []);
  for (const path of paths) {
    if (/^(?:\/[\w.~-]+)+$/.test(path)) continue;
    throw new StartRefused(`MOBILE_LOGIN_PATHS names '${path}': list paths such as /login, separated by commas.`);
  }
  return paths;
}

function readDatabases(): Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'readDatabaseUrl'> {
  const protocols = ['postgres:', 'postgresql:'];
  const url = readUrl('DATABASE_URL', protocols);
  const others = {
    ...given('databaseDirectUrl', readUrl('DATABASE_DIRECT_URL', protocols)),
    ...given('readDatabaseUrl', readUrl('READ_DATABASE_URL', protocols)),
  };
  if (url !== undefined) return { databaseUrl: url, ...others };
  if (Object.keys(others).length === 0) return {};
  throw new StartRefused(
    'DATABASE_DIRECT_URL or READ_DATABASE_URL is set without DATABASE_URL: set it too, or remove them.',
  );
}

function readPurgeHook(): Pick<Config, 'purgeHook'> {
  const url = readUrl('CDN_PURGE_URL', ['http:', 'https:']);
  const token = env['CDN_PURGE_TOKEN'];
  if (url !== undefined) return { purgeHook: { url, ...(token && { token }) } };
  if (!token) return {};
  throw new StartRefused('CDN_PURGE_TOKEN is set without CDN_PURGE_URL: set the URL, or remove the token.');
}

function readLimits(isDevelopment: boolean): boolean {
  const hasLimits = readSwitch('RATE_LIMITS', true);
  if (hasLimits || isDevelopment) return hasLimits;
  throw new StartRefused('RATE_LIMITS is off: this is allowed in development only. Remove it.');
}

function readTracing(): Pick<Config, 'tracing'> {
  const endpoint = readBaseUrl('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (endpoint === undefined) return {};
  const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1);
  if (!(ratio >= 0 && ratio <= 1)) {
    throw new StartRefused('OTEL_TRACES_SAMPLER_ARG is not a part of the traces: set it to a number from 0 to 1.');
  }
  const serviceName = env['OTEL_SERVICE_NAME'] || 'gariport';
  return { tracing: { endpoint, ratio, headers: readTracingHeaders(), serviceName } };
}

/** Parses a list such as `Authorization=Bearer%20abc,X-Team=port`. */
function readTracingHeaders(): Record<string, string> {
  const entries = (env['OTEL_EXPORTER_OTLP_HEADERS'] ?? '').split(',').filter((entry) => entry.trim());
  try {
    const headers = entries.map((entry): [string, string] => {
      const [name = '', ...value] = entry.split('=');
      return [name.trim(), decode(value.join('=').trim())];
    });
    return Object.fromEntries(new Headers(headers));
  } catch {
    // The values are secret and not repeated.
    throw new StartRefused('OTEL_EXPORTER_OTLP_HEADERS is invalid: list name=value, separated by commas.');
  }
}

/** Values of these headers may be percent-encoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Refuse passwords that the contract refuses: no demo user could log in. The value is secret and not repeated. */
function readDemoPassword(): string | undefined {
  const text = env['DEMO_PASSWORD'];
  if (!text || zPassword.safeParse(text).success) return text;
  throw new StartRefused(
    'DEMO_PASSWORD is invalid: use 8 to 20 letters and digits, at least one of each. The characters ~!@#$%^&*., are allowed too.',
  );
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
