// A page with a few lines, in a typeface that every reader brings along. The server's own printouts can be read aloud and
// know every alphabet, which takes a tenth of a second each; a demo that starts should not wait for that.

const width = 595;
const height = 842;
const margin = 56;

/** A text of a PDF: Latin 1, with its own brackets escaped. */
const written = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;

interface Line {
  text: string;
  size: number;
}

function drawn(lines: readonly Line[]): string {
  let y = height - margin;
  const shown = lines.map(({ text, size }) => {
    y -= size * 1.7;
    return `BT /F1 ${size} Tf ${margin} ${y.toFixed(1)} Td ${written(text)} Tj ET`;
  });
  return shown.join('\n');
}

/** A one-page PDF. */
export function reportPdf(lines: readonly Line[]): Buffer {
  const content = drawn(lines);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(it-IT)>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const tableAt = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${tableAt}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
