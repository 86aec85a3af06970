import { calendarDay } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { Download } from '../../contract/download.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { toBytes } from '../../fhir/write-document.ts';
import { messagesFor } from '../../summary/render-context.ts';
import { toPatientSummary } from './extract.ts';
import { createSheet, findReader } from './sheet.ts';
import { isRelevant, toVisitLines } from './visit.ts';

const everything = { id_livello_confidenzialita: 6 } as const;

export function visitRoutes(app: AppContext): HandlersFor<'listVisitLines' | 'printVisitSheet' | 'getVisitDocument'> {
  const { clock, timeZone, records } = app;
  return {
    async listVisitLines({ session, query }) {
      const { id_cpp, livello, lingua = 'it' } = query;
      const { dal = '', al = calendarDay(clock(), timeZone) } = query;
      const patientId = requirePatientId(session);
      const whom = {
        ...(id_cpp !== undefined && { id_cpp }),
        ...(livello !== undefined && { id_livello_confidenzialita: livello }),
      };
      const [reader, { record, ...named }] = await Promise.all([
        findReader(app, patientId, whom),
        records.readNamed(patientId),
      ]);
      const about = isRelevant({ dal, al });
      const context = { messages: messagesFor(lingua), ...named, timeZone };
      const linesFor = (who: typeof reader) => {
        const { cartella } = records.share(who, record);
        return toVisitLines(records.restrictToLine(cartella), records.partsOf(cartella).filter(about), context);
      };
      const [voci, all] = [linesFor(reader), linesFor(await findReader(app, patientId, everything))];
      return { voci, nascosti: all.length - voci.length };
    },

    async printVisitSheet({ session, body, query: { lingua = 'it' } }) {
      const sheet = await createSheet(app, requirePatientId(session), body, lingua);
      const { printVisit } = await import('./print-visit.ts');
      const bytes = await printVisit({ ...sheet, sheet: body });
      return new Download('application/pdf', `${messagesFor(lingua, true).visit.file} ${sheet.today}.pdf`, bytes);
    },

    async getVisitDocument({ session, body, query: { lingua = 'it' } }) {
      const sheet = await createSheet(app, requirePatientId(session), body, lingua);
      const document = await toPatientSummary(sheet);
      const name = `${messagesFor(lingua, true).visit.file} ${sheet.today}.txt`;
      return new Download('application/fhir+json', name, toBytes(document));
    },
  };
}
