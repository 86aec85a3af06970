import { media } from '@libretto/design-system/theme';
import { useMedia } from './use-media.ts';
import { useRootFontSize } from './use-root-font-size.ts';

/** Pixels, 150 %. */
const largeText = 24;

export const useLargeText = (): boolean => useRootFontSize() >= largeText;

/** True where the first screen has room for the most important line of each card only. */
export function useLargeTextOnPhone(): boolean {
  const isPhone = useMedia(media.phone);
  return useLargeText() && isPhone;
}
