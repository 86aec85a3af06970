import {
  Activity,
  AudioLines,
  File as FileIcon,
  FileText,
  Film,
  HeartPulse,
  Image,
  type LucideIcon,
  ScanLine,
} from 'lucide-react';
import type { FileKind } from './file-kinds.ts';

const glyphs: Readonly<Record<FileKind, LucideIcon>> = {
  foto: Image,
  Video: Film,
  registrazione: AudioLines,
  esamistrumentali: Activity,
  dicom: ScanLine,
  documento: FileText,
  kardia: HeartPulse,
};

interface FileGlyphProps {
  /** Absent for a file of an unknown type. */
  type: FileKind | undefined;
  /** In CSS units; grows with the text by default. */
  size?: string;
}

/** Stands for a file that has no picture. */
export function FileGlyph({ type, size = '1.5rem' }: FileGlyphProps) {
  const Glyph = type ? glyphs[type] : FileIcon;
  return <Glyph aria-hidden="true" size={size} strokeWidth={1.75} />;
}
