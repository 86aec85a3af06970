import { jsPDF } from 'jspdf';

export interface EcgSheet {
  title: string;
  facts: readonly string[];
  footer: string;
  language: string;
  /** Millivolts. */
  samples: ArrayLike<number>;
  /** Hertz. */
  sampleRate: number;
}

// Landscape A4 in millimetres at the standard scale: 25 mm/s and 10 mm/mV.
const speed = 25;
const gain = 10;
const page = { width: 297, height: 210 };
const margin = 16;
const row = { width: 250, gap: 6, seconds: 10 };
const left = (page.width - row.width) / 2;
const firstTop = 46;
const lastBottom = page.height - 14;
/** Seconds. Longer recordings are complete in the data file only. */
const maxSeconds = 600;
/** Millivolts above and below the baseline; a beat usually rises higher than it falls. */
const defaultRange = { up: 2.5, down: 1.5 };
/** Millivolts. Larger values are artefacts. */
const maxMillivolts = 5;

export function ecgPdf({ title, facts, footer, language, samples, sampleRate }: EcgSheet): Blob {
  const document = new jsPDF({
    unit: 'mm',
    format: 'a4',
    orientation: 'landscape',
    compress: true,
    putOnlyUsedFonts: true,
  });
  document.setProperties({ title, creator: 'Libretto' });
  document.setLanguage(language === 'en' ? 'en-GB' : 'it');
  const seconds = Math.min(maxSeconds, (samples.length - 1) / sampleRate);
  const rows = Math.max(1, Math.ceil(seconds / row.seconds));
  const rowSize = measureRow(samples);
  const rowsPerPage = Math.floor((lastBottom - firstTop + row.gap) / (rowSize.height + row.gap));
  const pages = Math.ceil(rows / rowsPerPage);
  for (let index = 0; index < rows; index += 1) {
    const place = index % rowsPerPage;
    if (place === 0) {
      if (index > 0) document.addPage();
      drawHeader(document, title, facts);
      drawFooter(document, footer, index / rowsPerPage + 1, pages);
    }
    const top = firstTop + place * (rowSize.height + row.gap);
    drawGrid(document, top, rowSize);
    drawCurve(document, top + rowSize.up, samples, sampleRate, index * row.seconds);
    document.setFont('helvetica', 'normal').setFontSize(7).setTextColor(90);
    document.text(`${index * row.seconds} s`, left, top - 1);
  }
  return document.output('blob');
}

function measureRow(samples: ArrayLike<number>) {
  let { up, down } = defaultRange;
  for (let index = 0; index < samples.length; index += 1) {
    const millivolts = samples[index] ?? 0;
    up = Math.max(up, millivolts);
    down = Math.max(down, -millivolts);
  }
  // Whole squares of 5 mm.
  const squares = (millivolts: number) => Math.ceil(Math.min(maxMillivolts, millivolts) * 2) * (gain / 2);
  return { up: squares(up), height: squares(up) + squares(down) };
}

function drawHeader(document: jsPDF, title: string, facts: readonly string[]) {
  document.setFont('helvetica', 'bold').setFontSize(15).setTextColor(20);
  document.text(toLatin1(title), left, margin + 4);
  document.setFont('helvetica', 'normal').setFontSize(10);
  const lines = facts.flatMap((line): string[] => document.splitTextToSize(toLatin1(line), row.width));
  for (const [index, line] of lines.entries()) document.text(line, left, margin + 11 + index * 5);
}

function drawFooter(document: jsPDF, footer: string, number: number, pages: number) {
  document.setFont('helvetica', 'normal').setFontSize(8).setTextColor(90);
  const text = footer.replace('{page}', String(number)).replace('{pages}', String(pages));
  document.text(toLatin1(text), left, page.height - 9);
}

function drawGrid(document: jsPDF, top: number, { height }: { height: number }) {
  const lines = (step: number, width: number, ink: number) => {
    document.setLineWidth(width).setDrawColor(235, ink, ink);
    for (let x = 0; x <= row.width; x += step) document.line(left + x, top, left + x, top + height);
    for (let y = 0; y <= height; y += step) document.line(left, top + y, left + row.width, top + y);
  };
  lines(1, 0.05, 205);
  lines(5, 0.15, 150);
}

function drawCurve(document: jsPDF, middle: number, samples: ArrayLike<number>, sampleRate: number, start: number) {
  const first = Math.round(start * sampleRate);
  const last = Math.min(samples.length - 1, Math.round((start + row.seconds) * sampleRate));
  const at = (index: number) => {
    const millivolts = Math.max(-maxMillivolts, Math.min(maxMillivolts, samples[index] ?? 0));
    return [left + ((index - first) / sampleRate) * speed, middle - millivolts * gain] as const;
  };
  const steps: [number, number][] = [];
  let [x, y] = at(first);
  const begin = [x, y] as const;
  for (let index = first + 1; index <= last; index += 1) {
    const [nextX, nextY] = at(index);
    steps.push([nextX - x, nextY - y]);
    [x, y] = [nextX, nextY];
  }
  if (steps.length === 0) return;
  document.setLineWidth(0.25).setDrawColor(20).setLineJoin('round');
  document.lines(steps, begin[0], begin[1], [1, 1], 'S', false);
}

/** The standard PDF fonts cover Latin-1 only; other letters lose their diacritics instead of becoming wrong glyphs. */
const toLatin1 = (text: string) =>
  text.replace(/[^\u0020-\u00ff]/gu, (letter) => letter.normalize('NFD').replace(/[^\u0020-\u00ff]/gu, '') || "'");
