// The public API of the packages, read from their sources with the compiler.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { entries as medicalCalc } from '../../packages/medical-calc/entries.ts';
import { entries as webBluetooth } from '../../packages/web-bluetooth/entries.ts';
import { at } from './run.ts';

export const packageNames = ['api-client', 'design-system', 'medical-calc', 'web-bluetooth'] as const;
export type PackageName = (typeof packageNames)[number];

export const packageFolder = (name: PackageName) => at('packages', name);

interface Manifest {
  exports: Record<string, string | { types: string } | null>;
}

const readExports = (name: PackageName) =>
  Object.entries((JSON.parse(readFileSync(at('packages', name, 'package.json'), 'utf8')) as Manifest).exports);

/** Its exports are the sources; only published ones are builds. */
const apiClient = () =>
  Object.fromEntries(
    readExports('api-client').flatMap(([path, target]) =>
      typeof target === 'string' && target.endsWith('.ts') ? [[path.slice(2), target.slice(2)]] : [],
    ),
  );

/** The build keeps the folders of the sources. Internals may change in any release. */
const designSystem = () =>
  Object.fromEntries(
    readExports('design-system').flatMap(([path, target]) => {
      if (target === null || typeof target === 'string' || !target.types.startsWith('./dist/')) return [];
      if (path.startsWith('./internals/')) return [];
      const [before = '', after] = target.types
        .replace('./dist/', 'src/')
        .replace(/\.d\.ts$/, '.ts')
        .split('*');
      if (after === undefined) return [[path.slice(2), before]];
      const files = globSync(`${before}*${after}`, { cwd: packageFolder('design-system') }).sort();
      return files.map((file) => [path.slice(2).replace('*', file.slice(before.length, -after.length)), file]);
    }),
  );

const entries = {
  'api-client': apiClient,
  'design-system': designSystem,
  'medical-calc': medicalCalc,
  'web-bluetooth': webBluetooth,
} satisfies Record<PackageName, () => Record<string, string>>;

/** Source file of each import path, without the name of the package. */
export const entryPoints = (name: PackageName): Record<string, string> => entries[name]();

/** Source files of the entry points, each under the first of its import paths. */
export function entryFiles(name: PackageName): Map<string, string> {
  const files = new Map<string, string>();
  for (const [path, file] of Object.entries(entryPoints(name))) {
    if (!files.has(file)) files.set(file, path);
  }
  return files;
}

/** Members of these files are those of a standard, which documents them. */
const standards = /transport\/bluetooth-types\.ts$/;

const companion = /(Props|Inputs|Outputs|Result|Shape)$/;

/** True for a type named after an exported component or calculator, which describes it. Its members need descriptions. */
function isCompanion(name: string, exported: ReadonlySet<string>): boolean {
  if (!companion.test(name)) return false;
  const main = name.replace(companion, '');
  return exported.has(main) || exported.has(main.charAt(0).toLowerCase() + main.slice(1));
}

type Member =
  | ts.PropertySignature
  | ts.MethodSignature
  | ts.PropertyDeclaration
  | ts.MethodDeclaration
  | ts.GetAccessorDeclaration;

const isMember = (node: ts.Node): node is Member =>
  ts.isPropertySignature(node) ||
  ts.isMethodSignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isGetAccessorDeclaration(node);

