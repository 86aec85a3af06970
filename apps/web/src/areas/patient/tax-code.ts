export interface TaxCodeFacts {
  surname: string;
  name: string;
  birthDate: string;
  sex: string;
  place: string | undefined;
}

export type TaxCodeIssue = 'check' | 'surname' | 'name' | 'birth' | 'place';

const months = 'ABCDEHLMPRST';
/** Letters that replace the digits 0 to 9 in codes that would otherwise collide. */
const digitLetters = 'LMNPQRSTUV';
const digitPlaces = [6, 7, 9, 10, 12, 13, 14];
const oddDigits = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
// A has the value of 0, B that of 1, and so on; from K the values follow no order.
const oddLetters = [...oddDigits, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

const charValue = (character: string) => (character >= 'A' ? character.charCodeAt(0) - 65 : Number(character));

/** Returns the sixteenth character by the rule of D.M. 23 December 1976, art. 12. */
function checkCharacter(code: string): string {
  let sum = 0;
  for (const [index, character] of [...code.slice(0, 15)].entries()) {
    const value = charValue(character);
    // Positions count from one, so the first is odd.
    sum += index % 2 === 0 ? (oddLetters[value] ?? 0) : value;
  }
  return String.fromCharCode(65 + (sum % 26));
}

function plainDigits(code: string): string {
  return [...code]
    .map((character, index) => {
      const digit = digitPlaces.includes(index) ? digitLetters.indexOf(character) : -1;
      return digit < 0 ? character : String(digit);
    })
    .join('');
}

function splitLetters(name: string): { consonants: string; vowels: string } {
  const plain = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  return { consonants: plain.replace(/[AEIOU]/g, ''), vowels: plain.replace(/[^AEIOU]/g, '') };
}

function surnameLetters(surname: string): string {
  const { consonants, vowels } = splitLetters(surname);
  return `${consonants}${vowels}XXX`.slice(0, 3);
}

function nameLetters(name: string): string {
  const { consonants, vowels } = splitLetters(name);
  // With four or more consonants, the second one is skipped.
  const chosen = consonants.length > 3 ? `${consonants[0]}${consonants.slice(2)}` : consonants;
  return `${chosen}${vowels}XXX`.slice(0, 3);
}

function birthCharacters(birthDate: string, sex: string): string {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const shownDay = sex === 'female' ? Number(day) + 40 : Number(day);
  return `${year.slice(2)}${months[Number(month) - 1] ?? ''}${String(shownDay).padStart(2, '0')}`;
}

/** Warnings only: registries make mistakes and people change names. */
export function checkTaxCode(taxCode: string, facts: TaxCodeFacts): TaxCodeIssue[] {
  const code = taxCode.trim().toUpperCase();
  if (!/^[A-Z0-9]{16}$/.test(code)) return [];
  const plain = plainDigits(code);
  const issues: TaxCodeIssue[] = [];
  if (checkCharacter(code) !== code[15]) issues.push('check');
  if (facts.surname.trim() !== '' && plain.slice(0, 3) !== surnameLetters(facts.surname)) issues.push('surname');
  if (facts.name.trim() !== '' && plain.slice(3, 6) !== nameLetters(facts.name)) issues.push('name');
  const complete = /^\d{4}-\d{2}-\d{2}$/.test(facts.birthDate) && facts.sex !== '';
  if (complete && plain.slice(6, 11) !== birthCharacters(facts.birthDate, facts.sex)) issues.push('birth');
  if (facts.place !== undefined && plain.slice(11, 15) !== facts.place) issues.push('place');
  return issues;
}
