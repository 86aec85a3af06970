import { Paper } from '../../print/paper.ts';
import type { Row } from '../../print/pieces.ts';
import { type Language, policies } from './policy.ts';

const texts = {
  it: { inUse: 'Che cosa viene conservato', purpose: 'A che cosa serve', duration: 'Durata' },
  en: { inUse: 'What is kept', purpose: 'Purpose', duration: 'Duration' },
} as const;

export async function printPolicy(language: Language, at: number): Promise<Buffer> {
  const { titolo, elenco, sezioni } = policies[language];
  const { inUse, purpose, duration } = texts[language];
  const paper = new Paper({ title: titolo, author: 'Libretto', footer: `Libretto · ${titolo}`, at, language });
  paper.heading(1, titolo);
  for (const section of sezioni) {
    paper.heading(2, section.titolo);
    for (const text of section.testo) paper.paragraph(text);
  }
  const rows = elenco.map(({ nome, scopo, durata }): Row => {
    const facts = [
      [purpose, scopo],
      [duration, durata],
    ] as const;
    return { name: nome, facts };
  });
  paper.heading(2, inUse, 'plain', rows[0]);
  paper.table(rows);
  return paper.finish();
}
