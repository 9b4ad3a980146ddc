import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Zeeland',
  description:
    'Inseln, Dämme und Strände in Zeeland: welche Halbinsel passt, wie man ohne Maut hinkommt, was Radfahrer, Hunde und Schwimmer wissen sollten.',
  lead: 'In Zeeland ist kein Haus mehr als ein paar Kilometer vom Wasser entfernt, fragt sich nur, von welchem. Strand, Schelde und Binnensee liegen oft nur einen Deich auseinander.',
  blocks: [
    {
      kind: 'text',
      text: `## Was Insel war

Dämme und Sturmflutwehre verbinden heute, was früher Fähren brauchte. Walcheren mit Domburg, Zoutelande und der Stadt Middelburg hat breite Sandstrände nach Südwesten und ist das Herz der Küste. Auf Schouwen-Duiveland liegen Renesse und die höchsten Dünen, dahinter Zierikzee. Noord-Beveland ist flach und leise, am Veerse Meer lernen Kinder segeln, weil es dort keine Gezeiten gibt. Zeeuws-Vlaanderen jenseits der Westerschelde grenzt an Belgien: Breskens, Cadzand, und in einer halben Stunde ist man in Brügge. Ferienhäuser stehen oft in kleinen [Parks](page:HolidayParks), Bauernhäuser dagegen hinter den Deichen.

## Mit dem Rad

Das Netz der nummerierten Knotenpunkte führt über Deiche, durch Polder und an den Deltawerken vorbei. Gegenwind ist die einzige Steigung: Planen Sie so, dass Sie ihn morgens haben. Von Vlissingen nach Breskens fährt eine Fähre nur für Fußgänger und Räder.

## Wetter und Wasser

Die Küste ist eine der sonnigsten des Landes und immer windig. Baden kann man von Ende Juni bis September. Vor den Stränden laufen starke Strömungen in den Rinnen: Achten Sie auf die Flaggen und schwimmen Sie nie bei ablaufendem Wasser hinaus. Muscheln gibt es vom Hochsommer bis ins Frühjahr, und im Winter bleiben viele Strandpavillons geöffnet.

## Anreise

Züge fahren über Roosendaal nach Goes, Middelburg und Vlissingen. Autobahnen sind mautfrei, der Westerscheldetunnel für Pkw ebenfalls; eine Maut gibt es auf der A 24 westlich von Rotterdam, bezahlt wird im Netz. Das Tempolimit auf Autobahnen ist tagsüber niedriger als in den Nachbarländern.

## Regeln

Hunde dürfen im Sommer meist nur morgens und abends an den Strand, jede Gemeinde bestimmt die Stunden. Die Kurtaxe steht im Gesamtpreis. Parken am Strand kostet fast überall, oft per Kennzeichen. In Parks ist ab 22 Uhr Ruhe.`,
    },
  ],
} satisfies PageSeed;
