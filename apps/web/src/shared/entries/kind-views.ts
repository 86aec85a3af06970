import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import type { LucideIcon } from 'lucide-react';
import { api } from '../api/api.ts';
import { kindIcons } from './kind-icons.ts';

type FoundEntry = Schema<'FoundEntry'>;
type TimelineKind = Schema<'TimelineKind'>;
type TrashEntry = Schema<'TrashEntry'>;

interface KindView {
  icon: LucideIcon;
  /** Page with the list of this kind. */
  page: string;
  /** Where the pages of its records are; `page` without it. */
  records?: string;
}

interface RestorableView extends KindView {
  restore(entry: TrashEntry): Promise<unknown>;
}

type KindViews<Kind extends FoundEntry['tipo']> = {
  [Name in Kind]: Name extends TrashEntry['tipo'] ? RestorableView : KindView;
};

/** Kinds with a page for each of their records. */
export const detailedKinds = [
  'exam',
  'diagnosis',
  'therapy',
  'visit',
  'vaccination',
  'file',
  'notebook',
  'reading',
  'reaction',
  'pregnancy',
] as const;

const body = { deleted_at: null };

async function restoreContact({ contatto: contact }: TrashEntry): Promise<unknown> {
  if (contact === undefined) throw new Error('The deleted contact has no fields.');
  const { id_contatto, contatto_nominativo, contatto_telefono, id_livello_confidenzialita } = contact;
  const path = { id_record: id_contatto };
  const fields = { contatto_nominativo, contatto_telefono, id_livello_confidenzialita };
  return contact.id_contatto_tipologia === 10
    ? api.call(operations.saveEmergencyContact, { path, body: { ...fields, id_contatto_tipologia: 10 } })
    : api.call(operations.saveOtherContact, { path, body: { ...fields, id_contatto_tipologia: 0 } });
}

/** In the order of the timeline's filter. */
const datedViews: KindViews<TimelineKind> = {
  visit: {
    icon: kindIcons.visit,
    page: '/Registro/Visite',
    restore: ({ id_record }) => api.call(operations.saveVisit, { path: { id_record }, body }),
  },
  exam: {
    icon: kindIcons.exam,
    page: '/Registro/Esami',
    restore: ({ id_record }) => api.call(operations.saveExam, { path: { id_record }, body }),
  },
  diagnosis: {
    icon: kindIcons.diagnosis,
    page: '/Registro/Diagnosi',
    restore: ({ id_record }) => api.call(operations.saveDiagnosis, { path: { id_record }, body }),
  },
  notebook: {
    icon: kindIcons.notebook,
    page: '/Registro/Taccuino',
    restore: ({ id_record }) => api.call(operations.saveNotebookStatus, { path: { id_record }, body }),
  },
  reading: {
    icon: kindIcons.reading,
    page: '/Registro/Visite/rilevazioni',
    restore: ({ id_record }) => api.call(operations.saveReading, { path: { id_record }, body }),
  },
  file: {
    icon: kindIcons.file,
    page: '/Registro/File',
    restore: ({ id_record }) => api.call(operations.saveFile, { path: { id_file: id_record }, body }),
  },
  score: { icon: kindIcons.score, page: '/calcolatricemedica/calcoloScores' },
  therapy: {
    icon: kindIcons.therapy,
    page: '/Registro/Farmaci',
    restore: ({ id_record }) =>
      api.call(operations.saveTherapy, { body: { id_terapie: id_record, status: 'update', ...body } }),
  },
  vaccination: {
    icon: kindIcons.vaccination,
    page: '/Registro/Vaccini',
    restore: ({ id_record }) => api.call(operations.saveVaccination, { path: { id_record }, body }),
  },
  reaction: {
    icon: kindIcons.reaction,
    page: '/Registro/Farmaci',
    records: '/Registro/Farmaci/reazioni',
    restore: ({ id_record }) => api.call(operations.restoreReactionReport, { path: { id_record }, body }),
  },
  anamnesis: { icon: kindIcons.anamnesis, page: '/Registro/Anamnesi' },
  pregnancy: {
    icon: kindIcons.pregnancy,
    page: '/Registro/Anamnesi',
    records: '/Registro/Anamnesi/gravidanze',
    restore: ({ id_record }) => api.call(operations.updatePregnancy, { path: { id_gravidanza: id_record }, body }),
  },
};

const undatedViews: KindViews<Exclude<FoundEntry['tipo'], TimelineKind>> = {
  contact: { icon: kindIcons.contact, page: '/Registro/SchedaPaziente', restore: restoreContact },
  link: {
    icon: kindIcons.link,
    page: '/altro',
    restore: ({ id_record }) => api.call(operations.savePersonalLink, { body: { linkid: id_record, ...body } }),
  },
  doctor: { icon: kindIcons.doctor, page: '/Registro/Dottori' },
};

export const kindViews = { ...datedViews, ...undatedViews };

export const timelineKinds = Object.keys(datedViews) as TimelineKind[];
