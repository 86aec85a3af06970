import { type Clock, dayOf, timestamp } from '../../clock.ts';
import { Download } from '../../contract/download.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import { patientOf } from '../../contract/session.ts';
import { bytesOf, writeDocument } from '../../fhir/write-document.ts';
import { type Association, visibilities } from '../../policy/visibility.ts';
import type { RecordSharing, WholeRecord } from '../../records/sharing.ts';
import { emergencyCard } from '../../summary/emergency-card.ts';
import type { Medicines, Schemas } from '../../summary/telling.ts';

interface Parts {
  clock: Clock;
  timeZone: string;
  /** Everything of a patient, the names of exam centres, and what the catalogue knows of the medicines in it. */
  recordOf(
    patientId: number,
  ): Promise<{ record: WholeRecord; centres: ReadonlyMap<number, string>; medicines: Medicines }>;
  /** What was computed and saved; the patient's own, which no doctor is shown. */
  scoresOf(patientId: number): Promise<Schemas['Score'][]>;
  sharing: RecordSharing;
}

// The patient's own record is that of a doctor who may see everything.
const everything: Association = { assegnazione_confidenzialita: 6, visibility: visibilities.total, tags: [] };

const names = {
  report: { it: 'Report', en: 'Report' },
  emergency: { it: 'Report di Emergenza', en: 'Emergency report' },
};

/** A whole record as an HL7 FHIR document. */
export async function fhirDocument(
  parts: Pick<Parts, 'timeZone' | 'recordOf' | 'sharing'>,
  patientId: number,
  language: 'it' | 'en',
  at: number,
) {
  const { timeZone, recordOf, sharing } = parts;
  const { record, ...known } = await recordOf(patientId);
  const { cartella } = sharing.share(everything, record);
  const document = await writeDocument(cartella, { ...known, files: record.files, timeZone, language, at });
  return { document, cartella };
}

export function reportsRoutes({
  clock,
  timeZone,
  recordOf,
  scoresOf,
  sharing,
}: Parts): HandlersOf<'printReport' | 'printEmergencyReport' | 'getEmergencyCard' | 'getFhirData'> {
  return {
    async printReport({ session, query: { lingua: language = 'it', livello: level = 6, destinatario: audience } }) {
      const at = clock();
      const today = dayOf(at, timeZone);
      const [{ record, ...known }, scores] = await Promise.all([
        recordOf(patientOf(session)),
        scoresOf(patientOf(session)),
      ]);
      // The typeface and what sets it are large, and few requests need them.
      const { printReport } = await import('./print.ts');
      const { cartella } = sharing.share({ ...everything, assegnazione_confidenzialita: level }, record);
      const bytes = await printReport({
        ...{ record: cartella, ...known, timeZone, language, today, at, level },
        // Scores have no level and count as strictly confidential.
        scores: level === 6 ? scores : [],
        ...(audience && { audience }),
      });
      return new Download('application/pdf', `${names.report[language]} ${today}.pdf`, bytes);
    },

    async printEmergencyReport({ session, query: { lingua: language = 'it' } }) {
      const at = clock();
      const today = dayOf(at, timeZone);
      const { record, ...known } = await recordOf(patientOf(session));
      const { printEmergencyReport } = await import('./print.ts');
      const { cartella } = sharing.share(everything, record);
      const bytes = await printEmergencyReport({ record: cartella, ...known, timeZone, language, today, at });
      return new Download('application/pdf', `${names.emergency[language]} ${today}.pdf`, bytes);
    },

    async getEmergencyCard({ session }) {
      const { record, medicines } = await recordOf(patientOf(session));
      return emergencyCard(sharing.share(everything, record).cartella, medicines, timestamp(clock()));
    },

    async getFhirData({ session, query: { lingua: language = 'it' } }) {
      const at = clock();
      const { document, cartella } = await fhirDocument(
        { timeZone, recordOf, sharing },
        patientOf(session),
        language,
        at,
      );
      const { paziente_nome, paziente_cognome } = cartella.identita;
      const name = `${paziente_nome} ${paziente_cognome} ${dayOf(at, timeZone)}.txt`;
      return new Download('application/fhir+json', name, bytesOf(document));
    },
  };
}
