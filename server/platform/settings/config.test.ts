import { afterEach, expect, test, vi } from 'vitest';
import { readConfig, readPort } from './config.ts';

const variables = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'READ_DATABASE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'MOBILE_SITE',
  'MOBILE_SITE_URL',
  'MOBILE_LOGIN_PATHS',
  'PUBLIC_URL',
  'NODE_ENV',
  'DEMO_STOCK',
  'DEMO_PASSWORD',
  'RATE_LIMITS',
  'LOG_LEVEL',
  'METRICS_TOKEN',
  'CDN_PURGE_URL',
  'CDN_PURGE_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER_ARG',
  'TRUSTED_PROXIES',
  'SERVER_SECRET',
  'ENVELOPE_KEYS',
  'SITE_VERIFICATION',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'S3_REGION',
  'STAFF_NAME',
  'ENVELOPE_SUITES',
  'RENDER_PAGES',
  'PUSH',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_TOKEN',
  'WHATSAPP_BASE_URL',
  'WHATSAPP_TEMPLATE_PREFIX',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'SMS_URL',
  'SMS_SECRET',
  'SMS_SENDER',
  'SMS_HEADER',
  'SMS_BODY',
];

function read(environment: Record<string, string>) {
  for (const name of variables) vi.stubEnv(name, environment[name] ?? '');
  return readConfig();
}
afterEach(() => vi.unstubAllEnvs());

test('Without variables everything is configured for a developer’s machine', () => {
  expect(read({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    dataDir: '.gariport',
    mailFrom: 'GariPort <no-reply@gariport.example>',
    publicUrl: 'http://127.0.0.1:4000',
    mobileSiteUrl: '',
    mobileLoginPaths: ['/login'],
    isDevelopment: true,
    isModeGiven: false,
    isDemoWanted: true,
    isRendering: true,
    isPushing: true,
    hasLimits: true,
    logLevel: 'warn',
    trustedProxies: [],
    staffName: '',
    envelopeSuites: ['session', 'static'],
  });
});

test('Each variable sets its own field of the configuration', () => {
  const given = {
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/gariport',
    DATABASE_URL: 'postgres://gariport@db.example/gariport',
    DATABASE_DIRECT_URL: 'postgres://gariport@primary.example/gariport',
    READ_DATABASE_URL: 'postgres://gariport@replica.example/gariport',
    SMTP_URL: 'smtps://user:pass@mail.example',
    MAIL_FROM: 'sales@gariport.example',
    PUBLIC_URL: 'https://gariport.example/',
    MOBILE_SITE_URL: 'https://m.gariport.example/',
    MOBILE_LOGIN_PATHS: '/login, /user/login',
    NODE_ENV: 'production',
    DEMO_STOCK: 'on',
    DEMO_PASSWORD: 'Mombasa2026',
    LOG_LEVEL: 'error',
    METRICS_TOKEN: 'scrape-me',
    CDN_PURGE_URL: 'https://cdn.example/purge',
    CDN_PURGE_TOKEN: 'purge-me',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example/otlp',
    OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic%20abc=,X-Team=port',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    SERVER_SECRET: 's',
    ENVELOPE_KEYS: '{}',
    SITE_VERIFICATION: 'ours',
    S3_ENDPOINT: 'https://storage.example',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
    S3_REGION: 'eu-central-1',
    STAFF_NAME: 'Amina',
    ENVELOPE_SUITES: 'static, session',
    RENDER_PAGES: 'off',
    PUSH: 'off',
  };
  expect(read(given)).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/srv/gariport',
    databaseUrl: given.DATABASE_URL,
    databaseDirectUrl: given.DATABASE_DIRECT_URL,
    readDatabaseUrl: given.READ_DATABASE_URL,
    smtpUrl: given.SMTP_URL,
    mailFrom: 'sales@gariport.example',
    publicUrl: 'https://gariport.example',
    mobileSiteUrl: 'https://m.gariport.example',
    mobileLoginPaths: ['/login', '/user/login'],
    isDevelopment: false,
    isModeGiven: true,
    isDemoWanted: true,
    isRendering: false,
    isPushing: false,
    hasLimits: true,
    demoPassword: 'Mombasa2026',
    logLevel: 'error',
    metricsToken: 'scrape-me',
    purgeHook: { url: 'https://cdn.example/purge', token: 'purge-me' },
    tracing: {
      endpoint: 'https://traces.example/otlp',
      headers: { authorization: 'Basic abc=', 'x-team': 'port' },
      serviceName: 'gariport',
      ratio: 0.1,
    },
    trustedProxies: ['10.0.0.0/8', '::1'],
    serverSecret: 's',
    envelopeKeys: '{}',
    siteVerification: 'ours',
    storage: {
      endpoint: 'https://storage.example',
      bucket: 'pictures',
      accessKey: 'key',
      secretKey: 'secret',
      region: 'eu-central-1',
    },
    staffName: 'Amina',
    envelopeSuites: ['static', 'session'],
  });
});

