import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import type { Hand } from '../pain-canvas/hand.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import { regionMessages } from '../pain-canvas/regions.messages.ts';
import { bodyModelMessages } from './body-model.messages.ts';
import { type BodyPainting, brushRadius } from './paint/body-painting.ts';
import type { Hit } from './paint/ray.ts';
import type { Stage } from './view/stage.ts';

interface StageKeys {
  stage: Stage | undefined;
  painting: BodyPainting;
  hand: Hand;
  say: (text: string) => void;
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const quarter = Math.PI / 12;
const zoomStep = 1.4;

/**
 * Keyboard equivalents of all pointer actions on the body. The cursor is relative to the stage's width and height.
 */
export function useStageKeys({ stage, painting, hand, say }: StageKeys) {
  const messages = useMessages(bodyModelMessages);
  const pain = useMessages(painMessages);
  const names: Readonly<Record<string, string>> = useMessages(regionMessages);
  const [cursor, setCursor] = useState<{ x: number; y: number } | null>(null);
  // Starts on the chest.
  const [rest, setRest] = useState({ x: 0.5, y: 0.3 });

  const below = ({ x, y }: { x: number; y: number }): Hit | undefined =>
    stage?.hitAt(x * stage.camera.width, y * stage.camera.height);
  const nameOf = (hit: Hit) => {
    const region = painting.mesh.regionIds[painting.mesh.regions[hit.corner] ?? 0];
    return region ? (names[region] ?? region) : '';
  };

  function put(at: { x: number; y: number }) {
    const hit = below(at);
    const before = cursor ? below(cursor) : undefined;
    setCursor(at);
    setRest(at);
    stage?.point(hit);
    const now = hit ? nameOf(hit) : messages.outside;
    if (!cursor || now !== (before ? nameOf(before) : messages.outside)) say(now);
  }

  function move([dx, dy]: readonly [number, number], at: { x: number; y: number }) {
    if (!stage) return;
    const { width, height, scale } = stage.camera;
    const step = brushRadius * scale;
    const within = (value: number) => Math.max(0.01, Math.min(0.99, value));
    put({ x: within(at.x + (dx * step) / width), y: within(at.y + (dy * step) / height) });
  }

  function paint(erasing: boolean, at: { x: number; y: number }) {
    const hit = below(at);
    if (!hit) return say(messages.outside);
    const ink = erasing ? ({ tool: 'eraser', level: 'none' } as const) : hand.ink;
    painting.begin();
    stage?.touch(hit, ink);
    painting.end();
    stage?.show();
    const off = ink.tool === 'eraser' || ink.level === 'none';
    say(off ? messages.erased(nameOf(hit)) : pain.regionLevel(nameOf(hit), pain[ink.level]));
  }

  function pressed(event: KeyboardEvent) {
    if (!stage || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const at = cursor ?? rest;
    const arrow = arrows[key];
    if (arrow && event.shiftKey) stage.glide.to((camera) => camera.turnBy(arrow[0] * quarter, -arrow[1] * quarter));
    else if (arrow) move(arrow, at);
    else if (key === '+' || key === '=') stage.glide.to((camera) => camera.zoomTo(camera.zoom * zoomStep));
    else if (key === '-') stage.glide.to((camera) => camera.zoomTo(camera.zoom / zoomStep));
    else if (key === 'Home') look('front');
    else if (key === 'End') look('back');
    else if (key === ' ' || key === 'Enter') paint(false, at);
    else if (key === 'Delete' || key === 'Backspace') paint(true, at);
    else return;
    event.preventDefault();
  }

  function look(view: 'front' | 'back') {
    stage?.face(view);
    say(pain[view]);
  }

  return {
    cursor,
    pressed,
    /** The cursor is shown only for keyboard focus. */
    focused: (event: FocusEvent) => event.target.matches(':focus-visible') && put(rest),
    left: () => {
      setCursor(null);
      stage?.point(undefined);
    },
  };
}
