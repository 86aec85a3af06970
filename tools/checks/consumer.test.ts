// Looks at the Vite project of a release more closely; `npm run release -- --dry-run` checks its types and its
// production build.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium as engine, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headlessChromium } from '../lib/chromium.ts';
import { entryPoints } from '../lib/entry-points.ts';
import { vite } from '../lib/release/consumers.ts';
import { createLinkedProject } from '../lib/release/projects.ts';
import { serveFolder } from '../lib/static-server.ts';

let project = '';
let installed = '';

function writeReversed(): void {
  const sheets = readdirSync(join(installed, 'dist', 'sheets'))
    .filter((name) => name !== 'styles.css' && name !== 'theme.css')
    .sort()
    .reverse();
  const imports = [...sheets, 'theme.css'].map((name) => `import '@libretto/design-system/${name}';\n`).join('');
  const main = readFileSync(join(project, 'main.tsx'), 'utf8');
  writeFileSync(join(project, 'reversed.tsx'), main.replace(/import '[^']*styles\.css';\n/, imports));
  const html = readFileSync(join(project, 'index.html'), 'utf8');
  writeFileSync(join(project, 'reversed.html'), html.replace('main.tsx', 'reversed.tsx'));
}

function build(folder: string, mode: 'development' | 'production'): void {
  execFileSync(process.execPath, [join(project, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder], {
    cwd: project,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: mode },
  });
}

let browser: Browser;
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  project = await createLinkedProject(vite.templates);
  installed = join(project, 'node_modules', '@libretto', 'design-system');
  writeReversed();
  writeFileSync(
    join(project, 'vite.config.js'),
    `export default { build: { rolldownOptions: { input: ['index.html', 'reversed.html'] } } };\n`,
  );
  // The development build reports warnings of React and the components on the console.
  build('dist', 'development');
  server = await serveFolder(join(project, 'dist'));
  browser = await engine.launch({ executablePath: await headlessChromium(), args: ['--no-sandbox', '--disable-gpu'] });
}, 120_000);

afterAll(async () => {
  await Promise.all([browser?.close(), server?.close()]);
  rmSync(project, { recursive: true, force: true });
});

async function open(path: string): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${server.url}/${path}`);
  await page.getByRole('button', { name: 'Visite' }).click();
  await page.getByText('9 feb 2026').waitFor();
  return { page, problems };
}

const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      // Custom properties have no stable order; their effect is visible in the others.
      const properties = [...style].filter((name) => !name.startsWith('--'));
      return [element.tagName, ...properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    }),
  );

describe('a consumer project', { timeout: 60_000 }, () => {
  test('works in a browser without console errors', async () => {
    const { page, problems } = await open('index.html');
    const add = page.getByRole('button', { name: 'Aggiungi' });
    expect(await add.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(11, 92, 100)');
    await page.getByLabel('Medico').selectOption('Dott. Rossi');
    await add.click();
    await page.getByRole('button', { name: 'Sì, procedi' }).click();
    await page.getByText('9 mar 2026').waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  test('is warned of wrong props in development, and production contains no such texts', () => {
    const text = /A disabled button is not focusable and gives no reason/;
    const scripts = (folder: string) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.js'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('\n');
    build('published', 'production');
    expect(text.test(scripts(join(project, 'dist', 'assets')))).toBe(true);
    expect(text.test(scripts(join(project, 'published', 'assets')))).toBe(false);
  });

  test('renders the same with individual sheets in the worst order', async () => {
    const [whole, reversed] = await Promise.all([open('index.html'), open('reversed.html')]);
    const [expected, found] = await Promise.all([looks(whole.page), looks(reversed.page)]);
    expect(found.length).toBe(expected.length);
    const different = found.flatMap((lines, index) =>
      lines.filter((line, at) => line !== expected[index]?.[at]).map((line) => `${lines[0]} ${line}`),
    );
    expect(different).toEqual([]);
    await Promise.all([whole.page.close(), reversed.page.close()]);
  });

  test('imports every entry on a server, without a document or CSS loader', () => {
    const entries = entryPoints('packages/design-system').map(({ path }) => path);
    expect(entries.length).toBeGreaterThan(25);
    const script = `for (const name of ${JSON.stringify(entries)}) await import('@libretto/design-system/' + name);`;
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: project, stdio: 'pipe' });
  });
});
