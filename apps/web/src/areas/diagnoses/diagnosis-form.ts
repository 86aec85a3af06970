import { DiagnosisDetails, DiagnosisSave as maxLengths } from '@libretto/api-client/max-lengths';
import type { Schema } from '@libretto/api-client/schema';
import * as v from 'valibot';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import type { AlertKind } from '../../shared/confidentiality/unseen.ts';
import { type DraftOf, defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import {
  chosen,
  confidentialityLevel,
  otherProvider,
  requiredText,
  type TextRules,
} from '../../shared/forms/record-fields.ts';
import { isProviderLengthValid, isProviderNamed, toProviderName } from '../../shared/records/care-provider.ts';
import { type Diagnosis, lists, statuses } from './diagnoses.queries.ts';

export const types = ['Diagnosi', 'Allergia', 'Intolleranza'] as const;

export type DiagnosisType = (typeof types)[number];

const diagnosisStatuses = ['0', '1', '2'] as const;

const provider = requiredText(DiagnosisDetails.careprovider);

export const diagnosisForm = defineForm<Diagnosis, Schema<'DiagnosisSave'>, TextRules>()(
  {
    tipo_diagnosi: {
      draft: v.string(),
      empty: '',
      rule: ({ required }) => v.picklist(types, required),
      send: (text) => chosen(types.find((type) => type === text)),
    },
    diagnosi_patologia: requiredText(maxLengths.diagnosi_patologia),
    medico: { ...provider, read: ({ diagnosiDetails }) => diagnosiDetails.careprovider, send: () => undefined },
    altro_medico: otherProvider,
    // Shown only for diagnoses that cannot be moved.
    diagnosi_stato: {
      draft: v.picklist([...diagnosisStatuses, '']),
      empty: '1',
      rule: ({ required }) => v.picklist(diagnosisStatuses, required),
      send: (status) => status || undefined,
    },
    id_livello_confidenzialita: {
      ...confidentialityLevel(strictest),
      read: ({ id_livelo_confidenzialita }) => id_livelo_confidenzialita,
    },
  },
  { id_diagnosi: v.number(), list: v.picklist(lists) },
);

export type DiagnosisValues = ValuesOf<typeof diagnosisForm>;
export type DiagnosisDraft = DraftOf<typeof diagnosisForm>;

export const diagnosisSchema = (rules: TextRules) =>
  v.pipe(
    diagnosisForm.schema(rules),
    v.forward(v.partialCheck([['medico'], ['altro_medico']], isProviderNamed, rules.required), ['altro_medico']),
    v.forward(
      v.partialCheck([['medico'], ['altro_medico']], isProviderLengthValid(DiagnosisDetails.careprovider), rules.long),
      ['altro_medico'],
    ),
  );

const alerts: Partial<Record<string, AlertKind>> = { Allergia: 'allergy', Intolleranza: 'intolerance' };

/** Returns what the alerts of a record warn of: an excluded allergy warns of nothing. */
export const toAlert = ({
  tipo_diagnosi,
  diagnosi_stato,
}: Pick<DiagnosisValues, 'tipo_diagnosi' | 'diagnosi_stato'>): AlertKind | undefined =>
  diagnosi_stato === statuses.excluded ? undefined : alerts[tipo_diagnosi];

export const diagnosisBody = (values: DiagnosisValues, diagnosis: Diagnosis | undefined) => ({
  ...diagnosisForm.body(values, diagnosis),
  diagnosiDetails: { careprovider: toProviderName(values) },
});
