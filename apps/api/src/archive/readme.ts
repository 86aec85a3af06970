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

It holds your health data. Whoever has this file can read them: keep it in a
safe place, and do not send it to anybody you do not know.

What is in it
- fhir/bundle.json   The summary for other medical programs (HL7 FHIR).
- libretto/          Every entry of the record, deleted ones too.
                     One file for each subject, one line for each entry.
- files/             Your files and the drawings of your notebook, as you saved
                     them.
- altro/             To be read: account, accesses, consents, associated doctors,
                     subscriptions, and who changed or saw the record.
- manifest.json      The list of everything, with a fingerprint that shows every
                     change.

How it is put back
Sign in to an account whose record is empty, open Account, then
"Copy of the record", and choose this file. First all of it is checked; then all
of it is put back, or nothing. Consents and associated doctors are not put back:
you choose them again.

Do not change this file: an archive that was changed is not taken.
`;

export const readmes = [italian, english] as const;
