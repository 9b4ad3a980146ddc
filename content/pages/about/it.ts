import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Che cosa fa di diverso Feriola',
  description:
    'Un prezzo totale ovunque, opzione gratuita, recensioni di provenienza nota, ordine spiegato: su che cosa può giudicarci.',
  lead: `Feriola è un intermediario per case e appartamenti per vacanze in Europa, in quattro lingue. Non possediamo case e non organizziamo viaggi. Ciò che facciamo si può verificare in ogni pagina.`,
  picture: { scene: 'theme-start', alt: 'Illustrazione: una casa sopra una baia, la sera' },
  blocks: [
    {
      kind: 'text',
      text: `## Un prezzo fin dall’inizio

Scelte le date, elenco, mappa, alloggio e prenotazione mostrano la stessa cifra: il prezzo totale con pulizia finale, costi obbligatori e tassa di soggiorno. Accanto è indicato quanto si paga ora e quanto sul posto. Cauzione e consumi stimati sono riportati a parte: la prima viene restituita, gli altri dipendono da quanto si consuma. Nessuna assicurazione è preselezionata.

## Tempo per pensarci

Per molti alloggi può scegliere un’opzione gratuita se all’arrivo mancano almeno 14 giorni. Per tre giorni al massimo nessun altro ottiene quelle notti. Vede quando l’opzione scade e glielo ricordiamo il giorno prima. Prima di annullare, la pagina della prenotazione Le mostra quanto costa oggi.

## Recensioni di provenienza nota

Ogni recensione dice se viene da una prenotazione presso di noi, se il soggiorno è stato verificato o se è stata ripresa senza verifica. Pubblichiamo quelle buone e quelle cattive. Un alloggio che nessuno ha valutato non ha stelle.

## Un ordine spiegato

L’ordinamento «Consigliati» dipende per metà dalle recensioni, per un quinto ciascuno dal prezzo rispetto alla regione e dalla completezza dei dati, e per un decimo dalla novità. È spiegato accanto a ogni elenco. Non vendiamo posizioni.`,
    },
    { kind: 'part', part: 'ratings' },
    {
      kind: 'text',
      text: `## Utilizzabile da tutti

Le pagine si usano con la tastiera e con un lettore di schermo. Per chi ne ha bisogno ci sono filtri basati su misure: accesso senza gradini, larghezza delle porte, doccia a filo pavimento. Gli alloggi si salvano senza account, e prima del Suo consenso non carichiamo nulla che non sia necessario. Non incorporiamo contenuti di altri server.

## Che cosa non siamo

Non siamo un organizzatore di viaggi e non siamo la parte che affitta. Il contratto è con l’host; chi sia e se affitti come professionista o come privato è scritto nella pagina dell’alloggio. Il nostro ufficio risponde alle domande sulla prenotazione.`,
    },
    { kind: 'part', part: 'office' },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'Domande degli ospiti', to: 'page:Faq/faq1' },
        { label: 'Affittare con Feriola', to: 'page:Retailer' },
        { label: 'Che cosa dicono i clienti', to: 'page:CustomerRating' },
        { label: 'Condizioni generali', to: 'page:terms' },
      ],
    },
  ],
} satisfies PageSeed;
