import { isAt } from '../menu/current.ts';

/** The guide to a page, by the page's path below `/webui`; a page without an entry shows no question mark. */
const guides: Readonly<Record<string, string>> = {};

/** Where the guide to a page is, such as `/userGuide/TaccuinoWeb.pdf`. */
export function guideTo(path: string): string | undefined {
  const page = Object.keys(guides).find((known) => isAt(known, path));
  return page && `/userGuide/${guides[page]}.pdf`;
}
