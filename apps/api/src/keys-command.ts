// `npm run keys -- new`, restart, `npm run keys -- renew`, all while the server is running. See docs/operating.md.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { keyLength, loadKeys, writeKeyFile } from './blobs/keys.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { renewKeys } from './keys/renew.ts';
import { StartProblem } from './start-problem.ts';

const usage = 'Usage: npm run keys -- new, npm run keys -- renew [--forget-codes], npm run keys -- retire';

async function createKey(config: Config): Promise<string> {
  const key = randomBytes(keyLength);
  if (config.BLOB_KEY !== '')
    return `${key.toString('base64')}\nAdd it to BLOB_KEY in the order that docs/operating.md tells, "Changing keys".`;
  await writeKeyFile(config, [key, ...(await loadKeys(config))]);
  return 'A new key stands first in blobs.key. Restart the server, then: npm run keys -- renew';
}

async function renew(config: Config, forgetCodes: boolean): Promise<string> {
  const onProgress = (seen: number) => process.stderr.write(`${seen} drawings and files looked at\n`);
  const renewed = await renewKeys({ config, forgetCodes, onProgress });
  const { blobs, secrets, mails, unreadable, accountsWithOldCodes } = renewed;
  const lost = unreadable === 0 ? '' : `\n${unreadable} drawings, files and second factors have a key that is missing.`;
  const done = `${blobs} drawings and files, ${secrets} second factors and ${mails} held mails have the newest key now.${lost}`;
  if (accountsWithOldCodes === 0) return `${done}\nThe older keys are not needed any more.`;
  return `${done}\n${accountsWithOldCodes} accounts have recovery codes of an older key: they work for as long as it is kept.`;
}

async function removeOldKeys(config: Config): Promise<string> {
  if (config.BLOB_KEY !== '') throw new ConfigError(['Take the older keys out of BLOB_KEY, and restart.']);
  const { blobs, secrets, mails, accountsWithOldCodes } = await renewKeys({ config });
  if (blobs + secrets + mails + accountsWithOldCodes > 0)
    throw new ConfigError(['The older keys were still needed. Run: npm run keys -- renew']);
  await writeKeyFile(config, [(await loadKeys(config))[0]]);
  return 'Only the newest key is left in blobs.key. Restart the server.';
}

try {
  const options = { 'forget-codes': { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const config = readConfig(process.env);
  const commands: Record<string, () => Promise<string>> = {
    new: () => createKey(config),
    renew: () => renew(config, values['forget-codes']),
    retire: () => removeOldKeys(config),
  };
  const command = commands[positionals.join(' ')];
  if (command === undefined) throw new ConfigError([usage]);
  process.stdout.write(`${await command()}\n`);
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
