import { eraseForgotten } from '../../blobs/blobs.repository.ts';
import type { BlobStore } from '../../blobs/blobs.ts';
import { type Clock, dayOf } from '../../clock.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import { patientOf, type Session } from '../../contract/session.ts';
import type { Database, Queries } from '../../database/database.ts';
import { afterwards } from '../../database/unit-of-work.ts';
import { emptyWriteAheadLog } from '../../database/write-ahead-log.ts';
import { erase } from './erasure.ts';
import { retain } from './retained.ts';

interface Parts {
  database: Database;
  blobs: BlobStore;
  clock: Clock;
  timeZone: string;
  /** Refuses a wrong password; answers the address of the account. */
  checkPassword(session: Session, address: string, password: string): Promise<{ email: string }>;
  /** Deletes in a transaction after which an administrator is left, or refuses. */
  keepAdministrator(transaction: Queries, deletion: () => Promise<string[]>): Promise<string[]>;
  /** Whether the person agreed that something of the record stays. */
  agreedToRetention(patientId: number): Promise<boolean>;
}

/** The same day a year later; of 29 February the day before. */
function yearAfter(day: string): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(year) + 1}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}

export function accountRoutes({ database, blobs, clock, timeZone, ...parts }: Parts): HandlersOf<'destroyUser'> {
  return {
    async destroyUser({ session, body, address }) {
      const id_paziente = patientOf(session);
      const { id_utente } = session;
      const { email } = await parts.checkPassword(session, address, body.password);
      const conservati_fino = (await parts.agreedToRetention(id_paziente)) ? yearAfter(dayOf(clock(), timeZone)) : null;
      const keys = await database.transaction().execute((transaction) =>
        parts.keepAdministrator(transaction, async () => {
          if (conservati_fino !== null) await retain(transaction, id_paziente, conservati_fino);
          return erase(transaction, { id_utente, id_paziente, email });
        }),
      );
      // When this is interrupted, the hourly sweep erases the rest.
      await afterwards(async () => {
        await eraseForgotten(database, blobs, keys);
        await emptyWriteAheadLog(database);
      });
      return { data: { id_paziente, conservati_fino } };
    },
  };
}
