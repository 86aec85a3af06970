import type { Body } from '../../contract/handlers.ts';
import { ageOn } from '../../policy/age.ts';
import type { FieldError } from '../../problem.ts';
import type { PatientChange } from './patient.repository.ts';

type Update = Body<'updatePatient'>;

export interface Facts {
  today: string;
  isPlace(name: string): boolean;
  isMaritalStatus(id: number): boolean;
}

/** The maximum plausible age in years; detects typos in the year of birth. */
const maxAge = 130;

type Section = (update: Update, facts: Facts) => { change: PatientChange; errors: FieldError[] };

const detailPath = (name: string) => `/user/contact_detail/${name}`;
const isBlank = (text: string | null | undefined) => text === null || text === undefined || text.trim() === '';
const required = (path: string): FieldError => ({ path, code: 'required', message: 'must not be empty' });
const phone = /^(\+)?[0-9-]{7,}((ext\.?|x|int\.?|#)[0-9]+)?$/i;

/** At least 7 digits or hyphens after removing whitespace; optional + and extension. */
function isPhone(text: string): boolean {
  return phone.test(text.replace(/\s/g, ''));
}

const birthDate = ({ paziente_nascita }: Update) => paziente_nascita?.slice(0, 'YYYY-MM-DD'.length);

function birthDateErrors(day: string | undefined, today: string): FieldError[] {
  const path = '/paziente_nascita';
  if (day === undefined) return [];
  if (day > today) return [{ path, code: 'future-date', message: 'must not be later than today' }];
  if (ageOn(day, today) <= maxAge) return [];
  return [{ path, code: 'past-date', message: `must not be over ${maxAge} years ago` }];
}

const personalData: Section = (update, { today, isPlace, isMaritalStatus }) => {
  const { id_stato_matrimoniale } = update;
  const paziente_nascita = birthDate(update);
  const errors = birthDateErrors(paziente_nascita, today);
  const birthplace = update.user?.contact_detail.comune_nascita;
  const taxCode = update.paziente_codfiscale?.trim().toUpperCase();
  if (isBlank(birthplace)) errors.push(required(detailPath('comune_nascita')));
  else if (!isPlace(birthplace ?? '')) {
    errors.push({ path: detailPath('comune_nascita'), code: 'unknown-place', message: 'must be a known place' });
  }
  if (typeof id_stato_matrimoniale === 'number' && !isMaritalStatus(id_stato_matrimoniale)) {
    errors.push({ path: '/id_stato_matrimoniale', code: 'unknown-status', message: 'must be a listed marital status' });
  }
  return {
    errors,
    change: {
      patient: {
        ...(update.paziente_nome !== undefined && { paziente_nome: update.paziente_nome.trim() }),
        ...(update.paziente_cognome !== undefined && { paziente_cognome: update.paziente_cognome.trim() }),
        ...(taxCode !== undefined && { paziente_codfiscale: taxCode }),
        ...(paziente_nascita !== undefined && { paziente_nascita }),
        ...(update.paziente_sesso !== undefined && { paziente_sesso: update.paziente_sesso }),
        ...(id_stato_matrimoniale !== undefined && { id_stato_matrimoniale }),
      },
      detail: { comune_nascita: birthplace?.trim() ?? null },
    },
  };
};

const contactDetails: Section = (update) => {
  const detail = update.user?.contact_detail;
  const errors: FieldError[] = [];
  for (const name of ['comune_residenza', 'contatto_indirizzo', 'contatto_telefono'] as const) {
    if (isBlank(detail?.[name])) errors.push(required(detailPath(name)));
    else if (name === 'contatto_telefono' && !isPhone(detail?.[name] ?? '')) {
      errors.push({ path: detailPath(name), code: 'phone', message: 'must be a phone number' });
    }
  }
  return {
    errors,
    change: {
      patient: {},
      detail: {
        comune_residenza: detail?.comune_residenza?.trim() ?? null,
        contatto_indirizzo: detail?.contatto_indirizzo?.trim() ?? null,
        contatto_telefono: detail?.contatto_telefono?.trim() ?? null,
      },
    },
  };
};

const medicalInformation: Section = ({ paziente_gruppo, paziente_donatore_organi }) => ({
  errors: [],
  change: {
    patient: {
      ...(paziente_gruppo !== undefined && { paziente_gruppo }),
      ...(paziente_donatore_organi !== undefined && { paziente_donatore_organi }),
    },
    detail: {},
  },
});

const firstStep: Section = (update, { today }) => {
  const paziente_nascita = birthDate(update);
  const { paziente_gruppo } = update;
  return {
    errors: birthDateErrors(paziente_nascita, today),
    change: {
      patient: {
        ...(paziente_nascita !== undefined && { paziente_nascita }),
        ...(paziente_gruppo !== undefined && { paziente_gruppo }),
      },
      detail: {},
    },
  };
};

/** Fields written by each section; all other fields of the body are ignored. */
export const sections: Record<Update['page'], Section> = {
  chi_sei: firstStep,
  dati_personali: personalData,
  recapiti: contactDetails,
  informazioni_mediche: medicalInformation,
};
