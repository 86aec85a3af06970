import { type Clock, dayOf, timestamp } from '../../clock.ts';
import { Download } from '../../contract/download.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import { patientOf } from '../../contract/session.ts';
import type { CodedMedicine } from '../../fhir/elements.ts';
import { writeDocument } from '../../fhir/write-document.ts';
import { type Association, visibilities } from '../../policy/visibility.ts';
import { emergencyCard } from '../../summary/emergency-card.ts';
import type { Schemas, SharedRecord } from '../../summary/telling.ts';

interface WholeRecord {
  files: readonly Schemas['File'][];
  terapie: readonly Schemas['Therapy'][];
  vaccinazioni: readonly Schemas['Vaccination'][];
}

interface Parts<Whole extends WholeRecord> {
  clock: Clock;
  timeZone: string;
  /** Everything of a patient, and the names of exam centres. */
  recordOf(patientId: number): Promise<{ record: Whole; centres: ReadonlyMap<number, string> }>;
  /** What was computed and saved; the patient's own, which no doctor is shown. */
  scoresOf(patientId: number): Promise<Schemas['Score'][]>;
  /** What the catalogue knows of medicines, by their ids. */
  medicinesOf(ids: readonly string[]): Promise<ReadonlyMap<string, CodedMedicine>>;
  /** What of a record somebody may see. */
  share(association: Association, record: Whole): { cartella: SharedRecord };
}

// The patient's own record is that of a doctor who may see everything; for an emergency it is cut as for one who may see
// the least, so that no other rule says what counts there.
const everything: Association = { assegnazione_confidenzialita: 6, visibility: visibilities.total, tags: [] };
const essentials: Association = { ...everything, visibility: visibilities.minimum };

const names = {
  report: { it: 'Report', en: 'Report' },
  emergency: { it: 'Report di Emergenza', en: 'Emergency report' },
};

/** A whole record as an HL7 FHIR document. */
export async function fhirDocument<Whole extends WholeRecord>(
  parts: Pick<Parts<Whole>, 'timeZone' | 'recordOf' | 'medicinesOf' | 'share'>,
  patientId: number,
  language: 'it' | 'en',
  at: number,
) {
  const { timeZone, recordOf, medicinesOf, share } = parts;
  const { record, centres } = await recordOf(patientId);
  const { cartella } = share(everything, record);
  const about = { files: record.files, centres, timeZone, language, at };
  const document = await writeDocument(cartella, medicinesOf, about);
  return { document, cartella };
}

export function reportsRoutes<Whole extends WholeRecord>({
  clock,
  timeZone,
  recordOf,
  scoresOf,
  medicinesOf,
  share,
}: Parts<Whole>): HandlersOf<'printReport' | 'printEmergencyReport' | 'getEmergencyCard' | 'getFhirData'> {
  return {
    async printReport({ session, query: { lingua: language = 'it' } }) {
      const at = clock();
      const today = dayOf(at, timeZone);
      const [{ record, centres }, scores] = await Promise.all([
        recordOf(patientOf(session)),
        scoresOf(patientOf(session)),
      ]);
      // The typeface and what sets it are large, and few requests need them.
      const { printReport } = await import('./print.ts');
      const { cartella } = share(everything, record);
      const bytes = await printReport({ record: cartella, scores, centres, timeZone, language, today, at });
      return new Download('application/pdf', `${names.report[language]} ${today}.pdf`, bytes);
    },

    async printEmergencyReport({ session, query: { lingua: language = 'it' } }) {
      const at = clock();
      const today = dayOf(at, timeZone);
      const { record, centres } = await recordOf(patientOf(session));
      const { printEmergencyReport } = await import('./print.ts');
      const { cartella } = share(essentials, record);
      const bytes = await printEmergencyReport({ record: cartella, centres, timeZone, language, today, at });
      return new Download('application/pdf', `${names.emergency[language]} ${today}.pdf`, bytes);
    },

    async getEmergencyCard({ session }) {
      const { record } = await recordOf(patientOf(session));
      return emergencyCard(share(everything, record).cartella, timestamp(clock()));
    },

    async getFhirData({ session, query: { lingua: language = 'it' } }) {
      const at = clock();
      const { document, cartella } = await fhirDocument(
        { timeZone, recordOf, medicinesOf, share },
        patientOf(session),
        language,
        at,
      );
      const { paziente_nome, paziente_cognome } = cartella.identita;
      const name = `${paziente_nome} ${paziente_cognome} ${dayOf(at, timeZone)}.txt`;
      return new Download('application/fhir+json', name, Buffer.from(JSON.stringify(document, null, 2)));
    },
  };
}