test.each([
  [{ NODE_ENV: 'production' }, ['session']],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://gariport.example' }, ['session']],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'http://cars.intra.example' }, ['session', 'static']],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'http://cars.intra.example', ENVELOPE_SUITES: 'session' }, ['session']],
  [{ NODE_ENV: 'production', ENVELOPE_SUITES: 'static,session,static' }, ['static', 'session']],
  [{ NODE_ENV: 'development', HOST: '0.0.0.0' }, ['session', 'static']],
])('With %o the suites %j are offered', (environment, suites) => {
  expect(read(environment).envelopeSuites).toEqual(suites);
});

test.each([
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'development', HOST: '0.0.0.0' }, true],
  [{ NODE_ENV: 'test' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://gariport.example' }, false],
  [{ PUBLIC_URL: 'http://localhost:5173' }, true],
])('Whether %o is development: %s', (environment, isDevelopment) => {
  expect(read(environment).isDevelopment).toBe(isDevelopment);
});

test('The demo is seeded in development only, unless a variable decides otherwise', () => {
  expect(read({ NODE_ENV: 'production' }).isDemoWanted).toBe(false);
  expect(read({ NODE_ENV: 'production', DEMO_STOCK: 'on' }).isDemoWanted).toBe(true);
  expect(read({ DEMO_STOCK: 'off' }).isDemoWanted).toBe(false);
});

test('A-011 The built-in mobile site is used unless another URL is configured or it is disabled', () => {
  expect(read({}).mobileSiteUrl).toBe('');
  expect(read({ MOBILE_SITE: 'on' }).mobileSiteUrl).toBe('');
  expect(read({ MOBILE_SITE_URL: 'https://m.gariport.example' }).mobileSiteUrl).toBe('https://m.gariport.example');
  expect(read({ MOBILE_SITE: 'off' })).not.toHaveProperty('mobileSiteUrl');
});

test('Limits are off only in development, and only if a variable says so', () => {
  expect(read({ RATE_LIMITS: 'off' }).hasLimits).toBe(false);
  expect(read({ RATE_LIMITS: 'on' }).hasLimits).toBe(true);
});

