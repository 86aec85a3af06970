import { useNavigate, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback } from 'react';
import type { DetailedKind } from '../entries/detail-path.ts';
import { kindViews } from '../entries/kind-views.ts';
import { base } from '../session/places.ts';
import { cameFrom } from './trail.ts';

/** The way to the list of a kind: back where the user came from it, so that it keeps its scroll position. */
export function useListLink(kind: DetailedKind) {
  const router = useRouter();
  const navigate = useNavigate();
  const to = kindViews[kind].page;

  const leave = useCallback(() => {
    if (cameFrom(router.history, base + to)) router.history.back();
    else void navigate({ to, replace: true, ignoreBlocker: true });
  }, [router, navigate, to]);

  function onClick(event: MouseEvent) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !cameFrom(router.history, base + to)) return;
    event.preventDefault();
    router.history.back();
  }

  return { to, onClick, leave };
}
