import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { UndatedEntry } from '../../records/kind.ts';
import type { TimelineKind, TimelineRow } from '../../records/timeline.ts';
import { bilingualSubstance } from '../../summary/medicines.ts';
import { termInEnglish } from '../../summary/terms.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';
import { type Grade, gradeEntry, grades, parseSearch, type SearchTerm, toSearchedText } from './search-terms.ts';
import { compareEntries, getKinds, toPage } from './timeline.repository.ts';
import { listUndated } from './undated.ts';

type RecordFound = components['schemas']['RecordFound'];
type FoundEntry = components['schemas']['FoundEntry'];
type Kind = FoundEntry['tipo'];
type SearchContext = Pick<
  AppContext,
  'catalogue' | 'database' | 'doctors' | 'readings' | 'records' | 'timelineSources'
>;
type Wanted = components['schemas']['RecordSearch'];
type Term = SearchTerm & { substances: string[][] };
type DatedRow = TimelineRow & { tipo: TimelineKind; sostanza: components['schemas']['Substance'] };

interface Match<Entry> {
  grade: Grade;
  titleGrade: Grade;
  entry: Entry;
}

/** Of two equal matches, the one in a title is more likely meant than one in a long text. */
const compareGrades = (one: Match<unknown>, other: Match<unknown>) =>
  other.grade - one.grade || other.titleGrade - one.titleGrade;

const maxFound = 50;
/** Shorter words name too many things. */
const minBrandLength = 4;

const undatedKinds: readonly UndatedEntry['tipo'][] = ['doctor', 'contact', 'link'];

/** Searches the entries that `isShown` does not exclude. */
export async function searchRecord(
  app: SearchContext,
  patientId: number,
  { search, tipo, per_tipo }: Wanted,
  isShown: (kind: Kind, id: number) => boolean = () => true,
): Promise<RecordFound> {
  const terms = await Promise.all(
    parseSearch(search).map(
      async (term): Promise<Term> => ({
        ...term,
        substances: term.words.length < minBrandLength ? [] : await app.catalogue.substancesOf(term.words),
      }),
    ),
  );
  if (terms.length === 0) return { data: [], totale: 0, gruppi: [] };
  const isWanted = (kind: Kind) => tipo === undefined || tipo === kind;
  const undated = undatedKinds.some(isWanted)
    ? (await listUndated(app, patientId))
        .filter((entry) => isWanted(entry.tipo) && isShown(entry.tipo, entry.id_record))
        .flatMap((entry) => {
          const grade = gradeEntry({ text: toSearchedText(entry.titolo, entry.testo), date: null }, terms);
          const title = { text: toSearchedText(entry.titolo), date: null };
          return grade === 0 ? [] : [{ grade, titleGrade: gradeEntry(title, terms), entry }];
        })
    : [];
  const dated: Match<DatedRow>[] = [];
  for (const kind of getKinds(app.timelineSources).filter(isWanted)) {
    dated.push(...(await searchKind(app, patientId, kind, terms, (id) => isShown(kind, id))));
  }
  const compare = compareEntries(getKinds(app.timelineSources));
  undated.sort(compareGrades);
  dated.sort((one, other) => compareGrades(one, other) || compare(one.entry, other.entry));

  const all = [
    ...undated.map((match) => ({ ...match, tipo: match.entry.tipo as Kind, undated: match.entry })),
    ...dated.map((match) => ({ ...match, tipo: match.entry.tipo as Kind, dated: match.entry })),
  ].sort(compareGrades);
  const byKind = Map.groupBy(all, (match) => match.tipo);
  const chosen =
    per_tipo === undefined ? all.slice(0, maxFound) : [...byKind.values()].flatMap((found) => found.slice(0, per_tipo));
  const rows = chosen.flatMap((match) => ('dated' in match ? [match.dated] : []));
  const pages = new Map((await toPage(app, patientId, rows)).map((entry, index) => [rows[index], entry]));
  const data = chosen.flatMap((match): FoundEntry[] => {
    if ('undated' in match) return [match.undated];
    const { sostanza } = match.dated;
    const entry = pages.get(match.dated);
    return entry ? [{ ...entry, ...(sostanza && { sostanza }) }] : [];
  });
  return {
    data,
    totale: all.length,
    gruppi: [...byKind].map(([kind, found]) => ({ tipo: kind, totale: found.length })),
  };
}

async function searchKind(
  { catalogue, database, timelineSources }: SearchContext,
  patientId: number,
  tipo: TimelineKind,
  terms: readonly Term[],
  isShown: (id: number) => boolean,
): Promise<Match<DatedRow>[]> {
  const rows = await database
    .selectFrom(timelineSources[tipo](database, patientId).as('entries'))
    .selectAll()
    .where('eliminato', 'is', null)
    .execute();
  const ids = new Set(rows.map(({ id_medicinale }) => id_medicinale).filter((id) => id != null));
  const medicines = await catalogue.findAll([...ids]);
  const found: Match<DatedRow>[] = [];
  for (const row of rows) {
    await yieldToEventLoop();
    if (!isShown(row.id)) continue;
    const { id_medicinale: id = null, tipo_diagnosi = 'Diagnosi' } = row;
    const medicine = id === null ? undefined : medicines.get(id);
    const sostanza = medicine ? bilingualSubstance(id, medicines, `${row.titolo} ${row.testo}`) : null;
    const titles = [row.titolo, tipo === 'exam' ? termInEnglish(row.titolo) : ''];
    const text = toSearchedText(
      ...titles,
      row.testo,
      row.parole ?? '',
      // A vaccination is named by its product.
      tipo === 'vaccination' ? 'vaccino vaccini vaccinazione vaccine vaccination' : '',
      // The word for allergy or intolerance.
      tipo_diagnosi === 'Diagnosi' ? '' : tipo_diagnosi,
      ...(medicine ? [medicine.principio_attivo, medicine.tipo, ...medicine.malattie] : []),
      sostanza?.en ?? '',
    );
    const grade = gradeEntry({ text, date: row.data }, terms);
    if (grade === 0) continue;
    const titleGrade = gradeEntry({ text: toSearchedText(...titles), date: row.data }, terms);
    found.push({ grade, titleGrade, entry: { ...row, tipo, sostanza } });
  }
  // Readings are counted as those of a measure, and “height” is “weight” with a typo.
  const isNamed = tipo === 'reading' && found.some(({ grade }) => grade > grades.typo);
  return isNamed ? found.filter(({ grade }) => grade > grades.typo) : found;
}
