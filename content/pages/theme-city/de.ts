import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'stadt',
  title: 'Ferienwohnung in der Stadt',
  description:
    'Ferienwohnung für die Städtereise: Viertel, Ruhe, Registriernummer, Ankunft mit Gepäck, Parken und Umweltzonen.',
  lead: `Mit einer Wohnung wird aus der Städtereise ein wenig Alltag in einer fremden Straße: Sie frühstücken zu Hause, waschen zwischendurch und treffen im Treppenhaus Nachbarn, die zur Arbeit gehen.`,
  picture: { scene: 'theme-city', alt: 'Illustration: eine Stadt in der Dämmerung' },
  blocks: [
    {
      kind: 'text',
      text: `## Das Viertel wählen

Zentral wohnen heißt kurze Wege und mehr Lärm. Eine Viertelstunde mit Tram oder U-Bahn weiter draußen werden Wohnungen größer und die Nächte stiller. Schieben Sie die Karte zu einer Haltestelle statt ins Zentrum: Die Suche folgt dem Ausschnitt. Die genaue Adresse kommt mit der Buchung, vorher zeigt die Karte einen Kreis mit 500 Metern Radius. Fragen Sie den Gastgeber nach dem Stockwerk, nach einem Aufzug und danach, ob die Schlafzimmer zur Straße oder zum Hof liegen.

## Die Registriernummer

Viele Städte verlangen, dass Ferienwohnungen angemeldet sind, und geben ihnen eine Nummer; einige begrenzen die Tage der Vermietung. Wo eine Nummer vorgeschrieben ist und uns vorliegt, steht sie auf der Seite der Unterkunft unter „Wer vermietet“. Fehlt sie dort, wo Sie eine erwarten, fragen Sie nach. Ob der Gastgeber gewerblich oder privat vermietet, steht an derselben Stelle.`,
    },
    { kind: 'homes', title: 'Wohnungen in Berlin', search: 'country=de&region=berlin&objectType=apartment' },
    {
      kind: 'text',
      text: `## Ankommen, parken, abreisen

In Städten reisen Gäste oft abends an. Die Zeiten stehen bei den Hausregeln; ob eine späte Ankunft möglich ist, steht in der Ausstattung, wenn der Gastgeber es angegeben hat. Fragen Sie auch, wie der Schlüssel übergeben wird und wo das Gepäck zwischen Abreise und Zug bleiben kann.

Ein Auto ist in der Stadt meist lästig. Viele Innenstädte haben Umwelt- oder Zufahrtszonen: In deutschen Städten braucht man dort eine Plakette, in italienischen dürfen manche Straßen nur Anwohner befahren, und Kameras überwachen das. Die Regeln ändern sich oft; auf der Website der Stadt stehen die geltenden. Liegt die Wohnung in einer solchen Zone, kann der Gastgeber Ihr Kennzeichen manchmal anmelden. Das muss vor der Anreise geschehen. Der Filter „Parkplatz“ findet Wohnungen mit Stellplatz.

## Kosten und Rücksicht

Übernachtungssteuern sind in Städten oft höher als auf dem Land und hängen mitunter vom Preis ab; im Gesamtpreis sind sie enthalten. Viele Stadtwohnungen sind hellhörig. Ab 22 Uhr gilt vielerorts Nachtruhe, Müll wird getrennt, und im Treppenhaus wohnen Leute, die am nächsten Tag früh aufstehen. Die Hausregeln der Wohnung lesen Sie vor der Buchung.

Gute Städte für ein verlängertes Wochenende mit dem Zug sind [Berlin](place:berlin), [Wien](place:wien) und [Prag](place:prag). Für [Rom](place:rom) oder [Budapest](place:budapest) lohnt eine ganze Woche, die bei vielen Gastgebern je Nacht weniger kostet.`,
    },
    {
      kind: 'links',
      title: 'Weiter planen',
      links: [
        { label: 'Wohnungen in Wien', to: 'search:country=at&region=wien&objectType=apartment' },
        { label: 'Wohnungen in Rom', to: 'search:country=it&region=rom&objectType=apartment' },
        { label: 'Alle Reiseziele', to: 'page:DestinationLinkList' },
        { label: 'Alle Reiseideen', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;
