import type { RunCommand } from './command.ts';

interface Command {
  usage: string;
  meaning: string;
  load(): Promise<RunCommand>;
}

export const commands: Record<string, Command> = {
  create: {
    usage: '<email>',
    meaning: 'print a one-time link for an administrator, valid for 24 hours',
    load: async () => (await import('./create.ts')).create,
  },
  mail: {
    usage: '[<id>]',
    meaning: 'list the mails held without a mail server, or show one',
    load: async () => (await import('./mail.ts')).mail,
  },
  doctors: {
    usage: 'list | import | export | add | deactivate | activate',
    meaning: 'manage the directory of doctors',
    load: async () => (await import('./directory.ts')).doctors,
  },
  centres: {
    usage: 'list | import | export | add | deactivate | activate',
    meaning: 'manage the directory of centres',
    load: async () => (await import('./directory.ts')).centres,
  },
};

export const usage = [
  'Usage: npm run admin -- <command>, or admin <command> in the image.',
  ...Object.entries(commands).map(([name, { usage, meaning }]) => `  ${`${name} ${usage}`.padEnd(62)} ${meaning}`),
].join('\n');
