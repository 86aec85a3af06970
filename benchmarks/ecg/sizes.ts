import { at } from '../../tools/lib/run.ts';
import { measureSize } from '../lib/size.ts';

const folder = at('packages', 'design-system', 'src', 'components', 'ecg-view');
// Parts of the design system that every page loads anyway.
const basics = [
  '**/button.tsx',
  '**/icon-button.tsx',
  '**/banner.tsx',
  '**/empty-state.tsx',
  '**/skeleton.tsx',
  '**/field.css.ts',
  '**/messages.tsx',
  '**/catalog.ts',
  '**/use-media.ts',
  'lucide-react',
];
const component = "export { EcgView } from './index.ts'";

export async function ownSizes() {
  const core = ['pyramid', 'view', 'paint'].map((file) => `export * from './core/${file}.ts';`).join('');
  const [drawing, moving, wordless, worded] = await Promise.all([
    measureSize(folder, core),
    measureSize(folder, `${core}export * from './core/stage.ts';export * from './core/gestures.ts';`),
    measureSize(folder, component, [...basics, '**/ecg-view.messages.ts']),
    measureSize(folder, component, basics),
  ]);
  return {
    core: drawing.now,
    moving: moving.now,
    whole: wordless.now,
    words: worded.now - wordless.now,
  };
}

export async function sizes(): Promise<[part: string, bytes: number][]> {
  const ours = await ownSizes();
  const others = at('benchmarks', 'ecg', 'page');
  return [
    ['drawing core: pyramid, view, paper and trace', ours.core],
    ['with pointers, pinch and frames', ours.moving],
    ['grid, tools, calipers, keyboard and printed sheet, above React and the basics', ours.whole],
    ['its words in both languages', ours.words],
    ['uPlot', (await measureSize(others, "export { default } from 'uplot'")).now],
    [
      'Chart.js, the parts used here',
      (
        await measureSize(
          others,
          "import { Chart, Decimation, LinearScale, LineController, LineElement, PointElement } from 'chart.js';" +
            'Chart.register(LineController, LineElement, PointElement, LinearScale, Decimation); export { Chart };',
        )
      ).now,
    ],
  ];
}
