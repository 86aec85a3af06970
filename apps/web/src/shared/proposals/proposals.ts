import type { Schema } from '@libretto/api-client/schema';
import type { Patient } from '../patient/patient.queries.ts';

export type Proposal = Schema<'Proposal'>;

/** Props of the dialog of a kind of record that opens with what a doctor proposes. */
export interface ProposalEditorProps {
  patient: Patient;
  proposal: Proposal;
  onSaved: () => void;
  onClose: () => void;
}

/** Returns the record with the proposed changes; undefined if the proposal corrects none of them. */
export function findCorrected<Row extends object>(
  rows: readonly Row[],
  { correzione }: Proposal,
  getId: (row: Row) => number,
): Row | undefined {
  const current = correzione && rows.find((row) => getId(row) === correzione.id_record);
  if (!current) return undefined;
  return { ...current, ...Object.fromEntries(correzione.modifiche.map(({ campo, dopo }) => [campo, dopo])) };
}
