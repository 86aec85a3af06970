import { expect, test } from 'vitest';
import { ConfigError, publicUrl, readConfig, settingsTable } from './config.ts';

const refusal = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

test('defaults to loopback, the embedded database and no demo accounts', () => {
  expect(readConfig({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 4100,
    DATABASE_URL: '',
    DEMO: false,
    SESSION_MINUTES: 120,
    SESSION_IDLE_SECONDS: 600,
    TIME_ZONE: 'Europe/Rome',
    TRUST_PROXY: false,
  });
});

test('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '' }).PORT).toBe(4100);
});

test.each([
  ['PORT', 'http', "PORT is 'http': expected a whole number from 0 to 65535."],
  ['PORT', '65536', "PORT is '65536': expected a whole number from 0 to 65535."],
  ['PORT', '-1', "PORT is '-1'"],
  ['HOST', 'my host', "HOST is 'my host': expected a host name or an address."],
  ['DEMO', 'yes', "DEMO is 'yes': expected true or false."],
  ['LOG_LEVEL', 'loud', "LOG_LEVEL is 'loud': expected one of fatal, error, warn"],
  ['TIME_ZONE', 'Rome', "TIME_ZONE is 'Rome': expected a time zone such as Europe/Rome."],
  ['TRUST_PROXY', 'true', "TRUST_PROXY is 'true': expected false, the number of proxies"],
  ['SESSION_MINUTES', '0', "SESSION_MINUTES is '0'"],
  ['PUBLIC_URL', 'libretto.example', "PUBLIC_URL is 'libretto.example': expected https://"],
  ['PUBLIC_URL', 'https://libretto.example/webui', 'without a path'],
  [
    'PUBLIC_URL',
    'http://libretto.example',
    "PUBLIC_URL is 'http://libretto.example': must use https except on loopback",
  ],
  ['SMTP_URL', 'mail.example:25', 'SMTP_URL is set but not valid: expected smtp://'],
  ['SMTP_URL', 'smtp://', 'SMTP_URL is set but not valid'],
  ['MAIL_FROM', 'Libretto', "MAIL_FROM is 'Libretto': expected an address"],
  ['MAIL_FROM', 'A <a@b.it>, B <b@b.it>', 'MAIL_FROM is'],
  ['MAIL_FROM', 'A <a@b.it>\r\nBcc: c@b.it', 'MAIL_FROM is'],
  ['OIDC_ISSUER', 'accounts.example', "OIDC_ISSUER is 'accounts.example': expected https://"],
  ['OIDC_NAME', 'x'.repeat(41), 'expected a text of at most 40 characters'],
  ['S3_URL', 's3.example', "S3_URL is 's3.example': expected http:// or https://"],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN is set but not valid: expected at least 20'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is set but not valid: expected postgres://'],
])('%s=%s is rejected with its name, its value and the expected format', (name, value, message) => {
  expect(refusal({ [name]: value })).toContain(message);
});

test('never repeats a connection string, which may contain a password', () => {
  expect(refusal({ DATABASE_URL: 'mysql://admin:segretissima@db' })).not.toContain('segretissima');
});

const mail = { SMTP_URL: 'smtp://u:segretissima@mail.example', MAIL_FROM: 'a@b.it', PUBLIC_URL: 'https://l.example' };
const provider = {
  OIDC_ISSUER: 'https://accounts.example',
  OIDC_CLIENT_ID: 'libretto',
  OIDC_CLIENT_SECRET: 'segretissima',
  PUBLIC_URL: 'https://l.example',
};
const [oneKey, otherKey] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];
const store = {
  S3_BUCKET: 'libretto',
  S3_ACCESS_KEY_ID: 'A',
  S3_SECRET_ACCESS_KEY: 'segretissima',
  BLOB_KEY: oneKey,
};
const payments = { PAYPAL_CLIENT_ID: 'AZDxj-Fp_1', PAYPAL_CLIENT_SECRET: 'segretissima' };

