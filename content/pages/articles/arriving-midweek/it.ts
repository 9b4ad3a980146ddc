import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Arrivare in un giorno diverso dal sabato',
  description:
    'Perché le case per vacanze cambiano ospiti di sabato, dove è diverso, che cosa si risparmia arrivando di mercoledì e come si trovano le notti libere.',
  lead: 'Da sabato a sabato: così si sono affittate per decenni le case per vacanze, e d’estate in molti posti è ancora così. Chi può viaggiare in altri giorni guida tranquillo e trova notti che altrimenti resterebbero vuote.',
  picture: { scene: 'theme-last-minute', alt: 'Costa dalmata nella luce della sera' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-01-15',
    category: 'knowledge',
    slug: 'arrivare-in-un-altro-giorno',
    related: ['booking-school-holidays', 'first-winter-week', 'working-from-a-holiday-home'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Da dove viene il sabato

Il giorno fisso non è un capriccio. Tra una partenza e un arrivo ci sono cinque o sei ore per pulire, lavare e riparare; chi segue più case organizza il personale per quel solo giorno. Poi c’è il conto dei buchi: un ospite che in alta stagione resta da giovedì a lunedì rende invendibili due settimane in una volta. Per questo il sabato vale di solito solo nelle settimane in cui la casa si riempie comunque. In primavera, in autunno e fuori dalle vacanze scolastiche molti host accolgono ospiti in qualsiasi giorno.

Su Feriola l’host stabilisce, stagione per stagione, in quali giorni si può arrivare e partire e quante notti bisogna fermarsi almeno. Entrambe le cose sono indicate con i prezzi nella pagina dell’alloggio. Conviene leggere bene: per l’arrivo conta la stagione in cui cade. Chi arriva a fine giugno può rientrare ancora nelle regole di bassa stagione anche se il soggiorno si prolunga in luglio.

## Che cosa si guadagna e che cosa no

Il guadagno maggiore è sulla strada. Nei sabati d’estate le auto sono ferme ai trafori alpini, sull’Autostrada Adriatica e agli imbarchi dei traghetti. Di mercoledì lo stesso tragitto è un viaggio qualunque. Anche traghetti e voli infrasettimanali costano spesso meno. Poi ci sono le piccole cose: il supermercato è rifornito, il noleggio sci è vuoto, l’host ha il tempo di spiegare la stufa.

Il prezzo dell’alloggio dipende meno dal giorno che dalla durata. Molte case hanno un prezzo a notte e uno più basso a settimana; sei notti possono costare quasi quanto sette. E la pulizia finale è la stessa per tre notti come per dieci. Confronti dunque sempre il prezzo totale, non quello per notte.`,
    },
    {
      kind: 'table',
      caption: 'A che cosa serve ciascun giorno',
      head: ['Arrivo', 'A favore', 'Contro'],
      rows: [
        ['Domenica', 'pochi camion in autostrada, località già mezza vuota', 'molti negozi chiusi'],
        [
          'Da lunedì a mercoledì',
          'strade tranquille, traghetti più economici',
          'le ferie cadono in due settimane',
        ],
        [
          'Giovedì',
          'fine settimana lungo senza il traffico del venerdì',
          'spesso si finisce in quello della domenica',
        ],
        ['Venerdì', 'una sera in più', 'pendolari e vacanzieri insieme sulla strada'],
      ],
    },
    {
      kind: 'text',
      text: `## Come si trovano questi giorni

Cerchi con un margine, non con una data fissa. Nella ricerca l’arrivo si può spostare fino a tre giorni, oppure si indicano un periodo e il numero di notti. Sopra l’elenco compare allora una striscia con i giorni intorno all’arrivo e il prezzo totale più basso di ciascuno; i giorni senza disponibilità si vedono subito.

Nella pagina dell’alloggio il calendario dei prezzi mostra, per ogni arrivo possibile, quanto costa il soggiorno. Se un giorno è bloccato ne indica il motivo: già occupato, niente arrivi in quel giorno, troppo poche notti. I giorni colorati a metà sono giorni di cambio: la mattina qualcuno parte, e nel pomeriggio si può arrivare.

Particolarmente utili sono i buchi. Se tra due prenotazioni restano cinque notti, l’host non riesce più a venderle con il soggiorno minimo abituale. Glielo chieda. Per un buco che comincia fra tre settimane molti accettano anche quattro notti da lunedì, e alcuni hanno già previsto uno [sconto last minute](page:Lastminute).`,
    },
    {
      kind: 'quote',
      text: 'A un messaggio gentile con due date possibili un host risponde più facilmente che alla domanda su che cosa sia ancora libero.',
    },
    {
      kind: 'text',
      text: `## Che cosa cambia sul posto

Chi arriva a metà settimana dovrebbe chiarire tre cose. Chi consegna le chiavi, se la persona delle pulizie è in paese solo il sabato? Quel giorno parte qualcuno, così che entrare in anticipo è escluso? E corsi, carte ospiti e abbonamenti settimanali partono da qualsiasi giorno o solo dalla domenica? Le scuole di sci, per esempio, cominciano per lo più di domenica o di lunedì; chi arriva di mercoledì trova lezioni private, ma non un posto nel gruppo.

Pensi anche al ritorno. Una settimana da mercoledì a mercoledì lascia il fine settimana prima per le valigie e quello dopo per il bucato. Per i genitori, nelle vacanze scolastiche, è l’eccezione; per tutti gli altri è la settimana migliore. E se d’estate resta solo il sabato, si può fare metà strada il venerdì sera e dormire lungo il percorso, oppure partire alle quattro del mattino. Sono entrambe soluzioni migliori che partire alle dieci.`,
    },
    { kind: 'homes', title: 'Liberi a breve', search: 'lastminuteonly=Y' },
    {
      kind: 'links',
      title: 'Da leggere anche',
      links: [
        {
          label: 'Con quanto anticipo prenotare per le vacanze scolastiche',
          to: 'page:BlogArticle/booking-school-holidays',
        },
        { label: 'La prima settimana d’inverno in montagna', to: 'page:BlogArticle/first-winter-week' },
      ],
    },
  ],
} satisfies PageSeed;
