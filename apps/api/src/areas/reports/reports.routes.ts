import type { Records } from '../../area-services.ts';
import { calendarDay, timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { Download } from '../../contract/download.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { toBytes, writeDocument } from '../../fhir/write-document.ts';
import { upTo } from '../../policy/visibility.ts';
import { emergencyCard } from '../../summary/emergency-card.ts';

// The patient's own record equals that of a doctor with full access.
const everything = upTo(6);

const names = {
  report: { it: 'Report', en: 'Report' },
  emergency: { it: 'Report di Emergenza', en: 'Emergency report' },
};

export async function fhirDocument(
  { timeZone, records }: { timeZone: string; records: Pick<Records, 'readNamed' | 'share'> },
  patientId: number,
  language: 'it' | 'en',
  at: number,
) {
  const { record, ...known } = await records.readNamed(patientId);
  const { cartella } = records.share(everything, record);
  const document = await writeDocument(cartella, { ...known, files: record.files, timeZone, language, at });
  return { document, cartella };
}

export function reportsRoutes(
  app: AppContext,
): HandlersFor<'printReport' | 'printEmergencyReport' | 'getEmergencyCard' | 'getFhirData'> {
  const { clock, timeZone, records, scores } = app;
  return {
    async printReport({ session, query: { lingua: language = 'it', livello: level = 6, destinatario: audience } }) {
      const at = clock();
      const today = calendarDay(at, timeZone);
      const [{ record, ...known }, allScores] = await Promise.all([
        records.readNamed(requirePatientId(session)),
        scores.all(requirePatientId(session)),
      ]);
      // PDF code and fonts are large and rarely needed.
      const { printReport } = await import('./print.ts');
      const { cartella } = records.share({ ...everything, assegnazione_confidenzialita: level }, record);
      const bytes = await printReport({
        ...{ record: cartella, ...known, timeZone, language, today, at, level },
        // Scores have no level and count as the strictest.
        scores: level === 6 ? allScores : [],
        ...(audience && { audience }),
      });
      return new Download('application/pdf', `${names.report[language]} ${today}.pdf`, bytes);
    },

    async printEmergencyReport({ session, query: { lingua: language = 'it' } }) {
      const at = clock();
      const today = calendarDay(at, timeZone);
      const { record, ...known } = await records.readNamed(requirePatientId(session));
      const { printEmergencyReport } = await import('./print.ts');
      const { cartella } = records.share(everything, record);
      const bytes = await printEmergencyReport({ record: cartella, ...known, timeZone, language, today, at });
      return new Download('application/pdf', `${names.emergency[language]} ${today}.pdf`, bytes);
    },

    async getEmergencyCard({ session }) {
      const { record, medicines } = await records.readNamed(requirePatientId(session));
      return emergencyCard(records.share(everything, record).cartella, medicines, timestamp(clock()));
    },

    async getFhirData({ session, query: { lingua: language = 'it' } }) {
      const at = clock();
      const { document, cartella } = await fhirDocument(app, requirePatientId(session), language, at);
      const { paziente_nome, paziente_cognome } = cartella.identita;
      const name = `${paziente_nome} ${paziente_cognome} ${calendarDay(at, timeZone)}.txt`;
      return new Download('application/fhir+json', name, toBytes(document));
    },
  };
}
