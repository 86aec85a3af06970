import { type CheckmeEcgFile, ecgSampleRate } from '@libretto/web-bluetooth/codecs/checkme-ecg-file';
import { csv } from './csv.ts';
import type { EcgSheet } from './ecg-pdf.ts';

export function ecgData({ samples, mv }: Pick<CheckmeEcgFile, 'samples' | 'mv'>): string {
  const lines = Array.from(
    samples,
    (_, index) => `${(index / ecgSampleRate).toFixed(3)},${(mv[index] ?? 0).toFixed(4)}`,
  );
  return `${csv([['seconds', 'millivolts']])}${lines.join('\r\n')}\r\n`;
}

export async function ecgSheet(sheet: EcgSheet): Promise<Blob> {
  const { ecgPdf } = await import('./ecg-pdf.ts');
  return ecgPdf(sheet);
}
