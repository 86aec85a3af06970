import { type Allergen, isInGroup } from '../../allergens.ts';
import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { TimelineKind, TimelineRow } from '../../records/timeline.ts';
import { bilingualSubstance } from '../../summary/medicines.ts';
import { termInEnglish } from '../../summary/terms.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';
import { wordsOfDiagnosis, wordsOfExam, wordsOfMedicine } from './everyday-words.ts';
import {
  findGroups,
  type Grade,
  gradeEntry,
  gradeTerm,
  gradeTerms,
  matchAll,
  parseSearch,
  type ResolvedTerm,
  type SearchedEntry,
  toSearchedText,
  worstGrade,
} from './search-terms.ts';
import { compareEntries, getKinds, toPage } from './timeline.repository.ts';
import { listUndated } from './undated.ts';

type RecordFound = components['schemas']['RecordFound'];
type FoundEntry = components['schemas']['FoundEntry'];
type Kind = FoundEntry['tipo'];
type SearchContext = Pick<
  AppContext,
  'catalogue' | 'database' | 'doctors' | 'notebook' | 'readings' | 'records' | 'timelineSources'
>;
type Wanted = components['schemas']['RecordSearch'];
type DatedRow = TimelineRow & { tipo: TimelineKind; sostanza: components['schemas']['Substance']; gruppo?: GroupName };
type GroupName = NonNullable<FoundEntry['gruppo']>;

interface Match<Entry> {
  /** The grade of each term. */
  found: Grade[];
  titleGrade: Grade;
  entry: Entry;
}

/** Of two equal matches, the one in a title is more likely meant than one in a long text. */
const compareGrades = (one: Match<unknown>, other: Match<unknown>) =>
  worstGrade(other.found) - worstGrade(one.found) || other.titleGrade - one.titleGrade;

const maxFound = 50;
/** Shorter words name too many things. */
const minBrandLength = 4;

/** Searches the entries that `isShown` does not exclude. */
export async function searchRecord(
  app: SearchContext,
  patientId: number,
  { search, tipo, per_tipo }: Wanted,
  isShown: (kind: Kind, id: number) => boolean = () => true,
): Promise<RecordFound> {
  const terms = await Promise.all(
    parseSearch(search).map(
      async (term): Promise<ResolvedTerm> => ({
        ...term,
        substances: term.words.length < minBrandLength ? [] : await app.catalogue.substancesOf(term.words),
        groups: findGroups(term.words),
      }),
    ),
  );
  if (terms.length === 0) return { data: [], totale: 0, gruppi: [] };
  const undated = (await listUndated(app, patientId))
    .filter((entry) => isShown(entry.tipo, entry.id_record))
    .map((entry) => {
      const title = { text: toSearchedText(entry.titolo), date: null };
      const found = gradeTerms({ text: toSearchedText(entry.titolo, entry.testo), date: null }, terms);
      return { found, titleGrade: gradeEntry(title, terms), entry };
    });
  const dated: Match<DatedRow>[] = [];
  for (const kind of getKinds(app.timelineSources)) {
    dated.push(...(await gradeKind(app, patientId, kind, terms, (id) => isShown(kind, id))));
  }
  const compare = compareEntries(getKinds(app.timelineSources));
  undated.sort(compareGrades);
  dated.sort((one, other) => compareGrades(one, other) || compare(one.entry, other.entry));

  // Of all kinds, also where one is wanted: what is found depends on the whole record.
  const all = matchAll(
    [
      ...undated.map((match) => ({ ...match, tipo: match.entry.tipo as Kind, undated: match.entry })),
      ...dated.map((match) => ({ ...match, tipo: match.entry.tipo as Kind, dated: match.entry })),
    ],
    terms,
  )
    .filter((match) => tipo === undefined || tipo === match.tipo)
    .sort(compareGrades);
  const byKind = Map.groupBy(all, (match) => match.tipo);
  const chosen =
    per_tipo === undefined ? all.slice(0, maxFound) : [...byKind.values()].flatMap((found) => found.slice(0, per_tipo));
  const rows = chosen.flatMap((match) => ('dated' in match ? [match.dated] : []));
  const pages = new Map((await toPage(app, patientId, rows)).map((entry, index) => [rows[index], entry]));
  const data = chosen.flatMap((match): FoundEntry[] => {
    if ('undated' in match) return [match.undated];
    const { sostanza, gruppo } = match.dated;
    const entry = pages.get(match.dated);
    return entry ? [{ ...entry, ...(sostanza && { sostanza }), ...(gruppo && { gruppo }) }] : [];
  });
  return {
    data,
    totale: all.length,
    gruppi: [...byKind].map(([kind, found]) => ({ tipo: kind, totale: found.length })),
  };
}

async function gradeKind(
  { catalogue, database, timelineSources }: SearchContext,
  patientId: number,
  tipo: TimelineKind,
  terms: readonly ResolvedTerm[],
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
      tipo === 'exam' ? wordsOfExam(row.titolo, row.categoria ?? null) : '',
      wordsOfMedicine(medicine?.codice_atc ?? ''),
      // A vaccination is named by its product.
      tipo === 'vaccination' ? 'vaccino vaccini vaccinazione vaccine vaccination' : '',
      wordsOfDiagnosis(tipo_diagnosi, row.titolo),
      ...(medicine ? [medicine.principio_attivo, medicine.tipo, ...medicine.malattie] : []),
      sostanza?.en ?? '',
    );
    const described = { text, date: row.data, atc: medicine?.codice_atc ?? null };
    const group = findGroup(described, terms);
    found.push({
      found: gradeTerms(described, terms),
      titleGrade: gradeEntry({ text: toSearchedText(...titles), date: row.data }, terms),
      entry: { ...row, tipo, sostanza, ...(group && { gruppo: group.name }) },
    });
  }
  return found;
}

/** Returns the group of medicines without whose name the entry would match a term less. */
function findGroup({ atc, ...named }: SearchedEntry, terms: readonly ResolvedTerm[]): Allergen | undefined {
  if (atc == null) return undefined;
  for (const term of terms) {
    const group = term.groups?.find((one) => isInGroup(atc, one.group))?.group;
    if (group && gradeTerm(named, term) < gradeTerm({ ...named, atc }, term)) return group;
  }
  return undefined;
}
