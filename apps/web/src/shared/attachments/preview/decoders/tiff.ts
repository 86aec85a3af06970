import { decode, decodeImage, type IFD, toRGBA8 } from 'utif2';
import { mostPoints, PageNotDrawn, TooLarge } from './asked.ts';

export interface Page {
  columns: number;
  rows: number;
  /** RGBA. */
  points: Uint8ClampedArray<ArrayBuffer>;
  pages: number;
}

const numberAt = (directory: IFD, tag: string): number => {
  const value = directory[tag];
  return Array.isArray(value) ? Number(value[0]) : 0;
};

const width = 't256';
const height = 't257';
const compression = 't259';

/** Compressions of TIFF 6.0 and its supplements. The library decodes any other to a black image. */
const compressions = [1, 2, 3, 4, 5, 6, 7, 8, 32773, 32946];

/** Decodes a page (zero-based). Directories without an image are not counted as pages. */
export function decodeTiff(bytes: ArrayBuffer, page: number): Page {
  const pictures = decode(bytes).filter((one) => numberAt(one, width) > 0 && numberAt(one, height) > 0);
  const picture = pictures[page];
  if (picture === undefined) throw new Error('There is no such page.');
  try {
    return { ...draw(bytes, picture), pages: pictures.length };
  } catch (error) {
    throw new PageNotDrawn(error, pictures.length);
  }
}

function draw(bytes: ArrayBuffer, picture: IFD): Omit<Page, 'pages'> {
  const [columns, rows] = [numberAt(picture, width), numberAt(picture, height)];
  if (columns * rows > mostPoints) throw new TooLarge();
  const isKnown = picture[compression] === undefined || compressions.includes(numberAt(picture, compression));
  if (!isKnown) throw new Error('The picture is packed in a way that is not read here.');
  decodeImage(bytes, picture);
  const points = toRGBA8(picture);
  // The library leaves undecoded pixels transparent; black would be opaque.
  const isClear = points.every((value) => value === 0);
  if (points.length !== columns * rows * 4 || isClear) throw new Error('The picture could not be read.');
  return { columns, rows, points: new Uint8ClampedArray(points) };
}
