import { medicineName, type NamedMedicine } from '../../shared/drugs/medicine-name.ts';
import type { ReducedCard } from '../../shared/emergency/stored-card.ts';

/** Bytes that a QR code of a few centimetres holds and any phone camera can read from paper. */
const maxBytes = 600;
const maxLength = 60;
/** Longer, because a brand name alone is useless abroad. */
const maxMedicineLength = 90;

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
  omitted: number;
}

const truncate = (text: string, max = maxLength) => {
  const letters = [...text];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : text;
};
const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** Shortens the name only, because a truncated phone number is wrong. */
function withSuffix(name: string, suffix = '', max = maxLength): string {
  const shortSuffix = truncate(suffix.trim(), 40);
  return shortSuffix === ''
    ? truncate(name.trim(), max)
    : `${truncate(name.trim(), max - shortSuffix.length - 1)} ${shortSuffix}`;
}

const medicineText = (medicine: NamedMedicine, suffix = '') =>
  withSuffix(medicineName(medicine, 'it'), suffix, medicine.sostanza ? maxMedicineLength : maxLength);

const format = (head: readonly string[], lines: readonly Line[]) =>
  [
    ...head,
    ...lines.map(
      ({ label, items, omitted }) => `${label}: ${[...items, ...(omitted > 0 ? [`+${omitted}`] : [])].join('; ')}`,
    ),
  ].join('\n');

function toHeader({ aggiornata, identita, gruppo, donatore, gravidanza }: ReducedCard): string[] {
  const head = [`EMERGENZA/EMERGENCY ${aggiornata.slice(0, 10)}`];
  if (identita) {
    const sex = { female: 'F', male: 'M', unknown: '' }[identita.sesso];
    head.push(withSuffix(`${identita.nome} ${identita.cognome}`, sex));
    if (identita.nascita) head.push(`NATO/BORN: ${identita.nascita}`);
  }
  if (gruppo) head.push(`SANGUE/BLOOD: ${gruppo.replace(' ', '')}`);
  if (gravidanza) head.push(`GRAVIDANZA/PREGNANT: ${gravidanza.inizio ?? 'SI/YES'}`);
  if (donatore) head.push(`DONATORE/ORGAN DONOR: ${donatore === '1' ? 'SI/YES' : 'NO'}`);
  return head;
}

function toItems(card: ReducedCard): Record<keyof typeof labels, string[] | undefined> {
  return {
    allergie: card.allergie?.map(({ nome, sospetta }) => withSuffix(nome, sospetta ? '(?)' : '')),
    farmaci_vietati: card.farmaci_vietati?.map((medicine) => medicineText(medicine)),
    contatti: card.contatti?.map(({ nome, telefono }) => withSuffix(nome, telefono)),
    terapie: card.terapie?.map((therapy) => {
      const { dose, fine } = therapy;
      const doseText = fine ? `${truncate(dose, 25)} (-> ${fine})` : dose;
      return medicineText(therapy, doseText);
    }),
    diagnosi: card.diagnosi?.map((nome) => withSuffix(nome)),
  };
}

const dropOrder = ['diagnosi', 'terapie', 'contatti', 'farmaci_vietati', 'allergie'] as const;

/** Returns the card as plain text for a QR code, readable offline by any camera. */
export function cardText(card: ReducedCard): string {
  const head = toHeader(card);
  const items = toItems(card);
  const lines = new Map(
    (Object.keys(labels) as (keyof typeof labels)[]).flatMap((part) => {
      const list = items[part];
      if (list === undefined) return [];
      // An empty list is worth stating for allergies and forbidden drugs only.
      const isOmitted = part !== 'allergie' && part !== 'farmaci_vietati';
      if (list.length === 0 && isOmitted) return [];
      const line: Line = {
        label: labels[part],
        items: list.length > 0 ? list : ['nessuna nota/none known'],
        omitted: 0,
      };
      return [[part, line] as const];
    }),
  );
  const text = () => format(head, [...lines.values()]);
  for (const part of dropOrder) {
    const line = lines.get(part);
    while (line && line.items.length > 0 && byteLength(text()) > maxBytes) {
      line.items.pop();
      line.omitted++;
    }
  }
  return text();
}
