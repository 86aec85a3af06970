import type { Schema } from '@libretto/api-client/schema';
import type { UseQueryResult } from '@tanstack/react-query';

/** Where drawings, files and interactions come from: doctors and owners use different operations. */
export interface RecordSource {
  useDrawings: (id: number) => UseQueryResult<Schema<'NotebookImages'>>;
  /** Returns a URL that is valid for one minute. */
  getAddress: (id: number) => Promise<string>;
  interactions: readonly Schema<'TherapyInteractions'>[];
  /** What is due as far as the shared vaccinations tell. */
  dueVaccines: readonly Schema<'ScheduledVaccine'>[];
  /** Text of an error. */
  downloadFailed: string;
}
