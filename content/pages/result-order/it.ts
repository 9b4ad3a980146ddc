import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Come sono ordinati i risultati',
  description:
    'Quali elementi determinano l’ordine «Consigliati», con quale peso contano e che cosa non ha alcuna influenza.',
  lead: 'Ogni elenco ha bisogno di un ordine, e l’ordine influisce su ciò che si prenota. Per questo spieghiamo come nasce il nostro: da una formula fissa, uguale per tutti gli alloggi e per tutti i visitatori.',
  blocks: [
    {
      kind: 'text',
      text: `## Quali alloggi compaiono

Prima di tutto decide la Sua ricerca. Compaiono gli alloggi che soddisfano tutti i filtri scelti e, se ha indicato le date, solo quelli davvero prenotabili: ogni notte è libera, arrivo e partenza sono ammessi in quei giorni, il soggiorno minimo e massimo è rispettato, il numero di ospiti e di cani è giusto e il prezzo è noto. Se ammette qualche giorno di margine, l’elenco mostra per ogni alloggio le date adatte più economiche. Gli alloggi al momento non in affitto non compaiono affatto.

Mostriamo solo alloggi di host e agenzie con cui collaboriamo. Nello stesso luogo ce ne sono quindi altri, che da noi non trova.

## I quattro ordini

Sopra l’elenco può scegliere tra **Consigliati**, **Recensioni**, **Prezzo crescente** e **Prezzo decrescente**; all’inizio vale il primo. Con «Recensioni» conta solo la media data dagli ospiti; gli alloggi senza recensioni stanno in fondo. Negli ordini per prezzo conta il prezzo totale del soggiorno con tutti i costi obbligatori, oppure, senza date, il prezzo della settimana più economica; gli alloggi senza prezzo stanno in fondo. A parità di valore viene prima l’alloggio con il numero più piccolo: così, sfogliando le pagine, nulla si ripete e nulla si perde.

## La formula dei consigliati

La formula assegna fino a 100 punti in quattro parti.`,
    },
    {
      kind: 'table',
      caption: 'Gli elementi dell’ordine «Consigliati»',
      head: ['Elemento', 'Al massimo', 'Come si misura'],
      rows: [
        [
          'Recensioni',
          '50 punti',
          'media degli ospiti, calcolata come se ci fossero altre dieci recensioni con la media di tutti gli alloggi',
        ],
        [
          'Prezzo',
          '20 punti',
          'settimana più economica per persona ospitabile, in rapporto alla media della regione; a quella media spetta la metà',
        ],
        [
          'Completezza',
          '20 punti',
          'in parti uguali: 12 immagini, 600 caratteri di descrizione, quattro lingue, distanze, dotazione',
        ],
        [
          'Novità',
          '10 punti',
          'per intero il primo giorno, poi ogni giorno un po’ meno, nulla dopo 180 giorni',
        ],
      ],
    },
    {
      kind: 'text',
      text: `Le dieci recensioni ipotetiche fanno sì che due ospiti entusiasti non bastino per un primo posto e che un solo ospite deluso non mandi nessun alloggio in fondo. Più recensioni vere ci sono, meno contano. Un alloggio senza recensioni è trattato come uno medio, non come uno cattivo.

## Un esempio di calcolo

Supponiamo che la media di tutte le recensioni sia 4,4 e che una settimana nella regione costi in media 180 € a persona.`,
    },
    {
      kind: 'table',
      caption: 'Due alloggi inventati a confronto',
      head: ['Elemento', 'Alloggio A', 'Alloggio B'],
      rows: [
        ['Recensioni', '4,8 da 40 recensioni: 46,5 punti', '5,0 da 2 recensioni: 43,8 punti'],
        ['Prezzo', '150 € a persona: 10,9 punti', '200 € a persona: 9,5 punti'],
        ['Completezza', '90%: 18,0 punti', '60%: 12,0 punti'],
        ['Novità', 'presente da oltre un anno: 0 punti', 'presente da 30 giorni: 8,3 punti'],
        ['Totale', '75,4 punti', '73,6 punti'],
      ],
    },
    {
      kind: 'text',
      text: `## Che cosa non influisce

**Il denaro.** Nessuno può pagare per una posizione migliore, né gli host né le agenzie. Non conta nemmeno se il pagamento lo incassiamo noi o l’host. Se un giorno ci fossero posizioni a pagamento, dovrebbero essere indicate come pubblicità.

**La Sua persona.** L’ordine non dipende da chi è, dal dispositivo che usa, da ciò che ha guardato o dalla pubblicità da cui arriva. Due persone con la stessa ricerca vedono lo stesso elenco e lo stesso prezzo.

**Prenotazioni e clic.** Quante volte un alloggio è stato visto o prenotato non entra nel calcolo.

I consigli della pagina iniziale seguono una regola più semplice: contano le recensioni, anche qui con cautela se sono poche, e un numero sufficiente di immagini; i migliori alloggi vengono poi presi da Paesi e regioni il più possibile diversi. Neanche per questi si può pagare. Da dove vengono le recensioni che entrano nella formula è spiegato in [recensioni dei clienti](page:CustomerRating).

## Perché lo scriviamo

La legge chiede ai mercati online di indicare i parametri principali dell’ordine e il loro peso: verso gli ospiti l’articolo 246d § 1 della legge introduttiva al Codice civile tedesco, verso gli host professionali l’articolo 5 del regolamento (UE) 2019/1150. Una versione breve sta sotto ogni elenco; nel menu «Ordina» c’è il link. Se cambiamo la formula, cambiamo anche questa pagina. Rispondiamo volentieri alle domande con il [modulo di contatto](page:Contact).`,
    },
    {
      kind: 'action',
      title: 'Provare gli ordini',
      text: 'Con le date vede l’ordine per il Suo soggiorno e può cambiarlo.',
      to: 'page:Search',
      label: 'Vai alla ricerca',
    },
  ],
} satisfies PageSeed;
