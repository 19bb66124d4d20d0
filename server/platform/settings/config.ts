import { isIP } from 'node:net';
import { zPassword } from '#generated/client/zod.gen.ts';
import type { S3Settings } from '#server/platform/files/file-stores.ts';
import type { MpesaSettings } from '#server/platform/mpesa/daraja.ts';
import type { SmsSettings } from '#server/platform/notices/sms-gateway.ts';
import type { WhatsAppSettings } from '#server/platform/notices/whatsapp-cloud.ts';
import { type LogLevel, logLevels } from '#server/platform/operations/log.ts';
import type { TracingSettings } from '#server/platform/operations/export-spans.ts';
import { type SuiteName, suiteNames } from '#wire/envelope/offer.ts';
import { defaultDataDir, loopback, StartRefused } from '#wire/host/start.ts';

// Only this file reads the environment, for server and mock. tests/environment.test.ts checks that.
const { env } = process;

export interface Config {
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
  /** The paybill account for payments by M-Pesa. */
  mpesa?: MpesaSettings;
  /** The sender of order notices by WhatsApp. */
  whatsapp?: WhatsAppSettings;
  /** The gateway for order notices by SMS. */
  sms?: SmsSettings;
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
    trustedProxies: readNetworks('TRUSTED_PROXIES'),
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
    ...readMpesa(),
    ...readWhatsApp(),
    ...readSms(),
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

function readSwitch(name: string, usual: boolean): boolean {
  const choice = readChoice(name, ['on', 'off']);
  return choice ? choice === 'on' : usual;
}

/** Parses one of a few words; undefined if unset. A misspelt word is refused. */
function readChoice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
  const text = env[name];
  if (!text) return undefined;
  const choice = choices.find((one) => one === text);
  if (!choice) throw new StartRefused(`${name} is '${text}': set it to one of ${choices.join(', ')}, or remove it.`);
  return choice;
}

/** Refuse passwords that the contract refuses: no demo user could log in. The value is secret and not repeated. */
function readDemoPassword(): string | undefined {
  const text = env['DEMO_PASSWORD'];
  if (!text || zPassword.safeParse(text).success) return text;
  throw new StartRefused(
    'DEMO_PASSWORD is invalid: use 8 to 20 letters and digits, at least one of each. The characters ~!@#$%^&*., are allowed too.',
  );
}

function readNetworks(name: string, usual = ''): string[] {
  const addresses = (env[name] || usual).split(',').flatMap((entry) => entry.trim() || []);
  for (const address of addresses) {
    const [, own = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(address) ?? [];
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(own)] ?? -1;
    if (Number(bits) <= most) continue;
    throw new StartRefused(`${name} names '${address}': list addresses or networks such as 10.0.0.0/8.`);
  }
  return addresses;
}

function readUrl(name: string, protocols: readonly string[]): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const { protocol, hostname } = URL.canParse(text) ? new URL(text) : { protocol: '', hostname: '' };
  // Only PostgreSQL can be reached without a host, by a local socket.
  const isGood = protocols.includes(protocol) && (hostname !== '' || protocol.startsWith('postgres'));
  // The value may contain a password, so do not repeat it.
  if (!isGood) throw new StartRefused(`${name} is not a ${protocols.join(' or ')} URL: correct or remove it.`);
  return text;
}

