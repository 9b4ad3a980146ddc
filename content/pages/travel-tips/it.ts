import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Consigli per la casa vacanze',
  description:
    'Che cosa chiarire prima di prenotare, come arrivare con calma e che cosa aiuta nell’alloggio e alla partenza.',
  lead: 'Una casa vacanze non è un albergo: la chiave la consegna qualcuno che ha pochi minuti e il frigorifero di solito è vuoto. Questi consigli seguono il viaggio dalla prenotazione alla partenza.',
  picture: { scene: 'theme-countryside', alt: 'Prati in fiore nella luce del mattino' },
  blocks: [
    {
      kind: 'text',
      text: `## Prima di prenotare

Legga una volta la pagina dell’alloggio dall’inizio alla fine, comprese le regole della casa e i costi accessori. Tre cose sfuggono facilmente: come sono distribuiti i letti nelle stanze, se la biancheria è inclusa e fino a quando si può annullare gratuitamente. Un divano letto in soggiorno è un letto a tutti gli effetti, ma chi ci dorme va a letto per ultimo e si alza per primo.

Se qualcosa per Lei è decisivo e nella pagina non c’è, [ci scriva](page:ContactGuest): se il giardino è recintato del tutto, se la scala ha un cancelletto, quanto è rumorosa la strada. La risposta arriva via e-mail e si può conservare. Se viaggiano più famiglie, metta due o tre alloggi nei [preferiti](page:WatchList) e faccia girare il link. Dove l’alloggio la offre, un’opzione gratuita lascia il tempo di decidere.

## Nelle settimane prima

Controlli che documenti e patente siano ancora validi; per ogni frontiera i bambini devono avere un documento proprio. Se va in auto, si informi su pedaggi, vignette e zone a traffico limitato lungo il percorso. In alcune città una targa straniera va registrata prima; lo chieda al comune o al Suo automobile club.

Chiami l’host qualche giorno prima e gli dica a che ora arriva. Il numero e le indicazioni per la chiave sono, dopo la conferma, nella pagina della prenotazione. Salvi indirizzo, telefono e mappa in modo da poterli aprire senza rete.

## Il giorno dell’arrivo

Il sabato moltissimi alloggi cambiano ospiti nello stesso momento, e nei fine settimana di vacanza lo si nota su ogni grande strada. Chi viaggia di notte o parte all’alba rischia di aspettare a destinazione, perché fino all’ora indicata si pulisce ancora. Meglio prevedere un pranzo e una passeggiata lungo la strada che un’ora davanti a una porta chiusa.

Prepari una borsa per la prima sera e la metta sopra a tutto: qualcosa da mangiare, caffè, sale, carta igienica, caricabatterie, biancheria. Il sabato pomeriggio la maggior parte dei negozi è ancora aperta; la domenica in Germania, Austria e Svizzera sono chiusi quasi tutti.`,
    },
    {
      kind: 'teasers',
      title: 'Per prepararsi',
      teasers: [
        {
          title: 'Lista di partenza',
          text: 'Dai documenti ai sacchetti per i rifiuti, da spuntare sullo schermo o su carta.',
          picture: { scene: 'theme-beach', alt: 'Spiaggia del Mare del Nord al mattino' },
          to: 'page:TravelTipsChecklist',
          label: 'Apri la lista',
        },
        {
          title: 'Viaggiare in salute',
          text: 'Assistenza sanitaria all’estero, numero di emergenza, zecche, sole, acqua e ciò che serve al cane.',
          picture: { scene: 'theme-mountains', alt: 'Cime alpine nella luce del mattino' },
          to: 'page:TravelTipsHealth',
          label: 'Leggi i consigli sulla salute',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Nell’alloggio

All’arrivo percorra tutte le stanze e fotografi ciò che è danneggiato o manca. Lo segnali all’host il giorno stesso. Non è scortese: può rimediare, e alla partenza non ci saranno discussioni sulla cauzione. Se i consumi si pagano a parte, legga il contatore della luce, e individui il quadro elettrico, il rubinetto dell’acqua e l’estintore prima di averne bisogno.

Le case più vecchie hanno le loro abitudini. Una fossa biologica non sopporta le salviette umide, né un camino la legna bagnata, e sulla costa la sera la pressione dell’acqua può essere bassa. La cartella della casa spiega quasi tutto. Le ore di silenzio valgono anche in terrazza, e il suono arriva più lontano di quanto si pensi, sull’acqua e nelle valli.

## Con i bambini

Guardi scale, piscina, stagno e finestre prima che i bambini comincino a correre. Una recinzione della piscina non è obbligatoria ovunque e non sostituisce mai la sorveglianza. Il cuscino di casa e le abitudini della sera aiutano più di un tentativo di andare a letto presto. Alloggi con più camere, lavatrice e posto auto si trovano in [vacanze in famiglia](page:Family).

## Con il cane

Porti la sua coperta, la ciotola e un asciugamano, e prima gli faccia conoscere casa e giardino al guinzaglio. Non lo lasci subito solo in un luogo estraneo. Dove può andare in spiaggia lo decide il comune, spesso secondo la stagione; chieda all’ufficio turistico. Gli alloggi che accettano cani sono in [vacanze con il cane](page:Pets).

## Alla partenza

Cominci la sera prima. Svuoti il frigorifero, porti via vetro e rifiuti e chieda dove lasciare biancheria e chiave. Un ultimo giro riguarda prese, comodini, lavatrice e lo stendino dietro casa. Legga il contatore e concordi quando riceverà la cauzione. Se si è rotto qualcosa, lo dica: l’assicurazione di responsabilità civile spesso copre i danni in un alloggio in affitto, lo precisa la Sua polizza.`,
    },
    {
      kind: 'links',
      title: 'Per saperne di più',
      links: [
        { label: 'Domande frequenti', to: 'page:Faq', text: 'Prenotazione, prezzo, arrivo e annullamento' },
        { label: 'Cercare un alloggio', to: 'page:Search', text: 'Con le date vede il prezzo totale' },
        { label: 'Preferiti', to: 'page:WatchList', text: 'Confrontare e decidere insieme' },
      ],
    },
  ],
} satisfies PageSeed;
