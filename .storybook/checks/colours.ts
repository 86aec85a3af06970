import { painColors, sheetColors } from '../../packages/design-system/src/theme/pain.ts';
import { type Finding, getStoryElements } from './found.ts';

const properties = [
  'color',
  'background-color',
  'border-block-start-color',
  'border-inline-start-color',
  'fill',
  'stroke',
];

const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

function channels(color: string): [number, number, number, number] {
  if (!context) throw new Error('OffscreenCanvas has no 2D context.');
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}

const clinical = new Set(
  [...Object.values(painColors), ...Object.values(sheetColors)].map((color) => channels(color).slice(0, 3).join()),
);

const known = new Map<string, boolean>();

/** Neither grey nor one of the colours that are deliberately the same in every theme. */
function isStray(color: string): boolean {
  let stray = known.get(color);
  if (stray === undefined) {
    const [red, green, blue, alpha] = channels(color);
    const grey = Math.max(red, green, blue) - Math.min(red, green, blue) <= 8;
    stray = alpha > 12 && !grey && !clinical.has([red, green, blue].join());
    known.set(color, stray);
  }
  return stray;
}

/** All tokens of the wireframe theme are grey, so a coloured property does not use a token. */
export function colours(): Finding[] {
  return getStoryElements().flatMap((element) => {
    const style = getComputedStyle(element);
    return properties
      .filter((property) => !(property.startsWith('border') && style.borderStyle === 'none'))
      .map((property) => ({ property, color: style.getPropertyValue(property) }))
      .filter(({ color }) => /\(|#/.test(color) && !color.startsWith('url') && isStray(color))
      .slice(0, 1)
      .map(({ property, color }) => ({ element, what: `has a ${property} that is no token: ${color}` }));
  });
}
