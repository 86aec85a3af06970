import { ageOn } from './age.ts';

/** Smallest first; each includes those before it. */
export const scopes = ['read', 'daily', 'full', 'parent'] as const;
export type Scope = (typeof scopes)[number];

/** `own`: only for the account itself, whatever a grant says. */
export type Acting = 'own' | Scope;

export function allows(granted: Scope, needed: Acting): boolean {
  return needed !== 'own' && scopes.indexOf(needed) <= scopes.indexOf(granted);
}

const scopeOf = { lettura: 'read', quotidiano: 'daily', completo: 'full', genitore: 'parent' } as const;
type Ambito = keyof typeof scopeOf;

const ambitoOf = { read: 'lettura', daily: 'quotidiano', full: 'completo', parent: 'genitore' } as const;
export const toAmbito = (scope: Scope): Ambito => ambitoOf[scope];

const adultAge = 18;

export interface GrantTerms {
  stato: string;
  ambito: Ambito;
  /** YYYY-MM-DD, inclusive. */
  dal: string;
  fino_al: string | null;
  /** Of the person whose record it is. */
  paziente_nascita: string | null;
}

/** Without a date of birth there is no minor, so that an unknown age never widens a grant. */
export const isAdult = (birth: string | null, day: string): boolean => birth === null || ageOn(birth, day) >= adultAge;

type ScopeTerms = Pick<GrantTerms, 'ambito' | 'paziente_nascita'>;

/** Returns the scope that a grant gives while it lasts. From the 18th birthday, parents lose theirs. */
export const grantedScope = ({ ambito, paziente_nascita }: ScopeTerms, day: string): Scope =>
  ambito === 'genitore' && isAdult(paziente_nascita, day) ? 'full' : scopeOf[ambito];

/** Returns the scope of a grant on a day; undefined if it allows nothing. */
export function scopeOn({ stato, dal, fino_al, ...terms }: GrantTerms, day: string): Scope | undefined {
  if (stato !== 'attiva' || day < dal || day > (fino_al ?? day)) return undefined;
  return grantedScope(terms, day);
}
