import { eraseForgotten } from '../../blobs/blobs.repository.ts';
import { calendarDay } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { afterCommit } from '../../database/unit-of-work.ts';
import { emptyWriteAheadLog } from '../../database/write-ahead-log.ts';
import { erase } from '../../erasure/erasure.ts';
import { retain } from '../../erasure/retained.ts';
import { conflict } from '../../problem.ts';
import { preferencesRoutes } from './preferences.routes.ts';
import { spaceRoutes } from './space.routes.ts';

/** Returns the same day a year later; for 29 February the day before. */
function yearAfter(day: string): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(year) + 1}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}

function deletionRoutes({
  database,
  blobs,
  clock,
  timeZone,
  accounts,
  administration,
  caregivers,
  consents,
}: AppContext): HandlersFor<'destroyUser'> {
  return {
    async destroyUser({ session, body, address, audit }) {
      const id_paziente = requirePatientId(session);
      const { id_proprietario: id_utente } = session;
      // The password of the acting user: a parent deletes the record of a child, whose account has none.
      await accounts.checkPassword(session, address, body.password);
      const email = await accounts.getEmail(id_utente);
      if (await caregivers.hasOnlyChildren(id_utente))
        throw conflict('last-parent', 'A child without an own account needs a parent.');
      const conservati_fino = (await consents.hasRetentionConsent(id_paziente))
        ? yearAfter(calendarDay(clock(), timeZone))
        : null;
      const keys = await database.transaction().execute((transaction) =>
        administration.keepAdministrator(transaction, async () => {
          if (conservati_fino !== null) await retain(transaction, id_paziente, conservati_fino);
          return erase(transaction, { id_utente, id_paziente, email });
        }),
      );
      audit({ azione: 'deleted', tipo: 'patient', id_record: id_paziente });
      // If this is interrupted, the hourly cleanup erases the rest.
      await afterCommit(async () => {
        await eraseForgotten(database, blobs, keys);
        await emptyWriteAheadLog(database);
      });
      return { data: { id_paziente, conservati_fino } };
    },
  };
}

export const accountRoutes = (app: AppContext) => ({
  ...deletionRoutes(app),
  ...preferencesRoutes(app),
  ...spaceRoutes(app),
});
