import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { CDPSession, Page } from 'playwright';
import { build } from 'vite';
import { at } from '../../tools/lib/run.ts';
import { serveFolder } from '../../tools/lib/static-server.ts';
import { launch } from './browser.ts';

export async function onPage(
  html: string,
  viewport: { width: number; height: number },
  work: (page: Page, session: CDPSession) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-bench-'));
  try {
    await build({
      root: at(),
      base: './',
      configFile: false,
      logLevel: 'error',
      plugins: [vanillaExtractPlugin()],
      build: {
        outDir: folder,
        emptyOutDir: true,
        chunkSizeWarningLimit: 5000,
        rolldownOptions: { input: html },
      },
    });
    const server = await serveFolder(folder);
    const browser = await launch();
    try {
      const page = await browser.newPage({ viewport });
      page.on('pageerror', (error) => console.error(error.message));
      await page.goto(`${server.url}/${relative(at(), html).replaceAll('\\', '/')}`);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      await work(page, session);
    } finally {
      await Promise.all([browser.close(), server.close()]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function cpuMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
