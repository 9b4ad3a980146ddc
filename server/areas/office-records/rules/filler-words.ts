import { splitWords } from '../../../../domain/folded-text.ts';

/** Words that callers say around the name, the place and the month, in all languages; folded. */
export const fillerWords: ReadonlySet<string> = new Set(
  splitWords(`
    ich wir mein meine meiner unser unsere der die das den dem ein eine und von vom für in im am an auf bei zu zur zum
    woche wochen wochenende buchung reservierung aufenthalt urlaub ferien frau herr familie
    we my our the and of for in at on week weeks weekend booking reservation stay holiday mr mrs ms family
    je nous mon ma mes notre nos le la les un une et de du des pour en au aux semaine semaines séjour réservation vacances
    madame mme monsieur famille
    io noi mio mia nostro nostra il lo gli un una di del della per al alla settimana soggiorno prenotazione vacanza signora
    signor famiglia
  `),
);
