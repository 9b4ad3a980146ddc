import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze nel Salisburghese',
  description:
    'Pinzgau, Pongau, Lungau o laghi: valli, strada alpina, autostrada dei Tauri e biglietto ospiti per una settimana nel Salisburghese.',
  lead: 'Il Salisburghese conta cinque distretti, i Gaue, e ognuno è una meta a sé. Dai laghi freschi del nord al Lungau soleggiato del sud ci sono cento chilometri e una galleria.',
  blocks: [
    {
      kind: 'text',
      text: `## Da un distretto all’altro

Nel Flachgau, a nord della città, il Wallersee e i laghi di Trum stanno tra le colline: prati in riva all’acqua, fattorie, Salisburgo a mezz’ora. Il Tennengau, intorno a Hallein e Abtenau, è boscoso, con sentieri per gambe corte. Nel Pongau, Sankt Johann, Flachau e Gastein d’inverno sono stazioni con grandi comprensori collegati, d’estate valli verdi e meno affollate. Il Pinzgau ha Zell am See, le cascate di Krimml e l’accesso alla strada alpina del Grossglockner. Il Lungau è un’alta valle oltre i Tauri, gelida a gennaio, asciutta e quieta d’estate.

## Neve ed estate

Nelle stazioni la stagione dura di solito da dicembre a Pasqua; Obertauern, più in alto, conserva la neve più a lungo. I sentieri sono liberi da metà giugno, e in settembre il bestiame scende a valle. Al margine delle Alpi la pioggia può durare giorni: allora tornano utili la città, le terme e la miniera di sale. In aprile, maggio e novembre molti impianti sono fermi.

## Strade e treni

Hanno una stazione Salisburgo, Bischofshofen, Sankt Johann, Bad Gastein e Zell am See. Da Udine si arriva per Tarvisio e Villach. Le autostrade richiedono la vignetta; sulla A 10 le gallerie dei Tauri e del Katschberg si pagano a parte. La strada del Grossglockner è a pedaggio e d’inverno è chiusa. Da novembre a metà aprile, con la neve, gli pneumatici invernali sono obbligatori.

## Sul posto

Con la tassa di soggiorno, compresa nel prezzo totale, si riceve un biglietto per autobus e treni della regione; l’host Le dirà come averlo. Sulle malghe il cane sta al guinzaglio corto e lontano da vacche e vitelli. Più famiglie insieme trovano [baite](page:CabinsAustria) per gruppi: si informi sul riscaldamento, sull’accesso d’inverno e sui rifiuti. Accanto ci sono il [Tirolo](place:tirol) e il [Salzkammergut](place:salzkammergut).`,
    },
  ],
} satisfies PageSeed;
