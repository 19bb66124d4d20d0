import type { MpesaSettings } from '#server/platform/mpesa/daraja.ts';
import type { SmsSettings } from '#server/platform/notices/sms-gateway.ts';
import type { WhatsAppSettings } from '#server/platform/notices/whatsapp-cloud.ts';
import { StartRefused } from '#wire/host/start.ts';
import { type Environment, readVariables } from './read-variables.ts';

export interface Gateways {
  /** The paybill account for payments by M-Pesa. */
  mpesa?: MpesaSettings;
  /** The sender of order notices by WhatsApp. */
  whatsapp?: WhatsAppSettings;
  /** The gateway for order notices by SMS. */
  sms?: SmsSettings;
}

/** Parses the settings of the services that take payments and send messages. */
export function readGateways(env: Environment): Gateways {
  return { ...readMpesa(env), ...readWhatsApp(env), ...readSms(env) };
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

function readMpesa(env: Environment): Pick<Gateways, 'mpesa'> {
  const { readBaseUrl, readNetworks } = readVariables(env);
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

function readWhatsApp(env: Environment): Pick<Gateways, 'whatsapp'> {
  const { readBaseUrl, readTogether } = readVariables(env);
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

function readSms(env: Environment): Pick<Gateways, 'sms'> {
  const { readTogether, readUrl } = readVariables(env);
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
  return { sms: { url, secret, sender, header, body: readSmsBody(env) } };
}

function readSmsBody(env: Environment): object {
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
