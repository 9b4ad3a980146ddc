import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze nei Paesi Bassi',
  description:
    'Costa, laghi o brughiera: case vacanze nei Paesi Bassi, ciclabili, vento, strade quasi senza pedaggio e regole per cani e spiagge.',
  lead: 'Nei Paesi Bassi la strada per la spiaggia è una ciclabile. Si parcheggia l’auto, si noleggiano le biciclette e fino alla partenza quasi non serve altro.',
  blocks: [
    {
      kind: 'text',
      text: `## Dune, laghi, boschi

Dalla [Zelanda](place:zeeland) a Texel la costa è di sabbia, con dune tanto larghe che ci si cammina per ore. Sulla [costa dell’Olanda Settentrionale](place:nordholländische-küste), intorno a Bergen, Egmond e Callantsoog, Amsterdam è abbastanza vicina per una giornata. Alle isole dei Wadden si va in traghetto; a Vlieland e Schiermonnikoog l’auto degli ospiti resta sulla terraferma. La [Frisia](place:friesland) è una rete di laghi e canali: la casa ha spesso un pontile, e una barca lenta in molti luoghi si guida senza patente. A est sorprendono boschi e brughiere: Veluwe e Drenthe sono l’alternativa quieta e ombrosa, anche a luglio. Molte case stanno in [parchi vacanze](page:HolidayParks) con piscina e parco giochi.

## L’anno nel vento

In aprile e ai primi di maggio fioriscono i tulipani tra Leida e Den Helder. Si fa il bagno da giugno a settembre; con il vento da est il mare è liscio. Autunno e inverno sono ventosi e chiari; alcuni bar sulla spiaggia, con la stufa, restano aperti tutto l’anno. La pioggia passa in fretta: l’immagine radar sul telefono vale più delle previsioni.

## Come arrivare

Le auto non pagano pedaggi, tranne sulla A 24 presso Rotterdam. Di giorno il limite è quasi ovunque 100 km/h. Diverse città escludono i vecchi diesel. Treni diretti arrivano ad Amsterdam dalla Germania, dal Belgio e da Parigi; nel Paese ce n’è uno ogni mezz’ora per quasi ogni località, e fuori dalle ore di punta si possono portare le biciclette.

## Da sapere

La tassa di soggiorno, toeristenbelasting, è compresa nel prezzo totale. D’inverno i cani vanno su quasi tutte le spiagge, d’estate in certe ore o in certi tratti. Le ciclabili sono strade: non ci si cammina, e quando suona un campanello ci si sposta. Alcuni negozi accettano solo carte di debito. Nei parchi si fa silenzio dalle 22.`,
    },
  ],
} satisfies PageSeed;
