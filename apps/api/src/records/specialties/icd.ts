// ICD-9-CM, the classification of the Italian hospital discharge records and of the electronic health record (Ministero
// della Salute, Classificazione ICD-9-CM, edition of 2007): its 17 chapters, and the sections of a chapter where these
// belong to different specialties. Infections, blood, congenital and perinatal conditions, symptoms and the
// supplementary codes belong to no single specialty.
import { normalizeForSearch } from '../../search.ts';
import { specialty as is, none, type Specialties } from './ids.ts';

interface Section {
  /** First and last category of three digits. */
  from: number;
  to: number;
  specialties: Specialties;
}

const section = (from: number, to: number, ...specialties: Specialties): Section => ({ from, to, specialties });

const sections: readonly Section[] = [
  // 2: neoplasms
  section(140, 239, is.oncology),
  // 3: endocrine, nutritional and metabolic diseases, and immunity disorders
  section(240, 279, is.endocrinology),
  // 5: mental disorders
  section(290, 319, is.psychiatry),
  // 6: diseases of the nervous system, of the eye (360–379) and of the ear (380–389)
  section(320, 359, is.neurology),
  section(360, 379, is.ophthalmology),
  section(380, 389, is.otolaryngology),
  // 7: diseases of the circulatory system
  section(390, 459, is.cardiology),
  // 8: diseases of the respiratory system; 470–478 of the upper tract, 477 allergic rhinitis
  section(460, 469, is.pneumology),
  section(470, 476, is.otolaryngology),
  section(477, 477, is.allergology, is.otolaryngology),
  section(478, 478, is.otolaryngology),
  section(479, 519, is.pneumology),
  // 9: diseases of the digestive system; 520–529 of mouth, teeth and jaws
  section(520, 529, is.dentistry),
  section(530, 579, is.gastroenterology),
  // 10: diseases of the genitourinary system; 580–589 of the kidneys, 610–611 of the breast
  section(580, 589, is.nephrology),
  section(590, 608, is.urology),
  section(610, 629, is.gynaecology),
  // 11: complications of pregnancy, childbirth and the puerperium
  section(630, 679, is.gynaecology),
  // 12: diseases of the skin and subcutaneous tissue
  section(680, 709, is.dermatology),
  // 13: diseases of the musculoskeletal system; 720–724 of the back, 725–729 rheumatism, 730–739 of the bones
  section(710, 714, is.rheumatology),
  section(715, 719, is.orthopaedics, is.rheumatology),
  section(720, 720, is.rheumatology),
  section(721, 724, is.rehabilitation, is.orthopaedics),
  section(725, 729, is.rheumatology),
  section(730, 739, is.orthopaedics),
  // 17: injury and poisoning; 800–848 fractures, dislocations and sprains
  section(800, 848, is.orthopaedics),
];

export function specialtiesOfIcd(code: string): Specialties {
  const category = /^\d{3}/.exec(code)?.[0];
  if (category === undefined) return none;
  const number = Number(category);
  return sections.find(({ from, to }) => number >= from && number <= to)?.specialties ?? none;
}

