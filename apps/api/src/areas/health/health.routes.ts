import { calendarDay } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';

export const healthRoutes = ({
  clock,
  timeZone,
  health,
}: Pick<AppContext, 'clock' | 'timeZone' | 'health'>): HandlersFor<'getHealthSections'> => ({
  getHealthSections: ({ session, query: { giorno } }) =>
    health.read(requirePatientId(session), giorno ?? calendarDay(clock(), timeZone)),
});
