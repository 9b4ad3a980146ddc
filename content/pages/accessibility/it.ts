import { company } from '../../../domain/company.ts';
import type { PageSeed } from '../../page-seed.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default {
  title: 'Dichiarazione di accessibilità',
  description:
    'Quanto è accessibile questo sito, che cosa è stato verificato, quali limiti sono noti e a chi può rivolgersi.',
  lead: 'Chiunque deve poter trovare qui un alloggio, capire il prezzo e prenotare, con il mouse, la tastiera, un lettore di schermo o un forte ingrandimento. Questa pagina dice a che punto siamo.',
  notice: sampleNotice.it,
  blocks: [
    {
      kind: 'text',
      text: `Questa dichiarazione vale per il sito, le sue e-mail e i suoi documenti PDF. Aggiornata a novembre 2026.

## Che cos’è il servizio

Su questo sito facciamo da intermediari per case vacanze. Può cercare per luogo, data e caratteristiche, vedere immagini, prezzo totale e giorni liberi, salvare e confrontare alloggi, e prenotarli, opzionarli o inviare una richiesta. Una prenotazione ha tre passaggi: i dati, la verifica, la conclusione. Poi riceve un link alla pagina della prenotazione con tutti i documenti. Come funziona in dettaglio è scritto nelle [domande frequenti](page:Faq).

## A che cosa ci atteniamo

Il riferimento sono la legge tedesca sul rafforzamento dell’accessibilità (BFSG), che attua la direttiva (UE) 2019/882, la norma EN 301 549 e le linee guida per l’accessibilità dei contenuti web (WCAG) 2.2 al livello AA. Secondo le nostre verifiche il sito soddisfa i requisiti che si possono controllare automaticamente e con la tastiera. Le eccezioni note sono più sotto.`,
    },
    {
      kind: 'table',
      caption: 'Che cosa si verifica',
      head: ['Verifica', 'Ambito'],
      rows: [
        [
          'Regole automatiche (axe)',
          'WCAG da 2.0 a 2.2, livelli A e AA, tra cui contrasti, nomi e ruoli; pagina iniziale, ricerca, alloggio, prenotazione, preferiti e testi legali in quattro lingue, anche con finestre aperte e messaggi di errore',
        ],
        [
          'Tastiera',
          'calendario, filtri, immagini e mappa si usano senza mouse; le finestre trattengono il focus, si chiudono con Esc e lo restituiscono',
        ],
        [
          'Schermi stretti e ingrandimento',
          '320 pixel di larghezza e zoom al 400% senza scorrimento laterale',
        ],
        ['Dimensione degli elementi', 'pulsanti e link isolati alti almeno 44 pixel'],
        [
          'Struttura e lingua',
          'un solo titolo principale per pagina, nessun livello saltato; la lingua delle recensioni è indicata nel codice',
        ],
        ['Aspetto', 'colori chiari e scuri; la preferenza per meno animazioni è rispettata'],
      ],
      source: 'Test automatici di questo sito in un browser Chromium, ripetuti a ogni modifica',
    },
    {
      kind: 'text',
      text: `Conferme e fatture in PDF sono strutturate con titoli, tabelle e lingua. Accanto a ogni mappa c’è un elenco completo degli stessi alloggi. La ricerca con tutti i filtri funziona anche senza JavaScript.

## Che cosa non è ancora verificato

I test automatici trovano solo una parte delle barriere. Un percorso completo con i lettori di schermo più diffusi, e con persone che li usano ogni giorno, è ancora da fare. Gli altri browser non li verifichiamo con la stessa profondità.

## Limiti noti

**Immagini degli host.** I testi alternativi nominano l’alloggio e la stanza, ma non i dettagli. Ciò che per Lei conta è nella dotazione, oppure lo chieda all’host.

**Testi di host e ospiti.** Descrizioni e recensioni le scrivono altri. Non sempre sono facili da capire e non ogni testo esiste in tutte le lingue.

**Mappa.** La posizione sulla mappa si coglie solo con la vista. Luogo e distanze sono perciò scritti nella pagina dell’alloggio.

**JavaScript.** Serve per la prenotazione e per i preferiti. Senza, può chiamarci.

**Linguaggio facile da leggere e lingua dei segni.** Per ora non li offriamo.

## L’accessibilità degli alloggi

Se una casa abbia poche barriere è un’altra questione. Gli host possono indicare delle misure: gradini fino alle stanze, larghezza della porta più stretta, soglia della doccia, maniglioni, distanza dal parcheggio. In base a queste si può filtrare: [accesso senza gradini](search:stepfree=Y), [porte da almeno 80 cm](search:widedoors=Y), [doccia a filo pavimento](search:walkinshower=Y). Sono indicazioni degli host, che non abbiamo misurato noi. Se una misura manca, non la conosciamo; chieda prima di prenotare.

## Segnalare una barriera

Se in un punto non riesce ad andare avanti, scriva a [${company.email}](mailto:${company.email}), usi il [modulo di contatto](page:Contact) o chiami il [${company.phone.display}](tel:${company.phone.interact}). È utile sapere l’indirizzo della pagina, che cosa voleva fare e quale tecnologia assistiva usa. Rispondiamo, correggiamo l’errore se possiamo e intanto La aiutiamo in altro modo, per esempio con una prenotazione al telefono.

## L’autorità competente

In Germania la vigilanza spetta alla **Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)**, l’autorità comune dei Länder per l’accessibilità di prodotti e servizi, a Magdeburgo. I consumatori e le associazioni riconosciute possono presentarvi reclamo se un servizio non soddisfa i requisiti. Negli altri Paesi dell’Unione può rivolgersi all’autorità responsabile della direttiva (UE) 2019/882.`,
    },
  ],
} satisfies PageSeed;
