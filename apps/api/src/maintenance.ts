import type { FastifyBaseLogger } from 'fastify';
import { forgetOldAccesses } from './areas/access-log/access-log.repository.ts';
import { brokenChains } from './areas/audit/audit.repository.ts';
import { forgetEndedTickets } from './areas/files/tickets.ts';
import { forgetEndedUploads } from './areas/files/uploads.repository.ts';
import { forgetEndedCodes } from './areas/session/account.repository.ts';
import { forgetOldDevices } from './areas/session/devices.repository.ts';
import { forgetEndedSteps } from './areas/session/second-factor/steps.repository.ts';
import { forgetEndedSessions } from './areas/session/session.repository.ts';
import { forgetOldAttempts } from './areas/session/throttle.repository.ts';
import { forgetEndedShares } from './areas/sharing/sharing.repository.ts';
import type { Till } from './areas/subscription/till.ts';
import type { BlobStore } from './blobs/blobs.ts';
import { sweep } from './blobs/sweep.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { emptyWriteAheadLog } from './database/write-ahead-log.ts';
import { forgetRetained } from './erasure/retained.ts';
import { forgetAnswers } from './idempotency/answers.repository.ts';
import { claimJob } from './jobs/jobs.repository.ts';
import { forgetMail } from './mail/mail.repository.ts';

export interface JobContext {
  database: Database;
  blobs: BlobStore;
  clock: Clock;
  log: FastifyBaseLogger;
  till?: Till | undefined;
}

/** Deletes expired data. A failure is logged and retried the next time. */
export async function keepHouse({ database, blobs, clock, log, till }: JobContext): Promise<void> {
  try {
    await forgetEndedSessions(database, clock());
    await forgetEndedSteps(database, clock());
    await forgetOldAttempts(database, clock());
    await forgetOldDevices(database, clock());
    await forgetEndedCodes(database, clock());
    await forgetOldAccesses(database, clock());
    await forgetRetained(database, clock());
    await forgetMail(database, clock());
    await forgetAnswers(database, clock());
    await forgetEndedUploads(database, clock());
    await forgetEndedTickets(database, clock());
    await forgetEndedShares(database, blobs, clock());
    await emptyWriteAheadLog(database);
    await till?.keepHouse(log);
  } catch (error) {
    log.error({ err: error }, 'housekeeping failed');
  }
}

/** Never part of the start: a server with the wrong database must not touch files before an operator can notice. */
export async function sweepBlobs({ database, blobs, clock, log }: JobContext): Promise<void> {
  try {
    const swept = await sweep({ database, blobs, clock });
    if (swept.held > 0) {
      log.error(
        { orphans: swept.held },
        'too many blobs without a row: nothing was moved; look at `npm run blobs -- status`',
      );
    }
    if (swept.quarantined + swept.released + swept.expired > 0) log.info(swept, 'blobs swept');
  } catch (error) {
    log.error({ err: error }, 'the blobs could not be swept');
  }
}

/** Reads the whole audit, which is too slow for the start. */
export async function checkAudit({ database, log }: Pick<JobContext, 'database' | 'log'>): Promise<void> {
  try {
    const broken = await brokenChains(database);
    if (broken.length > 0) log.error({ records: broken.length }, 'the audit was tampered with');
  } catch (error) {
    log.error({ err: error }, 'the audit could not be checked');
  }
}

const hour = 3_600_000;
const jobs = { housekeeping: keepHouse, audit: checkAudit, blobs: sweepBlobs };
type Job = keyof typeof jobs;
export const startJobs: readonly Job[] = ['housekeeping'];
const soonJobs: readonly Job[] = [...startJobs, 'audit'];
const allJobs: readonly Job[] = [...soonJobs, 'blobs'];

/**
 * Returns the jobs for an uptime in milliseconds: blobs are not moved in the first hour, however often the server
 * restarts.
 */
export const jobsAfter = (uptime: number): readonly Job[] => (uptime < hour ? soonJobs : allJobs);

/** Runs each job that no server of the database has run within the last hour. */
export async function runDueJobs(context: JobContext, wanted = allJobs): Promise<void> {
  for (const name of wanted) {
    try {
      if (await claimJob(context.database, name, hour, context.clock())) await jobs[name](context);
    } catch (error) {
      context.log.error({ err: error, job: name }, 'a job could not be claimed');
    }
  }
}
