import { at } from '../../tools/lib/run.ts';
import { measureSize as measureIn } from '../lib/size.ts';

const folder = at('packages', 'design-system', 'src', 'components', 'pain-canvas');
// Parts of the design system that every page loads anyway.
const basics = ['**/button.tsx', '**/icon-button.tsx', '**/confirm-dialog.tsx', '**/visually-hidden.tsx'];

const measureSize = (statement: string, external: readonly string[] = []) => measureIn(folder, statement, external);

const core = `${['drawing', 'still-layer', 'stroke-tool', 'png']
  .map((file) => `export * from './core/${file}.ts';`)
  .join('')}export { shareLayer } from './core/shared-layer.ts';`;
const component = "export { PainCanvas, painImages, usePainDrawing, toPainDraft } from './index.ts'";
const figures = "export { figures } from './body/finished.ts'";
const provider = "export { ConfirmProvider } from '../confirm-dialog/index.ts'";
const shared = [...basics, '*/messages/index.ts'];

/** Bytes of the core, the component, everything its import loads, that with the outlines, and with confirmations. */
export async function ownSizes() {
  const [drawing, withPointers, own, whole, shown, inPage] = await Promise.all([
    measureSize(core),
    measureSize(`${core}export * from './core/sheet.ts'`),
    measureSize(component, shared),
    measureSize(component),
    measureSize(`${component};${figures}`),
    measureSize(`${component};${figures};${provider}`),
  ]);
  return {
    core: drawing.now,
    withPointers: withPointers.now,
    own: own.now,
    later: whole.later,
    whole: whole.now,
    shown: shown.now,
    inPage: inPage.now,
  };
}

const peers: Readonly<Record<string, string>> = {
  signature_pad: "export { default } from 'signature_pad'",
  'perfect-freehand': "export { getStroke } from 'perfect-freehand'",
  'react-sketch-canvas, above React': "export { ReactSketchCanvas } from 'react-sketch-canvas'",
  'fabric, canvas and pencil': "export { Canvas, PencilBrush } from 'fabric'",
  'react-konva, above React': "export { Layer, Line, Stage } from 'react-konva'",
};

export async function sizes(): Promise<[part: string, bytes: number][]> {
  const ours = await ownSizes();
  const others = Object.entries(peers).map(async ([name, statement]): Promise<[string, number]> => {
    return [name, (await measureIn(import.meta.dirname, statement)).now];
  });
  return [
    ['drawing core: history, layers, tools, picture', ours.core],
    ['with pointers, pinch and zoom', ours.withPointers],
    ['component above React and the basics of the design system', ours.own],
    ['component above React: what who imports it gets, with buttons, tips, words and signs', ours.whole],
    ['with the lines of the body, which come beside it and are waited for', ours.shown],
    ['and with the provider of questions, which a page has once', ours.inPage],
    ['later: lines of the body, names and list of the regions, the question', ours.later],
    ...(await Promise.all(others)),
  ];
}
