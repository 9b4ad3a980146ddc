import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen im Salzburger Land',
  description:
    'Pinzgau, Pongau, Lungau oder Seenland: Täler, Hochalpenstraße, Tauernautobahn und Gästeticket für eine Woche im Salzburger Land.',
  lead: 'Das Salzburger Land zählt fünf Gaue, und jeder ist ein eigenes Ziel. Zwischen dem kühlen Seenland im Norden und dem sonnigen Lungau im Süden liegen gut hundert Kilometer und ein Tunnel.',
  blocks: [
    {
      kind: 'text',
      text: `## Von Gau zu Gau

Im Flachgau nördlich der Stadt liegen Wallersee und Trumer Seen zwischen Hügeln: Badewiesen, Bauernhöfe, nach Salzburg eine halbe Stunde. Der Tennengau um Hallein und Abtenau ist waldig, mit Almwegen für kurze Beine. Im Pongau reihen sich Sankt Johann, Flachau und Gastein, im Winter Skiorte mit großen verbundenen Gebieten, im Sommer grün und weniger voll. Der Pinzgau hat Zell am See, die Krimmler Wasserfälle und den Zugang zur Großglockner-Hochalpenstraße. Der Lungau ist ein Hochtal jenseits des Tauernhauptkamms, kalt im Januar, trocken und still im Sommer.

## Schnee und Sommer

In den Skiorten reicht die Saison meist von Dezember bis Ostern, hochgelegene Häuser in Obertauern haben länger Schnee. Bergwege sind ab Mitte Juni frei, der Almsommer endet mit dem Abtrieb im September. Am Alpenrand regnet es häufig: Der Salzburger Schnürlregen kann Tage dauern, dann sind Stadt, Therme und Salzbergwerk der richtige Ort. Im April, Mai und November pausieren viele Seilbahnen.

## Wege

Bahnhöfe haben Salzburg, Bischofshofen, Sankt Johann, Bad Gastein und Zell am See. Autobahnen brauchen die Vignette, kurze Stücke um Salzburg sind ausgenommen; auf der A 10 kostet der Abschnitt durch Tauern- und Katschbergtunnel extra. Die Hochalpenstraße ist eine Mautstraße und im Winter geschlossen. Von November bis Mitte April gilt bei Schnee Winterreifenpflicht.

## Vor Ort

Zur Ortstaxe, als Kurtaxe im Gesamtpreis, gehört ein Gästeticket für Bus und Bahn im Land; wie Sie es bekommen, sagt der Gastgeber. Hunde hält man auf Almen kurz und weit weg von Mutterkühen. Wer mit mehreren Familien kommt, findet [Hütten](page:CabinsAustria) für Gruppen: Fragen Sie nach Heizung, Zufahrt im Winter und Müll. Nebenan liegen [Tirol](place:tirol) und das [Salzkammergut](place:salzkammergut).`,
    },
  ],
} satisfies PageSeed;
