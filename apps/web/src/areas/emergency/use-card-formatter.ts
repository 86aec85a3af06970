import { usePhoneNumbers } from '@libretto/design-system/phone-number';
import { useTranslation } from 'react-i18next';
import { namesKind } from '../../shared/diagnoses/allergen.ts';
import { medicineName } from '../../shared/drugs/medicine-name.ts';
import type { Part, ReducedCard } from '../../shared/emergency/stored-card.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';

type Therapy = Partial<NonNullable<ReducedCard['terapie']>[number]> & { dose: string; frequenza: string };

export type CardLines = { part: Part; lines: string[] }[];

const withNote = (name: string, ...notes: string[]) => [name, ...notes.filter((note) => note.trim())].join(' · ');

export function useCardFormatter() {
  const { t } = useTranslation('emergency');
  const { date } = useFormats();
  const show = usePhoneNumbers();
  const language = currentLanguage();

  function toLines(part: Part, card: ReducedCard): string[] {
    const { gruppo, donatore, gravidanza, identita } = card;
    switch (part) {
      case 'identita':
        return identita ? [withNote(`${identita.nome} ${identita.cognome}`, ...toIdentityFacts(identita))] : [];
      case 'gruppo':
        return [gruppo?.replace(' ', '') ?? t('unknown')];
      case 'allergie':
        return (card.allergie ?? []).map(({ nome, tipo, sospetta }) =>
          withNote(nome, namesKind(nome) ? '' : t(`kinds.${tipo}`), sospetta ? t('suspected') : ''),
        );
      case 'farmaci_vietati':
        return (card.farmaci_vietati ?? []).map((medicine) =>
          withNote(medicineName(medicine, language), medicine.motivo),
        );
      case 'contatti':
        return (card.contatti ?? []).map(({ nome, telefono }) => withNote(nome, show(telefono).text));
      case 'terapie':
        return (card.terapie ?? []).map((therapy) =>
          withNote(medicineName(therapy, language), ...toTherapyFacts(therapy, card.aggiornata)),
        );
      case 'diagnosi':
        return card.diagnosi ?? [];
      case 'gravidanza':
        if (!gravidanza) return [];
        return [gravidanza.inizio === null ? t('pregnant') : t('pregnantSince', { date: date(gravidanza.inizio) })];
      case 'donatore':
        return [donatore ? t(`donors.${donatore}`) : t('unknown')];
    }
  }

  function toTherapyFacts({ dose, frequenza, inizio, fine }: Therapy, asOf: string): string[] {
    const startsLater = inizio !== undefined && inizio > asOf.slice(0, 10);
    return [
      dose,
      frequenza,
      startsLater ? t('from', { date: date(inizio) }) : '',
      fine ? t('until', { date: date(fine) }) : '',
    ];
  }

  function toIdentityFacts({ nascita, sesso, codice_fiscale }: NonNullable<ReducedCard['identita']>): string[] {
    return [...toPerson({ nascita, sesso }), codice_fiscale ?? ''].filter(Boolean);
  }

  /** What a rescuer needs of the identity at once. */
  function toPerson({ nascita, sesso }: Pick<NonNullable<ReducedCard['identita']>, 'nascita' | 'sesso'>): string[] {
    return [
      nascita === null ? '' : t('born', { date: date(nascita) }),
      sesso === 'unknown' ? '' : t(`sexes.${sesso}`),
    ].filter(Boolean);
  }

  return { toLines, toPerson };
}
