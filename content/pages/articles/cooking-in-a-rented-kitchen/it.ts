import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Cucinare in una cucina d’affitto',
  description:
    'Coltelli che non tagliano, una padella, niente sale: come si cucina bene in una casa per vacanze, che cosa portare da casa e che cosa lasciare.',
  lead: 'Le cucine delle vacanze hanno dodici calici da spumante e nemmeno un coltello affilato. Chi lo mette in conto in una cucina d’affitto mangia spesso meglio che a casa, perché c’è tempo e il mercato è dietro l’angolo.',
  picture: { scene: 'theme-wine', alt: 'Vigneti nella luce d’autunno' },
  article: {
    author: 'Lucia Ferrante',
    date: '2026-06-18',
    category: 'travel',
    slug: 'cucinare-in-una-casa-in-affitto',
    related: ['rainy-days-with-children', 'deposit-and-final-cleaning', 'tuscany-by-train'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Uno sguardo prima della spesa

Apra prima tutti gli sportelli, poi scriva la lista. Decidono tre cose: quanti fuochi funzionano davvero, se c’è il forno e quanto tiene la pentola più grande. La pasta per otto vuole almeno sei litri d’acqua; se la pentola più grande ne tiene tre, si fa un risotto o qualcosa in teglia.

Sull’induzione funzionano solo le pentole a cui si attacca una calamita. La moka di alluminio portata da casa non è tra queste. Il gas in bombola al Sud e all’estero è frequente: chieda dov’è quella di riserva e da che parte si chiude il rubinetto. In molte case italiane il contratto dell’elettricità è di tre chilowatt: forno, bollitore e lavatrice insieme, e salta la corrente. Il contatore a volte è in fondo al vialetto o nell’androne: meglio trovarlo di giorno.

## Che cosa mettere nella cassetta

Non serve portarsi dietro la casa. La lista rimedia a quello che, per esperienza, nelle cucine d’affitto manca, e sta in una scatola da scarpe.`,
    },
    {
      kind: 'checklist',
      groups: [
        {
          title: 'Attrezzi',
          items: [
            'un buon coltello, avvolto in uno strofinaccio, nel bagaglio da stiva',
            'pelapatate e apriscatole',
            'un piccolo tagliere',
            'la moka adatta al piano cottura, con una guarnizione di riserva',
            'due strofinacci, una spugna, qualche sacchetto richiudibile',
          ],
        },
        {
          title: 'Per la prima sera',
          items: [
            'sale, pepe, una bottiglietta d’olio',
            'pasta, una scatola di pelati, aglio',
            'caffè o tè, zucchero',
            'due pastiglie per la lavastoviglie',
          ],
        },
      ],
    },
    {
      kind: 'text',
      text: `Se viaggia in aereo con il solo bagaglio a mano, il coltello resta a casa. Un coltellino da verdura della ferramenta del paese costa poco e può restare nel cassetto per chi viene dopo. In mancanza d’altro, una lama che non taglia si ravviva sull’anello non smaltato sotto una tazza, di piatto e senza premere.

## Cucinare semplice

In una cucina delle vacanze riescono tre tipi di pasti. Il primo è quello che il posto offre già pronto: pomodori, pane, formaggio, prosciutto, un pesce pulito dal pescivendolo. Il secondo esce da una sola pentola. Fagioli con la salvia, lenticchie e carote, ceci al pomodoro, patate e porri: chiedono tempo ma nessuna tecnica, e il giorno dopo sono più buoni. Il terzo è la teglia. Verdure a pezzi, olio, sale, quaranta minuti a forno ben caldo; sopra, volendo, cosce di pollo.

I forni degli altri sono imprecisi. La manopola può sbagliare di venti gradi, e i vecchi forni a gas scaldano solo da sotto. Guardi a metà cottura e giri la teglia. Le torte si fanno a casa.

Un piatto che riesce dovunque: cuocia pasta corta in poca acqua e ne tenga da parte una tazza. Scaldi olio d’oliva con uno spicchio d’aglio schiacciato, unisca la pasta, un po’ di quell’acqua, scorza di limone grattugiata e molto formaggio, e mescoli finché diventa cremoso. Una pentola, una grattugia, un quarto d’ora.`,
    },
    {
      kind: 'quote',
      text: 'Al mercato chieda come si prepara: avrà la ricetta del posto e, di solito, un mazzetto di prezzemolo.',
    },
    {
      kind: 'text',
      text: `## Fare la spesa sul posto

Nei primi due giorni compri meno di quanto pensa. Una volta si finisce per mangiare fuori, il pescatore ha qualcosa, l’host porta le uova. Gli chieda quando c’è il mercato e a quale banco va la gente del paese. In Francia come in Italia molti negozi chiudono a mezzogiorno, in Germania e in Austria la domenica; nei piccoli porti, fuori stagione, a volte resta solo il supermercato sulla statale.

Se il frigorifero è piccolo, conta l’ordine: prima pesce e verdure a foglia, poi cavoli, uova e formaggi stagionati. E si ricordi che un frigorifero spento, dopo l’arrivo, ha bisogno di qualche ora prima di poter ricevere il latte.

## Dividere e lasciare

In gruppo funziona meglio se ogni sera cucinano due persone diverse e gli altri lavano i piatti; così a nessuno la settimana sembra un lavoro. Olio, sale e zucchero possono restare per chi viene dopo, gli avanzi no. Se trova qualcosa di sporco lo lavi anche se non l’ha usato, e lo dica all’host, che altrimenti non lo sa. Che cos’altro c’è da fare prima di partire si legge nell’articolo su [cauzione e pulizia finale](page:BlogArticle/deposit-and-final-cleaning).`,
    },
    {
      kind: 'homes',
      title: 'In Italia, con lavastoviglie e barbecue',
      search: 'country=it&dishwasher=Y&grill=Y',
    },
  ],
} satisfies PageSeed;
