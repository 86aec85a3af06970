const italian = `QUESTO È IL TUO LIBRETTO, TUTTO INTERO

Dentro ci sono i tuoi dati di salute. Chi ha questo file può leggerli:
conservalo in un posto sicuro, e non mandarlo a chi non conosci.

Che cosa contiene
- fhir/bundle.json   Il riassunto per altri programmi sanitari (HL7 FHIR).
- libretto/          Ogni voce del libretto, anche quelle eliminate.
                     Un file per argomento, una riga per voce.
- files/             I tuoi file e i disegni del taccuino, come li hai salvati.
- altro/             Da leggere: account, accessi, consensi, medici associati,
                     sottoscrizioni e chi ha modificato o visto il libretto.
- manifest.json      L’elenco di tutto, con un’impronta per riconoscere ogni
                     modifica.

Come si rimette a posto
Entra in un account con il libretto vuoto, apri Account, poi
"Copia del libretto", e scegli questo file. Prima viene controllato tutto; poi
viene rimesso tutto, oppure niente. I consensi e i medici associati non
vengono rimessi: li scegli tu di nuovo.

Non modificare questo file: un archivio cambiato non viene accettato.
`;

const english = `THIS IS YOUR WHOLE RECORD

It contains your health data. Anyone who has this file can read it: keep it in
a safe place, and do not send it to anyone you do not know.

What it contains
- fhir/bundle.json   The summary for other health software (HL7 FHIR).
- libretto/          Every entry in your record, including deleted ones.
                     One file for each subject, one line for each entry.
- files/             Your files and the drawings in your notebook, as you saved
                     them.
- altro/             To read: account, login history, consents, linked doctors,
                     subscriptions, and who changed or saw the record.
- manifest.json      The list of everything, with a fingerprint that shows every
                     change.

How to restore it
Log in to an account with an empty record, open Account, then
"Copy of your record", and choose this file. We check all of it first. Then we
restore either everything or nothing. Consents and linked doctors are not
restored: you need to choose them again.

Do not change this file. A changed archive is not accepted.
`;

export const readmes = [italian, english] as const;
