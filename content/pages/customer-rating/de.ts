import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Kundenbewertungen',
  description:
    'Was Gäste über ihre Unterkünfte sagen, mit der Herkunft jeder Bewertung, und wie Sie Bewertungen richtig lesen.',
  lead: 'Hier stehen aktuelle Bewertungen aus allen Ländern. Bei jeder ist angegeben, woher sie stammt und ob der Aufenthalt geprüft ist.',
  blocks: [
    {
      kind: 'text',
      text: `## So lesen Sie eine Bewertung

Der Durchschnitt sagt wenig, solange man nicht weiß, aus wie vielen Bewertungen er entsteht. 4,6 aus sechzig Bewertungen ist verlässlicher als 5,0 aus zweien. Aufschlussreicher sind die fünf Einzelnoten: Einrichtung, Lage, Sauberkeit, äußerer Eindruck sowie Preis und Leistung. Eine Unterkunft mit mäßiger Lage und sehr guter Sauberkeit ist etwas anderes als umgekehrt, auch wenn der Durchschnitt derselbe ist.

Achten Sie auf Reisezeit und Mitreisende. Was eine Familie im August über Lärm schreibt, muss ein Paar im November nicht betreffen. Auf der Seite jeder Unterkunft können Sie sich die Bewertungen von Familien, Paaren, Freunden oder Alleinreisenden einzeln zeigen lassen. Lesen Sie auch die Antwort des Gastgebers: Wer einen Mangel einräumt und sagt, was er geändert hat, kümmert sich.`,
    },
    { kind: 'part', part: 'ratings' },
    {
      kind: 'text',
      text: `## Wer bewerten kann

Zu jeder bei uns gebuchten und angetretenen Reise gibt es höchstens eine Bewertung. Manche Bewertungen übernehmen wir aus anderen Quellen; sie sind als solche gekennzeichnet. Gute wie schlechte erscheinen nach denselben Regeln, und im Durchschnitt zählt jede gleich. Hat eine Unterkunft noch keine, steht das dort; Sterne auf Vorschuss gibt es nicht.

Ausführlich steht das auf der Seite [Wie wir Bewertungen prüfen](page:RatingChecks). Welchen Einfluss Bewertungen auf die Liste haben, lesen Sie unter [Wie Suchergebnisse sortiert werden](page:ResultOrder).`,
    },
    {
      kind: 'action',
      title: 'Nach Bewertung suchen',
      text: 'In der Suche können Sie nach Bewertung sortieren und nach Sternen filtern.',
      to: 'search:rating=4&sort=rating',
      label: 'Unterkünfte ab 4 Sternen',
    },
  ],
} satisfies PageSeed;
