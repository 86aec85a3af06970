import { resolve } from 'node:path';
import * as v from 'valibot';
import { findConfigProblems } from './config-problems.ts';
import { StartProblem } from './start-problem.ts';

const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
const integer = (least: number, most: number) =>
  v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(least), v.maxValue(most));
const path = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.transform((text) => resolve(text)),
);

const proxies = v.pipe(
  v.string(),
  v.regex(/^(false|\d{1,2}|[0-9a-fA-F.:/]+(,[0-9a-fA-F.:/]+)*)$/),
  v.transform((text) => (text === 'false' ? false : /^\d+$/.test(text) ? Number(text) : text)),
);

function isTimeZone(name: string) {
  try {
    return new Intl.DateTimeFormat('it', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const unitBytes = { '': 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 };
const isUnit = (text: string): text is keyof typeof unitBytes => Object.hasOwn(unitBytes, text);

const size = v.pipe(
  v.string(),
  v.transform((text) => {
    const [, number = '', unit = ''] = /^(\d{1,15}) ?([KMGT]B)?$/i.exec(text) ?? [];
    const named = unit.toUpperCase();
    return number !== '' && isUnit(named) ? Number(number) * unitBytes[named] : Number.NaN;
  }),
  v.safeInteger(),
  v.minValue(1),
);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const url = (schemes: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => schemes.includes(URL.parse(text)?.protocol ?? '')),
  );

/** Scheme, host and port only, so that a path can be appended. */
const isOrigin = (text: string) => URL.parse(text)?.origin === text;

/** `a@b.example` or `Name <a@b.example>`, without characters that could end the header. */
const sender = /^(?:[^\p{Cc}<>"@]+ <[^\s\p{Cc}<>"@,]+@[^\s\p{Cc}<>"@,]+>|[^\s\p{Cc}<>"@,]+@[^\s\p{Cc}<>"@,]+)$/u;

const optional = <Schema extends v.GenericSchema<string, string>>(schema: Schema) => v.union([v.literal(''), schema]);
const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));

const webBuild = resolve(import.meta.dirname, '../../web/dist');

/** The README lists these settings; tools/checks compares them. */
const settings = {
  HOST: {
    default: '127.0.0.1',
    meaning: 'Address to listen on.',
    expects: 'a host name or an address',
    schema: matching(/^[0-9a-zA-Z.:_-]+$/),
  },
  PORT: {
    default: '4100',
    meaning: 'Port to listen on; 0 takes a free one.',
    expects: 'a whole number from 0 to 65535',
    schema: integer(0, 65535),
  },
  DATABASE_URL: {
    default: '',
    meaning: 'PostgreSQL connection string; empty for the embedded database in DATA_DIR.',
    expects: 'postgres://user:password@host:port/database, or nothing',
    schema: optional(matching(/^postgres(ql)?:\/\/\S+$/)),
  },
  DATA_DIR: {
    default: 'data',
    meaning: 'Folder of the embedded database, drawings and files.',
    expects: 'a path',
    schema: path,
  },
  BLOB_KEY: {
    default: '',
    meaning:
      'Encryption keys of drawings, files and second factors, newest first; empty for those in the file blobs.key of DATA_DIR.',
    expects: '32 bytes in base64, several separated by commas, or nothing',
    schema: optional(matching(/^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=)*$/)),
  },
  S3_BUCKET: {
    default: '',
    meaning: 'Bucket of an S3-compatible store for drawings and files; empty keeps them in DATA_DIR.',
    expects: 'the name of a bucket, or nothing',
    schema: optional(matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  },
  S3_URL: {
    default: '',
    meaning: 'Endpoint of the store; empty for Amazon S3.',
    expects: 'http:// or https:// and a host without a path, or nothing',
    schema: optional(v.pipe(url(['http:', 'https:']), v.check(isOrigin))),
  },
  S3_REGION: {
    default: 'eu-south-1',
    meaning: 'Region of the bucket; many stores accept any.',
    expects: 'a region such as eu-south-1',
    schema: matching(/^[a-z0-9-]{1,40}$/),
  },
  S3_ACCESS_KEY_ID: {
    default: '',
    meaning: 'Access key ID of the store.',
    expects: 'a text without spaces',
    schema: optional(matching(/^\S{1,128}$/)),
  },
  S3_SECRET_ACCESS_KEY: {
    default: '',
    meaning: 'Secret access key of the store.',
    expects: 'a text without spaces',
    schema: optional(matching(/^\S{1,256}$/)),
  },
  DEMO: {
    default: 'false',
    meaning:
      'Create the demo accounts and allow them to sign in; only for a server that is not reachable from other machines.',
    expects: 'true or false',
    schema: flag,
  },
  LOG_LEVEL: {
    default: 'info',
    meaning: 'Minimum level of log lines.',
    expects: `one of ${logLevels.join(', ')}`,
    schema: v.picklist(logLevels),
  },
  QUOTA_BYTES: {
    default: '2GB',
    meaning: 'Quota of each account for files, drawings, links and drafts; 1 GB is 10⁹ bytes.',
    expects: 'a whole number of bytes, or one of KB, MB, GB or TB such as 2GB',
    schema: size,
  },
  QUOTA_RECORDS: {
    default: '50000',
    meaning: 'Maximum number of records per account, including drafts and the trash.',
    expects: 'a whole number from 1 to 1000000000',
    schema: integer(1, 1_000_000_000),
  },
  METRICS_TOKEN: {
    default: '',
    meaning: 'Bearer token for /metrics; empty disables the endpoint.',
    expects: 'at least 20 letters, digits, dots, dashes or underscores, or nothing',
    schema: optional(matching(/^[\w.-]{20,200}$/)),
  },
  SESSION_MINUTES: {
    default: '120',
    meaning: 'Maximum duration of a session in minutes.',
    expects: 'a whole number from 1 to 1440',
    schema: integer(1, 1440),
  },
  SESSION_IDLE_SECONDS: {
    default: '600',
    meaning: 'Idle timeout of a session in seconds.',
    expects: 'a whole number from 10 to 86400',
    schema: integer(10, 86400),
  },
  TIME_ZONE: {
    default: 'Europe/Rome',
    meaning: "Time zone of dates such as 'today'.",
    expects: 'a time zone such as Europe/Rome',
    schema: v.pipe(v.string(), v.check(isTimeZone)),
  },
  TRUST_PROXY: {
    default: 'false',
    meaning: 'Proxies whose X-Forwarded-* headers are trusted.',
    expects: 'false, the number of proxies in front, or their addresses separated by commas',
    schema: proxies,
  },
  WEB_DIR: {
    default: webBuild,
    meaning: 'Folder of the built web application.',
    expects: 'a path',
    schema: path,
  },
  CHECK_RESPONSES: {
    default: 'false',
    meaning: 'Validate every response against the contract and fail if it does not match; for development.',
    expects: 'true or false',
    schema: flag,
  },
  PUBLIC_URL: {
    default: '',
    meaning: 'Public URL of this server, used in mails and for passkeys; empty for http://HOST:PORT.',
    expects: 'https:// and a host without a path (http:// on loopback), or nothing',
    schema: optional(v.pipe(url(['http:', 'https:']), v.check(isOrigin))),
  },
  SMTP_URL: {
    default: '',
    meaning: 'Mail server; if empty, mails are held and can be read with npm run admin -- mail.',
    expects: 'smtp://user:password@host:port or smtps://…, or nothing',
    schema: optional(
      v.pipe(
        url(['smtp:', 'smtps:']),
        v.check((text) => Boolean(URL.parse(text)?.hostname)),
      ),
    ),
  },
  MAIL_FROM: {
    default: '',
    meaning: 'Sender of mails.',
    expects: 'an address such as Libretto <noreply@libretto.example>',
    schema: optional(matching(sender)),
  },
  OIDC_ISSUER: {
    default: '',
    meaning: 'Issuer URL of an OpenID Connect provider for sign-in; empty for none.',
    expects: 'https:// issuer URL of the provider (http:// on loopback), or nothing',
    schema: optional(url(['http:', 'https:'])),
  },
  OIDC_CLIENT_ID: {
    default: '',
    meaning: 'Client ID at the provider.',
    expects: 'a text',
    schema: v.string(),
  },
  OIDC_CLIENT_SECRET: {
    default: '',
    meaning: 'Client secret at the provider.',
    expects: 'a text',
    schema: v.string(),
  },
  OIDC_NAME: {
    default: 'Google',
    meaning: 'Name of the provider on the login page.',
    expects: 'a text of at most 40 characters',
    schema: v.pipe(v.string(), v.maxLength(40)),
  },
  PAYPAL_CLIENT_ID: {
    default: '',
    meaning: 'PayPal client ID; empty disables payments.',
    expects: 'the client ID of a PayPal REST app, or nothing',
    schema: optional(matching(/^[A-Za-z0-9_-]{1,160}$/)),
  },
  PAYPAL_CLIENT_SECRET: {
    default: '',
    meaning: 'PayPal client secret.',
    expects: 'the secret of the same PayPal REST app, or nothing',
    schema: optional(matching(/^[\x21-\x7e]{1,400}$/)),
  },
  PAYPAL_URL: {
    default: 'https://api-m.paypal.com',
    meaning: 'PayPal API; https://api-m.sandbox.paypal.com for test payments.',
    expects: 'https:// and a host without a path (http:// on loopback)',
    schema: v.pipe(url(['http:', 'https:']), v.check(isOrigin)),
  },
  PAYPAL_WEBHOOK_ID: {
    default: '',
    meaning: 'ID of the PayPal webhook for /api/paypal/webhook; empty polls PayPal once an hour.',
    expects: 'the ID of a webhook of the same PayPal REST app, or nothing',
    schema: optional(matching(/^[A-Za-z0-9_-]{1,50}$/)),
  },
} satisfies Record<
  string,
  { default: string; meaning: string; expects: string; schema: v.GenericSchema<string, unknown> }
>;

type Settings = typeof settings;
export type Config = { [Name in keyof Settings]: v.InferOutput<Settings[Name]['schema']> };

export const settingsTable = Object.entries(settings).map(([name, setting]) => ({
  name,
  default: name === 'WEB_DIR' ? 'apps/web/dist' : setting.default,
  meaning: setting.meaning,
}));

/** Invalid settings: one line each, with the variable, its value and the expected format. */
export class ConfigError extends StartProblem {
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
  }
}

const secret = new Set([
  'DATABASE_URL',
  'BLOB_KEY',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'PAYPAL_CLIENT_SECRET',
  'METRICS_TOKEN',
]);

export function readConfig(environment: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { default: fallback, expects, schema }] of Object.entries(settings)) {
    const text = environment[name];
    const read = v.safeParse(schema, text === undefined || text === '' ? fallback : text.trim());
    if (read.success) values[name] = read.output;
    else problems.push(`${name} is ${secret.has(name) ? 'set but not valid' : `'${text}'`}: expected ${expects}.`);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  const config = values as Config;
  const combined = findConfigProblems(config);
  if (combined.length > 0) throw new ConfigError(combined);
  return config;
}

export const publicUrl = ({ PUBLIC_URL, HOST, PORT }: Config) =>
  PUBLIC_URL === '' ? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}` : PUBLIC_URL;

/** Returns false if mails are held in the outbox. */
export const sendsMail = ({ SMTP_URL }: Pick<Config, 'SMTP_URL'>) => SMTP_URL !== '';
