import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze nella Foresta Nera',
  description:
    'Quote, valli e stagioni della Foresta Nera, viaggio in treno e in auto, carta ospiti e strade d’inverno per una settimana in casa.',
  lead: 'Nella Foresta Nera è la quota a decidere la settimana. In basso cresce la vite, in alto c’è la neve, e in mezzo stradine ripide portano a masi isolati.',
  blocks: [
    {
      kind: 'text',
      text: `Il **nord**, intorno a Baiersbronn e alla Murg, è bosco fitto, con un parco nazionale, torbiere e una strada panoramica di cresta. Il **centro** ha valli ampie, cittadine a graticcio come Gengenbach e Schiltach, le cascate di Triberg e fattorie dal tetto che scende quasi fino a terra. Il **sud** è la parte più alta: Feldberg, Belchen e Schauinsland, pascoli con vista fino alle Alpi, e i laghi Titisee e Schluchsee per nuotare. A ovest cominciano i vigneti e le terme del Markgräflerland; da molti paesi Friburgo è a meno di un’ora. Una casa vacanze qui è spesso un appartamento in fattoria, con la stufa a legna e il latte del vicino.

## L’anno, in alto e in basso

Nella valle del Reno i ciliegi fioriscono ai primi di aprile, quando sul Feldberg si scia ancora. Da giugno a settembre si cammina; sopra gli 800 metri le sere sono fresche, un sollievo nelle giornate torride. A fine autunno spesso la nebbia sta in valle e il sole sulle cime. La neve è sicura solo in quota: chi vuole [sciare](page:SkiGermany) alloggi in alto.

## Come arrivare

La linea del Reno ferma a Karlsruhe, Offenburg e Friburgo. Da lì i treni risalgono la Murg, passano da Triberg verso Villingen e percorrono la Höllental fino a Titisee e Seebrugg. In auto si prende la A 5 a ovest o la A 81 a est. Non c’è pedaggio.

## Per la settimana

Molti comuni chiedono la tassa di soggiorno e in cambio danno la carta Konus, con cui autobus e treni regionali sono gratuiti. Chieda all’host se il suo paese partecipa. D’inverno alcune fattorie si raggiungono solo con le catene. Nel parco nazionale il cane sta al guinzaglio, e i pascoli con vacche e vitelli si aggirano. La domenica tacciono negozi e tosaerba. L’acqua del rubinetto è buona, spesso di sorgente.`,
    },
  ],
} satisfies PageSeed;
