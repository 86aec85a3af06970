import { access, constants, mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { doctorMails } from './areas/doctors/mails.ts';
import { loadPlaces } from './areas/lookups/places.ts';
import { messageMails } from './areas/mail/senders.ts';
import { hasAdministrator } from './areas/permissions/permissions.repository.ts';
import { licencesService } from './areas/permissions/permissions.service.ts';
import { proposalMails } from './areas/proposals/mails.ts';
import { deleteFirstRunCode, issueFirstRunCode } from './areas/session/first-run/first-run.repository.ts';
import { sessionMails } from './areas/session/mails.ts';
import { hasDemoAccounts } from './areas/session/session.repository.ts';
import { createPaymentService } from './areas/subscription/payment-service.ts';
import { openInstallation } from './blobs/identity.ts';
import { loadKeys } from './blobs/keys.ts';
import type { Clock } from './clock.ts';
import { type Config, publicUrl } from './config.ts';
import { publicSettings } from './config-problems.ts';
import { document } from './contract/document.ts';
import { type Database, openDatabase } from './database/database.ts';
import { HeldTexts } from './mail/held-texts.ts';
import { MailQueue } from './mail/mail-queue.ts';
import { jobsAfter, runDueJobs, startJobs } from './maintenance.ts';
import { migrationProgress } from './migration-progress.ts';
import { explainFailure, StartProblem } from './start-problem.ts';
import { describeError } from './web/errors.ts';

const jobIntervalMs = 60_000;
const mailIntervalMs = 15_000;

type Print = (line: string) => void;

export interface Running {
  app: FastifyInstance;
  address: string;
  stop(): Promise<void>;
}

/** Prints neither the recipient nor the text of a held mail. */
const announceMail = (print: Print) => (id: number) =>
  print(`A mail is held, because there is no mail server. To read it: npm run admin -- mail ${id}`);

async function openMailQueue(
  config: Config,
  database: Database,
  clock: Clock,
  log: FastifyInstance['log'],
  print: Print,
) {
  const { SMTP_URL, MAIL_FROM, DEMO } = config;
  const texts = new HeldTexts(await loadKeys(config));
  return new MailQueue({
    database,
    clock,
    log,
    renderers: {
      ...sessionMails({ database, clock, publicUrl: publicUrl(config), demo: DEMO }),
      ...messageMails(database),
      ...doctorMails(publicUrl(config)),
      ...proposalMails(database, publicUrl(config)),
    },
    seal: async (id, text) => texts.seal(id, text),
    deliver: SMTP_URL === '' ? undefined : (await import('./mail/smtp.ts')).smtp(SMTP_URL, MAIL_FROM),
    onOutbox: announceMail(print),
  });
}

function openFolder(folder: string): Promise<void> {
  return explainFailure(async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK);
  }, `DATA_DIR is '${folder}', which cannot be used`);
}

/** Also when demo mode is off and they cannot sign in: otherwise a single setting would be the only protection. */
async function refuseDemoAccounts(database: Database, config: Config): Promise<void> {
  const [reached] = publicSettings(config);
  if (reached === undefined || !(await hasDemoAccounts(database))) return;
  const [name, value] = reached;
  throw new StartProblem(
    `${name} is '${value}' and the database has the demo accounts, whose password is known: a server that other ` +
      `machines reach does not start with them. Give it another DATA_DIR or DATABASE_URL, or leave ${name} out. ` +
      'A record of your own can be taken along: Account, Copia del libretto.',
  );
}

async function announceFirstRun(config: Config, database: Database, clock: Clock, print: Print): Promise<void> {
  if (await hasAdministrator(database, config.DEMO, clock())) return deleteFirstRunCode(database);
  const code = await issueFirstRunCode(database);
  print(
    `This installation has no administrator yet. Open ${publicUrl(config)}/webui/primo-avvio and enter the code ${code}.\n` +
      'The code works once and until the next start.',
  );
}

function listen(app: FastifyInstance, { HOST, PORT }: Config): Promise<string> {
  return explainFailure(
    () => app.listen({ host: HOST, port: PORT, listenTextResolver: () => 'listening' }),
    `HOST is '${HOST}' and PORT is '${PORT}', where it cannot listen`,
  );
}

export async function start(config: Config, print: Print): Promise<Running> {
  await openFolder(config.DATA_DIR);
  let app: FastifyInstance | undefined;
  const database = await openDatabase({
    url: config.DATABASE_URL,
    folder: config.DATA_DIR,
    onMigrated: migrationProgress(print, () => performance.now()),
    onLost: (error) => app?.log.warn({ err: describeError(error) }, 'a database connection was lost'),
  });
  const clock = Date.now;
  try {
    await refuseDemoAccounts(database, config);
    const blobs = await openInstallation(database, config, clock);
    if (config.DEMO) {
      const { seedDemo, demoAccounts } = await import('./demo/demo.ts');
      if (!(await hasDemoAccounts(database))) print('The demo accounts and their records are being written.');
      await seedDemo({ database, blobs, clock, timeZone: config.TIME_ZONE });
      print(demoAccounts());
    }
    let mailQueue: MailQueue | undefined;
    const onMail = () => void mailQueue?.deliver();
    app = await createApp({ config, database, blobs, clock, version: document.info.version, onMail });
    const office = await openMailQueue(config, database, clock, app.log, print);
    mailQueue = office;
    await announceFirstRun(config, database, clock, print);
    const address = await listen(app, config);
    const till = createPaymentService({ config, database, clock, licences: licencesService({ clock }) });
    const jobContext = { database, blobs, clock, log: app.log, till };
    const startedAt = performance.now();
    const timers = [
      setInterval(() => void runDueJobs(jobContext, jobsAfter(performance.now() - startedAt)), jobIntervalMs),
      setInterval(onMail, mailIntervalMs),
    ];
    const warm = Promise.all([loadPlaces(), runDueJobs(jobContext, startJobs), office.deliver()]);
    const running = app;
    return {
      app,
      address,
      async stop() {
        for (const timer of timers) clearInterval(timer);
        // Otherwise a connection whose last response came after closing began stays open until its client closes it.
        const closing = setInterval(() => running.server.closeIdleConnections(), 100);
        await running.close();
        clearInterval(closing);
        await warm;
        await office.close();
        await database.destroy();
      },
    };
  } catch (error) {
    await app?.close();
    await database.destroy();
    throw error;
  }
}
