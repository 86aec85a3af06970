// The build for older browsers: the other one needs browsers of the last months.
import {
  getDocument,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import symbols from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';
import jbig2Program from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openJpegProgram from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import { startDecoder, timeoutMs } from './decoders/client.ts';
import { type Area, findPrinted } from './printed-area.ts';

export type PdfFailure = 'password' | 'damaged';

export class PdfError extends Error {
  readonly reason: PdfFailure;

  constructor(reason: PdfFailure, cause: unknown) {
    super(String(cause), { cause });
    this.reason = reason;
  }
}

export interface DrawnPage {
  /** Height divided by width of what is shown. */
  ratio: number;
  /** Its text, line by line; empty where the page is a picture. */
  lines: string[];
}

export interface PdfDocument {
  pages: number;
  /** Draws a page onto the canvas, which it replaces only when it is complete. */
  draw: (canvas: HTMLCanvasElement, how: Drawing, signal: AbortSignal) => Promise<DrawnPage>;
}

export interface Drawing {
  /** From 1. */
  page: number;
  /** Pixels of what is shown. */
  width: number;
  /** Leaves out the white borders. */
  cropped: boolean;
}

/** Decoders of images in scanned pages, and the two standard fonts whose characters other fonts do not have. */
const parts: Readonly<Record<string, string>> = {
  'openjpeg.wasm': openJpegProgram,
  'jbig2.wasm': jbig2Program,
  'FoxitDingbats.pfb': dingbats,
  'FoxitSymbol.pfb': symbols,
};

/** The page fetches what the worker needs, so that the worker needs no network access. */
class Parts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = parts[filename];
    if (url === undefined) throw new Error(`${filename} is not part of the app.`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename} could not be fetched.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Milliseconds. A malicious file can keep its worker from answering that it is done. */
const answerMs = 1000;

/** Pixels of a drawn page. iPhones allow 16,777,216 for a canvas. */
const maxPixels = 16_000_000;
/** Pixels of an image inside of a page. */
const maxImagePixels = 64_000_000;

/** Opens a document in a worker of its own, which ends with the signal. Rejects with `PdfError` if it is unreadable. */
export async function openPdf(blob: Blob, signal: AbortSignal): Promise<PdfDocument> {
  const data = new Uint8Array(await blob.arrayBuffer());
  signal.throwIfAborted();
  const port = startDecoder('pdf');
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    data,
    worker,
    verbosity: VerbosityLevel.ERRORS,
    BinaryDataFactory: Parts,
    maxImageSize: maxImagePixels,
  });
  const close = () => {
    const end = () => {
      port.terminate();
      worker.destroy();
    };
    // Removes the fonts of the document from the page.
    task.destroy().then(end, end);
    setTimeout(end, answerMs);
  };
  signal.addEventListener('abort', close);
  const broken = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  broken.catch(() => {});
  const document = await within(Promise.race([task.promise, broken]), signal).catch((error: unknown) => {
    close();
    if (error instanceof PasswordException) throw new PdfError('password', error);
    throw error instanceof InvalidPDFException ? new PdfError('damaged', error) : error;
  });
  if (document.numPages < 1) throw new PdfError('damaged', 'It has no pages.');
  const printed = new Map<number, Area>();
  return {
    pages: document.numPages,
    draw: (canvas, how, drawing) =>
      drawPage(document, canvas, how, printed, AbortSignal.any([signal, drawing])).catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'TimeoutError') close();
        throw error;
      }),
  };
}

/** A malicious file can keep its worker busy for ever. */
function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  return new Promise((resolve, reject) => {
    ended.addEventListener('abort', () => reject(ended.reason));
    work.then(resolve, reject);
  });
}

async function drawPage(
  document: PDFDocumentProxy,
  canvas: HTMLCanvasElement,
  { page: number, width, cropped }: Drawing,
  /** Areas of the pages that were drawn before: each takes a sketch. */
  printed: Map<number, Area>,
  signal: AbortSignal,
): Promise<DrawnPage> {
  const page = await within(document.getPage(number), signal);
  const { width: wholeWidth, height: wholeHeight } = page.getViewport({ scale: 1 });
  const whole = { x: 0, y: 0, width: wholeWidth, height: wholeHeight };
  const shown = cropped ? (printed.get(number) ?? (await findPrintedArea(page, canvas.ownerDocument, signal))) : whole;
  if (cropped) printed.set(number, shown);
  const largest = Math.sqrt(maxPixels / (shown.width * shown.height));
  const scale = Math.min(width / shown.width, largest);
  const { sheet, drawn } = startDrawing(page, canvas.ownerDocument, shown, scale, signal);
  const [{ items }] = await within(Promise.all([page.getTextContent(), drawn]), signal);
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  canvas.getContext('2d')?.drawImage(sheet, 0, 0);
  // Returns its memory at once, of which Safari has little.
  sheet.width = 0;
  page.cleanup();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  return { ratio: shown.height / shown.width, lines: text.split('\n').filter((line) => line.trim() !== '') };
}

function startDrawing(page: PDFPageProxy, host: Document, area: Area, scale: number, signal: AbortSignal) {
  const sheet = host.createElement('canvas');
  sheet.width = Math.max(1, Math.round(area.width * scale));
  sheet.height = Math.max(1, Math.round(area.height * scale));
  const viewport = page.getViewport({ scale, offsetX: -area.x * scale, offsetY: -area.y * scale });
  const task = page.render({ canvas: sheet, viewport });
  signal.addEventListener('abort', () => task.cancel());
  return { sheet, drawn: task.promise };
}

/** Pixels. Enough to find a line of small print. */
const sketchWidth = 400;

/** Draws a small sketch of the page to find what is printed on it. */
async function findPrintedArea(page: PDFPageProxy, host: Document, signal: AbortSignal): Promise<Area> {
  const { width, height } = page.getViewport({ scale: 1 });
  const whole = { x: 0, y: 0, width, height };
  const scale = Math.min(sketchWidth / width, Math.sqrt(maxPixels / (width * height)));
  const { sheet, drawn } = startDrawing(page, host, whole, scale, signal);
  await within(drawn, signal);
  const pixels = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height);
  sheet.width = 0;
  const printed = pixels && findPrinted(pixels);
  if (!printed) return whole;
  return {
    x: printed.x / scale,
    y: printed.y / scale,
    width: printed.width / scale,
    height: printed.height / scale,
  };
}
