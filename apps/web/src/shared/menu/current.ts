/** Compares paths below `/webui`, ignoring letter case. */
export function isAt(url: string, path: string): boolean {
  const here = `${path.toLowerCase().replace(/\/+$/, '')}/`;
  return here.startsWith(`${url.toLowerCase().replace(/\/+$/, '')}/`);
}
