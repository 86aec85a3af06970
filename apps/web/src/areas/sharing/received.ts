import type { Bundle, Composition, CompositionSection, DocumentReference, Observation, Patient } from 'fhir/r4';

export interface Entry {
  name: string;
  lines: string[];
}

export interface ReceivedSection {
  title: string;
  lists: { title: string; entries: Entry[]; notes: string[] }[];
}

export interface Received {
  name: string;
  birth: string | undefined;
  /** With its label, in the language of the document. */
  bloodGroup: string | undefined;
  at: string | undefined;
  sections: ReceivedSection[];
  /** Lists without entries that share a note, which is then shown once. */
  empty: { note: string; titles: string[] }[];
  document: unknown;
  pdf: Blob | undefined;
}

const isRecord = (value: unknown): value is { resourceType?: unknown } => typeof value === 'object' && value !== null;
const hasResourceType = <Type extends { resourceType: string }>(
  value: unknown,
  type: Type['resourceType'],
): value is Type => isRecord(value) && value.resourceType === type;

const stripTags = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** Reads the text of our own narrative, so that no markup reaches the page. */
function toLists(div: string): ReceivedSection['lists'] {
  const lists: ReceivedSection['lists'] = [];
  for (const [, tag = '', inside = ''] of div.matchAll(/<(p|li)>(.*?)<\/\1>/gs)) {
    const last = lists.at(-1);
    if (tag === 'p' && inside.startsWith('<b>')) lists.push({ title: stripTags(inside), entries: [], notes: [] });
    else if (tag === 'p' && last) last.notes.push(stripTags(inside));
    else if (tag === 'p') lists.push({ title: '', entries: [], notes: [stripTags(inside)] });
    else if (last) {
      const [name = '', ...lines] = inside.split('<br/>').map(stripTags);
      last.entries.push({ name, lines });
    }
  }
  return lists;
}

function toPdf(reference: DocumentReference | undefined): Blob | undefined {
  const data = reference?.content[0]?.attachment.data;
  if (data === undefined) return undefined;
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: 'application/pdf' });
}

const bloodGroupCode = '882-1';

function findBloodGroup(resources: readonly unknown[]): string | undefined {
  const found = resources.find(
    (one): one is Observation =>
      hasResourceType<Observation>(one, 'Observation') &&
      one.code.coding?.some(({ code }) => code === bloodGroupCode) === true,
  );
  const group = found?.valueCodeableConcept?.text;
  return group && `${found?.code.text}: ${group}`;
}

/** Leaves out the blood group, which the narrative puts among the results of exams. */
function toSection({ title = '', text }: CompositionSection, bloodGroup: string | undefined): ReceivedSection {
  const lists = toLists(text?.div ?? '').filter(({ notes: [note] }) => note === undefined || note !== bloodGroup);
  return { title, lists };
}

/** A section of the document stands alone; on one page, a list that has a section of its own is shown only there. */
function removeRepeated(sections: readonly ReceivedSection[]): ReceivedSection[] {
  const own = new Set(
    sections.flatMap(({ title, lists }) =>
      lists.filter((list) => list.title === title).map((list) => JSON.stringify(list)),
    ),
  );
  return sections.map(({ title, lists }) => ({
    title,
    lists: lists.filter((list) => list.title === title || !own.has(JSON.stringify(list))),
  }));
}

/** Takes the lists out whose only content is a note that other lists repeat. */
function separateEmpty(sections: readonly ReceivedSection[]): Pick<Received, 'sections' | 'empty'> {
  const noteOf = ({ title, entries, notes }: ReceivedSection['lists'][number]) =>
    title !== '' && entries.length === 0 && notes.length === 1 ? notes[0] : undefined;
  const titles = new Map<string, string[]>();
  for (const list of sections.flatMap(({ lists }) => lists)) {
    const note = noteOf(list);
    if (note !== undefined) titles.set(note, [...(titles.get(note) ?? []), list.title]);
  }
  const empty = [...titles].map(([note, titles]) => ({ note, titles })).filter(({ titles }) => titles.length > 1);
  const isSeparate = (list: ReceivedSection['lists'][number]) => empty.some(({ note }) => note === noteOf(list));
  return {
    sections: sections
      .map(({ title, lists }) => ({ title, lists: lists.filter((list) => !isSeparate(list)) }))
      .filter(({ lists }) => lists.length > 0),
    empty,
  };
}

export function toReceived(resources: readonly unknown[]): Received {
  const document = resources.find((one): one is Bundle => hasResourceType<Bundle>(one, 'Bundle'));
  const reference = resources.find((one): one is DocumentReference =>
    hasResourceType<DocumentReference>(one, 'DocumentReference'),
  );
  const inside = (document?.entry ?? []).map(({ resource }) => resource);
  const composition = inside.find((one): one is Composition => hasResourceType<Composition>(one, 'Composition'));
  const patient = inside.find((one): one is Patient => hasResourceType<Patient>(one, 'Patient'));
  const bloodGroup = findBloodGroup(inside);
  const [officialName] = patient?.name ?? [];
  return {
    name:
      officialName?.text ??
      ([...(officialName?.given ?? []), officialName?.family].filter(Boolean).join(' ') ||
        (reference?.subject?.display ?? '')),
    birth: patient?.birthDate,
    at: composition?.date ?? reference?.date,
    bloodGroup,
    ...separateEmpty(removeRepeated((composition?.section ?? []).map((section) => toSection(section, bloodGroup)))),
    document,
    pdf: toPdf(reference),
  };
}
