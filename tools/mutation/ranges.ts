import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { at, root } from '../lib/run.ts';

/** A glob of files to mutate entirely, or only the declarations and properties with the given names. */
export type Mutated = string | { in: string; only: readonly string[] };

const parse = (file: string) => ts.createSourceFile(file, readFileSync(at(file), 'utf8'), ts.ScriptTarget.Latest, true);

const isNamed = (node: ts.Node): node is ts.NamedDeclaration =>
  ts.isPropertyAssignment(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isVariableDeclaration(node);

const getName = (node: ts.NamedDeclaration) => (node.name && ts.isIdentifier(node.name) ? node.name.text : '');

function findDeclarations(source: ts.SourceFile, names: readonly string[]): ts.NamedDeclaration[] {
  const found: ts.NamedDeclaration[] = [];
  const visit = (node: ts.Node) => {
    if (isNamed(node) && names.includes(getName(node))) found.push(node);
    else node.forEachChild(visit);
  };
  visit(source);
  return found;
}

export const declaredNames = (file: string, names: readonly string[]): string[] =>
  findDeclarations(parse(file), names).map(getName);

export function findUsedNames(file: string, name: string): string[] {
  const source = parse(file);
  const own = source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(getName);
    return ts.isFunctionDeclaration(statement) ? [getName(statement)] : [];
  });
  const used = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && own.includes(node.text)) used.add(node.text);
    node.forEachChild(visit);
  };
  for (const node of findDeclarations(source, [name])) visit(node);
  return [...used];
}

export const listFiles = (mutated: Mutated): string[] =>
  globSync(typeof mutated === 'string' ? mutated : mutated.in, { cwd: root }).sort();

export function toPatterns(mutated: Mutated): string[] {
  if (typeof mutated === 'string') return [mutated];
  return listFiles(mutated).flatMap((file) => {
    const source = parse(file);
    return findDeclarations(source, mutated.only).map((node) => {
      const [from, to] = [node.getStart(), node.getEnd()].map((place) => source.getLineAndCharacterOfPosition(place));
      return `${file}:${(from?.line ?? 0) + 1}:${from?.character}-${(to?.line ?? 0) + 1}:${to?.character}`;
    });
  });
}
