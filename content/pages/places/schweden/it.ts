import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Svezia',
  description:
    'Una casa di legno rosso sul lago o tra gli isolotti: le zone della Svezia, le notti chiare, il diritto di accesso, ponti e traghetti.',
  lead: 'La casa svedese sta al margine del bosco, è rossa, ha una pompa nel cortile o una sauna sul pontile e nessun vicino a portata di voce. In cambio, per fare la spesa bisogna prendere l’auto.',
  blocks: [
    {
      kind: 'text',
      text: `## Dove sta la casa

Lo [Småland](place:smaland) è la meta classica: laghi con la barca a remi, vetrerie, mirtilli, alci la sera al limite del bosco. La [Scania](place:schonen), a sud, è aperta, con spiagge vicino a Ystad e Åhus, viali e fattorie a graticcio; ci si arriva presto, ed è la più calda. Sulla costa ovest, a nord di Göteborg, ci sono scogli di granito liscio e villaggi di pescatori; a est Öland con i suoi mulini. Più su cominciano la Dalarna e il Värmland con le grandi foreste, poi i monti. Molte case le usa anche la famiglia che le affitta: libri sullo scaffale, sciroppo in cantina, a volte un bagno a secco.

## Luce e stagioni

La festa di mezza estate, in giugno, è la più luminosa; quel fine settimana i negozi chiudono. Nei laghi si nuota in luglio e agosto. A inizio estate vicino all’acqua le zanzare non mancano. Settembre porta funghi, notti limpide e sentieri vuoti. L’inverno è buio e variabile al sud, sicuramente bianco al nord.

## Come arrivare

Dalla Danimarca con il ponte sull’Øresund, a pagamento, oppure con i traghetti da Rostock e Travemünde a Trelleborg o da Kiel a Göteborg. I treni vanno da Amburgo a Malmö via Copenaghen, e in stagione ci sono treni notturni da Berlino. Le altre strade sono quasi tutte gratuite; Stoccolma e Göteborg riscuotono una tassa in base alla targa.

## Regole e rispetto

Il diritto di accesso alla natura permette di raccogliere bacche, camminare e campeggiare una notte, lontano dalle case. D’estate i fuochi sono spesso vietati. Dal 1° marzo al 20 agosto il cane va tenuto sotto controllo, per lo più al guinzaglio. Per pescare di solito serve un permesso. Dal 1° dicembre al 31 marzo, in condizioni invernali, gli pneumatici adatti sono obbligatori, e i fari sempre accesi. Finora non c’è tassa di soggiorno.`,
    },
  ],
} satisfies PageSeed;
