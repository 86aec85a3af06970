import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { at, root } from '../lib/run.ts';

/** Globs of files that are mutated as a whole, or of which only the declarations and properties of these names are. */
export type Mutated = string | { in: string; only: readonly string[] };

const parse = (file: string) => ts.createSourceFile(file, readFileSync(at(file), 'utf8'), ts.ScriptTarget.Latest, true);

const isNamed = (node: ts.Node): node is ts.NamedDeclaration =>
  ts.isPropertyAssignment(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isVariableDeclaration(node);

const nameOf = (node: ts.NamedDeclaration) => (node.name && ts.isIdentifier(node.name) ? node.name.text : '');

/** Finds the outermost declarations and properties of a file that have one of the names. */
function declared(source: ts.SourceFile, names: readonly string[]): ts.NamedDeclaration[] {
  const found: ts.NamedDeclaration[] = [];
  const visit = (node: ts.Node) => {
    if (isNamed(node) && names.includes(nameOf(node))) found.push(node);
    else node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** Returns the names of a list that a file declares. */
export const namesIn = (file: string, names: readonly string[]): string[] => declared(parse(file), names).map(nameOf);

/** Returns the names of a file's own constants and functions that a declaration of it uses. */
export function usedBy(file: string, name: string): string[] {
  const source = parse(file);
  const own = source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(nameOf);
    return ts.isFunctionDeclaration(statement) ? [nameOf(statement)] : [];
  });
  const used = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && own.includes(node.text)) used.add(node.text);
    node.forEachChild(visit);
  };
  for (const node of declared(source, [name])) visit(node);
  return [...used];
}

export const filesOf = (mutated: Mutated): string[] =>
  globSync(typeof mutated === 'string' ? mutated : mutated.in, { cwd: root }).sort();

/** Returns what Stryker is told to mutate: globs, and files with the places of the declarations. */
export function patternsOf(mutated: Mutated): string[] {
  if (typeof mutated === 'string') return [mutated];
  return filesOf(mutated).flatMap((file) => {
    const source = parse(file);
    return declared(source, mutated.only).map((node) => {
      const [from, to] = [node.getStart(), node.getEnd()].map((place) => source.getLineAndCharacterOfPosition(place));
      return `${file}:${(from?.line ?? 0) + 1}:${from?.character}-${(to?.line ?? 0) + 1}:${to?.character}`;
    });
  });
}
