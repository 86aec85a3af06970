import type { Contenders } from '../contest.ts';
import type { Person } from '../people.ts';

/** What is fetched: some paths of one commit. */
export interface Source {
  /** On GitHub. */
  repository: string;
  commit: string;
  paths: readonly string[];
}

export interface Peer<Exports = never> extends Source {
  name: string;
  /** A module, in the folder of the peer, that exports what is measured. */
  entry: string;
  /** What its own configuration calls its own folders. */
  alias?: Readonly<Record<string, string>>;
  /** What it computes with, by the name that it imports it under. */
  libraries?: Readonly<Record<string, Source & { file: string }>>;
  /** Modules in the place of those that it imports and, for one calculation, never calls. */
  standIns?: Readonly<Record<string, string>>;
  contenders: (exports: Exports) => Contenders;
}

export const peer = <Exports>(given: Peer<Exports>) => given as Peer;

/** A schema library: it checks a form before a calculation, and here nothing is a form. */
export const noSchemas = `
  const any = new Proxy(() => any, { get: (_, key) => (key === 'parse' ? (value) => value : any) });
  export { any as z };
`;

/** MELD before any rounding: peers that round otherwise differ by where this lies between two whole ones. */
export function unrounded({ creatinine, bilirubin, inr }: Person): number {
  const logarithm = (value: number, max = value) => Math.log(Math.max(Math.min(value, max), 1));
  return 9.57 * logarithm(creatinine, 4) + 3.78 * logarithm(bilirubin) + 11.2 * logarithm(inr) + 6.43;
}
