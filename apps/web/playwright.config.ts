import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const launchOptions = {
  // Without a locale, Chromium removes non-ASCII characters from file names.
  env: { LANG: 'C.UTF-8', ...process.env },
  executablePath: process.env.HEADLESS_PATH ?? chromium,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.cache/journeys',
  fullyParallel: true,
  // Journeys also wait for timers of the app, so one worker per core leaves a part of the cores idle.
  workers: 1 + availableParallelism(),
  timeout: 90_000,
  // On a busy machine a page of a PDF takes ten seconds.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A flaky journey is a defect.
  retries: 0,
  reporter: 'list',
  use: {
    launchOptions,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // A service worker would bypass stubbed responses and request counts. Its own journey allows it.
    serviceWorkers: 'block',
    // Tracing takes a third longer; use `--trace on` when needed.
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // `@sizes` runs a journey on both screens, `@phone` on the small one only.
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone|@sizes/,
      // The desktop is light, so the checks of contrast cover both schemes.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
    },
  ],
});
