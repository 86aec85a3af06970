// A minimal PDF in a standard font: the server's tagged PDFs take about 0.1 s each, which would delay the demo's start.

const width = 595;
const height = 842;
const margin = 56;

const pdfString = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;

interface Line {
  text: string;
  size: number;
}

function drawLines(lines: readonly Line[]): string {
  let y = height - margin;
  const shown = lines.map(({ text, size }) => {
    y -= size * 1.7;
    return `BT /F1 ${size} Tf ${margin} ${y.toFixed(1)} Td ${pdfString(text)} Tj ET`;
  });
  return shown.join('\n');
}

export function reportPdf(lines: readonly Line[]): Buffer {
  const content = drawLines(lines);
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
