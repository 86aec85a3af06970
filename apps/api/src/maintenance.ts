import type { FastifyBaseLogger } from 'fastify';
import { deleteExpiredAccesses } from './areas/access-log/access-log.repository.ts';
import { findBrokenChains } from './areas/audit/audit.repository.ts';
import { deleteExpiredTickets } from './areas/files/tickets.ts';
import { deleteExpiredUploads } from './areas/files/uploads.repository.ts';
import { deleteExpiredCodes } from './areas/session/account.repository.ts';
import { deleteExpiredDevices } from './areas/session/devices.repository.ts';
import { deleteExpiredSteps } from './areas/session/second-factor/steps.repository.ts';
import { deleteEndedSessions } from './areas/session/session.repository.ts';
import { deleteOldAttempts } from './areas/session/throttle.repository.ts';
import { deleteEndedShares } from './areas/sharing/sharing.repository.ts';
import type { PaymentService } from './areas/subscription/payment-service.ts';
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
  till?: PaymentService | undefined;
}

/** Deletes expired data. A failure is logged and retried the next time. */
export async function runMaintenance({ database, blobs, clock, log, till }: JobContext): Promise<void> {
  try {
    await deleteEndedSessions(database, clock());
    await deleteExpiredSteps(database, clock());
    await deleteOldAttempts(database, clock());
    await deleteExpiredDevices(database, clock());
    await deleteExpiredCodes(database, clock());
    await deleteExpiredAccesses(database, clock());
    await forgetRetained(database, clock());
    await forgetMail(database, clock());
    await forgetAnswers(database, clock());
    await deleteExpiredUploads(database, clock());
    await deleteExpiredTickets(database, clock());
    await deleteEndedShares(database, blobs, clock());
    await emptyWriteAheadLog(database);
    await till?.runMaintenance(log);
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
    const broken = await findBrokenChains(database);
    if (broken.length > 0) log.error({ records: broken.length }, 'the audit was tampered with');
  } catch (error) {
    log.error({ err: error }, 'the audit could not be checked');
  }
}

const hour = 3_600_000;
const jobs = { housekeeping: runMaintenance, audit: checkAudit, blobs: sweepBlobs };
type Job = keyof typeof jobs;
export const startJobs: readonly Job[] = ['housekeeping'];
const soonJobs: readonly Job[] = [...startJobs, 'audit'];
const allJobs: readonly Job[] = [...soonJobs, 'blobs'];

/** Blobs are not moved in the first hour of uptime (ms), however often the server restarts. */
export const jobsAfter = (uptime: number): readonly Job[] => (uptime < hour ? soonJobs : allJobs);

export async function runDueJobs(context: JobContext, wanted = allJobs): Promise<void> {
  for (const name of wanted) {
    try {
      if (await claimJob(context.database, name, hour, context.clock())) await jobs[name](context);
    } catch (error) {
      context.log.error({ err: error, job: name }, 'a job could not be claimed');
    }
  }
}
