import type { RunCommand } from './command.ts';

interface Command {
  usage: string;
  meaning: string;
  load(): Promise<RunCommand>;
}

export const commands: Record<string, Command> = {
  create: {
    usage: '<e-mail>',
    meaning: 'print a one-time link, valid for 24 hours, that makes an administrator',
    load: async () => (await import('./create.ts')).create,
  },
  mail: {
    usage: '[<id>]',
    meaning: 'list the mails held for want of a mail server, or read one',
    load: async () => (await import('./mail.ts')).mail,
  },
  doctors: {
    usage: 'list | import | export | add | deactivate | activate',
    meaning: 'keep the directory of doctors',
    load: async () => (await import('./directory.ts')).doctors,
  },
  centres: {
    usage: 'list | import | export | add | deactivate | activate',
    meaning: 'keep the directory of centres',
    load: async () => (await import('./directory.ts')).centres,
  },
};

export const usage = [
  'Usage: npm run admin -- <command>, or admin <command> in the image.',
  ...Object.entries(commands).map(([name, { usage, meaning }]) => `  ${`${name} ${usage}`.padEnd(62)} ${meaning}`),
].join('\n');
