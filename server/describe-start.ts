import type { Database } from '#server/platform/database/tables.ts';
import { faultOfPricingSettings, howToSetPricing } from '#server/marketplace/pricing/pricing-settings.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { createFirstOwnerLink, hasOwner } from '#server/desk/invitations.ts';
import type { MailTransport, Services } from '#server/platform/services.ts';
import type { RunningServer } from '#server/start-server.ts';
import { outboxPath } from '#server/platform/mail/serve-outbox.ts';

/** Describes the start-up configuration, one line per setting that has several modes. */
export async function describeStart(
  config: Config,
  { address, services, demo }: Pick<RunningServer, 'address' | 'services' | 'demo'>,
): Promise<string[]> {
  return [
    `GariPort is ready: ${address}`,
    ...(config.isDevelopment && !config.isModeGiven ? [modeUnsaid] : []),
    describeDatabase(config),
    await describeMail(config, address, services.mailTransport),
    ...(await describeTerms(services.database)),
    ...(demo === undefined ? [] : [demo]),
    ...(await describeOwner(config, services)),
  ];
}

const modeUnsaid =
  'Mode: development, for direct calls from this machine. Set NODE_ENV=production before you expose it through a proxy.';

async function describeTerms(database: Database): Promise<string[]> {
  const fault = await faultOfPricingSettings(database);
  if (fault === undefined) return [];
  const what = fault === '' ? 'are not set' : `cannot be used (${fault})`;
  return [`Prices: the pricing settings ${what}, so nothing can be priced or reserved: ${howToSetPricing}`];
}

/** Production logs have many readers, so name the command that prints the link instead of the link. */
async function describeOwner({ isDevelopment }: Config, { database, publicUrl, clock }: Services): Promise<string[]> {
  if (await hasOwner(database)) return [];
  const link = isDevelopment ? await createFirstOwnerLink(database, publicUrl, clock()) : undefined;
  return [
    link === undefined
      ? 'Desk: there is no owner. To become one, open the link printed by `npm run staff -- owner-link --as NAME`.'
      : `Desk: become its owner within three days at ${link}`,
  ];
}

function describeDatabase({ databaseUrl, dataDir }: Config): string {
  // Show only the host: the rest of the URL contains user and password.
  return databaseUrl ? `Database: PostgreSQL at ${new URL(databaseUrl).host}` : `Database: embedded, in ${dataDir}`;
}

async function describeMail(
  { isDevelopment, smtpUrl }: Config,
  address: string,
  transport: MailTransport | undefined,
): Promise<string> {
  const page = `${address}${outboxPath}`;
  if (!transport || !smtpUrl) {
    return isDevelopment ? `E-mails: ${page}` : 'E-mails: SMTP_URL is not set, so they are not sent.';
  }
  const server = new URL(smtpUrl).host;
  const isReached = await transport.check().then(
    () => true,
    () => false,
  );
  return isReached
    ? `E-mails: sent through ${server}`
    : `E-mails: ${server} is unreachable or refuses our login; e-mails are queued and retried.`;
}
