import { isIP } from 'node:net';
import { logLevels, type LogLevel } from './operations/log.ts';
import { defaultDataDir } from './wire/keys.ts';
import { loopback, portFrom, StartRefused } from './wire/start.ts';

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: string;
  redisUrl?: string;
  smtpUrl?: string;
  /** Whom mails come from. */
  mailFrom: string;
  /** Where the site is reached from outside. */
  publicUrl: string;
  /** Where the mobile site is; without one nobody is sent to it. */
  mobileSiteUrl?: string;
  /** What a search engine asks to see as a proof that the site is ours. */
  siteVerification?: string;
  /** Development: forced answers, plain calls, the outbox page. */
  isDevelopment: boolean;
  /** Fills an empty database with a demo's stock and people. */
  isDemoWanted: boolean;
  /** Whether callers are counted; a development server for tests may let them call as often as they like. */
  hasLimits: boolean;
  demoPassword?: string;
  logLevel: LogLevel;
  metricsToken?: string;
  trustedProxies: readonly string[];
  serverSecret?: string;
  envelopeKeys?: string;
}

/** Reads the environment, or says in one line which variable is wrong and how to set it. */
export function readConfig(): Config {
  const { env } = process;
  const port = portFrom('PORT', 4000);
  const host = env['HOST'] || loopback;
  const publicUrl = readUrl('PUBLIC_URL', ['http:', 'https:']) ?? `http://${loopback}:${port}`;
  const isDevelopment = readMode(env['NODE_ENV'], [host, new URL(publicUrl).hostname]);
  return {
    port,
    host,
    dataDir: env['DATA_DIR'] || defaultDataDir,
    mailFrom: env['MAIL_FROM'] || 'GariPort <no-reply@gariport.example>',
    publicUrl: publicUrl.replace(/\/$/, ''),
    isDevelopment,
    isDemoWanted: env['DEMO_STOCK'] ? env['DEMO_STOCK'] !== 'off' : isDevelopment,
    hasLimits: !(isDevelopment && env['RATE_LIMITS'] === 'off'),
    logLevel: readLevel(env['LOG_LEVEL'], isDevelopment ? 'warn' : 'info'),
    trustedProxies: readProxies(env['TRUSTED_PROXIES']),
    ...given('mobileSiteUrl', readUrl('MOBILE_SITE_URL', ['http:', 'https:'])?.replace(/\/+$/, '')),
    ...given('siteVerification', env['SITE_VERIFICATION']),
    ...given('databaseUrl', readUrl('DATABASE_URL', ['postgres:', 'postgresql:'])),
    ...given('redisUrl', readUrl('REDIS_URL', ['redis:', 'rediss:'])),
    ...given('smtpUrl', readUrl('SMTP_URL', ['smtp:', 'smtps:'])),
    ...given('metricsToken', env['METRICS_TOKEN']),
    ...given('demoPassword', env['DEMO_PASSWORD']),
    ...given('serverSecret', env['SERVER_SECRET']),
    ...given('envelopeKeys', env['ENVELOPE_KEYS']),
  };
}

/**
 * Whoever forgets to say must not serve the outbox, and the links in it, to the world: without a word it is development
 * only where nobody else can reach it.
 */
function readMode(mode: string | undefined, hosts: readonly string[]): boolean {
  if (mode) return mode !== 'production';
  return hosts.every((host) => ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host));
}

function readLevel(text: string | undefined, usual: LogLevel): LogLevel {
  if (!text) return usual;
  const level = logLevels.find((name) => name === text);
  if (!level) throw new StartRefused(`LOG_LEVEL is '${text}': set it to one of ${logLevels.join(', ')}.`);
  return level;
}

function readProxies(text = ''): string[] {
  const addresses = text.split(',').flatMap((entry) => entry.trim() || []);
  for (const address of addresses) {
    if (isIP(address.replace(/\/\d{1,3}$/, '')) > 0) continue;
    throw new StartRefused(`TRUSTED_PROXIES names '${address}': list addresses or networks such as 10.0.0.0/8.`);
  }
  return addresses;
}

function readUrl(name: string, protocols: readonly string[]): string | undefined {
  const text = process.env[name];
  if (!text) return undefined;
  const { protocol, hostname } = URL.canParse(text) ? new URL(text) : { protocol: '', hostname: '' };
  // PostgreSQL alone can be reached without a host, by its socket on this machine.
  const isGood = protocols.includes(protocol) && (hostname !== '' || protocol.startsWith('postgres'));
  // The value may hold a password, so it is not repeated.
  if (!isGood) throw new StartRefused(`${name} is no ${protocols.join(' or ')} address: mend it or leave it out.`);
  return text;
}

function given<Name extends string>(name: Name, value: string | undefined): { [Key in Name]?: string } {
  return value ? ({ [name]: value } as { [Key in Name]?: string }) : {};
}
