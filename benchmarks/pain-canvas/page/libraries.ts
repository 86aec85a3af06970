import { Canvas, PencilBrush } from 'fabric';
import type { KonvaEventObject } from 'konva/lib/Node';
import type { Stage as KonvaStage } from 'konva/lib/Stage';
import { createElement, createRef, memo, useImperativeHandle, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Layer, Line, Stage } from 'react-konva';
import { ReactSketchCanvas, type ReactSketchCanvasRef } from 'react-sketch-canvas';
import { addCanvas, type Candidate, flatten, height, width } from './candidate.ts';

// Drawing libraries, with freehand drawing as documented by each.

const colour = '#0000ff';
const frame = () => new Promise(requestAnimationFrame);

async function found(host: HTMLElement, selector: string): Promise<HTMLElement> {
  for (;;) {
    const element = host.querySelector<HTMLElement>(selector);
    if (element) return element;
    await frame();
  }
}

export function fabric(host: HTMLElement): Candidate {
  const canvas = new Canvas(addCanvas(host), { isDrawingMode: true, enablePointerEvents: true });
  const brush = new PencilBrush(canvas);
  brush.width = 5;
  brush.color = colour;
  canvas.freeDrawingBrush = brush;
  return {
    target: canvas.upperCanvasEl,
    undo() {
      const last = canvas.getObjects().at(-1);
      if (last) canvas.remove(last);
      canvas.renderAll();
    },
    picture: () => flatten(canvas.lowerCanvasEl),
    close: () => void canvas.dispose(),
  };
}

interface Desk {
  undo(): void;
  stage(): KonvaStage | null;
}

const Stroke = memo(({ points }: { points: number[] }) =>
  createElement(Line, { points, stroke: colour, strokeWidth: 5, lineCap: 'round', lineJoin: 'round' }),
);

function KonvaDesk({ desk }: { desk: React.Ref<Desk> }) {
  const [lines, setLines] = useState<readonly number[][]>([]);
  const stage = useRef<KonvaStage>(null);
  const drawing = useRef(false);
  useImperativeHandle(desk, () => ({
    undo: () => setLines((before) => before.slice(0, -1)),
    stage: () => stage.current,
  }));

  function add({ evt }: KonvaEventObject<PointerEvent>) {
    const box = stage.current?.container().getBoundingClientRect();
    if (!drawing.current || !box) return;
    const added = evt.getCoalescedEvents().flatMap(({ clientX, clientY }) => [clientX - box.left, clientY - box.top]);
    setLines((before) => [...before.slice(0, -1), [...(before.at(-1) ?? []), ...added]]);
  }

  function begin({ evt }: KonvaEventObject<PointerEvent>) {
    const box = stage.current?.container().getBoundingClientRect();
    drawing.current = true;
    setLines((before) => [...before, [evt.clientX - (box?.left ?? 0), evt.clientY - (box?.top ?? 0)]]);
  }

  const end = () => {
    drawing.current = false;
  };
  const strokes = lines.map((points, index) => createElement(Stroke, { key: index, points }));
  return createElement(
    Stage,
    { ref: stage, width, height, onPointerDown: begin, onPointerMove: add, onPointerUp: end },
    createElement(Layer, null, strokes),
  );
}

export async function reactKonva(host: HTMLElement): Promise<Candidate> {
  const desk = createRef<Desk>();
  const root = rendered(host, createElement(KonvaDesk, { desk }));
  const target = await found(host, 'canvas');
  return {
    target,
    undo: () => desk.current?.undo(),
    picture() {
      const stage = desk.current?.stage();
      if (!stage) throw new Error('konva has no stage');
      return flatten(stage.toCanvas({ pixelRatio: 1 }));
    },
    close: () => root.unmount(),
  };
}

export async function reactSketchCanvas(host: HTMLElement): Promise<Candidate> {
  const sketch = createRef<ReactSketchCanvasRef>();
  const props = { width: `${width}px`, height: `${height}px`, strokeWidth: 5, strokeColor: colour };
  const root = rendered(host, createElement(ReactSketchCanvas, { ref: sketch, ...props }));
  const svg = await found(host, 'svg');
  const target = svg.parentElement;
  if (!target) throw new Error('react-sketch-canvas has no frame');
  return {
    target,
    undo: () => sketch.current?.undo(),
    async picture() {
      const image = new Image();
      image.src = (await sketch.current?.exportImage('png')) ?? '';
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
      return flatten(canvas);
    },
    close: () => root.unmount(),
  };
}

function rendered(host: HTMLElement, element: React.ReactElement): Root {
  const root = createRoot(host);
  root.render(element);
  return root;
}
