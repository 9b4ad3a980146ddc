import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Istrien',
  description:
    'Küste oder Hügel in Istrien: wie man dort wohnt, wann das Meer warm ist, welche Vignetten und Mauten auf dem Weg liegen, was man wissen sollte.',
  lead: 'Istrien ist klein genug, um morgens im Meer zu schwimmen und abends in einem Bergdorf zu essen. Für die Wahl des Hauses heißt das: Die Küste ist nie weit.',
  blocks: [
    {
      kind: 'text',
      text: `## Küste und Hügelland

An der Westküste zwischen Umag, Rovinj und Pula liegen Kiefernwälder, Felsplatten und Kiesbuchten; Sand ist selten, das Wasser klar. Hier stehen die Wohnungen mit Meerblick, und im August wird es dort eng. Zehn Kilometer landeinwärts beginnt das andere Istrien: rote Erde, Wein, Steinhäuser mit Pool, Orte wie Grožnjan und Motovun auf ihren Hügeln. Ein Haus dort ist größer, ruhiger und abends kühler, zum Baden fährt man eine Viertelstunde. Die Ostküste um Rabac und Labin ist steil, mit Blick auf die Inseln der [Kvarner Bucht](place:kvarner-bucht). Ortsnamen stehen auf Kroatisch und Italienisch am Straßenrand.

## Jahreslauf

Mai: wilder Spargel, leere Straßen, kaltes Meer. Juni bis September: Badezeit. Ab Mitte September reifen Trauben und Feigen, im Oktober und November riecht es nach Trüffeln, und die Sonne wärmt mittags noch. Die Bura, ein kalter Fallwind, kann im Winter tagelang wehen.

## Der Weg dorthin

Über Österreich und Slowenien braucht man zwei Vignetten und zahlt für Tauern- oder Karawankentunnel extra; von Triest aus genügt für das slowenische Stück die Landstraße. In Istrien selbst kostet das Autobahn-Ypsilon Maut. Kroatien stellt auf ein System ohne Schranken um, das ab März 2027 gelten soll; prüfen Sie vorher, ob das Kennzeichen anzumelden ist. Kroatien gehört zum Schengen-Raum, Kontrollen kommen trotzdem vor. Mit der Bahn kommt man bequem nur bis Triest, Koper oder Rijeka, dann mit dem Bus.

## Baden, Hunde, Feuer und Geld

Badeschuhe schützen vor Seeigeln. Hunde baden an eigenen Buchten, siehe [Hundestrände in Kroatien](page:DogBeachesCroatia). Im Sommer ist die Waldbrandgefahr hoch; Grillen nur, wo der Gastgeber es erlaubt. Die Kurtaxe ist Teil des Gesamtpreises. Bezahlt wird in Euro, auf dem Markt besser bar.`,
    },
  ],
} satisfies PageSeed;