test.each([
  ['mails', mail],
  ['an identity provider', provider],
  ['payments', payments],
  ['an object store', store],
])('settings for %s must be set together', (_, settings) => {
  expect(refusal(settings)).toBe('');
  for (const name of Object.keys(settings)) {
    const message = refusal({ ...settings, [name]: '' });
    if (['SMTP_URL', 'S3_BUCKET'].includes(name)) expect(message).toBe('');
    else expect(message).toContain(`${name} is not`);
    expect(message).not.toContain('segretissima');
  }
});

test('requires https for a provider beyond loopback', () => {
  expect(refusal({ ...provider, OIDC_ISSUER: 'http://accounts.example' })).toContain('must use https');
  expect(refusal({ ...provider, OIDC_ISSUER: 'http://127.0.0.1:9000' })).toBe('');
  expect(refusal({ ...provider, OIDC_ISSUER: 'http://[::1]:9000' })).toBe('');
});

test('requires https for PayPal beyond loopback', () => {
  expect(readConfig(payments).PAYPAL_URL).toBe('https://api-m.paypal.com');
  expect(refusal({ ...payments, PAYPAL_URL: 'http://127.0.0.1:9000' })).toBe('');
  expect(refusal({ ...payments, PAYPAL_URL: 'http://api-m.paypal.com' })).toContain('must use https');
  expect(refusal({ ...payments, PAYPAL_URL: 'https://api-m.paypal.com/v2' })).toContain('without a path');
  expect(refusal({ ...payments, PAYPAL_CLIENT_SECRET: 'segretissima e lunga' })).not.toContain('segretissima');
});

test('accepts several keys and rejects malformed ones', () => {
  expect(refusal({ BLOB_KEY: `${oneKey},${otherKey}` })).toBe('');
  for (const wrong of [`${oneKey},`, 'a2V5', `${oneKey},a2V5`]) {
    expect(refusal({ BLOB_KEY: wrong })).toContain('BLOB_KEY is set but not valid: expected 32 bytes in base64');
  }
});

test('derives the public URL from the setting, or from host and port', () => {
  expect(publicUrl(readConfig({ PUBLIC_URL: 'https://l.example' }))).toBe('https://l.example');
  expect(publicUrl(readConfig({ PORT: '4711' }))).toBe('http://127.0.0.1:4711');
  expect(publicUrl(readConfig({ HOST: '::1' }))).toBe('http://[::1]:4100');
});

test('reports all problems at once', () => {
  expect(refusal({ PORT: 'x', DEMO: 'x' }).split('\n')).toHaveLength(2);
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'libretto.example', '127.0.0.1.example'])(
  'demo accounts are rejected on %s',
  (HOST) => {
    expect(refusal({ DEMO: 'true', HOST })).toContain('does not start with them');
    expect(refusal({ DEMO: 'false', HOST })).toBe('');
  },
);

test.each(['127.0.0.1', 'localhost', '::1', '127.0.0.53'])('demo accounts are allowed on %s', (HOST) => {
  expect(readConfig({ DEMO: 'true', HOST }).DEMO).toBe(true);
});

test('describes every setting', () => {
  expect(settingsTable.map(({ name }) => name)).toEqual(Object.keys(readConfig({})));
  for (const { meaning } of settingsTable) expect(meaning).toMatch(/^[A-Z].+\.$/);
});

test.each([
  ['PUBLIC_URL', 'https://libretto.example'],
  ['PUBLIC_URL', 'https://[2001:db8::1]'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.1'],
])('the demo is rejected where %s is %s', (name, value) => {
  expect(refusal({ DEMO: 'true', [name]: value })).toContain(`DEMO is 'true' while ${name} is '${value}'`);
  expect(refusal({ [name]: value })).toBe('');
});

test.each(['http://127.0.0.1:4100', 'http://localhost:8080', 'http://[::1]:4100'])(
  'the demo is accepted at %s',
  (PUBLIC_URL) => {
    expect(refusal({ DEMO: 'true', PUBLIC_URL, TRUST_PROXY: 'false' })).toBe('');
  },
);
