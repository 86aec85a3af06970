import { expect, test } from 'vitest';
import { ConfigError, readConfig, settingsTable } from './config.ts';

const refusal = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

test('without any setting the server is on loopback, with the embedded database and without demo accounts', () => {
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

test('an empty variable is one that is not set', () => {
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
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is set but not valid: expected postgres://'],
])('%s=%s is refused with its name, its value and what was expected', (name, value, message) => {
  expect(refusal({ [name]: value })).toContain(message);
});

test('a connection string, which may hold a password, is never repeated', () => {
  expect(refusal({ DATABASE_URL: 'mysql://admin:segretissima@db' })).not.toContain('segretissima');
});

test('everything that is wrong is said at once', () => {
  expect(refusal({ PORT: 'x', DEMO: 'x' }).split('\n')).toHaveLength(2);
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'libretto.example', '127.0.0.1.example'])(
  'demo accounts are refused on %s',
  (HOST) => {
    expect(refusal({ DEMO: 'true', HOST })).toContain('does not start with them');
    expect(refusal({ DEMO: 'false', HOST })).toBe('');
  },
);

test.each(['127.0.0.1', 'localhost', '::1', '127.0.0.53'])('demo accounts are allowed on %s', (HOST) => {
  expect(readConfig({ DEMO: 'true', HOST }).DEMO).toBe(true);
});

test('each setting has a meaning to print', () => {
  expect(settingsTable.map(({ name }) => name)).toEqual(Object.keys(readConfig({})));
  for (const { meaning } of settingsTable) expect(meaning).toMatch(/^[A-Z].+\.$/);
});
