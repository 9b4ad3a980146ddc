import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in den Niederlanden',
  description:
    'Küste, Seen oder Heide: Ferienhäuser in den Niederlanden, Radwege, Wind, Anreise fast ohne Maut und Regeln für Hund und Strand.',
  lead: 'In den Niederlanden ist der Weg zum Strand ein Radweg. Man leiht Räder, stellt das Auto ab und braucht es bis zur Abreise kaum noch.',
  blocks: [
    {
      kind: 'text',
      text: `## Dünen, Seen, Wälder

Die Küste besteht von [Zeeland](place:zeeland) bis Texel aus Sand, dahinter liegen Dünen, so breit, dass man darin wandert. An der [nordholländischen Küste](place:nordholländische-küste) um Bergen, Egmond und Callantsoog ist Amsterdam nah genug für einen Tag. Die Watteninseln erreicht man mit der Fähre; auf Vlieland und Schiermonnikoog bleiben Gästeautos am Festland. [Friesland](place:friesland) ist ein Netz aus Seen und Kanälen, das Ferienhaus hat dort oft einen Steg, und ein langsames Motorboot darf man vielerorts ohne Führerschein steuern. Im Osten überraschen Wald und Heide: Veluwe und Drenthe sind die stille, schattige Alternative, auch im Juli. Viele Häuser liegen in [Ferienparks](page:HolidayParks) mit Schwimmbad und Spielplatz.

## Das Jahr im Wind

Im April und Anfang Mai blühen die Tulpenfelder zwischen Leiden und Den Helder. Von Juni bis September badet man, bei Ostwind ist das Meer glatt. Herbst und Winter sind windig und hell; Strandpavillons mit Ofen haben teils ganzjährig geöffnet. Regen zieht schnell durch, ein Radarbild auf dem Telefon ersetzt die Vorhersage.

## Hinkommen

Autobahnen kosten für Pkw keine Maut, eine Ausnahme ist die A 24 bei Rotterdam. Tagsüber gilt auf Autobahnen meist Tempo 100. Umweltzonen für ältere Diesel haben mehrere Städte. Züge fahren aus Deutschland direkt nach Amsterdam, Utrecht, Arnheim und Hengelo, im Land alle halbe Stunde fast überallhin. Außerhalb der Hauptverkehrszeit dürfen Räder mit in den Zug.

## Gut zu wissen

Die Kurtaxe heißt Toeristenbelasting und steht im Gesamtpreis. Hunde dürfen im Winter fast überall an den Strand, im Sommer zu bestimmten Zeiten oder Abschnitten. Radwege sind Straßen: nicht darauf gehen, und wer klingelt, will vorbei. In manchen Läden gilt nur die Debitkarte. Ab 22 Uhr ist in Parks Ruhe.`,
    },
  ],
} satisfies PageSeed;
