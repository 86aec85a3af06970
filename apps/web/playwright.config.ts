import { defineConfig, devices } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.cache/journeys',
  fullyParallel: true,
  workers: 2,
  // For the slowest machine: a journey that hangs is found all the same.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Once more, and named at the end of the run: what a busy machine does once in ten thousand steps is a defect to be
  // looked into, but no reason to hold back everybody's work.
  retries: 1,
  reporter: 'list',
  use: {
    launchOptions: {
      // Where no language is set, the browser takes letters beyond ASCII out of the names of files.
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
    // A worker of one journey's page would fetch on its own, behind the answers that a journey makes up and past the
    // requests that it counts. The journey about it allows it.
    serviceWorkers: 'block',
    // A recording costs a third of the time: `--trace on` makes one when it is needed.
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // Where the size of the screen matters a journey says so: `@sizes` for both, `@phone` for the small one alone.
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
