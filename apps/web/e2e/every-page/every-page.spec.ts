import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleText, expectNoHorizontalScroll, withDoubledText } from '../accessibility.ts';
import { expect, patient, test } from '../journey.ts';
import { recordPages, recordsFor } from '../records.ts';

// Paths come from the generated route tree, so that new pages are covered automatically.
const tree = readFileSync(new URL('../../src/route-tree.gen.ts', import.meta.url), 'utf8');
// The administration is one route with a list of its own, and the login page is a separate document.
const administration = readFileSync(new URL('../../src/areas/permissions/admin-pages.ts', import.meta.url), 'utf8');
const adminPages = [...administration.matchAll(/^ {2}(\w+): \{ Page: /gm)].map(([, name]) => `/admin/${name}`);
const routes = [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path);
const pages = [
  ...new Set(['/login', ...routes.flatMap((path) => (path === '/admin/$page' ? adminPages : path))]),
].sort();

// The first story of a page is checked in English too: on a phone, in dark, and with doubled text.
const sources = fileURLToPath(new URL('../../src', import.meta.url));
const storyPaths = globSync('**/*.stories.tsx', { cwd: sources }).flatMap((file) => {
  const [, path = []] = /\bpath: '([^'#]+)/.exec(readFileSync(join(sources, file), 'utf8')) ?? [];
  return path;
});
const isStory = (route: string) => {
  const pattern = new RegExp(`^${route.replace(/(?<=.)\/$/, '').replace(/\$\w+/, '[^/]+')}$`);
  return storyPaths.some((path) => pattern.test(path));
};

interface MenuItem {
  url: string;
  submenu?: MenuItem[];
}

type Identifiers = (server: string) => Promise<Record<string, string | number>>;

const doctorIdentifiers: Identifiers = async (server) => ({ '/Assistiti/$id': (await recordsFor(server, patient)).id });

const patientIdentifiers: Identifiers = async (server) => {
  const records = await recordsFor(server, patient);
  const doctors = await records.get<{ data: { id_cpp: number }[] }>(`/api/getAscDoctors/${records.id}`);
  return {
    ...(await recordPages(records)),
    '/Registro/Dottori/$id': doctors.data[0]?.id_cpp ?? 0,
    '/calcolatricemedica/Calcolatori/$id': 'ckd-epi-2021',
    '/farmacoDetails/$id': 'farm-tachipirina',
    '/$': 'Registro/nulla',
  };
};

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const visitors: { who: string; email: string; sees: RegExp; identifiers: Identifiers }[] = [
  {
    who: 'a visitor',
    email: '',
    sees: /^\/(emergenza|home|login|password|register|share)/,
    identifiers: async () => ({}),
  },
  {
    who: 'an administrator',
    email: 'admin@libretto.example',
    sees: /^\/admin/,
    identifiers: async () => ({}),
  },
  { who: 'a doctor', email: 'dottore@libretto.example', sees: /^\/Assistiti/, identifiers: doctorIdentifiers },
  { who: 'a patient, of the record,', email: patient, sees: /^\/Registro/, identifiers: patientIdentifiers },
  {
    who: 'a patient, of the rest,',
    email: patient,
    sees: /^\/(?!admin|emergenza|home|login|password|register|share|Assistiti|Registro)/,
    identifiers: patientIdentifiers,
  },
];

async function expectPageAccessible(page: Page, language: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  // Languages differ in text only: colours and collapsed content are checked in Italian.
  const closed = page.locator('main').locator('h2, h3').getByRole('button', { expanded: false });
  for (let left = language === 'it' ? await closed.count() : 0; left > 0; left--) await closed.first().click();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    // axe reports controls that the sticky bar covers.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectNoHorizontalScroll(page);
    if (language !== 'it') continue;
    // Colours do not depend on the width of the page.
    await page.emulateMedia({ colorScheme: size === desk ? 'light' : 'dark' });
    await expectAccessible(page);
  }
  if (language !== 'it') await expectAccessibleText(page);
  await withDoubledText(page, () => expectNoHorizontalScroll(page));
}

/** Few pages per test, so that slow machines stay within the timeout. */
function chunk(paths: string[], size = 5): string[][] {
  return paths.length === 0 ? [] : [paths.slice(0, size), ...chunk(paths.slice(size), size)];
}

for (const { who, email, sees, identifiers } of visitors) {
  for (const language of ['it', 'en']) {
    test.describe(`in ${language}`, () => {
      test.use({ user: email });

      const visited = pages.filter((path) => sees.test(path) && (language === 'it' || !isStory(path)));
      for (const part of chunk(visited)) {
        test(`${part[0]} and the next pages for ${who} are accessible on desktop and phone, light and dark`, async ({
          page,
          server,
          context,
        }) => {
          const known = await identifiers(server.url);
          await context.addCookies([{ name: 'lang', value: language, domain: '127.0.0.1', path: '/' }]);
          for (const path of part) {
            await test.step(path, async () => {
              await page.goto(
                `/webui${path.replace(/\$.*/, () => String(known[path] ?? `no identifier for ${path}`))}`,
              );
              await expectPageAccessible(page, language);
              await expect(page.locator('html')).toHaveAttribute('lang', language);
            });
          }
        });
      }
    });
  }
}

test('each page is visited by exactly one user', () => {
  expect(adminPages).toHaveLength(10);
  for (const path of pages)
    expect(
      visitors.filter(({ sees }) => sees.test(path)),
      path,
    ).toHaveLength(1);
});

test('every menu entry has an English name', async ({ server }) => {
  const messages = readFileSync(new URL('../../src/shared/shell/messages.en.json', import.meta.url), 'utf8');
  const { menu } = JSON.parse(messages);
  const records = await recordsFor(server.url, patient);
  const items = await records.get<MenuItem[]>(`/api/menu/${records.id}`);
  const all = items.flatMap((item) => [item, ...(item.submenu ?? [])]);
  for (const { url } of all) expect(Object.keys(menu)).toContain(url.toLowerCase());
});