test.each([
  [{ PORT: 'http' }, "PORT is 'http': set it to a port, 0 to 65535."],
  [{ DATABASE_URL: 'mysql://secret@db' }, 'DATABASE_URL is not a postgres: or postgresql: URL: correct or remove it.'],
  ...['mail.example:25', 'http://mail.example', 'smtp:', 'smtp://', '25'].map((url): [object, string] => [
    { SMTP_URL: url },
    'SMTP_URL is not a smtp: or smtps: URL: correct or remove it.',
  ]),
  [{ PUBLIC_URL: 'gariport.example' }, 'PUBLIC_URL is not a http: or https: URL: correct or remove it.'],
  ...['PUBLIC_URL', 'MOBILE_SITE_URL', 'S3_ENDPOINT'].flatMap((name) =>
    ['?ref=mail', '/#/home', '?'].map((rest): [object, string] => [
      { [name]: `https://gariport.example${rest}` },
      `${name} has a query or a fragment: remove '?' or '#' and everything after it.`,
    ]),
  ),
  [{ MOBILE_SITE_URL: 'm.gariport' }, 'MOBILE_SITE_URL is not a http: or https: URL: correct or remove it.'],
  ...['Mombasa-2026', 'Mombasa', '20262026', 'Mombasa2026Mombasa2026'].map((password): [object, string] => [
    { DEMO_PASSWORD: password },
    'DEMO_PASSWORD is invalid: use 8 to 20 letters and digits, at least one of each. The characters ~!@#$%^&*., are allowed too.',
  ]),
  [{ S3_ENDPOINT: 'ftp://files' }, 'S3_ENDPOINT is not a http: or https: URL: correct or remove it.'],
  [
    { LOG_LEVEL: 'loud' },
    "LOG_LEVEL is 'loud': set it to one of trace, debug, info, warn, error, fatal, silent, or remove it.",
  ],
  ...['Production', 'PRODUCTION', 'prod', 'production ', 'dev', 'staging', '0'].map((mode): [object, string] => [
    { NODE_ENV: mode, PUBLIC_URL: 'https://gariport.example' },
    `NODE_ENV is '${mode}': set it to one of production, development, test, or remove it.`,
  ]),
  ...['OFF', 'false', 'no', '0', 'true', '1'].flatMap((word): [object, string][] =>
    ['DEMO_STOCK', 'RATE_LIMITS', 'MOBILE_SITE'].map((name) => [
      { [name]: word },
      `${name} is '${word}': set it to one of on, off, or remove it.`,
    ]),
  ),
  [
    { NODE_ENV: 'production', RATE_LIMITS: 'off' },
    'RATE_LIMITS is off: this is allowed in development only. Remove it.',
  ],
  [
    { MOBILE_SITE: 'off', MOBILE_SITE_URL: 'https://m.gariport.example' },
    'MOBILE_SITE is off, but MOBILE_SITE_URL is set: remove one of the two.',
  ],
  ...['login', '/login?a=1', '//evil.example', '/', 'https://evil.example/login', '/lo gin'].map(
    (path): [object, string] => [
      { MOBILE_LOGIN_PATHS: path },
      `MOBILE_LOGIN_PATHS names '${path}': list paths such as /login, separated by commas.`,
    ],
  ),
  [
    { READ_DATABASE_URL: 'postgres://replica/x' },
    'DATABASE_DIRECT_URL or READ_DATABASE_URL is set without DATABASE_URL',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_SAMPLER_ARG: '2' },
    'OTEL_TRACES_SAMPLER_ARG is not a part of the traces: set it to a number from 0 to 1.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_EXPORTER_OTLP_HEADERS: 'a name=x' },
    'OTEL_EXPORTER_OTLP_HEADERS is invalid: list name=value, separated by commas.',
  ],
  [{ CDN_PURGE_TOKEN: 'x' }, 'CDN_PURGE_TOKEN is set without CDN_PURGE_URL: set the URL, or remove the token.'],
  [{ TRUSTED_PROXIES: 'proxy' }, "TRUSTED_PROXIES names 'proxy': list addresses or networks such as 10.0.0.0/8."],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, "TRUSTED_PROXIES names '10.0.0.0/33': list addresses or networks such as"],
  [{ TRUSTED_PROXIES: '::1/129' }, "TRUSTED_PROXIES names '::1/129': list addresses or networks such as"],
  [{ TRUSTED_PROXIES: '10.0.0.0/8/8' }, "TRUSTED_PROXIES names '10.0.0.0/8/8': list addresses or networks such as"],
  [{ WHATSAPP_TOKEN: 't' }, 'WHATSAPP_PHONE_NUMBER_ID is missing: WHATSAPP_TOKEN needs it too.'],
  [{ WHATSAPP_PHONE_NUMBER_ID: '10654' }, 'WHATSAPP_TOKEN is missing: WHATSAPP_PHONE_NUMBER_ID needs it too.'],
  [
    { WHATSAPP_PHONE_NUMBER_ID: '+254712', WHATSAPP_TOKEN: 't' },
    "WHATSAPP_PHONE_NUMBER_ID is '+254712': set it to the id that Meta shows beside the number, digits only.",
  ],
  [
    { WHATSAPP_PHONE_NUMBER_ID: '10654', WHATSAPP_TOKEN: 't', WHATSAPP_TEMPLATE_PREFIX: 'Gari-' },
    "WHATSAPP_TEMPLATE_PREFIX is 'Gari-': use small letters, digits and underscores only.",
  ],
  [
    { WHATSAPP_PHONE_NUMBER_ID: '10654', WHATSAPP_TOKEN: 't', WHATSAPP_APP_SECRET: 's' },
    'WHATSAPP_VERIFY_TOKEN is missing: WHATSAPP_APP_SECRET needs it too.',
  ],
  [
    { WHATSAPP_APP_SECRET: 's', WHATSAPP_VERIFY_TOKEN: 'v' },
    'WHATSAPP_APP_SECRET is set without WHATSAPP_PHONE_NUMBER_ID: set the sending number, or remove it.',
  ],
  [{ SMS_SECRET: 's', SMS_SENDER: 'x' }, 'SMS_SECRET is set without SMS_URL: set the gateway, or remove it.'],
  [{ SMS_URL: 'https://sms.example' }, 'SMS_SECRET is missing: SMS_URL needs it too.'],
  [{ SMS_URL: 'https://sms.example', SMS_SECRET: 's' }, 'SMS_SENDER is missing: SMS_SECRET needs it too.'],
  ...['{', '"{to}{text}"', '{"to":"{to}"}', '{"text":"{text}"}'].map((body): [object, string] => [
    { SMS_URL: 'https://sms.example', SMS_SECRET: 's', SMS_SENDER: 'x', SMS_BODY: body },
    'SMS_BODY is invalid: set it to JSON with {to} or {digits}, and {text}, inside of its texts.',
  ]),
])('%o is refused in one line', (environment, message) => {
  expect(() => read(environment as Record<string, string>)).toThrow(message);
});

