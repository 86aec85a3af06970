import type { ClinicalImpression, DiagnosticReport, DocumentReference, Encounter, ServiceRequest } from 'fhir/r4';
import { centreName } from '../summary/exams.ts';
import type { Schemas, SharedRecord } from '../summary/render-context.ts';
import { toCoding } from './displays.ts';
import {
  confidentiality,
  hl7,
  type MappedResource,
  type MappingContext,
  notes,
  resourceId,
  securityLabel,
  textOr,
  toReasons,
  toReference,
  unknownValue,
} from './elements.ts';

type Exam = Schemas['Exam'];

const completed = '2';
const orderKind = 'exam';
const reportKind = 'exam-report';

// HL7 diagnostic service section codes; categories without an equivalent have none.
const categories: Partial<Record<Schemas['ExamCategory'], string>> = { LA: 'LAB', SR: 'RAD' };

function toCategory({ indagine_categoria: category }: Exam, { messages }: MappingContext) {
  if (category === null) return {};
  const code = categories[category];
  return { category: [{ ...(code && hl7('v2-0074', code)), text: messages.categories[category] }] };
}

function toServiceRequest(exam: Exam, mapping: MappingContext): ServiceRequest & { id: string } {
  const { indagine_data_display: day, careprovider, indagine_motivo: reason, diags } = exam;
  return {
    resourceType: 'ServiceRequest',
    id: resourceId(orderKind, exam.id_indagine),
    ...securityLabel(exam.id_livello_confidenzialita),
    status: exam.indagine_stato === completed ? 'completed' : 'active',
    intent: 'order',
    ...toCategory(exam, mapping),
    code: { text: mapping.messages.term(exam.indagine_tipologia) },
    subject: mapping.patient,
    ...(day !== null && { occurrenceDateTime: day }),
    ...(careprovider.trim() && { requester: { display: careprovider } }),
    ...toReasons(diags, mapping, reason),
  };
}

function toDiagnosticReport(exam: Exam, mapping: MappingContext): DiagnosticReport & { id: string } {
  const centre = centreName(exam, mapping);
  const day = exam.indagine_data_display;
  return {
    resourceType: 'DiagnosticReport',
    id: resourceId(reportKind, exam.id_indagine),
    ...securityLabel(exam.id_livello_confidenzialita),
    basedOn: [toReference(orderKind, exam.id_indagine)],
    // The patient keeps the report as issued.
    status: 'final',
    ...toCategory(exam, mapping),
    code: { text: mapping.messages.term(exam.indagine_tipologia) },
    subject: mapping.patient,
    ...(day === null ? { _effectiveDateTime: unknownValue } : { effectiveDateTime: day }),
    ...(centre.trim() && { performer: [{ display: centre }] }),
  };
}

/** Completed exams become a DiagnosticReport and its ServiceRequest, the others only a ServiceRequest. */
export const mapExams = ({ esami }: SharedRecord, mapping: MappingContext): MappedResource[] =>
  esami.flatMap((exam): MappedResource[] =>
    exam.indagine_stato === completed
      ? [
          { section: 'results', resource: toDiagnosticReport(exam, mapping) },
          { resource: toServiceRequest(exam, mapping) },
        ]
      : [{ section: 'plan', resource: toServiceRequest(exam, mapping) }],
  );

export function mapFiles(
  record: SharedRecord,
  files: readonly Schemas['File'][],
  { patient, messages }: MappingContext,
): MappedResource[] {
  const attached = new Map(record.esami.flatMap((exam) => exam.id_allegati.map((id) => [id, exam] as const)));
  const standalone = new Set(record.files.map(({ id_file }) => id_file));
  const shownFiles = files.filter(({ id_file }) => standalone.has(id_file) || attached.has(id_file));
  return shownFiles.map((file) => {
    const exam = attached.get(file.id_file);
    const kind = exam?.indagine_stato === completed ? reportKind : orderKind;
    const resource: DocumentReference & { id: string } = {
      resourceType: 'DocumentReference',
      id: resourceId('file', file.id_file),
      ...securityLabel(file.livello_effettivo),
      status: 'current',
      type: { text: messages.files[file.type] },
      subject: patient,
      date: file.data_reg,
      ...(file.file_commento.trim() && { description: file.file_commento }),
      securityLabel: [{ coding: [confidentiality(file.livello_effettivo)] }],
      content: [{ attachment: { contentType: file.file_type, title: file.file_nome, creation: file.data_rilievo } }],
      ...(exam && { context: { related: [toReference(kind, exam.id_indagine)] } }),
    };
    return { section: 'files', resource };
  });
}

const encounterKind = 'visit';

export function mapVisits({ visite }: SharedRecord, { patient, messages }: MappingContext): MappedResource[] {
  return visite.flatMap((row): MappedResource[] => {
    const reason = textOr(row.visita_motivazione, messages.unnamed.visit);
    const encounter: Encounter & { id: string } = {
      resourceType: 'Encounter',
      id: resourceId(encounterKind, row.id_visita),
      ...securityLabel(row.id_livello_confidenzialita),
      status: 'finished',
      class: toCoding('http://terminology.hl7.org/CodeSystem/v3-ActCode', 'AMB'),
      subject: patient,
      period: { start: row.visita_data, end: row.visita_data },
      reasonCode: [{ text: reason }],
    };
    const impression: ClinicalImpression & { id: string } = {
      resourceType: 'ClinicalImpression',
      id: resourceId('visit-impression', row.id_visita),
      ...securityLabel(row.id_livello_confidenzialita),
      status: 'completed',
      description: reason,
      subject: patient,
      encounter: toReference(encounterKind, row.id_visita),
      date: row.visita_data,
      ...(row.visita_conclusioni.trim() && { summary: row.visita_conclusioni }),
      ...notes(row.visita_osservazioni),
    };
    return [{ section: 'encounters', resource: impression }, { resource: encounter }];
  });
}
