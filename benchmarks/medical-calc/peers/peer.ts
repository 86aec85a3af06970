import type { Contenders } from '../contender.ts';
import type { Person } from '../people.ts';

export interface Source {
  /** On GitHub. */
  repository: string;
  commit: string;
  paths: readonly string[];
}

export interface Peer<Exports = never> extends Source {
  name: string;
  entry: string;
  alias?: Readonly<Record<string, string>>;
  libraries?: Readonly<Record<string, Source & { file: string }>>;
  /** Replacements for imported modules that are never called here. */
  stubs?: Readonly<Record<string, string>>;
  contenders: (exports: Exports) => Contenders;
}

export const peer = <Exports>(given: Peer<Exports>) => given as Peer;

/** Replaces a schema library that only validates forms. */
export const noSchemas = `
  const any = new Proxy(() => any, { get: (_, key) => (key === 'parse' ? (value) => value : any) });
  export { any as z };
`;

/** Returns MELD before rounding, to find the people for whom peers round differently. */
export function unrounded({ creatinine, bilirubin, inr }: Person): number {
  const logarithm = (value: number, max = value) => Math.log(Math.max(Math.min(value, max), 1));
  return 9.57 * logarithm(creatinine, 4) + 3.78 * logarithm(bilirubin) + 11.2 * logarithm(inr) + 6.43;
}
