import { join, resolve } from 'node:path';
import * as z from 'zod';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const whole = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most));

/** Number of proxies in front, or a list of their addresses; `false` believes no forwarded header. */
const proxies = z
  .string()
  .regex(/^(false|\d{1,2}|[0-9a-fA-F.:/]+(,[0-9a-fA-F.:/]+)*)$/)
  .transform((text) => (text === 'false' ? false : /^\d+$/.test(text) ? Number(text) : text));

function isTimeZone(name: string) {
  try {
    return new Intl.DateTimeFormat('it', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

// Seen from src/ and from dist/ alike.
const webBuild = resolve(import.meta.dirname, '../../web/dist');

/** Every setting, as the README lists them. */
const settings = {
  HOST: {
    default: '127.0.0.1',
    meaning: 'Address to listen on.',
    expects: 'a host name or an address',
    schema: z.string().regex(/^[0-9a-zA-Z.:_-]+$/),
  },
  PORT: {
    default: '4100',
    meaning: 'Port to listen on; 0 takes a free one.',
    expects: 'a whole number from 0 to 65535',
    schema: whole(0, 65535),
  },
  DATABASE_URL: {
    default: '',
    meaning: 'PostgreSQL connection string; empty for the embedded database in DATA_DIR.',
    expects: 'postgres://user:password@host:port/database, or nothing',
    schema: z.union([z.literal(''), z.string().regex(/^postgres(ql)?:\/\/\S+$/)]),
  },
  DATA_DIR: {
    default: 'data',
    meaning: 'Folder of the embedded database and of the drawings.',
    expects: 'a path',
    schema: z
      .string()
      .min(1)
      .transform((path) => resolve(path)),
  },
  DEMO: {
    default: 'false',
    meaning: 'Put in the demo accounts and let them sign in; only for a server that listens on loopback.',
    expects: 'true or false',
    schema: flag,
  },
  LOG_LEVEL: {
    default: 'info',
    meaning: 'Least important level that is logged.',
    expects: `one of ${logLevels.join(', ')}`,
    schema: z.enum(logLevels),
  },
  SESSION_MINUTES: {
    default: '120',
    meaning: 'Minutes after which a session ends in any case.',
    expects: 'a whole number from 1 to 1440',
    schema: whole(1, 1440),
  },
  SESSION_IDLE_SECONDS: {
    default: '600',
    meaning: 'Seconds of silence after which a session ends.',
    expects: 'a whole number from 10 to 86400',
    schema: whole(10, 86400),
  },
  TIME_ZONE: {
    default: 'Europe/Rome',
    meaning: "Time zone that decides what 'today' is.",
    expects: 'a time zone such as Europe/Rome',
    schema: z.string().refine(isTimeZone),
  },
  TRUST_PROXY: {
    default: 'false',
    meaning: 'Proxies whose X-Forwarded-* headers are believed.',
    expects: 'false, the number of proxies in front, or their addresses separated by commas',
    schema: proxies,
  },
  WEB_DIR: {
    default: webBuild,
    meaning: 'Folder of the built web application.',
    expects: 'a path',
    schema: z
      .string()
      .min(1)
      .transform((path) => resolve(path)),
  },
  CHECK_RESPONSES: {
    default: 'false',
    meaning: 'Compare every answer with the contract and fail when they differ; for development.',
    expects: 'true or false',
    schema: flag,
  },
} satisfies Record<string, { default: string; meaning: string; expects: string; schema: z.ZodType<unknown, string> }>;

type Settings = typeof settings;
export type Config = { [Name in keyof Settings]: z.output<Settings[Name]['schema']> };

/** Name, default and meaning of each setting. */
export const settingsTable = Object.entries(settings).map(([name, setting]) => ({
  name,
  default: name === 'WEB_DIR' ? 'apps/web/dist' : setting.default,
  meaning: setting.meaning,
}));

/** The settings are wrong: one line for each, with the variable, its value and what was expected. */
export class ConfigError extends Error {
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
  }
}

const secret = new Set(['DATABASE_URL']);
const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

export function readConfig(environment: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { default: fallback, expects, schema }] of Object.entries(settings)) {
    const text = environment[name];
    const read = schema.safeParse(text === undefined || text === '' ? fallback : text.trim());
    if (read.success) values[name] = read.data;
    else problems.push(`${name} is ${secret.has(name) ? 'set but not valid' : `'${text}'`}: expected ${expects}.`);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  // Each name of the table was read with its own schema just above.
  const config = values as Config;
  if (config.DEMO && !loopback.test(config.HOST)) {
    throw new ConfigError([
      `DEMO is 'true' while HOST is '${config.HOST}': demo accounts have a known password, so a server that ` +
        'listens beyond loopback does not start with them. Set DEMO=false or HOST=127.0.0.1.',
    ]);
  }
  return config;
}

export const blobFolder = (config: Config) => join(config.DATA_DIR, 'blobs');
