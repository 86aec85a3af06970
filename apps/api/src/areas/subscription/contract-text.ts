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
    ? 'You pay once, and it does not expire.'
    : `It lasts ${formatMonths('en', durata_mesi)} from the payment. You pay once, and it does not renew automatically.`;
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
      'A PayPal diciamo il nome del piano, il prezzo e un numero che vale solo per questo acquisto. Non diciamo chi sei, né nulla di quello che c’è nel tuo libretto. Noi non vediamo il numero della tua carta o del tuo conto. PayPal tratta i dati che gli dai secondo la sua informativa.',
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
      `This is contract no. ${id}, for the plan "${descrizione}" of Libretto. It is between you and the people who run this service. Next to this text you can see what the plan adds to the free plan.`,
    ],
    [
      'What it costs',
      `The price is ${formatPrice('en', plan)}, taxes included. You pay once, before the plan starts, with PayPal. There are no other costs, now or later.`,
    ],
    [
      'How long it lasts',
      durata_mesi === null
        ? 'The plan starts as soon as the payment is complete and does not expire.'
        : `The plan starts as soon as the payment is complete and lasts ${formatMonths('en', durata_mesi)}. If you already have the same plan, it starts when that one ends. It does not renew automatically: when it ends, we do not ask you for anything or charge you. To continue, buy it again.`,
    ],
    [
      'If you change your mind',
      `Within ${withdrawalDays} days of the payment you can withdraw without giving a reason: select "Cancel subscription" on the Subscription page. The plan ends straight away and PayPal refunds everything you paid, to the same payment method.`,
    ],
    [
      `After the ${withdrawalDays} days`,
      'You can cancel at any time. The plan ends straight away and what you paid is not refunded. If you do nothing, the plan continues until it expires.',
    ],
    [
      'When the plan ends',
      'What you have written, drawn and uploaded stays yours and stays where it is. You can read, print and download it as before. You go back to the free plan, and you can no longer do only what the plan added.',
    ],
    [
      'What PayPal knows',
      'We tell PayPal the name of the plan, the price and a number that is valid only for this purchase. We do not tell PayPal who you are or anything in your record. We do not see the number of your card or account. PayPal processes the data you give it under its own privacy notice.',
    ],
    [
      'What we keep',
      'The plan, the price, the day of the payment, its PayPal number, and the fact that you accepted this text. If you delete your account, this is deleted too. You and PayPal keep the receipt. If you delete your account before the plan expires, cancel the plan first. You cannot get a refund here after that.',
    ],
    [
      'What we promise',
      'You can use what the plan includes for all the time you have paid for. If you cannot use it for more than 7 days in a row and this is our fault, you are entitled to a refund for those days.',
    ],
    [
      'What Libretto is not',
      'Libretto keeps your information organised. It is not a medical device, does not give medical advice and does not replace your doctor. In an emergency, call 112.',
    ],
    [
      'If this contract changes',
      'The text you read and accepted today applies to you until the plan ends. A new text only applies to people who buy later.',
    ],
    [
      'If something is wrong',
      'Contact the people who run the service. Italian law applies, with your rights under the Italian consumer code. In a dispute, the court of the place where you live decides.',
    ],
  ];
}

/** Returns the contract as accepted. Any change of text or plan is a different contract. */
export function contractText(language: Language, plan: Plan): string {
  const articles = language === 'it' ? italian(plan) : english(plan);
  return articles.map(([title, text], index) => `${index + 1}. ${title}\n${text}`).join('\n\n');
}

export const toFingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url');