test('The port comes from the environment, otherwise it is the default', () => {
  expect(readPort('GARIPORT_TEST_PORT', 4010)).toBe(4010);
  vi.stubEnv('GARIPORT_TEST_PORT', '4020');
  expect(readPort('GARIPORT_TEST_PORT', 4010)).toBe(4020);
  vi.stubEnv('GARIPORT_TEST_PORT', 'http');
  expect(() => readPort('GARIPORT_TEST_PORT', 4010)).toThrow(
    "GARIPORT_TEST_PORT is 'http': set it to a port, 0 to 65535.",
  );
});

test.each(['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])('A storage without %s is refused', (missing) => {
  const complete = { S3_BUCKET: 'pictures', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
  const environment = { S3_ENDPOINT: 'https://storage.example', ...complete, [missing]: '' };
  expect(() => read(environment)).toThrow(`${missing} is missing: S3_ENDPOINT needs it too.`);
});

test('A storage is in the default region unless another is named', () => {
  const complete = { S3_BUCKET: 'pictures', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
  expect(read({ S3_ENDPOINT: 'https://storage.example', ...complete }).storage?.region).toBe('us-east-1');
});

test('Order notices by WhatsApp and SMS are configured by their own variables', () => {
  const given = {
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_TOKEN: 't',
    WHATSAPP_BASE_URL: 'https://graph.example/v26.0/',
    SMS_URL: 'https://sms.example/send',
    SMS_SECRET: 's',
    SMS_SENDER: 'GariPort',
    SMS_HEADER: 'apiKey',
    SMS_BODY: '{"phoneNumbers":["{to}"],"message":"{text}"}',
  };
  expect(read(given)).toMatchObject({
    whatsapp: {
      phoneNumberId: '106540352242922',
      token: 't',
      baseUrl: 'https://graph.example/v26.0',
      templatePrefix: 'gariport_',
    },
    sms: {
      url: 'https://sms.example/send',
      secret: 's',
      sender: 'GariPort',
      header: 'apiKey',
      body: { phoneNumbers: ['{to}'], message: '{text}' },
    },
  });
});

test('A database may be reached by a local socket', () => {
  expect(read({ DATABASE_URL: 'postgres:///gariport' }).databaseUrl).toBe('postgres:///gariport');
});
