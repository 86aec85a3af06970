import { Activity, AudioLines, FileText, HeartPulse, Image, type LucideIcon, ScanLine, Video } from 'lucide-react';
import type { FileKind } from './file-kinds.ts';

const glyphs: Readonly<Record<FileKind, LucideIcon>> = {
  foto: Image,
  Video,
  registrazione: AudioLines,
  esamistrumentali: Activity,
  dicom: ScanLine,
  documento: FileText,
  kardia: HeartPulse,
};

/** Stands for a file that has no picture. */
export function FileGlyph({ type }: { type: FileKind }) {
  const Glyph = glyphs[type];
  return <Glyph aria-hidden="true" size="1.5rem" strokeWidth={1.75} />;
}
