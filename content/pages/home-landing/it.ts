import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Come trovare la casa vacanze giusta',
  description:
    'Come confrontare posizione, dimensioni, prezzo e date di una casa vacanze, con ricerche per tema e alloggi liberi.',
  lead: 'La maggior parte delle delusioni in una casa vacanze ha una causa semplice: andava bene per qualcun altro. Questa pagina mostra a che cosa fare attenzione e quali impostazioni della ricerca aiutano.',
  picture: { scene: 'theme-start', alt: 'Costa delle Baleari nella luce della sera' },
  blocks: [
    {
      kind: 'text',
      text: `## Cercare con le date

Indichi il prima possibile nella [ricerca](page:Search) le date, le persone, i bambini e i cani. Ogni alloggio mostra allora il prezzo totale del soggiorno, con pulizia finale, tutti i costi obbligatori e tassa di soggiorno: così non confronta prezzi civetta. Consumi a contatore e cauzione stanno accanto, stimati o a parte. Una casa per otto può costare a testa meno di un piccolo appartamento; confrontando fino a quattro alloggi vede anche il prezzo per persona e notte.

Se è flessibile, lasci attivi i tre giorni di margine. Sopra l’elenco vede quanto costerebbe il soggiorno più economico con un altro arrivo, e il calendario dei prezzi di un alloggio mostra il prezzo totale per ogni possibile giorno di arrivo. Due giorni contano spesso più di un altro luogo.

## Valutare la posizione

«Vicino al mare» può voler dire sul bordo della duna o a quattro chilometri di strada. Filtri quindi per distanza: a piedi, fino a 5 o fino a 10 chilometri dal mare, da un lago, da un impianto di risalita o da una pista di fondo. Le distanze sono in linea d’aria; in montagna la strada è più lunga e più ripida. Prima della prenotazione la mappa mostra un cerchio con un raggio di 500 metri entro il quale si trova l’alloggio. Pensi anche a ciò che Le serve ogni giorno: un fornaio, una stazione, un parco giochi o niente di tutto questo.`,
    },
    {
      kind: 'teasers',
      title: 'Cercare per tema',
      teasers: [
        {
          title: 'Al mare',
          text: 'Case da cui si va all’acqua a piedi.',
          picture: { scene: 'theme-sea', alt: 'Costa mediterranea in estate' },
          to: 'offer:32',
          label: 'Case vacanze al mare',
        },
        {
          title: 'Al lago',
          text: 'Fare il bagno senza sale e senza maree, spesso con un pontile o una barca.',
          picture: { scene: 'theme-lake', alt: 'Lago in estate' },
          to: 'offer:33',
          label: 'Case vacanze al lago',
        },
        {
          title: 'Sulla neve',
          text: 'Alloggi a non più di dieci chilometri dagli impianti.',
          picture: { scene: 'theme-snow', alt: 'Alpi innevate al mattino' },
          to: 'offer:122',
          label: 'Vacanze sugli sci',
        },
        {
          title: 'Con il cane',
          text: 'Qui i cani sono benvenuti; numero, taglia e prezzo sono indicati.',
          picture: { scene: 'theme-dog', alt: 'Dune danesi in autunno' },
          to: 'page:Pets',
          label: 'Vacanze con il cane',
        },
        {
          title: 'Con i bambini',
          text: 'Più camere, lavatrice e posto auto.',
          picture: { scene: 'theme-family', alt: 'Spiaggia del Baltico in estate' },
          to: 'page:Family',
          label: 'Vacanze in famiglia',
        },
        {
          title: 'Con piscina',
          text: 'Privata o in comune: lo dice la dotazione.',
          picture: { scene: 'theme-pool', alt: 'Costa dalmata a mezzogiorno' },
          to: 'offer:27',
          label: 'Case vacanze con piscina',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Dimensioni e letti

Il numero di persone è un limite, non un consiglio. Sei posti letto possono essere tre camere, oppure due e un divano accanto alla cucina. Filtri per camere e bagni e legga la sezione «Dove si dorme»: dice per ogni stanza se ci sono letti matrimoniali, singoli o a castello. A chi viaggia con i nonni o con amici un secondo bagno serve più di venti metri quadrati in più.

## Ciò che non si può portare da casa

Un asciugacapelli si mette in valigia, un condizionatore no. Attivi solo i filtri a cui non vuole davvero rinunciare; il numero accanto mostra quanti alloggi restano. Per chi deve evitare gradini e porte strette ci sono filtri basati su misure: [accesso senza gradini](search:stepfree=Y), [porte da almeno 80 cm](search:widedoors=Y), [doccia a filo pavimento](search:walkinshower=Y). Se una misura manca, chieda all’host.

## Quando prenotare

Le case grandi, le vacanze scolastiche e tutto ciò che si trova in riva all’acqua sono spesso occupati con mesi di anticipo; si può prenotare fino a due anni prima. Chi parte all’ultimo momento ha più scelta in bassa stagione e trova sconti tra le offerte [last minute](page:Lastminute). Finché i programmi possono cambiare, aiuta il filtro «Annullamento gratuito». Fino a quale giorno vale è scritto nella pagina dell’alloggio.`,
    },
    {
      kind: 'homes',
      title: 'Alloggi con cancellazione gratuita',
      search: 'freeCancel=Y',
    },
    {
      kind: 'text',
      text: `## Decidere insieme

Metta la Sua scelta nei [preferiti](page:WatchList) e invii il link a tutti quelli che vengono. La lista dice che cosa è ancora libero e se un prezzo è cambiato. Se un alloggio la offre e all’arrivo mancano almeno 14 giorni, scelga un’opzione gratuita: nessun altro può prenotarlo e, se non fa nulla, scade da sola.

## Prima dell’ultimo clic

Rilegga tre cose: le condizioni di annullamento con le loro date, i costi accessori e le recensioni più recenti. Ognuna indica se il soggiorno è stato verificato. Guardi anche se l’host affitta come operatore professionale o come privato, perché ne dipendono i Suoi diritti. Se resta un dubbio, [ci scriva](page:ContactGuest). Come funzionano prenotazione e pagamento è spiegato nelle [domande frequenti](page:Faq).`,
    },
    {
      kind: 'homes',
      title: 'Prenotazione immediata, mare a piedi',
      search: 'instantbooking=Y&distSea=1',
    },
    {
      kind: 'action',
      title: 'Cominciare la ricerca',
      text: 'Luogo, date e ospiti bastano per iniziare.',
      to: 'page:Search',
      label: 'Cerca un alloggio',
    },
  ],
} satisfies PageSeed;
