import { createHash } from 'node:crypto';

export type Language = 'it' | 'en';

export interface Plan {
  id: number;
  descrizione: string;
  centesimi: number;
  durata_mesi: number | null;
}

export const withdrawalDays = 14;

const locales = { it: 'it-IT', en: 'en-GB' } as const;

const formatPrice = (language: Language, { centesimi }: Plan) =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(centesimi / 100);

const formatMonths = (language: Language, months: number) =>
  new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(months);

export function planSentence(language: Language, { durata_mesi }: Plan): string {
  if (language === 'it') {
    return durata_mesi === null
      ? 'Si paga una volta sola e non ha scadenza.'
      : `Dura ${formatMonths('it', durata_mesi)} dal pagamento. Si paga una volta sola e non si rinnova da solo.`;
  }
  return durata_mesi === null
    ? 'You pay once, and it has no end.'
    : `It lasts ${formatMonths('en', durata_mesi)} from the payment. You pay once, and it does not renew itself.`;
}

type Article = readonly [title: string, text: string];

function italian(plan: Plan): Article[] {
  const { id, descrizione, durata_mesi } = plan;
  return [
    [
      'Che cosa compri',
      `Questo è il contratto n. ${id}, per il piano «${descrizione}» di Libretto. Lo concludi con chi gestisce questo servizio. Accanto a questo testo è scritto che cosa il piano aggiunge al piano gratuito.`,
    ],
    [
      'Quanto costa',
      `Il prezzo è ${formatPrice('it', plan)}, imposte comprese. Si paga una volta sola, prima dell’inizio, con PayPal. Non ci sono altre spese, né adesso né dopo.`,
    ],
    [
      'Quanto dura',
      durata_mesi === null
        ? 'Il piano comincia appena il pagamento è riuscito e non ha una scadenza.'
        : `Il piano comincia appena il pagamento è riuscito e dura ${formatMonths('it', durata_mesi)}. Se ne hai già uno uguale, comincia quando l’altro finisce. Non si rinnova da solo: alla scadenza non ti viene chiesto nulla e non viene addebitato nulla. Se vuoi continuare, lo compri di nuovo.`,
    ],
    [
      'Se cambi idea',
      `Entro ${withdrawalDays} giorni dal pagamento puoi recedere senza dire perché: premi «Annulla sottoscrizione» nella pagina Sottoscrizione. Il piano finisce subito e PayPal ti restituisce tutto quello che hai pagato, con lo stesso mezzo con cui hai pagato.`,
    ],
    [
      `Dopo i ${withdrawalDays} giorni`,
      'Puoi annullare quando vuoi. Il piano finisce subito e quello che hai pagato non viene restituito. Se non fai nulla, il piano continua fino alla scadenza.',
    ],
    [
      'Quando il piano finisce',
      'Quello che hai scritto, disegnato e caricato resta tuo e resta dov’è: lo puoi leggere, stampare e scaricare come prima. Torni al piano gratuito, e le sole cose che non puoi più fare sono quelle che il piano aggiungeva.',
    ],
    [
      'Che cosa sa PayPal',
      'A PayPal diciamo il nome del piano, il prezzo e un numero che vale solo per questo acquisto. Non diciamo chi sei e nulla di quello che c’è nella tua cartella. Noi non vediamo il numero della tua carta o del tuo conto. PayPal tratta i dati che gli dai secondo la sua informativa.',
    ],
    [
      'Che cosa conserviamo',
      'Il piano, il prezzo, il giorno del pagamento, il suo numero presso PayPal e il fatto che hai accettato questo testo. Se cancelli l’account viene tolto anche questo; la ricevuta resta a te e a PayPal. Se cancelli l’account prima della scadenza, annulla prima il piano: dopo non si può più restituire nulla da qui.',
    ],
    [
      'Che cosa ti promettiamo',
      'Ti facciamo usare quello che il piano comprende per tutto il tempo che hai pagato. Se per colpa nostra non puoi usarlo per più di sette giorni di seguito, hai diritto a riavere la parte del prezzo di quei giorni.',
    ],
    [
      'Che cosa Libretto non è',
      'Libretto tiene in ordine le tue informazioni. Non è un dispositivo medico, non dà consigli medici e non sostituisce il medico. In caso di emergenza chiama il 112.',
    ],
    [
      'Se questo contratto cambia',
      'Per te vale il testo che hai letto e accettato oggi, fino alla fine del piano. Un testo nuovo vale solo per chi compra dopo.',
    ],
    [
      'Se qualcosa non va',
      'Rivolgiti a chi gestisce il servizio. Valgono la legge italiana e i diritti che il Codice del consumo ti dà; per una lite decide il giudice del luogo in cui abiti.',
    ],
  ];
}

