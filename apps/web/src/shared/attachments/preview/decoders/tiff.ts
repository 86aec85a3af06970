import { decode, decodeImage, type IFD, toRGBA8 } from 'utif2';
import { maxPixels, PageDecodeError, TooLargeError } from './protocol.ts';

export interface TiffPage {
  columns: number;
  rows: number;
  /** RGBA. */
  points: Uint8ClampedArray<ArrayBuffer>;
  pages: number;
}

const getNumber = (directory: IFD, tag: string): number => {
  const value = directory[tag];
  return Array.isArray(value) ? Number(value[0]) : 0;
};

const width = 't256';
const height = 't257';
const compression = 't259';

/** Compressions of TIFF 6.0 and its supplements. The library decodes any other to a black image. */
const compressions = [1, 2, 3, 4, 5, 6, 7, 8, 32773, 32946];

/** Decodes a page (zero-based). Directories without an image are not counted as pages. */
export function decodeTiff(bytes: ArrayBuffer, page: number): TiffPage {
  const pictures = decode(bytes).filter((one) => getNumber(one, width) > 0 && getNumber(one, height) > 0);
  const picture = pictures[page];
  if (picture === undefined) throw new Error('The page does not exist.');
  try {
    return { ...renderImage(bytes, picture), pages: pictures.length };
  } catch (error) {
    throw new PageDecodeError(error, pictures.length);
  }
}

function renderImage(bytes: ArrayBuffer, picture: IFD): Omit<TiffPage, 'pages'> {
  const [columns, rows] = [getNumber(picture, width), getNumber(picture, height)];
  if (columns * rows > maxPixels) throw new TooLargeError();
  const isKnown = picture[compression] === undefined || compressions.includes(getNumber(picture, compression));
  if (!isKnown) throw new Error('The compression of the image is not supported.');
  decodeImage(bytes, picture);
  const points = toRGBA8(picture);
  // The library leaves undecoded pixels transparent; black would be opaque.
  const isClear = points.every((value) => value === 0);
  if (points.length !== columns * rows * 4 || isClear) throw new Error('The image could not be decoded.');
  return { columns, rows, points: new Uint8ClampedArray(points) };
}
