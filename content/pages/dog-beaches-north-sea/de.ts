import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Hundestrände an der Nordsee',
  description:
    'Zwölf Hundestrände von Borkum über Cuxhaven und Sylt bis Rømø, mit Karte, Saison und den Regeln im Wattenmeer.',
  lead: `Die meisten Badeorte an der Nordsee haben einen eigenen Abschnitt für Hunde. Wo er liegt und ob die Leine dranbleibt, regelt jede Gemeinde selbst, und im Nationalpark gelten strengere Regeln als am Strand daneben.`,
  picture: { scene: 'theme-beach', alt: 'Illustration: ein breiter Strand an der Nordsee' },
  blocks: [
    {
      kind: 'text',
      text: `## Wie die Liste entstanden ist

Die Strände sind in öffentlichen Verzeichnissen und Berichten genannt; die Nadeln zeigen ihre ungefähre Lage. Nummern von Abschnitten, Gebühren und Leinenpflicht ändern sich, manchmal mit jeder Saison. Fragen Sie vor der Reise die Kurverwaltung oder die Touristinformation des Ortes, und halten Sie sich an die Schilder.`,
    },
    {
      kind: 'map',
      title: 'Zwölf Strände von Borkum bis Rømø',
      pins: [
        {
          name: 'Borkum, Südbad',
          latitude: 53.579,
          longitude: 6.66,
          text: 'Hundestrand neben dem Südbad. Auf der Insel werden weitere Abschnitte genannt, einer davon am Nordbad.',
        },
        {
          name: 'Norddeich',
          latitude: 53.622,
          longitude: 7.145,
          text: 'Großer Sandstrand für Hunde. Auf den Deichen bleiben sie an der Leine, wo Schafe weiden, sind sie nicht erlaubt.',
        },
        {
          name: 'Neßmersiel',
          latitude: 53.686,
          longitude: 7.356,
          text: 'Hundestrand in der Nähe des Hafens, mit einem eingezäunten Platz zum Spielen und Üben, soweit öffentlich beschrieben.',
        },
        {
          name: 'Harlesiel',
          latitude: 53.711,
          longitude: 7.806,
          text: 'Strand von Carolinensiel mit Abschnitt für Hunde. In der Brut- und Setzzeit gilt Leinenpflicht; für den Zutritt kann eine Gebühr anfallen.',
        },
        {
          name: 'Cuxhaven-Sahlenburg',
          latitude: 53.862,
          longitude: 8.588,
          text: 'Abschnitt im Sand, an dem Hunde erlaubt sind. Die Promenade am kontrollierten Strand zählt in Cuxhaven zum Strand.',
        },
        {
          name: 'Büsum',
          latitude: 54.133,
          longitude: 8.842,
          text: 'Genannt sind der nördlichste und der südlichste Abschnitt. In der Saison ist der Strand gebührenpflichtig.',
        },
        {
          name: 'Norddorf, Amrum',
          latitude: 54.685,
          longitude: 8.328,
          text: 'Breiter Sandstrand in der Nähe der Surfschule. Hunde sollen hier an der Leine bleiben.',
        },
        {
          name: 'Utersum, Föhr',
          latitude: 54.712,
          longitude: 8.393,
          text: 'Sandstrand im Westen der Insel mit Blick auf Sylt und Amrum; vom Ort ein längerer Fußweg.',
        },
        {
          name: 'Dagebüll',
          latitude: 54.728,
          longitude: 8.69,
          text: 'Ausgewiesener Hundestrand am Deich, nahe den Fähren nach Föhr und Amrum. Kein Sandstrand, sondern Gras und Watt.',
        },
        {
          name: 'Rantum, Sansibar, Sylt',
          latitude: 54.822,
          longitude: 8.283,
          text: 'Einer von mehreren Abschnitten bei Rantum, offen zum Meer, mit Parkplatz und Gastronomie hinter der Düne.',
        },
        {
          name: 'Westerland Nord, Sylt',
          latitude: 54.917,
          longitude: 8.3,
          text: 'Übergang bei der Nordseeklinik. Auf Sylt dürfen Hunde etwa von Mitte März bis Ende Oktober nur an die Hundestrände, danach an die meisten.',
        },
        {
          name: 'Lakolk, Rømø',
          latitude: 55.145,
          longitude: 8.485,
          text: 'Breiter Strand im dänischen Wattenmeer. Hunde gehören von April bis September an die Leine; auf der Insel gibt es eingezäunte Freilaufflächen.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Watt, Deich und Dünen

Das Wattenmeer ist Nationalpark und Weltnaturerbe. Dort gehören Hunde das ganze Jahr an die Leine, in Ruhezonen ist auch das Betreten verboten. In Niedersachsen gilt vom 1. April bis zum 15. Juli in der freien Landschaft Leinenpflicht, weil Vögel brüten. Auf Deichen und im Vorland bleibt die Leine in Schleswig-Holstein immer dran. Dünen sind Küstenschutz; gehen Sie auf den Wegen.

In Dänemark müssen Hunde am Strand vom 1. April bis zum 30. September an die Leine, einzelne Strände sind für sie gesperrt. Im Winter dürfen sie frei laufen, wenn sie gehorchen. An der niederländischen und der belgischen Küste setzt jede Gemeinde Monate und Uhrzeiten fest; Auskunft geben die Touristenbüros.

## Was an der Nordsee anders ist

Die Flut kommt oft schneller, als man mit einem spielenden Hund zurück am Ufer ist. Sehen Sie am Strandzugang nach den Zeiten, und gehen Sie nicht ohne Führer weit ins Watt. Spülen Sie Pfoten und Fell mit Süßwasser ab; Salz und scharfe Muscheln reizen die Haut.`,
    },
    {
      kind: 'homes',
      title: 'Unterkünfte an der deutschen Nordsee, in denen Hunde willkommen sind',
      search: 'country=de&region=nordsee&pets=one',
    },
    {
      kind: 'links',
      title: 'Weitere Strände und Häuser',
      links: [
        { label: 'Sylt', to: 'place:sylt' },
        { label: 'Ostfriesland', to: 'place:ostfriesland' },
        { label: 'Dänische Nordsee', to: 'place:dänische-nordsee' },
        { label: 'Hundestrände an der Ostsee', to: 'page:DogBeachesBalticSea' },
        { label: 'Urlaub mit Hund', to: 'page:ThemesContent/dog' },
      ],
    },
  ],
} satisfies PageSeed;
