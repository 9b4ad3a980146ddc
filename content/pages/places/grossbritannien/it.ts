import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e cottage per le vacanze in Gran Bretagna',
  description:
    'Un cottage in Cornovaglia, nel Lake District, in Galles o nelle Highlands: tempo, traghetto o tunnel, ETA, guida a sinistra e cani.',
  lead: 'Il cottage ha le porte basse, il camino e un bollitore che si accende prima di disfare le valigie. Il sentiero comincia fuori dal cancello.',
  blocks: [
    {
      kind: 'text',
      text: `## Dove sta un cottage

In [Cornovaglia](place:cornwall) i porti dei pescatori stanno in baie strette, a nord ci sono le onde per il surf, e i viottoli sono più stretti dell’auto. Il [Lake District](place:lake-district) ha laghi, pecore e monti su cui si sale prima del tè. Le Cotswolds sono pietra color miele e giardini, lo Yorkshire brughiere e scogliere, il Galles tutt’e due. Nelle [Highlands scozzesi](place:schottische-highlands) la casa è spesso isolata in riva a un loch, il negozio è a un’ora e in giugno non fa quasi notte. Il pub, la chiesa e il sentiero ci sono ovunque.

## Vivere con il tempo

Piove più spesso ma meno a lungo di quanto si dica, a ovest più che a est. Maggio e giugno sono i mesi più asciutti e chiari; in Scozia i midges, moscerini minuscoli, pungono da giugno ad agosto. L’autunno arrossa le felci; l’inverno è mite, buio e comodo, una volta capita la stufa.

## Ingresso e strade

Dal continente servono il passaporto e di regola un’autorizzazione elettronica (ETA), da chiedere prima. Si arriva con l’Eurostar, con il treno navetta sotto la Manica o in traghetto da Calais, Hoek van Holland, Rotterdam e IJmuiden. Si guida a sinistra, le distanze sono in miglia. Pochi tratti sono a pedaggio, tra cui la M6 Toll e il passaggio di Dartford, che si paga online; Londra ha un pedaggio d’ingresso e una zona a basse emissioni.

## Cani e case

Il cane ha bisogno di microchip, vaccino e trattamento contro la tenia poco prima dell’arrivo: si veda gov.uk. Nei pascoli va al guinzaglio, soprattutto quando nascono gli agnelli. Alcune città, come Edimburgo, chiedono un contributo; quanto è dovuto sta nel prezzo totale. Le prese hanno tre poli, e la legna per il camino si compra al cancello delle fattorie.`,
    },
  ],
} satisfies PageSeed;
