import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export type Difference =
  | { kind: 'same' }
  | { kind: 'new' | 'gone' }
  | { kind: 'changed'; pixels: number; share: number };

function onSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

export function compare(before: string, after: string, drawing: string): Difference {
  if (!existsSync(before)) return { kind: 'new' };
  if (!existsSync(after)) return { kind: 'gone' };
  const [one, other] = [readFileSync(before), readFileSync(after)];
  if (one.equals(other)) return { kind: 'same' };
  const [first, second] = [PNG.sync.read(one), PNG.sync.read(other)];
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const drawn = new PNG({ width, height });
  const pixels = pixelmatch(
    onSheet(first, width, height).data,
    onSheet(second, width, height).data,
    drawn.data,
    width,
    height,
    { threshold: 0.1 },
  );
  if (pixels === 0) return { kind: 'same' };
  writeFileSync(drawing, PNG.sync.write(drawn));
  return { kind: 'changed', pixels, share: pixels / (width * height) };
}
