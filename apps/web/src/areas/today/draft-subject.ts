import * as operations from '@libretto/api-client/operations';
import { isDay } from '@libretto/design-system/date-field';
import { api } from '../../shared/api/api.ts';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { DraftForm } from '../../shared/drafts/forms.ts';
import type { UnfinishedDraft } from '../../shared/drafts/use-draft-resumption.ts';

/** What a draft is about: the title of its record, or else its day. */
export interface DraftSubject {
  title?: string;
  day?: string;
}

interface SubjectFields {
  title?: readonly string[];
  day?: string;
}

/** Those without an entry hold pictures, or one text under a name of its own, which need not be fetched. */
const fieldsOf: Partial<Record<DraftForm, SubjectFields>> = {
  esami: { title: ['indagine_tipologia'], day: 'indagine_data_display' },
  diagnosi: { title: ['diagnosi_patologia'] },
  visite: { title: ['visita_motivazione'], day: 'visita_data' },
  rilevazioni: { day: 'data_rilevazione' },
  farmaci: { title: ['farmaco', 'altro_farmaco'] },
  vaccini: { title: ['vaccino'], day: 'vaccinazione_data' },
  gravidanze: { day: 'inizio_gravidanza' },
};

const toTitle = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null || !('descrizione_breve' in value)) return '';
  return String(value.descrizione_breve).trim();
};

/** Reads a draft of any version: what is missing or of another type is left out. */
export function getDraftSubject(form: DraftForm, content: DraftContent): DraftSubject {
  const { title: titles = [], day: dayField } = fieldsOf[form] ?? {};
  const title = titles.map((field) => toTitle(content[field])).find((text) => text !== '');
  if (title !== undefined) return { title };
  const day = dayField === undefined ? undefined : String(content[dayField]).slice(0, 10);
  return day !== undefined && isDay(day) ? { day } : {};
}

export const draftSubjectQuery = ({ modulo, savedAt, place: { form } }: UnfinishedDraft) => ({
  queryKey: [...api.key(operations.getDraft), { path: { modulo } }, 'subject', savedAt],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DraftSubject> => {
    const { contenuto } = await api.call(operations.getDraft, { path: { modulo } }, { signal });
    return getDraftSubject(form, contenuto as DraftContent);
  },
  enabled: fieldsOf[form] !== undefined,
});
