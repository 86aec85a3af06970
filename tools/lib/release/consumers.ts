import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium as engine } from 'playwright';
import { headlessChromium } from '../chromium.ts';
import { at, must, run, start } from '../run.ts';
import { serveFolder } from '../static-server.ts';
import { createProject, installFresh, installLinked, removeProject } from './projects.ts';
import type { Tarball } from './tarballs.ts';

/** Written or shown by each project: the client, an error of it, a calculator and a codec. */
const health = 'Anna, 404, 25.95 kg/m², 72/min';

export interface Consumer {
  name: string;
  /** It uses only packages that this repository has installed anyway. */
  quick: boolean;
  templates: string[];
  check: (project: string) => Promise<void>;
}

const template = (name: string) => at('tools', 'release', 'consumers', name);
const app = at('packages', 'design-system', 'example');

const script = (project: string, name: string, env: NodeJS.ProcessEnv) =>
  must('npm', ['run', '--silent', name], { cwd: project, capture: true, env });

async function runProgram(project: string): Promise<void> {
  const { code, output } = await run('npm', ['run', '--silent', 'start'], { cwd: project, capture: true });
  if (code !== 0 || !output.includes(health)) throw new Error(`It wrote this, and ended with ${code}:\n${output}`);
}

/** Checks the types against the published declarations. */
const checkTypes = (project: string) => must('tsc', ['-p', project], { capture: true });

async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = await headlessChromium();
  const browser = await engine.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Uses the example of the design system as a user would. */
async function operateApp(url: string): Promise<void> {
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(20_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    // A page that was rendered on a server does nothing until its scripts have run.
    await page.goto(url, { waitUntil: 'networkidle' });
    try {
      await page.getByText(health).waitFor();
      await page.getByRole('button', { name: 'Visite' }).click();
      await page.getByText('9 feb 2026').waitFor();
      const add = page.getByRole('button', { name: 'Aggiungi' });
      const colour = await add.evaluate((button) => getComputedStyle(button).backgroundColor);
      if (colour !== 'rgb(11, 92, 100)') problems.push(`The button is ${colour}: the style sheet is missing.`);
      await page.getByLabel('Medico').selectOption('Dott. Rossi');
      await add.click();
      await page.getByRole('button', { name: 'Sì, procedi' }).click();
      await page.getByText('9 mar 2026').waitFor();
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
}

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Starts the project's server and hands over its address. */
async function withServer(project: string, work: (url: string) => Promise<void>): Promise<void> {
  const port = await findPort();
  const windows = process.platform === 'win32';
  const child = start('npm', ['run', '--silent', 'start'], {
    cwd: project,
    env: { PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, since npm does not always end the program that it has started.
    detached: !windows,
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  try {
    const deadline = Date.now() + 30_000;
    while (!(await fetch(url).catch(() => undefined))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await work(url);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) {
      if (windows) child.kill();
      else process.kill(-child.pid);
    }
  }
}

/** Checks that a page comes from the server complete, and works in a browser. */
const checkRendered = (project: string, texts: string[]) =>
  withServer(project, async (url) => {
    const response = await fetch(url);
    const html = await response.text();
    const missing = [health, 'Aggiungi', ...texts].filter((text) => !html.includes(text));
    if (!response.ok || missing.length > 0)
      throw new Error(`The server answered ${response.status} without ${missing.join(' and ')}.`);
    await operateApp(url);
  });

export const vite: Consumer = {
  name: 'vite',
  quick: true,
  templates: [app, template('common'), template('vite')],
  check: async (project) => {
    await checkTypes(project);
    await script(project, 'build', { NODE_ENV: 'production' });
    const server = await serveFolder(join(project, 'dist'));
    try {
      await operateApp(`${server.url}/`);
    } finally {
      await server.close();
    }
  },
};

export const consumers: Consumer[] = [
  {
    name: 'node',
    quick: true,
    templates: [template('common'), template('node')],
    check: async (project) => {
      await checkTypes(project);
      await runProgram(project);
    },
  },
  vite,
  {
    name: 'next',
    quick: false,
    templates: [app, template('common'), template('next')],
    check: async (project) => {
      await script(project, 'build', { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });
      // Made in a server component: a text of the messages and one of an override.
      await checkRendered(project, ['Chiudi, Sì, procedi', 'Altrove']);
    },
  },
  {
    name: 'react-router',
    quick: false,
    templates: [app, template('common'), template('react-router')],
    check: async (project) => {
      await checkTypes(project);
      await script(project, 'build', { NODE_ENV: 'production' });
      await checkRendered(project, ['Altrove']);
    },
  },
  { name: 'bun', quick: false, templates: [template('common'), template('node'), template('bun')], check: runProgram },
  {
    name: 'deno',
    quick: false,
    templates: [template('common'), template('node'), template('deno')],
    check: runProgram,
  },
];

/** Installs the tarballs into a new project, builds it and runs it. Returns the reason why it does not work. */
export async function tryConsumer(
  { name, templates, check }: Consumer,
  tarballs: readonly Tarball[],
  install: 'fresh' | 'linked',
): Promise<string | undefined> {
  const project = createProject(templates, tarballs);
  try {
    await (install === 'fresh' ? installFresh(project) : installLinked(project, tarballs));
    await check(project);
    return undefined;
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : error}`;
  } finally {
    removeProject(project);
  }
}
