import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Tirolo',
  description:
    'Il Tirolo per stagioni: che cosa cambiano estate, inverno e mesi di mezzo nella scelta della casa, con strade, vignetta e regole.',
  lead: 'Chi prenota in Tirolo sceglie tra due Paesi: quello delle funivie e delle malghe e quello delle piste e degli anelli di fondo. In mezzo ci sono poche settimane quiete.',
  blocks: [
    {
      kind: 'text',
      text: `## Estate

A fine maggio aprono i primi rifugi, da metà giugno quasi tutti i sentieri alti sono liberi dalla neve. Un appartamento in valle, per esempio nella Zillertal o sotto il Wilder Kaiser, ha negozi, piscina e autobus davanti alla porta; una casa sul pendio ha silenzio e vista, ma ci vuole l’auto anche solo per il pane. I temporali arrivano nel pomeriggio: chi cammina parte presto. L’Achensee resta freddo, i laghetti della valle bassa si scaldano di più. Ci sono anche [baite isolate](page:CabinsAustria), spesso con la cucina a legna e l’acqua di fonte.

## Inverno

Da Natale a marzo quasi tutte le zone hanno neve, i ghiacciai più a lungo. Prima di prenotare chieda due cose: quanto dista davvero lo skibus e se per salire servono le catene. Da novembre a metà aprile, con neve e ghiaccio, gli pneumatici invernali sono obbligatori. Gli alloggi delle [zone sciistiche austriache](page:SkiAustria) hanno una pagina propria.

## I mesi di mezzo

In aprile, maggio e novembre molti impianti sono fermi e qualche locanda chiude. Allora è bella Innsbruck, e a mezza costa fioriscono i crochi.

## Come arrivare

I treni fermano a Innsbruck, Jenbach, Wörgl, Kufstein, Kitzbühel, Ötztal e Landeck; poi gli autobus entrano nelle valli. Le autostrade richiedono la vignetta; Brennero e gallerie dell’Arlberg e dei Felbertauern si pagano a parte. Nei fine settimana di punta le strade secondarie sono chiuse al transito, ma chi ha una casa prenotata in paese può entrare.

## Malghe, cani, silenzio

Le vacche difendono i vitelli: con il cane si passa lontano, guinzaglio corto, e se caricano lo si lascia andare. I sentieri attraversano terre di contadini: si richiudano i cancelli. La tassa di soggiorno è compresa nel prezzo totale e di solito dà diritto a una carta ospiti. Silenzio dalle 22.`,
    },
  ],
} satisfies PageSeed;
