import { bodyModelSearch } from '../../shared/drafts/forms.ts';
import { type Course, isCourse } from '../../shared/pain-facts/courses.ts';

interface NewEntrySearch {
  /** The body in 3D, whose colours become the drawing. */
  da?: typeof bodyModelSearch.da;
  /** The answer of the sheet that adds a record, compared with the last drawing. */
  andamento?: Course;
}

export const readNewEntrySearch = ({ da, andamento }: Record<string, unknown>): NewEntrySearch => ({
  ...(da === bodyModelSearch.da && bodyModelSearch),
  ...(isCourse(andamento) && { andamento }),
});
