import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Italia',
  description:
    'Alpi, laghi, colline, isole: quale Italia in quale mese, con autostrade, traghetti, ZTL, Ferragosto, riscaldamento e regole per i cani.',
  lead: 'L’Italia è lunga mille chilometri, e ogni cento cambiano il tempo, la cucina e gli orari. Un maso in Alto Adige e una masseria in Puglia hanno poco in comune.',
  blocks: [
    {
      kind: 'text',
      text: `**Al nord** ci sono i masi dell’[Alto Adige](place:südtirol) e gli appartamenti nelle ville sul [Garda](place:gardasee), sul [lago di Como](place:comer-see) e sul [lago Maggiore](place:lago-maggiore). La stagione va da maggio a ottobre, poi nelle Dolomiti arriva lo sci. **Al centro** si sta in campagna: [Toscana](place:toskana), Umbria e Marche, con case di pietra, olio e città per la gita di un giorno. Da aprile a giugno e in settembre si sta meglio che nel caldo d’agosto. **Sull’Adriatico**, da Grado a Rimini, le spiagge basse con gli ombrelloni in fila sono comode con i bambini piccoli. **Al sud e sulle isole**, in [Puglia](place:apulien), [Sicilia](place:sizilien) e [Sardegna](place:sardinien), si fa il bagno fino a ottobre e le notti di luglio sono calde.

## Il ritmo della settimana

Nelle due settimane intorno a Ferragosto il mare è pieno e le città si svuotano: chi può, scelga giugno o settembre. Nei paesi i negozi chiudono dopo pranzo. Il riscaldamento è ammesso solo in certi mesi, diversi per zona climatica, e spesso si paga a consumo: lo chieda per le vacanze di Pasqua e dei Santi.

## Come arrivare

Le autostrade si pagano quasi ovunque in base al percorso, in contanti, con carta o con dispositivo; le poche senza caselli si pagano online. I treni veloci uniscono le grandi città fino a Napoli e Salerno, e d’estate i regionali per il mare conviene prenderli presto. Per la Sardegna i traghetti partono da Genova, Livorno e Civitavecchia; per la Sicilia si passa lo Stretto.

## Da sapere

Nelle ZTL dei centri storici si entra solo con il permesso. Dal 15 novembre al 15 aprile su molte strade servono pneumatici invernali o catene a bordo. La tassa di soggiorno la fissa ogni comune; da noi è compresa nel prezzo totale. Per il cane ci vogliono guinzaglio e museruola a portata di mano; sulle spiagge valgono le ordinanze locali. L’host deve comunicare i dati di tutti gli ospiti: tenga pronti i documenti.`,
    },
  ],
} satisfies PageSeed;
