import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Austria',
  description:
    'Montagne, laghi balneabili e colline del vino in Austria: i Länder a confronto, stagioni, vignetta, pedaggi e pneumatici invernali.',
  lead: 'In Austria la casa sta quasi sempre su un pendio. Dalla quota dipendono la neve d’inverno, le notti fresche d’estate e la strada fino al panettiere.',
  blocks: [
    {
      kind: 'text',
      text: `## Monti, laghi, vigne

L’ovest è alta montagna: il [Vorarlberg](place:vorarlberg) con le case di legno, il [Tirolo](place:tirol) con le valli lunghe, il [Salisburghese](place:salzburger-land) con piste e malghe. La [Carinzia](place:kärnten) sta a sud, al sole; Wörthersee, Millstätter See e Klopeiner See si scaldano tanto che si nuota anche la sera. Nel Salzkammergut i laghi sono più freddi e i monti più ripidi. La Stiria va dal Dachstein alle colline del vino sul confine sloveno, dove in autunno aprono le frasche. All’estremo est il Burgenland è piatto, con le cicogne e il lago di Neusiedl.`,
    },
    {
      kind: 'accordion',
      title: 'Domande sul viaggio',
      entries: [
        {
          question: 'Quale stagione per quale vacanza?',
          answer: `Lo sci da Natale a Pasqua, sui ghiacciai più a lungo. Le camminate da giugno ai primi di ottobre, i passi alti solo da luglio. Il bagno da giugno ai primi di settembre. Fine aprile, maggio e novembre sono quieti, ma molti impianti e locande chiudono.`,
        },
        {
          question: 'Quanto costa il viaggio in auto?',
          answer: `Autostrade e superstrade richiedono la vignetta, che dal 2027 dovrebbe esistere solo in forma digitale. Acquistata online da un privato, non vale sempre subito: da quando, lo dice il gestore. Pedaggi a parte ci sono tra l’altro su Brennero, Arlberg, Tauri, Pyhrn e Caravanche. Alcuni tratti vicino al confine sono esenti.`,
        },
        {
          question: 'Si può andare in treno?',
          answer: `Sì: Innsbruck, Villach, Salisburgo, Graz e Vienna hanno treni diretti dall’Italia, dalla Germania o dalla Svizzera, anche notturni. Nelle valli ci sono autobus, spesso gratuiti con la carta ospiti.`,
        },
        {
          question: 'Quali regole valgono d’inverno?',
          answer: `Dal 1° novembre al 15 aprile, con neve e ghiaccio, gli pneumatici invernali sono obbligatori, su certe strade le catene. Si faccia descrivere l’accesso.`,
        },
        {
          question: 'Che cos’altro c’è da sapere?',
          answer: `La tassa di soggiorno è compresa nel prezzo totale. L’acqua viene quasi sempre da sorgenti. Con le vacche al pascolo si tengano le distanze, tanto più con un cane. La domenica i negozi sono chiusi, e dalle 22 si fa silenzio.`,
        },
      ],
    },
  ],
} satisfies PageSeed;
