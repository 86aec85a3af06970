import { Paper } from '../../print/paper.ts';
import { type Language, policies } from './policy.ts';

const inUse = { it: 'Che cosa viene conservato', en: 'What is kept' };

export async function printPolicy(language: Language, at: number): Promise<Buffer> {
  const { titolo, elenco, sezioni } = policies[language];
  const paper = new Paper({ title: titolo, author: 'Libretto', footer: `Libretto · ${titolo}`, at, language });
  paper.heading(1, titolo);
  for (const section of sezioni) {
    paper.heading(2, section.titolo);
    for (const text of section.testo) paper.paragraph(text);
  }
  paper.heading(2, inUse[language]);
  for (const { nome, scopo, durata } of elenco) {
    paper.heading(3, nome);
    paper.paragraph(scopo);
    paper.paragraph(durata, 'quiet');
  }
  return paper.finish();
}
