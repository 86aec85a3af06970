import { medicineName, type NamedMedicine } from '../../shared/drugs/medicine-name.ts';
import type { CutCard } from '../../shared/emergency/kept-card.ts';

/** Bytes that a QR code of a few centimetres holds and any phone camera can read from paper. */
const limit = 600;
const longest = 60;
/** Longer, because a brand name alone is useless abroad. */
const longestMedicine = 90;

/** Bilingual in every interface language. */
const labels = {
  allergie: 'ALLERGIE/ALLERGIES',
  farmaci_vietati: 'FARMACI VIETATI/FORBIDDEN DRUGS',
  contatti: 'CHIAMARE/CALL',
  terapie: 'TERAPIE/MEDICATION',
  diagnosi: 'DIAGNOSI/CONDITIONS',
} as const;

interface Line {
  label: string;
  items: string[];
  left: number;
}

const short = (text: string, most = longest) => {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
};
const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Shortens the name only, because a truncated phone number is wrong. */
function named(name: string, behind = '', most = longest): string {
  const kept = short(behind.trim(), 40);
  return kept === '' ? short(name.trim(), most) : `${short(name.trim(), most - kept.length - 1)} ${kept}`;
}

const medicineIn = (medicine: NamedMedicine, behind = '') =>
  named(medicineName(medicine, 'it'), behind, medicine.sostanza ? longestMedicine : longest);

const write = (head: readonly string[], lines: readonly Line[]) =>
  [
    ...head,
    ...lines.map(({ label, items, left }) => `${label}: ${[...items, ...(left > 0 ? [`+${left}`] : [])].join('; ')}`),
  ].join('\n');

function headOf({ aggiornata, identita, gruppo, donatore, gravidanza }: CutCard): string[] {
  const head = [`EMERGENZA/EMERGENCY ${aggiornata.slice(0, 10)}`];
  if (identita) {
    const sex = { female: 'F', male: 'M', unknown: '' }[identita.sesso];
    head.push(named(`${identita.nome} ${identita.cognome}`, sex));
    if (identita.nascita) head.push(`NATO/BORN: ${identita.nascita}`);
  }
  if (gruppo) head.push(`SANGUE/BLOOD: ${gruppo.replace(' ', '')}`);
  if (gravidanza) head.push(`GRAVIDANZA/PREGNANT: ${gravidanza.inizio ?? 'SI/YES'}`);
  if (donatore) head.push(`DONATORE/ORGAN DONOR: ${donatore === '1' ? 'SI/YES' : 'NO'}`);
  return head;
}

function itemsOf(card: CutCard): Record<keyof typeof labels, string[] | undefined> {
  return {
    allergie: card.allergie?.map(({ nome, sospetta }) => named(nome, sospetta ? '(?)' : '')),
    farmaci_vietati: card.farmaci_vietati?.map((medicine) => medicineIn(medicine)),
    contatti: card.contatti?.map(({ nome, telefono }) => named(nome, telefono)),
    terapie: card.terapie?.map((therapy) => {
      const { dose, fine } = therapy;
      const taken = fine ? `${short(dose, 25)} (-> ${fine})` : dose;
      return medicineIn(therapy, taken);
    }),
    diagnosi: card.diagnosi?.map((nome) => named(nome)),
  };
}

/** Sections in the order in which they are dropped when space runs out. */
const givenUpFirst = ['diagnosi', 'terapie', 'contatti', 'farmaci_vietati', 'allergie'] as const;

/** Returns the card as plain text for a QR code, readable offline by any camera. */
export function cardText(card: CutCard): string {
  const head = headOf(card);
  const items = itemsOf(card);
  const lines = new Map(
    (Object.keys(labels) as (keyof typeof labels)[]).flatMap((part) => {
      const list = items[part];
      if (list === undefined) return [];
      // An empty list is worth stating for allergies and forbidden drugs only.
      const silent = part !== 'allergie' && part !== 'farmaci_vietati';
      if (list.length === 0 && silent) return [];
      const line: Line = { label: labels[part], items: list.length > 0 ? list : ['nessuna nota/none known'], left: 0 };
      return [[part, line] as const];
    }),
  );
  const text = () => write(head, [...lines.values()]);
  for (const part of givenUpFirst) {
    const line = lines.get(part);
    while (line && line.items.length > 0 && bytes(text()) > limit) {
      line.items.pop();
      line.left++;
    }
  }
  return text();
}
