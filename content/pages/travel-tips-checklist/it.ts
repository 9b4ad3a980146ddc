import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Lista di partenza per la casa vacanze',
  description:
    'Più di quaranta voci da spuntare e stampare: documenti, casa, farmacia, bambini, cane e giorno della partenza.',
  lead: 'Ciò che in albergo c’è sempre, in una casa vacanze spesso manca. Spunti quello che è fatto: i segni restano in questo browser e la lista si può stampare.',
  picture: { scene: 'theme-beach', alt: 'Spiaggia del Mare del Nord al mattino' },
  blocks: [
    {
      kind: 'text',
      text: `Cancelli prima ciò che l’alloggio ha già: nella dotazione trova lettino, griglia, lavatrice o asciugacapelli, nei costi accessori biancheria e asciugamani. Quello che lì non è nominato è meglio portarlo.`,
    },
    {
      kind: 'checklist',
      groups: [
        {
          title: 'Alcune settimane prima',
          items: [
            'Controllare la validità di documenti e patenti, anche dei bambini',
            'Controllare la tessera sanitaria europea e l’assicurazione di viaggio',
            'Procurarsi vignette, bollini ambientali e registrazioni per le città del percorso',
            'Verificare le vaccinazioni, anche contro l’encefalite da zecca',
            'Controllare l’auto: gomme, olio, luci, giubbotti, box da tetto',
          ],
        },
        {
          title: 'La settimana prima',
          items: [
            'Il saldo è stato pagato?',
            'Salvare la conferma in PDF e l’indirizzo in modo da aprirli senza rete',
            'Chiamare l’host: ora di arrivo, chiave, forma della cauzione',
            'Contanti per cauzione, tassa di soggiorno e costi sul posto',
            'Affidare a qualcuno posta, piante e animali',
          ],
        },
        {
          title: 'Per l’alloggio',
          items: [
            'Biancheria da letto e asciugamani, se non sono inclusi',
            'Strofinacci, detersivo per i piatti, spugna e pastiglie per la lavastoviglie',
            'Carta igienica e sacchetti per i rifiuti per i primi giorni',
            'Sale, olio, caffè, moka e una cena per la prima sera',
            'Un coltello da cucina affilato e un cavatappi',
            'Ciabatta elettrica, caricabatterie e, secondo il Paese, un adattatore',
            'Torcia, accendino e un po’ di spago',
          ],
        },
        {
          title: 'Farmacia da viaggio',
          items: [
            'Farmaci personali con una riserva e il nome dei principi attivi',
            'Rimedi contro febbre, dolore, diarrea e mal d’auto',
            'Cerotti, disinfettante e pinzetta o togli-zecche',
            'Crema solare, repellente e termometro',
            'Numeri del centro antiveleni e dell’assicurazione nel telefono',
          ],
        },
        {
          title: 'Abbigliamento e tempo libero',
          items: [
            'Giacca impermeabile e scarpe robuste, anche d’estate',
            'Costumi, telo da mare e scarpette per le rive sassose',
            'Pantofole, perché la sera le piastrelle sono fredde',
            'Un mazzo di carte, un libro e qualcosa per i giorni di pioggia',
            'Zaino e borracce per le gite',
          ],
        },
        {
          title: 'Con i bambini',
          items: [
            'Cuscino di casa, peluche e lucina per la notte',
            'Lettino o seggiolone prenotati o portati da casa',
            'Pannolini, salviette e pappe per due giorni',
            'Seggiolino per l’auto, anche per taxi o auto a noleggio',
            'Braccioli o giubbino, cappello e maglietta anti-UV',
            'Copriprese e una coperta per il pavimento',
          ],
        },
        {
          title: 'Con il cane',
          items: [
            'Passaporto europeo con vaccinazione antirabbica valida',
            'Cibo per i primi giorni, ciotole e acqua per il viaggio',
            'Guinzaglio, museruola, sacchetti e asciugamano',
            'Coperta o cuccia, perché abbia il suo posto',
            'Medaglietta sul collare con il Suo numero di telefono',
          ],
        },
        {
          title: 'Il giorno della partenza',
          items: [
            'Svuotare il frigorifero, lavare i piatti, portare via rifiuti e vetro',
            'Abbassare il riscaldamento, chiudere finestre, persiane e acqua',
            'Leggere il contatore e fotografarlo',
            'Controllare prese, cassetti, lavatrice e stendino',
            'Segnalare i danni, consegnare la chiave, concordare la cauzione',
          ],
        },
      ],
    },
    {
      kind: 'links',
      title: 'Per prepararsi meglio',
      links: [
        { label: 'Consigli di viaggio', to: 'page:TravelTips', text: 'Dalla prenotazione alla partenza' },
        {
          label: 'Viaggiare in salute',
          to: 'page:TravelTipsHealth',
          text: 'Assistenza, emergenze, zecche, sole e acqua',
        },
      ],
    },
  ],
} satisfies PageSeed;