function english(plan: Plan): Article[] {
  const { id, descrizione, durata_mesi } = plan;
  return [
    [
      'What you buy',
      `This is contract no. ${id}, for the plan “${descrizione}” of Libretto. You make it with whoever runs this service. Beside this text it says what the plan adds to the free plan.`,
    ],
    [
      'What it costs',
      `The price is ${formatPrice('en', plan)}, taxes included. You pay it once, before it begins, with PayPal. There are no other costs, neither now nor later.`,
    ],
    [
      'How long it lasts',
      durata_mesi === null
        ? 'The plan begins as soon as the payment has succeeded and has no end.'
        : `The plan begins as soon as the payment has succeeded and lasts ${formatMonths('en', durata_mesi)}. If you already have the same one, it begins when the other ends. It does not renew itself: at its end you are asked for nothing and charged nothing. To go on, you buy it again.`,
    ],
    [
      'If you change your mind',
      `Within ${withdrawalDays} days of the payment you can withdraw without saying why: press “Cancel subscription” on the page Subscription. The plan ends at once and PayPal gives you back all that you have paid, the way you paid it.`,
    ],
    [
      `After the ${withdrawalDays} days`,
      'You can cancel whenever you like. The plan ends at once and what you have paid is not given back. If you do nothing, the plan goes on until its end.',
    ],
    [
      'When the plan ends',
      'What you have written, drawn and uploaded remains yours and where it is: you can read, print and download it as before. You are back on the free plan, and all that you can no longer do is what the plan added.',
    ],
    [
      'What PayPal knows',
      'We tell PayPal the name of the plan, the price and a number that is good for this purchase only. We do not say who you are, nor anything of what is in your record. We do not see the number of your card or account. PayPal treats the data that you give it by its own privacy notice.',
    ],
    [
      'What we keep',
      'The plan, the price, the day of the payment, its number at PayPal, and that you have accepted this text. If you delete your account, this goes too; the receipt stays with you and PayPal. If you delete the account before the end, cancel the plan first: afterwards nothing can be paid back from here.',
    ],
    [
      'What we promise',
      'We let you use what the plan includes for all the time that you have paid for. If by our fault you cannot use them for more than seven days in a row, you have a right to the part of the price of those days.',
    ],
    [
      'What Libretto is not',
      'Libretto keeps your information in order. It is no medical device, gives no medical advice and does not replace your doctor. In an emergency call 112.',
    ],
    [
      'If this contract changes',
      'For you the text that you have read and accepted today holds until the end of the plan. A new text holds only for those who buy later.',
    ],
    [
      'If something is wrong',
      'Turn to whoever runs the service. Italian law holds, with the rights that the Italian consumer code gives you; in a dispute the court of the place where you live decides.',
    ],
  ];
}

/** Returns the contract as accepted. Any change of text or plan is a different contract. */
export function contractText(language: Language, plan: Plan): string {
  const articles = language === 'it' ? italian(plan) : english(plan);
  return articles.map(([title, text], index) => `${index + 1}. ${title}\n${text}`).join('\n\n');
}

export const toFingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url');
