/** Compares paths below `/webui`, ignoring letter case. */
export function isAt(url: string, path: string): boolean {
  const here = `${path.toLowerCase().replace(/\/+$/, '')}/`;
  return here.startsWith(`${url.toLowerCase().replace(/\/+$/, '')}/`);
}

const readings = '/Registro/Visite/rilevazioni';
/** Charts of the readings, whose addresses are older than the page of readings. */
const charts = '/Registro/Visite/misure';

/** The page with the longest matching address: that of readings is below that of visits. */
export function findCurrent<Page extends { url: string }>(pages: readonly Page[], path: string): Page | undefined {
  const here = isAt(charts, path) ? readings : path;
  return pages.filter(({ url }) => isAt(url, here)).sort((one, other) => other.url.length - one.url.length)[0];
}
