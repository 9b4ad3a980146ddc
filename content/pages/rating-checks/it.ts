import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Come verifichiamo le recensioni',
  description:
    'Da dove vengono le recensioni degli alloggi, se e come le verifichiamo, come nasce la media e come segnalarne una.',
  lead: 'Una recensione aiuta solo se si sa chi l’ha scritta. Da noi ognuna indica perciò da dove viene e se il soggiorno è stato verificato.',
  blocks: [
    {
      kind: 'text',
      text: `## La provenienza è sempre indicata

Ogni recensione porta una di quattro diciture. Viene registrata quando la recensione ci arriva e compare accanto a essa e accanto alla media dell’alloggio.`,
    },
    {
      kind: 'table',
      caption: 'Che cosa significano le diciture',
      head: ['Dicitura', 'Significato', 'Soggiorno verificato?'],
      rows: [
        [
          'Prenotato presso di noi',
          'Appartiene a un viaggio prenotato su Feriola ed effettuato. Per ogni viaggio è possibile una sola recensione.',
          'sì, con la prenotazione',
        ],
        [
          'Soggiorno verificato',
          'È arrivata per altra via; abbiamo controllato in base a documenti, per esempio una fattura, che l’ospite ci sia stato.',
          'sì, in base a documenti',
        ],
        ['Importata, non verificata', 'Viene da un’altra fonte, per esempio dai dati di un’agenzia.', 'no'],
        ['Recensione dimostrativa', 'È inventata e fa parte della dimostrazione di questo sito.', 'no'],
      ],
    },
    {
      kind: 'text',
      text: `Se le recensioni di un alloggio vengono da fonti diverse, accanto alla media è scritto che sono verificate in parte. Per gli alloggi importati a volte esiste solo una media, senza singoli testi; in tal caso vede solo quella, con la sua provenienza.

## Che cosa verifichiamo e che cosa no

Verifichiamo che il soggiorno abbia avuto luogo. Per questo basta la prenotazione su Feriola: chi ha annullato o non è arrivato non può recensire. Se la piscina fosse davvero troppo fredda, non possiamo saperlo. Una recensione resta l’opinione di una persona, e due ospiti possono vivere la stessa casa in modo diverso. Conviene leggerne più d’una e guardare la data.

## Come nasce la media

Gli ospiti assegnano da una a cinque stelle ad arredamento, posizione, pulizia, aspetto esterno e rapporto qualità-prezzo. Il voto di una recensione è la media di questi cinque. La media dell’alloggio è quella di tutte le recensioni, e ognuna conta allo stesso modo, vecchia o nuova, buona o cattiva. Se un alloggio non ha recensioni, c’è scritto; nessuna stella viene concessa in anticipo.

Nell’ordine «Consigliati» poche recensioni pesano con più cautela. La media che vede non cambia. Le stelle dell’associazione turistica tedesca o svizzera che alcuni alloggi hanno non sono recensioni degli ospiti, ma una classificazione della dotazione da parte dell’associazione.

## Che cosa si pubblica

Recensioni buone e cattive compaiono secondo le stesse regole, le più recenti per prime. Può scegliere quali leggere: quelle di famiglie, coppie, amici o persone sole. I testi sono nella lingua in cui sono stati scritti; dove esiste una traduzione, si può mostrare. Se l’host risponde, la risposta si trova subito sotto.

Le recensioni non vengono né comprate né premiate. Nessuna viene cancellata su richiesta di un host solo perché non gli piace. Si toglie ciò che è illecito: insulti, fatti non veri, incitamento all’odio, dati privati di altri, pubblicità o la recensione di chi con certezza non c’è stato.

Prima, delle regole leggono ogni testo, anche quello delle risposte: se contiene recapiti, link, parolacce o nomi di persone, o se ci sono foto, lo guarda una persona, di solito entro tre giorni. Le stelle non contano. Rifiutiamo solo per un motivo del nostro elenco, che l’ospite viene a sapere; può modificare il testo o opporsi. Una recensione pubblicata può essere ritirata dall’ospite in qualsiasi momento, ma non più modificata.

Dopo la partenza chiediamo una volta via e-mail e ricordiamo al massimo una volta. Un soggiorno si può valutare per 180 giorni, una volta per prenotazione. Chi non vuole essere interpellato lo dice con un clic in quella e-mail.

## Segnalare una recensione

Se ritiene che una recensione o una risposta sia falsa o illecita, prema «Segnala» sotto di essa. Confermiamo la segnalazione, decidiamo entro sette giorni e comunichiamo a Lei e a chi ha scritto che cosa abbiamo deciso e perché. Può usare anche il [modulo di contatto](page:Contact) e il [modulo per gli host](page:ContactLandlord).

Queste informazioni sono richieste dal § 5b comma 3 della legge tedesca contro la concorrenza sleale: chi mostra recensioni deve dire se e come si assicura che vengano da persone che hanno davvero usufruito del servizio.`,
    },
    {
      kind: 'links',
      title: 'Pagine collegate',
      links: [
        {
          label: 'Recensioni dei clienti',
          to: 'page:CustomerRating',
          text: 'Che cosa dicono gli ospiti degli alloggi',
        },
        { label: 'Domande frequenti', to: 'page:Faq', text: 'Ricerca, prenotazione e annullamento' },
      ],
    },
  ],
} satisfies PageSeed;
