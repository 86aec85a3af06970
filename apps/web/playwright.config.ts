import { defineConfig, devices } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.cache/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Flaky journeys are listed at the end of the run. They are defects but do not fail it.
  retries: 1,
  reporter: 'list',
  use: {
    launchOptions: {
      // Without a locale, Chromium removes non-ASCII characters from file names.
      env: { LANG: 'C.UTF-8', ...process.env },
      executablePath: process.env.HEADLESS_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
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
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
