import type { components } from '../../contract/contract.gen.ts';

type Words = components['schemas']['Treatment'];

export const lockedTreatment = 14;
export const retentionTreatment = 1;

type Text = readonly [name: string, purpose: string, notice: string];

const toTreatment = ([Nome_T, Finalita_T, Informativa]: Text, in_uso = true): Words => ({
  Nome_T,
  Finalita_T,
  Informativa,
  in_uso,
});

const planned = (it: Text, en: Text) => ({ it: toTreatment(it, false), en: toTreatment(en, false) });

export const treatments: readonly { it: Words; en: Words }[] = [
  {
    it: toTreatment([
      'Conservazione dopo la cancellazione',
      'Conservare dati pseudonimizzati per un anno dopo la cancellazione dell’account.',
      'Se un giorno cancelli l’account restano, per un anno, l’anno di nascita, il sesso, il gruppo sanguigno e i valori numerici o scelti da un elenco, con il solo mese. Mai il nome, i contatti, i testi scritti da te, i disegni e i file. Dopo un anno vengono eliminati. Senza questo consenso non resta nulla.',
    ]),
    en: toTreatment([
      'Retention after deletion',
      'Keep pseudonymised data for one year after the account is deleted.',
      'Should you delete the account one day, the year of birth, the sex, the blood group and values that are numbers or chosen from a list stay for one year, with the month only. Never the name, the contacts, texts that you wrote, drawings and files. After a year they are removed. Without this consent nothing stays.',
    ]),
  },
  planned(
    [
      'Ricerca scientifica',
      'Studi di università e istituti di ricerca, senza il tuo nome.',
      'Riguarda esami, diagnosi, terapie e rilevazioni, senza i dati che dicono chi sei.',
    ],
    [
      'Scientific research',
      'Studies of universities and research institutes, without your name.',
      'It concerns exams, diagnoses, therapies and readings, without what says who you are.',
    ],
  ),
  planned(
    [
      'Inviti a studi clinici',
      'Scriverti quando uno studio cerca persone come te.',
      'Riguarda l’indirizzo e-mail, l’età, il sesso e le diagnosi. Un invito non ti obbliga a nulla.',
    ],
    [
      'Invitations to clinical studies',
      'Write to you when a study looks for people like you.',
      'It concerns your e-mail address, age, sex and diagnoses. An invitation obliges you to nothing.',
    ],
  ),
  planned(
    [
      'Statistiche sanitarie',
      'Numeri complessivi su salute e cure, in cui nessuno è riconoscibile.',
      'Riguarda conteggi e medie di gruppi di persone, mai una singola cartella.',
    ],
    [
      'Health statistics',
      'Overall numbers on health and care in which nobody can be recognised.',
      'It concerns counts and means of groups of people, never a single record.',
    ],
  ),
  planned(
    [
      'Sicurezza dei farmaci',
      'Studiare gli effetti indesiderati dei farmaci, senza il tuo nome.',
      'Riguarda le reazioni avverse e le terapie che registri. Non sostituisce la segnalazione alle autorità.',
    ],
    [
      'Safety of medicines',
      'Study the unwanted effects of medicines, without your name.',
      'It concerns the adverse reactions and therapies that you record. It does not replace a report to the authorities.',
    ],
  ),
  planned(
    [
      'Studio del dolore',
      'Capire come le persone descrivono e disegnano il dolore.',
      'Riguarda i disegni del Taccuino e i livelli di dolore, senza le descrizioni che scrivi.',
    ],
    [
      'Study of pain',
      'Understand how people describe and draw pain.',
      'It concerns the drawings of the pain diary and the levels of pain, without the descriptions that you write.',
    ],
  ),
  planned(
    [
      'Qualità delle misure',
      'Migliorare la lettura dei dispositivi collegati.',
      'Riguarda i valori misurati e il modello del dispositivo.',
    ],
    [
      'Quality of measurements',
      'Improve how connected devices are read.',
      'It concerns the values that were measured and the model of the device.',
    ],
  ),
  planned(
    [
      'Formazione dei medici',
      'Esempi per l’insegnamento, in cui nessuno è riconoscibile.',
      'Riguarda casi descritti senza nomi, luoghi e date.',
    ],
    [
      'Training of doctors',
      'Examples for teaching in which nobody can be recognised.',
      'It concerns cases that are described without names, places and dates.',
    ],
  ),
  planned(
    [
      'Miglioramento del servizio',
      'Capire quali funzioni vengono usate e dove ci si ferma.',
      'Riguarda le pagine aperte e i tempi di risposta, mai il loro contenuto.',
    ],
    [
      'Improvement of the service',
      'Understand which functions are used and where people get stuck.',
      'It concerns the pages that are opened and how fast they answer, never what is on them.',
    ],
  ),
  planned(
    ['Novità di Libretto', 'Scriverti delle nuove funzioni.', 'Riguarda il solo indirizzo e-mail.'],
    ['News of Libretto', 'Write to you about new functions.', 'It concerns your e-mail address only.'],
  ),
  planned(
    [
      'Indagini di gradimento',
      'Chiederti che cosa pensi del servizio.',
      'Riguarda l’indirizzo e-mail e le tue risposte, che sono sempre facoltative.',
    ],
    [
      'Satisfaction surveys',
      'Ask you what you think of the service.',
      'It concerns your e-mail address and your answers, which are always optional.',
    ],
  ),
  planned(
    [
      'Consigli di prevenzione',
      'Ricordarti vaccinazioni e controlli adatti alla tua età.',
      'Riguarda l’età, il sesso e le vaccinazioni registrate.',
    ],
    [
      'Advice on prevention',
      'Remind you of vaccinations and check-ups that suit your age.',
      'It concerns your age, your sex and the vaccinations that are recorded.',
    ],
  ),
  planned(
    [
      'Proposte dei centri convenzionati',
      'Scriverti delle offerte dei centri della tua zona.',
      'Riguarda l’indirizzo e-mail e la città. I centri non ricevono il tuo indirizzo.',
    ],
    [
      'Offers of partner centres',
      'Write to you about what the centres near you offer.',
      'It concerns your e-mail address and your city. The centres do not receive your address.',
    ],
  ),
  {
    it: toTreatment([
      'Tenuta del libretto sanitario',
      'Conservare i dati che inserisci e mostrarli a te e ai medici che scegli.',
      'Riguarda tutto quello che scrivi o carichi. Lo vedi tu; lo vedono i medici che associ, fino al livello che decidi. Resta finché hai l’account, e si può revocare solo cancellandolo.',
    ]),
    en: toTreatment([
      'Keeping your medical record',
      'Keep the data that you enter and show them to you and to the doctors whom you choose.',
      'It concerns all that you write or upload. You see it; so do the doctors whom you associate, up to the level that you decide. It lasts as long as the account, and can be taken back only by deleting it.',
    ]),
  },
];