/** Parses a URL that paths are appended to, so it must not have a query. */
function readBaseUrl(name: string): string | undefined {
  const text = readUrl(name, ['http:', 'https:']);
  if (text === undefined || !/[?#]/.test(text)) return text;
  throw new StartRefused(`${name} has a query or a fragment: remove '?' or '#' and everything after it.`);
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

/** The addresses that Safaricom is known to send confirmations from. Operators compare them before going live. */
const safaricom = [
  '196.201.212.69',
  '196.201.212.74',
  '196.201.212.127',
  '196.201.212.129',
  '196.201.212.136',
  '196.201.212.138',
  '196.201.213.44',
  '196.201.213.114',
  '196.201.214.200',
  '196.201.214.206',
  '196.201.214.207',
  '196.201.214.208',
].join(',');

const mpesaParts = ['MPESA_CONSUMER_KEY', 'MPESA_CONSUMER_SECRET', 'MPESA_PASSKEY', 'MPESA_CALLBACK_SECRET'] as const;

function readMpesa(): { mpesa?: MpesaSettings } {
  const shortcode = env['MPESA_SHORTCODE'];
  if (!shortcode) {
    const orphan = mpesaParts.find((name) => env[name]);
    if (orphan === undefined) return {};
    throw new StartRefused(`${orphan} is set without MPESA_SHORTCODE: set the paybill number, or remove it.`);
  }
  if (!/^\d{5,7}$/.test(shortcode)) {
    throw new StartRefused(`MPESA_SHORTCODE is '${shortcode}': set it to the paybill number, 5 to 7 digits.`);
  }
  const need = (name: (typeof mpesaParts)[number]): string => {
    const value = env[name];
    if (!value) throw new StartRefused(`${name} is missing: MPESA_SHORTCODE needs it too.`);
    return value;
  };
  const callbackSecret = need('MPESA_CALLBACK_SECRET');
  // The value is secret and not repeated.
  if (!/^[\w-]{32,100}$/.test(callbackSecret)) {
    throw new StartRefused('MPESA_CALLBACK_SECRET is invalid: use 32 to 100 letters, digits, hyphens and underscores.');
  }
  return {
    mpesa: {
      shortcode,
      consumerKey: need('MPESA_CONSUMER_KEY'),
      consumerSecret: need('MPESA_CONSUMER_SECRET'),
      passkey: need('MPESA_PASSKEY'),
      callbackSecret,
      baseUrl: (readBaseUrl('MPESA_BASE_URL') ?? 'https://api.safaricom.co.ke').replace(/\/+$/, ''),
      networks: readNetworks('MPESA_NETWORKS', safaricom),
    },
  };
}

function readWhatsApp(): { whatsapp?: WhatsAppSettings } {
  const parts = readTogether(['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN']);
  const webhook = readTogether(['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN']);
  if (!parts) {
    if (!webhook) return {};
    throw new StartRefused(
      'WHATSAPP_APP_SECRET is set without WHATSAPP_PHONE_NUMBER_ID: set the sending number, or remove it.',
    );
  }
  const [phoneNumberId, token] = parts;
  if (!/^\d{5,20}$/.test(phoneNumberId)) {
    throw new StartRefused(
      `WHATSAPP_PHONE_NUMBER_ID is '${phoneNumberId}': set it to the id that Meta shows beside the number, digits only.`,
    );
  }
  const templatePrefix = env['WHATSAPP_TEMPLATE_PREFIX'] || 'gariport_';
  if (!/^[a-z0-9_]{1,100}$/.test(templatePrefix)) {
    throw new StartRefused(
      `WHATSAPP_TEMPLATE_PREFIX is '${templatePrefix}': use small letters, digits and underscores only.`,
    );
  }
  return {
    whatsapp: {
      phoneNumberId,
      token,
      baseUrl: (readBaseUrl('WHATSAPP_BASE_URL') ?? 'https://graph.facebook.com/v25.0').replace(/\/+$/, ''),
      templatePrefix,
      ...(webhook && { webhook: { appSecret: webhook[0], verifyToken: webhook[1] } }),
    },
  };
}

function readSms(): { sms?: SmsSettings } {
  const url = readUrl('SMS_URL', ['http:', 'https:']);
  const parts = readTogether(['SMS_SECRET', 'SMS_SENDER']);
  if (url === undefined && !parts) return {};
  if (url === undefined) throw new StartRefused('SMS_SECRET is set without SMS_URL: set the gateway, or remove it.');
  if (!parts) throw new StartRefused('SMS_SECRET is missing: SMS_URL needs it too.');
  const [secret, sender] = parts;
  const header = env['SMS_HEADER'] || 'Authorization';
  if (!/^[\w-]{1,60}$/.test(header)) {
    throw new StartRefused(`SMS_HEADER is '${header}': set it to the name of a header, such as apiKey.`);
  }
  return { sms: { url, secret, sender, header, body: readSmsBody() } };
}

function readSmsBody(): object {
  const text = env['SMS_BODY'] || '{"to":"{to}","text":"{text}","sender":"{sender}"}';
  const hasAll = /\{(?:to|digits)\}/.test(text) && text.includes('{text}');
  try {
    const body: unknown = JSON.parse(text);
    if (hasAll && typeof body === 'object' && body !== null) return body;
  } catch {
    // Reported below.
  }
  throw new StartRefused('SMS_BODY is invalid: set it to JSON with {to} or {digits}, and {text}, inside of its texts.');
}

/** Reads variables that only work together. Undefined if none is set. */
function readTogether(names: readonly [string, string]): [string, string] | undefined {
  const [first, second] = names.map((name) => env[name]);
  if (first && second) return [first, second];
  if (!first && !second) return undefined;
  const [missing, present] = first ? [names[1], names[0]] : names;
  throw new StartRefused(`${missing} is missing: ${present} needs it too.`);
}

function given<Name extends string>(name: Name, value: string | undefined): { [Key in Name]?: string } {
  return value ? ({ [name]: value } as { [Key in Name]?: string }) : {};
}
