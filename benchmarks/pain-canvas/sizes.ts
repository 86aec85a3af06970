import { at } from '../../tools/lib/run.ts';
import { sizeOf as sizeIn } from '../lib/size.ts';

const folder = at('packages', 'design-system', 'src', 'components', 'pain-canvas');
// What every page of the design system has already: buttons, questions, words, icons.
const basics = ['**/button.tsx', '**/icon-button.tsx', '**/confirm-dialog.tsx', '**/visually-hidden.tsx'];

const sizeOf = (statement: string, external: readonly string[] = []) => sizeIn(folder, statement, external);

const core = `${['drawing', 'still-layer', 'stroke-tool', 'png']
  .map((file) => `export * from './core/${file}.ts';`)
  .join('')}export { lendLayer } from './core/lent.ts';`;
const component = "export { PainCanvas, painImages, usePainDrawing, draftOf } from './index.ts'";
const shared = [...basics, 'lucide-react', '*/messages/index.ts'];

/** Ours, in bytes: the core, the component by itself, and the component with everything that it brings along. */
export async function ownSizes() {
  const [drawing, withPointers, own, whole] = await Promise.all([
    sizeOf(core),
    sizeOf(`${core}export * from './core/sheet.ts'`),
    sizeOf(component, shared),
    sizeOf(component),
  ]);
  return { core: drawing.now, withPointers: withPointers.now, own: own.now, later: own.later, whole: whole.now };
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
    return [name, (await sizeIn(import.meta.dirname, statement)).now];
  });
  return [
    ['drawing core: history, layers, tools, picture', ours.core],
    ['with pointers, pinch and zoom', ours.withPointers],
    ['component above React and the basics of the design system', ours.own],
    ['later: lines of the body, names and list of the regions', ours.later],
    ['component above React, with buttons, dialogs, words and icons', ours.whole],
    ...(await Promise.all(others)),
  ];
}
