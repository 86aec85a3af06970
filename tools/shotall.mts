import { readFileSync, mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { serveFolder } from './lib/static-server.ts';
const s = await serveFolder('storybook-static');
const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
const filter = new RegExp(process.argv[2] ?? '.');
const width = Number(process.argv[3] ?? 1280);
const ids = Object.values<any>(index.entries).filter((e) => e.title.startsWith('App/') && e.type === 'story' && filter.test(e.id)).map((e) => e.id);
mkdirSync('/tmp/pages', { recursive: true });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const todo = [...ids];
await Promise.all([1, 2].map(async () => {
  const c = await b.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const p = await c.newPage();
  let lines: string[] = [];
  p.on('console', (m) => { if (['error', 'warning'].includes(m.type())) lines.push(`${m.type()} ${m.text().slice(0, 250)}`); });
  p.on('pageerror', (e) => lines.push('pageerror ' + e.message.slice(0, 250)));
  for (let id = todo.shift(); id; id = todo.shift()) {
    lines = [];
    const t = Date.now();
    await p.goto(`${s.url}/iframe.html?id=${id}&viewMode=story`);
    const ok = await p.waitForSelector('#storybook-root h1', { timeout: 20000 }).then(() => true, () => false);
    await p.waitForTimeout(1200);
    const h = await p.evaluate(() => document.querySelector('h1')?.textContent ?? document.body.innerText.slice(0, 200));
    await p.screenshot({ path: `/tmp/pages/${id}.png` });
    console.log(id, Date.now() - t, ok ? '' : 'NO H1', JSON.stringify(h), lines.join(' | '));
  }
}));
await b.close(); await s.close();
