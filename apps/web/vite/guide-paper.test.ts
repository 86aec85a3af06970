// @vitest-environment node
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { guidePdf } from './guide-paper.ts';
import { guideFiles } from './guides.ts';

/** Content streams contain glyph numbers; these texts are in the objects of the PDF. */
function objects(pdf: Buffer): string {
  const packed = [
    ...pdf.toString('latin1').matchAll(/\/Length (\d+)[^>]*?\/Filter \/FlateDecode[^>]*>>\s*stream\r?\n/g),
  ];
  const opened = packed.map((match) => {
    const start = match.index + match[0].length;
    return inflateSync(pdf.subarray(start, start + Number(match[1]))).toString('latin1');
  });
  return [pdf.toString('latin1'), ...opened].join('\n');
}

const guide = (markdown: string) => ({ markdown, folder: '.', language: 'it' as const });

test('headings, lists and notes are marked as what they are, in their order', async () => {
  const markdown = '# Titolo\n\nUna **parola** così.\n\n## Parte\n\n1. Uno\n2. Due\n\n> Attenzione.\n';
  const text = objects(await guidePdf(guide(markdown)));
  for (const tag of ['H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Note'])
    expect(text).toMatch(new RegExp(`/S /${tag}\\b`));
  expect(text.match(/\/S \/LI\b/g)).toHaveLength(2);
  expect(text).toContain('/DisplayDocTitle true');
});

test.each([
  ['without a title', 'Solo parole.'],
  ['with what it cannot show', '# Titolo\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'],
  ['with a letter that the typeface lacks', '# Titolo\n\nFreccia → qui.\n'],
])('a guide %s is refused', async (_, markdown) => {
  await expect(guidePdf(guide(markdown))).rejects.toThrow();
});

test('every guide goes to where the documents say', () => {
  const italian = [...guideFiles().keys()].filter((file) => !file.endsWith('.en.pdf'));
  expect(italian).toHaveLength(20);
  expect(italian).toContain('UserGuideWeb.pdf');
  expect(
    italian.filter((file) => file !== 'UserGuideWeb.pdf').every((file) => /^userGuide\/\w+Web\.pdf$/.test(file)),
  ).toBe(true);
});
