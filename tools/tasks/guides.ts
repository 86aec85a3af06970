// Takes the screenshots of the guides from the running app, then builds the guides. The screenshots are
// committed, so that a build needs no browser.
import { mkdirSync } from 'node:fs';
import { chromium as engine } from 'playwright';
import { build } from '../lib/build.ts';
import { chromium } from '../lib/chromium.ts';
import { demoServer } from '../lib/demo-server.ts';
import { arrange, type GuideLanguage, guideLanguages, guidePictures } from '../lib/guide-pictures.ts';
import { at, task } from '../lib/run.ts';

const patient = { email: 'paziente@libretto.example', password: 'Libretto-Demo-2026!' };

/** Returns the local storage of a signed-in user. */
async function signedIn(url: string): Promise<{ name: string; value: string }[]> {
  const response = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(patient),
  });
  if (!response.ok) throw new Error(`Signing in failed with status ${response.status}.`);
  const { success } = (await response.json()) as {
    success: { token: string; expires_at: string; user: { id_utente: number } };
  };
  const stored = {
    token: success.token,
    id_utente: String(success.user.id_utente),
    expires_at: success.expires_at,
    last_activity: String(Date.now()),
  };
  return Object.entries(stored).map(([name, value]) => ({ name, value }));
}

async function takePictures(url: string, language: GuideLanguage): Promise<void> {
  const folder = at('docs', 'guides', 'pictures', language);
  mkdirSync(folder, { recursive: true });
  const browser = await engine.launch({ executablePath: await chromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const cookies = Object.entries({ lang: language, browser: '1' }).map(([name, value]) => ({
      name,
      value,
      domain: '127.0.0.1',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    }));
    const context = await browser.newContext({
      deviceScaleFactor: 1.25,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: language === 'it' ? 'it-IT' : 'en-GB',
      timezoneId: 'Europe/Rome',
      serviceWorkers: 'block',
      storageState: { cookies, origins: [{ origin: url, localStorage: await signedIn(url) }] },
    });
    const page = await context.newPage();
    // The fonts are optional: only a second page finds them in the cache.
    await page.goto(`${url}/webui/account`, { waitUntil: 'networkidle' });
    for (const picture of guidePictures) {
      const clip = await arrange(page, url, picture, language);
      await page.screenshot({
        path: `${folder}/${picture.name}.jpg`,
        type: 'jpeg',
        quality: 58,
        animations: 'disabled',
        caret: 'hide',
        clip,
      });
    }
  } finally {
    await browser.close();
  }
}

await task(async () => {
  await build('web', 'api');
  const server = await demoServer();
  try {
    for (const language of guideLanguages) await takePictures(server.url, language);
  } finally {
    await server.stop();
  }
  await build('web');
});
