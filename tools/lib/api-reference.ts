// API reference of a package, generated from its docstrings.
import { Application, Logger, LogLevel, type ProjectReflection, ReflectionKind } from 'typedoc';
import { entryFiles, type PackageName, packageFolder } from './public-api.ts';

async function createReference(name: PackageName): Promise<Application> {
  const folder = packageFolder(name);
  return Application.bootstrap({
    name: `@libretto/${name}`,
    entryPoints: [...entryFiles(name).keys()].map((file) => `${folder}/${file}`),
    tsconfig: `${folder}/tsconfig.json`,
    basePath: folder,
    readme: `${folder}/README.md`,
    // Types are checked elsewhere, and HTML attributes are documented by others.
    skipErrorChecking: true,
    excludeExternals: true,
    // The types of the whole contract, which the server documents at `/api/reference`.
    externalPattern: ['**/node_modules/**', '**/schema.gen.ts'],
    excludePrivate: true,
    excludeProtected: true,
    disableSources: true,
    disableGit: true,
    hideGenerator: true,
    githubPages: false,
    includeVersion: false,
    navigation: { includeCategories: false, includeGroups: false, includeFolders: false },
    sort: ['source-order'],
    validation: { invalidLink: true, invalidPath: true, notDocumented: false, notExported: false, rewrittenLink: true },
    logLevel: LogLevel.Warn,
  });
}

/** Names each module after its import path instead of its file. */
function nameModules(project: ProjectReflection, name: PackageName): void {
  const paths = new Map([...entryFiles(name)].map(([file, path]) => [`${packageFolder(name)}/${file}`, path]));
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    const file = project.getSymbolIdFromReflection(module)?.fileName;
    const path = paths.get(String(file));
    if (path === undefined) throw new Error(`There is no entry point for the module ${module.name}.`);
    module.name = path;
  }
}

class WarningLog extends Logger {
  readonly warnings: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) this.warnings.push(message);
  }
}

export interface Reference {
  app: Application;
  project: ProjectReflection;
}

/** Reads the sources of a package. Throws on unresolved links and other warnings, with their texts. */
export async function readReference(name: PackageName): Promise<Reference> {
  const app = await createReference(name);
  const log = new WarningLog();
  app.logger = log;
  const project = await app.convert();
  if (!project) throw new Error(`The reference of ${name} could not be generated:\n${log.warnings.join('\n')}`);
  nameModules(project, name);
  app.validate(project);
  if (log.warnings.length > 0) throw new Error(`The reference of ${name} has problems:\n${log.warnings.join('\n')}`);
  return { app, project };
}

/** Writes the reference of a package as HTML with relative links. */
export async function writeReference(name: PackageName, folder: string): Promise<void> {
  const { app, project } = await readReference(name);
  await app.generateDocs(project, folder);
}
