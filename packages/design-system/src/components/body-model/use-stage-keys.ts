import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import { regionMessages } from '../pain-canvas/regions.messages.ts';
import type { ToolStore } from '../pain-canvas/tool-store.ts';
import { bodyModelMessages } from './body-model.messages.ts';
import { type BodyPainting, brushRadius } from './paint/body-painting.ts';
import type { Hit } from './paint/raycaster.ts';
import type { Stage } from './view/stage.ts';

interface StageKeys {
  stage: Stage | undefined;
  painting: BodyPainting;
  toolStore: ToolStore;
  announce: (text: string) => void;
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const quarter = Math.PI / 12;
const zoomStep = 1.4;

/** The cursor is relative to the stage's width and height. */
export function useStageKeys({ stage, painting, toolStore, announce }: StageKeys) {
  const messages = useMessages(bodyModelMessages);
  const pain = useMessages(painMessages);
  const names: Readonly<Record<string, string>> = useMessages(regionMessages);
  const [cursor, setCursor] = useState<{ x: number; y: number } | null>(null);
  const [lastCursor, setLastCursor] = useState({ x: 0.5, y: 0.3 });

  const hitAt = ({ x, y }: { x: number; y: number }): Hit | undefined =>
    stage?.hitAt(x * stage.camera.width, y * stage.camera.height);
  const regionName = (hit: Hit) => {
    const region = painting.mesh.regionIds[painting.mesh.regions[hit.vertex] ?? 0];
    return region ? (names[region] ?? region) : '';
  };

  function moveCursor(at: { x: number; y: number }) {
    const hit = hitAt(at);
    const before = cursor ? hitAt(cursor) : undefined;
    setCursor(at);
    setLastCursor(at);
    stage?.point(hit);
    const now = hit ? regionName(hit) : messages.outside;
    if (!cursor || now !== (before ? regionName(before) : messages.outside)) announce(now);
  }

  function move([dx, dy]: readonly [number, number], at: { x: number; y: number }) {
    if (!stage) return;
    const { width, height, scale } = stage.camera;
    const step = brushRadius * scale;
    const within = (value: number) => Math.max(0.01, Math.min(0.99, value));
    moveCursor({ x: within(at.x + (dx * step) / width), y: within(at.y + (dy * step) / height) });
  }

  function paint(erasing: boolean, at: { x: number; y: number }) {
    const hit = hitAt(at);
    if (!hit) return announce(messages.outside);
    const ink = erasing ? ({ tool: 'eraser', level: 'none' } as const) : toolStore.ink;
    painting.begin();
    stage?.touch(hit, ink);
    painting.end();
    stage?.show();
    const erases = ink.tool === 'eraser' || ink.level === 'none';
    announce(erases ? messages.erased(regionName(hit)) : pain.regionLevel(regionName(hit), pain[ink.level]));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!stage || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const at = cursor ?? lastCursor;
    const arrow = arrows[key];
    if (arrow && event.shiftKey) stage.animation.to((camera) => camera.turnBy(arrow[0] * quarter, -arrow[1] * quarter));
    else if (arrow) move(arrow, at);
    else if (key === '+' || key === '=') stage.animation.to((camera) => camera.zoomTo(camera.zoom * zoomStep));
    else if (key === '-') stage.animation.to((camera) => camera.zoomTo(camera.zoom / zoomStep));
    else if (key === 'Home') showView('front');
    else if (key === 'End') showView('back');
    else if (key === ' ' || key === 'Enter') paint(false, at);
    else if (key === 'Delete' || key === 'Backspace') paint(true, at);
    else return;
    event.preventDefault();
  }

  function showView(view: 'front' | 'back') {
    stage?.face(view);
    announce(pain[view]);
  }

  return {
    cursor,
    onKeyDown,
    /** The cursor is shown only for keyboard focus. */
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && moveCursor(lastCursor),
    onBlur: () => {
      setCursor(null);
      stage?.point(undefined);
    },
  };
}
