const rowHeight = 24;

function toContent(lines: readonly string[]): string {
  const rows = lines.map((line) => `(${line.replaceAll(/[\\()]/g, '\\$&')}) Tj 0 -${rowHeight} Td`);
  return `BT /F1 16 Tf 60 760 Td ${rows.join(' ')} ET`;
}

const key = '00'.repeat(32);
const encryption = `/Encrypt<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>/ID[<00><00>]`;

/** Returns a PDF with these lines of ASCII on its pages of A4, for which readers may have to ask for a password. */
export function makePdf(pages: readonly (readonly string[])[], { locked = false } = {}): Blob {
  const font = 3;
  const pageAt = (index: number) => font + 1 + index * 2;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, index) => `${pageAt(index)} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((lines, index) => {
      const content = toContent(lines);
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${pageAt(index) + 1} 0 R` +
          `/Resources<</Font<</F1 ${font} 0 R>>>>>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer<</Size ${offsets.length + 1}/Root 1 0 R${locked ? encryption : ''}>>`;
  return new Blob([`${file}${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`], { type: 'application/pdf' });
}