const isFunction = (node: ts.Node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isConstructorDeclaration(node);

const isHidden = (member: Member) =>
  !ts.isIdentifier(member.name) ||
  (ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0;

/** A tag of a union, or the name of an error class. */
const isTag = (member: Member) =>
  (ts.isPropertySignature(member) && member.type !== undefined && ts.isLiteralTypeNode(member.type)) ||
  (ts.isPropertyDeclaration(member) && member.name.getText() === 'name' && member.initializer !== undefined);

/** Belongs to a type without a name, which is described where it is used. */
function isInline(member: Member): boolean {
  if (!ts.isTypeLiteralNode(member.parent)) return false;
  for (let node: ts.Node = member.parent.parent; !ts.isTypeAliasDeclaration(node); node = node.parent) {
    if (!ts.isIntersectionTypeNode(node) && !ts.isParenthesizedTypeNode(node)) return true;
  }
  return false;
}

interface Described {
  /** `src/file.ts: Type.member` of everything without a description. */
  missing: string[];
  /** Number of exports and members with a description. */
  described: number;
}

/**
 * Finds exports, members of the types that they mention, and props without a description. Generated files, inherited
 * HTML attributes and tags of unions need none.
 */
export function findUndocumented(name: PackageName): Described {
  const folder = packageFolder(name);
  const { options } = ts.getParsedCommandLineOfConfigFile(
    `${folder}/tsconfig.json`,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  ) ?? { options: {} };
  const program = ts.createProgram(
    [...entryFiles(name).keys()].map((file) => `${folder}/${file}`),
    options,
  );
  const checker = program.getTypeChecker();
  const needed = new Map<ts.Node, boolean>();
  const visited = new Set<ts.Node | ts.Type>();

  const fileOf = (node: ts.Node) => node.getSourceFile().fileName;
  const isOwn = (node: ts.Node) => fileOf(node).startsWith(`${folder}/src/`) && !/\.gen\.ts$/.test(fileOf(node));
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  function need(node: ts.Node, symbol: ts.Symbol | undefined): void {
    if (!symbol || !isOwn(node)) return;
    needed.set(node, ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim() !== '');
  }

  function visitSymbol(symbol: ts.Symbol | undefined): void {
    const target = symbol && resolve(symbol);
    const declarations = target?.declarations?.filter((node) => isOwn(node) && !ts.isTypeParameterDeclaration(node));
    for (const node of declarations ?? []) visit(node);
  }

  /** Follows the types that are inferred instead of written. */
  function visitType(type: ts.Type): void {
    if (visited.has(type)) return;
    visited.add(type);
    const named = ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.TypeAlias;
    for (const symbol of [type.aliasSymbol, type.symbol]) if (symbol && symbol.flags & named) visitSymbol(symbol);
    if (type.isUnion()) type.types.forEach(visitType);
    if ('target' in type) checker.getTypeArguments(type as ts.TypeReference).forEach(visitType);
  }

  function visit(root: ts.Node): void {
    if (visited.has(root)) return;
    visited.add(root);
    walk(root);
  }

  function walk(node: ts.Node): void {
    if (ts.isConditionalTypeNode(node)) return;
    if (isMember(node)) {
      if (isHidden(node)) return;
      if (!isInline(node) && !isTag(node) && !standards.test(fileOf(node))) {
        need(node, checker.getSymbolAtLocation(node.name));
      }
    }
    if (isFunction(node)) {
      for (const { type } of node.parameters) if (type) walk(type);
      const signature = checker.getSignatureFromDeclaration(node);
      if (node.type) walk(node.type);
      else if (signature && !ts.isConstructorDeclaration(node)) visitType(checker.getReturnTypeOfSignature(signature));
    } else if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) {
      if (node.type) walk(node.type);
      else if (node.initializer && isFunction(node.initializer)) walk(node.initializer);
    } else {
      if (ts.isTypeReferenceNode(node)) visitSymbol(checker.getSymbolAtLocation(node.typeName));
      if (ts.isExpressionWithTypeArguments(node)) visitSymbol(checker.getSymbolAtLocation(node.expression));
      if (ts.isTypeQueryNode(node)) visitSymbol(checker.getSymbolAtLocation(node.exprName));
      ts.forEachChild(node, walk);
    }
  }

  /** The props as Storybook's table shows them, also those of inline and mapped types. */
  function visitProps(component: ts.FunctionDeclaration): void {
    const [parameter] = component.parameters;
    if (!parameter) return;
    for (const prop of checker.getTypeAtLocation(parameter).getProperties()) {
      for (const declaration of prop.declarations ?? []) need(declaration, prop);
    }
  }

  const exports = new Set(
    [...entryFiles(name).keys()].flatMap((file) => {
      const source = program.getSourceFile(`${folder}/${file}`);
      const module = source && checker.getSymbolAtLocation(source);
      return module ? checker.getExportsOfModule(module).map(resolve) : [];
    }),
  );
  const exportNames = new Set([...exports].map((symbol) => symbol.name));
  for (const symbol of exports) {
    for (const node of symbol.declarations?.filter(isOwn) ?? []) {
      if (!isCompanion(symbol.name, exportNames)) need(node, symbol);
      visit(node);
      if (ts.isFunctionDeclaration(node) && /^[A-Z]/.test(symbol.name)) visitProps(node);
    }
  }

  const describe = (node: ts.Node) => `${fileOf(node).slice(folder.length + 1)}: ${toPath(node)}`;
  const missing = [...needed].filter(([, described]) => !described).map(([node]) => describe(node));
  return { missing: [...new Set(missing)].sort(), described: needed.size - missing.length };
}

function toPath(node: ts.Node): string {
  const names: string[] = [];
  for (let current: ts.Node = node; !ts.isSourceFile(current); current = current.parent) {
    const { name } = current as ts.NamedDeclaration;
    if (name && !ts.isParameter(current)) names.unshift(name.getText());
  }
  return names.join('.');
}