/** Common names in Italian and English with their category. A diagnosis of a patient seldom has a code. */
const names: readonly (readonly [name: RegExp, category: string])[] = [
  [/\b(tumor|carcinom|melanom|linfom|sarcom|leucemi|leukaemi|lymphom|metastasi|cancer|cancro)/, '199'],
  [/\b(diabet)/, '250'],
  [/\b(ipercolesterol|ipertriglicerid|dislipid|hypercholesterol|dyslipid)/, '272'],
  [/\b(tiroid|ipotiroid|ipertiroid|gozzo|hashimoto|thyroid|hypothyroid|hyperthyroid)/, '246'],
  [/\b(obesit)/, '278'],
  [/\b(gotta|gout)\b/, '274'],
  [/\b(depress|bipolar)/, '296'],
  [/\b(ansia|ansios|attacchi di panico|anxiety|panic)/, '300'],
  [/\b(emicrani|migraine)/, '346'],
  [/\b(epiless|epileps)/, '345'],
  [/\bparkinson/, '332'],
  [/\b(sclerosi multipla|multiple sclerosis)/, '340'],
  [/\b(alzheimer)/, '331'],
  [/\b(tunnel carpale|carpal tunnel)/, '354'],
  [/\b(neuropati|polineuropati|neuropath)/, '356'],
  [/\b(glaucom)/, '365'],
  [/\b(cataratt|cataract)/, '366'],
  [/\b(miopi|astigmatism|myopi)/, '367'],
  [/\b(otit)/, '382'],
  [/\b(acufen|tinnitus)/, '388'],
  [/\b(ipoacusi|sordit|hearing loss)/, '389'],
  [/\b(ipertensione|hypertension)/, '401'],
  [/\b(infarto|infarct|heart attack)/, '410'],
  [/\b(angina pectoris|coronaric|coronaropati|cardiopatia ischemica|coronary)/, '414'],
  [/\b(fibrillazione|aritmi|atrial fibrillation|arrhythmi)/, '427'],
  [/\b(scompenso cardiaco|insufficienza cardiaca|heart failure)/, '428'],
  [/\b(ictus|stroke)\b/, '434'],
  [/\b(varici|vene varicose|varicose)/, '454'],
  [/\b(sinusit|rinosinusit)/, '473'],
  [/\b(rinite allergica|allergic rhinitis|raffreddore da fieno|hay fever)/, '477'],
  [/\b(bpco|broncopneumopatia|bronchite cronica|copd|enfisem|emphysem)/, '496'],
  [/\b(asma|asthma)\b/, '493'],
  [/\b(polmonit|pneumonia)/, '486'],
  [/\b(carie|parodont|gengivit|caries|periodont|gingivit)/, '523'],
  [/\b(reflusso|esofagit|reflux|oesophagit|esophagit)/, '530'],
  [/\b(ulcera gastrica|ulcera duodenale|gastrit|peptic ulcer|gastric ulcer)/, '535'],
  [/\b(morbo di crohn|malattia di crohn|crohn)/, '555'],
  [/\b(colite ulcerosa|rettocolite|ulcerative colitis)/, '556'],
  [/\b(colon irritabile|irritable bowel)/, '564'],
  [/\b(cirrosi|steatosi|epatopati|cirrhosis|fatty liver)/, '571'],
  [/\b(colecist|calcolosi biliare|colelitiasi|gallstone|cholecyst)/, '574'],
  [/\b(celiachi|celiac|coeliac)/, '579'],
  [/\b(insufficienza renale|nefropati|glomerulonefrit|kidney disease|nephropath)/, '585'],
  [/\b(calcolosi renale|nefrolitiasi|colica renale|kidney stone)/, '592'],
  [/\b(cistit|cystitis)/, '595'],
  [/\b(prostat)/, '600'],
  [/\b(endometrios)/, '617'],
  [/\b(ovaio policistico|policistosi ovarica|polycystic ovar)/, '256'],
  [/\b(menopausa|menopause)/, '627'],
  [/\b(dermatit|eczem)/, '692'],
  [/\b(psorias)/, '696'],
  [/\b(acne)\b/, '706'],
  [/\b(lupus)/, '710'],
  [/\b(artrite reumatoide|rheumatoid arthritis)/, '714'],
  [/\b(artrosi|gonartros|coxartros|osteoarthritis)/, '715'],
  [/\b(spondilite|spondylitis)/, '720'],
  [/\b(ernia del disco|ernia discale|ernie discali|discopati|herniated disc|slipped disc)/, '722'],
  [/\b(lombalgi|lombosciatalgi|sciatalgi|cervicalgi|mal di schiena|back pain|sciatica)/, '724'],
  [/\b(fibromialgi|fibromyalgi|tendinit|tendinopati|borsit)/, '727'],
  [/\b(osteoporos)/, '733'],
  [/\b(scolios)/, '737'],
  [/\b(frattur|fracture)/, '829'],
  [/\b(distorsion|sprain)/, '848'],
];

/** The ICD-9-CM category of a diagnosis in words; undefined if the words name none of the common ones. */
export function icdOfText(text: string): string | undefined {
  const words = normalizeForSearch(text);
  return names.find(([name]) => name.test(words))?.[1];
}
