import type { Rolldown } from 'vite';
import { entriesWith } from './module-users.ts';

const recordPage =
  /\/Registro\/(SchedaPaziente|Salute|(?:Esami|Farmaci|Diagnosi|Visite|Taccuino|Vaccini|File|Dottori)\/index|Cronologia)\.tsx\?tsr-split/;
/** Parts that every record page loads after the first paint. */
const laterPart = /\/(list-panel|later-parts)\.tsx?$/;
/** Also used by the administration, and by neither forms nor dialogs. */
const tables = /\/@tanstack\/(?:react-table|table-core)\//;
/** Reading devices and showing what they measured. */
const devices = /\/packages\/web-bluetooth\/|\/areas\/devices\/|\/components\/metric\//;

/**
 * By default the bundler creates a chunk for every combination of pages and dialogs that share a module, and a page
 * takes a hundred requests. Loading some unneeded code costs less than another request.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // Compiled while the application is still being received, and unchanged by most releases.
  { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 5 },
  { name: 'app', tags: ['$initial'], priority: 4 },
  { name: chunkOfRecord, includeDependenciesRecursively: false, priority: 3 },
  // Icons of dialogs and of other pages.
  { name: 'icons', test: /\/lucide-react\/.+\/icons\//, minShareCount: 2, priority: 2.5 },
  // The form library and fields: nothing else outside of 'common' is shared as often.
  { name: 'forms', test: (id) => !id.includes('/medical-calc/'), minShareCount: 16, priority: 2 },
  { name: chunkOfArea, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
];

/** Dialogs of other pages would take the chunk of a page for a field that it shares with all of them. */
const manyDialogs = 8;

const startPage = 'SchedaPaziente';

/**
 * Puts what record pages share, what the start page shares with its dialogs, and the styles of pages and later parts
 * into 'common', what another page shares with its dialogs into a chunk of that page, and later parts into 'later'.
 */
function chunkOfRecord(id: string, context: Rolldown.ChunkingContext): string | null {
  const entries = entriesWith(id, context);
  const pages = new Set(entries.flatMap((entry) => recordPage.exec(entry)?.[1] ?? []));
  const isLater = entries.some((entry) => laterPart.test(entry));
  if (id.includes('.css.ts') && (pages.size > 0 || isLater)) return 'common';
  if (tables.test(id)) return 'later';
  if (entries.length === 1) return isLater ? 'later' : null;
  if (devices.test(id)) return 'devices';
  if (pages.size === 0) return isLater ? 'later' : null;
  const [page = 'common', ...others] = pages;
  const isShared = others.length > 0 || isLater || page === startPage || entries.length > manyDialogs;
  return isShared ? 'common' : `page-${page.replace('/', '-')}`;
}

/** Shared by the calculators, a doctor's home and the search, which need nothing else of each other. */
const searchedWords = /\/shared\/search\/fold\.ts/;

const isPage = (entry: string) => entry.includes('?tsr-split=');

/**
 * Puts what pages and dialogs of one area share into a chunk of that area, what only its dialogs and later parts share
 * into another one, and what a page shares with dialogs of several areas into one for each area and kind of component.
 */
function chunkOfArea(id: string, context: Rolldown.ChunkingContext): string | null {
  if (searchedWords.test(id)) return null;
  const entries = entriesWith(id, context);
  const ofPage = entries.some(isPage);
  const [area, ...others] = new Set(entries.flatMap((entry) => /\/src\/areas\/([a-z-]+)\//.exec(entry)?.[1] ?? []));
  if (area && others.length === 0 && entries.length > 1) return ofPage ? area : `later-${area}`;
  return ofPage ? (/\/src\/(?:areas|components)\/([a-z]+)/.exec(id)?.[1] ?? null) : null;
}
