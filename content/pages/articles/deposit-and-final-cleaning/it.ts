import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Cauzione e pulizia finale: che cosa comprendono e che cosa no',
  description:
    'Per che cosa l’host può trattenere la cauzione, che cosa comprende la pulizia finale e come dieci minuti all’arrivo evitano una discussione.',
  lead: 'Se dopo le vacanze si discute, è spesso per la cauzione e le pulizie. Quasi sempre si può evitare, se entrambe le parti conoscono le regole.',
  picture: { scene: 'theme-landlords', alt: 'Casa di campagna in Toscana nella luce della sera' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-04-23',
    category: 'knowledge',
    slug: 'cauzione-e-pulizia-finale',
    related: ['reading-a-listing', 'cooking-in-a-rented-kitchen', 'north-sea-with-dog'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Che cos’è una cauzione

La cauzione non fa parte del prezzo. È una garanzia nel caso in cui qualcosa si rompa o un consumo resti da pagare, e continua ad appartenere a Lei. Su Feriola sta perciò accanto al prezzo totale e non al suo interno. Di regola si versa sul posto all’arrivo e viene restituita dopo la partenza. Se in contanti o con un importo bloccato sulla carta lo stabilisce l’host; si faccia confermare il versamento, basta una frase per e-mail.

L’host può trattenere solo ciò che gli spetta davvero: il risarcimento di un danno causato per colpa Sua o di chi viaggia con Lei, e i costi concordati ancora da pagare. Deve dire di che cosa si tratta e quanto costa. Un forfait «per usura» non rientra. Secondo il diritto tedesco, che qui prendiamo come base, le tracce dell’uso normale non si pagano: l’alone sul tavolo, il bicchiere che si crepa al centesimo lavaggio.

Entro quanto vada restituita, la legge non lo fissa con precisione. L’host può controllare la casa e leggere i contatori; per una settimana di vacanza bastano giorni, non mesi.`,
    },
    {
      kind: 'quote',
      text: 'Il conduttore non risponde delle modifiche o del deterioramento della cosa locata dovuti all’uso conforme al contratto.',
      source: 'Paragrafo 538 del Codice civile tedesco, traduzione',
    },
    {
      kind: 'table',
      caption: 'Chi paga che cosa, di regola',
      head: ['Che cosa è successo', 'Chi paga'],
      rows: [
        [
          'Si rompe un bicchiere o un piatto',
          'a rigore l’ospite; molti host lasciano correre, se lo si dice',
        ],
        ['Il vecchio bollitore smette di funzionare', 'l’host'],
        ['Vino rosso sul divano', 'l’ospite: lavaggio o valore attuale, non il prezzo del nuovo'],
        ['Si perde la chiave', 'l’ospite; la serratura solo se si teme un abuso'],
        ['Graffi del cane sul parquet', 'l’ospite, per quanto eccede il normale'],
        ['Sporco pesante, rifiuti, stoviglie da lavare', 'l’ospite: il lavoro di pulizia in più'],
      ],
      source:
        'A grandi linee secondo il diritto tedesco; nel singolo caso decidono il contratto o il giudice.',
    },
    {
      kind: 'text',
      text: `## Che cosa comprende la pulizia finale

Se è obbligatoria, è nel prezzo totale; l’host non può aggiungerla alla partenza. Comprende quello che resta da fare anche dopo ospiti ordinati: pavimenti, bagno, cucina, letti. Non comprende il riordino. Si usa lasciare la casa spazzata: stoviglie lavate e riposte, rifiuti differenziati e portati fuori, frigorifero vuoto, fornelli e griglia senza incrostazioni, lo sporco più evidente tolto, i mobili al loro posto. I letti si disfano se lo chiede il regolamento della casa.

Alcuni host lasciano che a pulire sia l’ospite. Allora è richiesto di più, e si dimenticano facilmente il forno, lo scarico della doccia e il pavimento sotto i letti. Per una casa con tre camere calcoli mezza giornata in due, e poi decida.

## I dieci minuti dell’arrivo

Prima di disfare le valigie, faccia un giro di tutte le stanze filmando con il telefono. Apra gli armadi, fotografi macchie e crepe, annoti i contatori se si paga a consumo. Se è sporco o manca qualcosa, lo segnali il giorno stesso, per iscritto e con una foto. Il paragrafo 536c dello stesso codice obbliga il conduttore a segnalare i difetti; chi tace, di solito, non può più chiedere una riduzione, e fatica a provare com’era la casa.

## Se qualcosa si rompe

Lo dica prima che l’host lo scopra. Scriva che cosa è successo e si offra di pagare; chi telefona di sua iniziativa spesso paga meno. È dovuto il valore attuale: per un tappeto di dieci anni, una frazione. Per somme più alte chieda una fattura o un preventivo.

Prima del viaggio verifichi se la Sua polizza di responsabilità civile, magari quella «del capofamiglia», copre i danni in una casa presa in affitto per le vacanze. Muri e porte spesso sono compresi; televisore e stoviglie solo in alcuni contratti.

## Se la cauzione non torna

Mandi un sollecito gentile con un termine, per esempio dieci giorni. Se l’host rifiuta, chieda un rendiconto con i giustificativi. Il contratto è fra voi due e non con noi; ci [scriva](page:ContactGuest) comunque, così ne siamo al corrente. Se l’host è un’impresa in un altro Paese dell’Unione, i Centri europei consumatori (ECC-Net) aiutano gratuitamente. Quale diritto si applica è scritto nel contratto; se manca, di solito è quello del Paese in cui si trova la casa.`,
    },
    {
      kind: 'links',
      title: 'Per verificare',
      links: [
        { label: 'Le nostre condizioni generali', to: 'page:terms' },
        { label: 'Domande frequenti degli ospiti', to: 'page:Faq/faq1' },
        { label: 'La mia prenotazione', to: 'page:bookingView' },
      ],
    },
  ],
} satisfies PageSeed;
