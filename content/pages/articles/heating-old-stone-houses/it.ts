import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Riscaldamento e acqua calda nelle vecchie case di pietra',
  description:
    'Perché i muri spessi si scaldano piano, quante docce dà uno scaldabagno e che cosa chiedere all’host prima di una settimana di ottobre o aprile.',
  lead: 'In agosto una vecchia casa di pietra è il posto più fresco del paese. Purtroppo lo è anche in ottobre, se non si sa come si scalda.',
  picture: { scene: 'theme-newsletter', alt: 'Campi di lavanda in Provenza al mattino' },
  article: {
    author: 'Henrik Aldag',
    date: '2026-10-15',
    category: 'knowledge',
    slug: 'riscaldamento-acqua-calda-vecchie-case-di-pietra',
    related: ['first-winter-week', 'tuscany-by-train', 'dalmatian-islands-off-season'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Perché ci vuole tanto

Sessanta centimetri di pietra isolano meno di quanto sembri, e accumulano molto. Se la casa resta vuota due settimane, i muri prendono la temperatura di fuori. Quando poi si accende, si scalda prima l’aria mentre pareti e pavimento sono ancora freddi, e accanto a un muro freddo si ha freddo anche con venti gradi. Perché una casa così diventi accogliente ci vogliono uno o due giorni. Dopo, tiene il calore altrettanto a lungo, purché non lo si faccia uscire ogni mattina.

La richiesta più importante da fare all’host è dunque questa: accendere il giorno prima dell’arrivo, non il pomeriggio stesso. Per un fine settimana di novembre una grande casa di pietra di rado conviene. Per dieci giorni è una meraviglia.`,
    },
    {
      kind: 'table',
      caption: 'Con che cosa si scalda e che cosa comporta',
      head: ['Riscaldamento', 'Che cosa aspettarsi', 'Che cosa chiedere'],
      rows: [
        [
          'termosifoni',
          'caldo in tutte le stanze; meglio lasciarli sempre accesi',
          'Da ottobre funzionano? Chi li regola?',
        ],
        [
          'climatizzatore a pompa di calore',
          'aria calda in fretta, pavimento freddo, ventola',
          'In quali stanze ce n’è uno?',
        ],
        ['stufa a legna', 'una stanza calda, le altre no', 'Quanta legna è compresa, quanto costa l’altra?'],
        ['stufa a pellet', 'si regola; vuole corrente e rifornimento', 'Chi la riempie e la svuota?'],
        ['camino aperto', 'bello, ma porta fuori più calore di quanto ne dia', 'Che cos’altro c’è?'],
        ['stufette elettriche', 'solo per tamponare', 'Quanta potenza regge l’impianto?'],
      ],
    },
    {
      kind: 'text',
      text: `## L’acqua calda basta per un certo numero di docce

Molte case hanno uno scaldabagno elettrico. Ottanta litri, mescolati con acqua fredda, bastano per due o tre docce brevi, poi ci vogliono due ore. In sei, quindi, metà fa la doccia la sera. In Francia lo scaldabagno spesso funziona solo nelle ore a tariffa ridotta, per lo più di notte; se la prima sera l’acqua è tiepida, cerchi nel quadro l’interruttore del funzionamento continuo e chieda all’host prima di toccarlo.

Una caldaia istantanea a gas non finisce mai, ma ha bisogno di portata. Se l’acqua diventa fredda quando si chiude un po’, apra di più il rubinetto. Le bombole finiscono di domenica: si faccia mostrare come si cambiano, o dire chi chiamare.

Se la casa è rimasta chiusa a lungo, la prima volta faccia scorrere l’acqua calda per qualche minuto a ogni doccia, con la finestra aperta e senza stare nel vapore. Nell’acqua tiepida e ferma può moltiplicarsi la legionella; uno scaldabagno tenuto a sessanta gradi la previene. Un buon host fa scorrere l’acqua prima dell’arrivo, ma chiedere è lecito.`,
    },
    {
      kind: 'quote',
      text: 'Una casa di pietra si scalda come una stufa di maiolica: cominciare presto, alimentare con costanza e non pretendere che ubbidisca a un pulsante.',
    },
    {
      kind: 'text',
      text: `## L’umidità

Un leggero odore di cantina è normale nei muri senza isolamento e il secondo giorno sparisce. Macchie bagnate e angoli neri non lo sono: li segnali subito. Arieggi per poco, a finestre spalancate, meglio a mezzogiorno quando fuori l’aria è più asciutta, e scosti i letti di un palmo dal muro esterno. Il bucato si asciuga sotto la tettoia. D’estate vale il contrario: persiane e finestre chiuse di giorno e aperte di notte, e il climatizzatore serve di rado.

## Fuoco e gas

Stufe e caldaie hanno bisogno d’aria. Non tappi nessuna griglia di aerazione, nemmeno se tira aria, e apra una finestra quando è accesa la cappa. Mal di testa e nausea che all’aperto passano possono venire dal monossido di carbonio: tutti fuori, e si chiama il 112. Un rilevatore costa poco e non pesa niente; chi sta spesso in case vecchie ne porta uno con sé. Carbonella e barbecue a gas restano sempre all’aperto.

## Quanto costa

Se si paga a consumo, all’arrivo legga con l’host i contatori di luce e gas e li fotografi. In questo caso Feriola mostra una stima accanto al prezzo totale; un forfait per il riscaldamento che tutti devono pagare è compreso nel totale. In mezza stagione il riscaldamento può pesare in modo sensibile sul costo della settimana. Regoli le camere a sedici o diciassette gradi, chiuda le porte e chieda una seconda coperta. Nelle case vecchie è il riscaldamento più economico.`,
    },
    {
      kind: 'homes',
      title: 'Case con camino in Provenza',
      search: 'region=provence&objectType=house&fireplace=Y',
    },
    {
      kind: 'links',
      title: 'Da leggere anche',
      links: [
        { label: 'La prima settimana d’inverno in montagna', to: 'page:BlogArticle/first-winter-week' },
        { label: 'Cauzione e pulizia finale', to: 'page:BlogArticle/deposit-and-final-cleaning' },
      ],
    },
  ],
} satisfies PageSeed;
