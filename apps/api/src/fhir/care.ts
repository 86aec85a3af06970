import type { ClinicalImpression, DiagnosticReport, DocumentReference, Encounter, ServiceRequest } from 'fhir/r4';
import { centreOf } from '../summary/exams.ts';
import type { Schemas, SharedRecord } from '../summary/telling.ts';
import { coded } from './displays.ts';
import {
  confidentiality,
  hl7,
  idOf,
  labelled,
  type Mapping,
  notes,
  reasonsOf,
  referTo,
  type Told,
  textOr,
  unknownValue,
} from './elements.ts';

type Exam = Schemas['Exam'];

const completed = '2';
const orderKind = 'exam';
const reportKind = 'exam-report';

// HL7's codes for services, where the category is one of them.
const categories: Partial<Record<Schemas['ExamCategory'], string>> = { LA: 'LAB', SR: 'RAD' };

function categoryOf({ indagine_categoria: category }: Exam, { words }: Mapping) {
  if (category === null) return {};
  const code = categories[category];
  return { category: [{ ...(code && hl7('v2-0074', code)), text: words.categories[category] }] };
}

function orderOf(exam: Exam, mapping: Mapping): ServiceRequest & { id: string } {
  const { indagine_data_display: day, careprovider, indagine_motivo: reason, diags } = exam;
  return {
    resourceType: 'ServiceRequest',
    id: idOf(orderKind, exam.id_indagine),
    ...labelled(exam.id_livello_confidenzialita),
    status: exam.indagine_stato === completed ? 'completed' : 'active',
    intent: 'order',
    ...categoryOf(exam, mapping),
    code: { text: mapping.words.term(exam.indagine_tipologia) },
    subject: mapping.patient,
    ...(day !== null && { occurrenceDateTime: day }),
    ...(careprovider.trim() && { requester: { display: careprovider } }),
    ...reasonsOf(diags, mapping, reason),
  };
}

function reportOf(exam: Exam, mapping: Mapping): DiagnosticReport & { id: string } {
  const centre = centreOf(exam, mapping);
  const day = exam.indagine_data_display;
  return {
    resourceType: 'DiagnosticReport',
    id: idOf(reportKind, exam.id_indagine),
    ...labelled(exam.id_livello_confidenzialita),
    basedOn: [referTo(orderKind, exam.id_indagine)],
    // Kept by the patient as it was handed out: what the laboratory or the doctor had finished.
    status: 'final',
    ...categoryOf(exam, mapping),
    code: { text: mapping.words.term(exam.indagine_tipologia) },
    subject: mapping.patient,
    ...(day === null ? { _effectiveDateTime: unknownValue } : { effectiveDateTime: day }),
    ...(centre.trim() && { performer: [{ display: centre }] }),
  };
}

/** An exam that was made is a report, and what it was ordered for; the others are ordered only. */
export const examsOf = ({ esami }: SharedRecord, mapping: Mapping): Told[] =>
  esami.flatMap((exam): Told[] =>
    exam.indagine_stato === completed
      ? [{ section: 'results', resource: reportOf(exam, mapping) }, { resource: orderOf(exam, mapping) }]
      : [{ section: 'plan', resource: orderOf(exam, mapping) }],
  );

/** The files that stand alone, and those of exams: what they are, and not what is in them. */
export function filesOf(record: SharedRecord, files: readonly Schemas['File'][], { patient, words }: Mapping): Told[] {
  const attached = new Map(record.esami.flatMap((exam) => exam.id_allegati.map((id) => [id, exam] as const)));
  const alone = new Set(record.files.map(({ id_file }) => id_file));
  const told = files.filter(({ id_file }) => alone.has(id_file) || attached.has(id_file));
  return told.map((file) => {
    const exam = attached.get(file.id_file);
    const kind = exam?.indagine_stato === completed ? reportKind : orderKind;
    const resource: DocumentReference & { id: string } = {
      resourceType: 'DocumentReference',
      id: idOf('file', file.id_file),
      ...labelled(file.livello_effettivo),
      status: 'current',
      type: { text: words.files[file.type] },
      subject: patient,
      date: file.data_reg,
      ...(file.file_commento.trim() && { description: file.file_commento }),
      securityLabel: [{ coding: [confidentiality(file.livello_effettivo)] }],
      content: [{ attachment: { contentType: file.file_type, title: file.file_nome, creation: file.data_rilievo } }],
      ...(exam && { context: { related: [referTo(kind, exam.id_indagine)] } }),
    };
    return { section: 'files', resource };
  });
}

const encounterKind = 'visit';

export function visitsOf({ visite }: SharedRecord, { patient, words }: Mapping): Told[] {
  return visite.flatMap((row): Told[] => {
    const reason = textOr(row.visita_motivazione, words.unnamed.visit);
    const encounter: Encounter & { id: string } = {
      resourceType: 'Encounter',
      id: idOf(encounterKind, row.id_visita),
      ...labelled(null),
      status: 'finished',
      class: coded('http://terminology.hl7.org/CodeSystem/v3-ActCode', 'AMB'),
      subject: patient,
      period: { start: row.visita_data, end: row.visita_data },
      reasonCode: [{ text: reason }],
    };
    const impression: ClinicalImpression & { id: string } = {
      resourceType: 'ClinicalImpression',
      id: idOf('visit-impression', row.id_visita),
      ...labelled(null),
      status: 'completed',
      description: reason,
      subject: patient,
      encounter: referTo(encounterKind, row.id_visita),
      date: row.visita_data,
      ...(row.visita_conclusioni.trim() && { summary: row.visita_conclusioni }),
      ...notes(row.visita_osservazioni),
    };
    return [{ section: 'encounters', resource: impression }, { resource: encounter }];
  });
}
