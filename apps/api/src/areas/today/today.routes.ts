import { calendarDay } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';

export const todayRoutes = ({
  clock,
  timeZone,
  today,
}: Pick<AppContext, 'clock' | 'timeZone' | 'today'>): HandlersFor<'getToday'> => ({
  getToday: ({ session, query: { giorno } }) =>
    today.read(requirePatientId(session), giorno ?? calendarDay(clock(), timeZone)),
});
