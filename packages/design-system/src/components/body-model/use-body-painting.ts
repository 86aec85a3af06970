'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RegionMark } from '../pain-canvas/core/ink-map.ts';
import { bodyMesh } from './mesh/body-mesh.ts';
import { BodyPainting } from './paint/body-painting.ts';

export interface BodyToPaint {
  /** Absent while the body is being computed and after a failure. */
  readonly painting: BodyPainting | undefined;
  readonly progress: number;
  readonly failed: boolean;
}

/** Returns an unmarked body that lives as long as the component. Painting on it does not re-render. */
export function useBodyPainting(): BodyToPaint {
  const [body, setBody] = useState<BodyToPaint>({ painting: undefined, progress: 0, failed: false });
  useEffect(() => {
    let here = true;
    const set = (next: BodyToPaint) => here && setBody(next);
    bodyMesh((progress) => set({ painting: undefined, progress, failed: false })).then(
      (mesh) => set({ painting: new BodyPainting(mesh), progress: 1, failed: false }),
      (error: unknown) => {
        console.error('Failed to compute the body mesh', error);
        set({ painting: undefined, progress: 0, failed: true });
      },
    );
    return () => {
      here = false;
    };
  }, []);
  return body;
}

const useRevision = (painting: BodyPainting) =>
  useSyncExternalStore(
    painting.subscribe,
    () => painting.revision,
    () => painting.revision,
  );

/** Returns the marked regions; they update after each completed step, not during a stroke. */
export function useBodyMarks(painting: BodyPainting): readonly RegionMark[] {
  const revision = useRevision(painting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the painting is changed in place; its revision says when
  return useMemo(() => painting.marks(), [painting, revision]);
}

export function useBodyHistory(painting: BodyPainting) {
  const blank = useBodyMarks(painting).length === 0;
  return { canUndo: painting.canUndo, canRedo: painting.canRedo, blank };
}
