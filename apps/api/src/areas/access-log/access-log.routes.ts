import { calendarDay, clockTime } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { listAccesses } from './access-log.repository.ts';

export function accessLogRoutes({ database, timeZone }: AppContext): HandlersFor<'listAccesses'> {
  return {
    async listAccesses({ session, query: { page = 1 } }) {
      const { total, rows } = await listAccesses(database, session.id_utente, page);
      return {
        totale: total,
        data: rows.map(({ id_audit, at, device, address, session_hash, method, second_step, evento }) => ({
          id_audit,
          quando: at,
          audit_data: calendarDay(Date.parse(at), timeZone),
          audit_time: clockTime(Date.parse(at), timeZone),
          dispositivo: device,
          audit_ip: address,
          corrente: session_hash === session.tokenHash,
          metodo: method,
          secondo_passo: second_step,
          evento,
        })),
      };
    },
  };
}
