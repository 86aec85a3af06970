import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { decoders } from './vite/decoders.ts';
import { guides } from './vite/guides.ts';
import { headScripts } from './vite/head-scripts.ts';
import { installable } from './vite/installable.ts';
import { loginDocument } from './vite/login-document.ts';
import { pageFiles } from './vite/page-files.ts';
import { settings } from './vite/settings.ts';
import { alias, base, buildOptions, sourcePlugins } from './vite/shared.ts';
import { words } from './vite/words.ts';
import { worker } from './vite/worker.ts';

/** What every page with lists of records is made of, beside its own words and columns: one file instead of many. */
const pageOfRecords = new RegExp(
  [
    'collapsible-list/(collapsible-list[.](tsx|css)|list-header|list-loading|panel-part|windowed-part|open-state|check-props|use-shown-rows)',
    'internals/fetched-part',
    'subscription-gate/(use-|gate-dialog|subscription-gate[.](css|messages))',
    'shared/(formats|lists|patient)/',
    'shared/permissions/(use-gate|permissions)',
    'shared/records/seen-version',
    'shared/session/use-session',
    'shared/dialogs/use-lazy-dialog',
    'react-query/.*/useSuspenseQuery',
    'lucide-react/.*/(chevron-down|plus|triangle-alert|triangle-exclamation-point)[.]mjs',
  ].join('|'),
);

/** The signs of what can be done with a row. */
const signs = /icons\/(eye|lock|pencil|trash|paperclip|download)[.]mjs|shared\/confidentiality\/lock[.]ts/;

/** What forms are made of, on pages and in dialogs. */
const fields = /internals\/(field|choice)\/|components\/(text-field\/|select-field\/select-field[.]css)/;
const select = /after-press|components\/select-field\/|icons\/check[.]mjs/;

/** What the canvas and the body in 3D have in common. */
const drawing = new RegExp(
  [
    'pain-canvas/(full-screen|tool-store|levels|level-swatch|toolbar|use-pain-drawing|pain-canvas[.]messages|sheet-caption|view-switch)',
    'pain-canvas/core/(draft|drawing|gesture|hatch|commands|ink-map|debounce|paint|shared-layer)[.]',
    'pain-canvas/body/(geometry|regions)[.]',
  ].join('|'),
);

/** What every calculator needs beside its own equation. */
const pageOfCalculator = new RegExp(
  [
    'shared/calculator-page/',
    'areas/calculator/(calculator-form|calculator.css|documented-rules|use-book)',
    'components/result-panel/',
    'medical-calc/dist/(bmi|bsa-du-bois|load|units|write)[.]js',
  ].join('|'),
);

/** The equations of a page that shows several. */
const page = (...ids: string[]) => new RegExp(`medical-calc/dist/(${ids.join('|')})(/definition)?[.]js$`);
const doses = page('dose', 'infusion-rate', 'drops');
const kidneys = page(
  'cockcroft-gault',
  'creatinine-clearance-urine',
  'ckd-epi-2009',
  'ckd-epi-2021',
  'schwartz-bedside',
);

// A page's loader comes with the page: what every page loads must not grow with the number of pages. The first page's
// data does not wait for it (see head-scripts.ts), and a link's is asked for when somebody is about to follow it.
const splitting: { defaultBehavior: ('loader' | 'component')[][] } = { defaultBehavior: [['loader', 'component']] };

const api = process.env.API_URL ?? 'http://127.0.0.1:4100';

export default defineConfig({
  base,
  resolve: { alias },
  plugins: [
    tanstackRouter({ codeSplittingOptions: splitting }),
    sourcePlugins(),
    headScripts(),
    installable(),
    settings(),
    words(),
    pageFiles(),
    loginDocument(),
    guides(),
    decoders(),
    worker(),
    compress(),
  ],
  build: {
    ...buildOptions,
    rolldownOptions: {
      // The client's operations are constants: each is written where it is called, and none where it is not.
      optimization: { inlineConst: true },
      // Only for turning web pages into PDF, which nobody does here: never asked for.
      external: ['canvg', 'dompurify', 'html2canvas'],
      output: {
        // Every page's files are named in what all pages load.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:6][extname]',
        // Left to itself the bundler cuts what every page needs into as many files as there are pages that share a part of it.
        codeSplitting: {
          groups: [
            // Part of the theme, which every page has; its colours are only for pages with drawings.
            { name: 'pain', test: /theme\/pain[.]ts/, priority: 7 },
            { name: 'app', tags: ['$initial'], priority: 6 },
            { name: 'records', test: pageOfRecords, priority: 5 },
            { name: 'gate', test: /shared\/(permissions\/feature-gate|page\/use-go-back)/, priority: 4 },
            { name: 'fields', test: fields, priority: 4 },
            { name: 'select', test: select, priority: 4 },
            // The sign of fields and of banners: neither is needed for the other.
            { name: 'sign', test: /icons\/circle-exclamation-point[.]mjs/, priority: 5 },
            {
              name: 'levels',
              test: /confidentiality\/(levels|use-confidentiality|confidentiality[.]messages)/,
              priority: 4,
            },
            { name: 'level', test: /confidentiality-badge\/|level-scale|icons\/lock-open[.]mjs/, priority: 4 },
            {
              name: 'drafts',
              test: /shared\/drafts\/(drafts|draft-keeper|drafts-query|use-draft|use-resume|draft-offer)[.]/,
              priority: 4,
            },
            { name: 'signs', test: signs, priority: 4 },
            // Where pain is drawn: the page of a new entry and the body in 3D have it, without the lines of a body.
            { name: 'drawing', test: drawing, priority: 4 },
            { name: 'glyph', test: /internals\/glyph\/|pain-canvas\/(core\/space|pain[.]messages)/, priority: 5 },
            { name: 'print', test: /lucide-react\/.*\/(printer|copy)[.]mjs/, priority: 4 },
            // What a calculator has in common with pages that calculate nothing.
            { name: 'choices', test: /components\/radio-group\//, priority: 4 },
            { name: 'numbers', test: /components\/number-field\//, priority: 4 },
            { name: 'badge', test: /components\/badge\//, priority: 4 },
            { name: 'calculator', test: pageOfCalculator, priority: 3 },
            { name: 'calculator', test: /medical-calc\/dist\/internals\//, minShareCount: 20, priority: 2 },
            { name: 'doses', test: doses, priority: 1 },
            { name: 'kidneys', test: kidneys, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(['/api', '/farmacoDetails'].map((path) => [path, api])) },
});
