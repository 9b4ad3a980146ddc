import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Hundestrände an der Ostsee',
  description:
    'Zwölf Hundestrände an der deutschen Ostsee, von der Schlei über Fehmarn und Warnemünde bis Rügen, mit Karte und Saison.',
  lead: `An der Ostsee haben viele Orte Hundestrände, meist an den Rändern der Badestrände. In der Saison sind Hunde nur dort erlaubt, im Winter fast überall.`,
  picture: { scene: 'theme-family', alt: 'Illustration: ein Strand an der Ostsee' },
  blocks: [
    {
      kind: 'text',
      text: `## Wie die Liste entstanden ist

Die Strände sind in öffentlichen Verzeichnissen, Zeitungen und Satzungen genannt; die Nadeln zeigen die ungefähre Lage. Die Nummern der Strandzugänge stehen auf Schildern an der Promenade, ändern sich aber gelegentlich. Fragen Sie vor der Reise die Kurverwaltung oder die Touristinformation nach Saison, Leine und Gebühr.`,
    },
    {
      kind: 'map',
      title: 'Zwölf Strände von der Schlei bis Rügen',
      pins: [
        {
          name: 'Weidefeld, Kappeln',
          latitude: 54.645,
          longitude: 10.02,
          text: 'Etwa 200 Meter breiter Naturstrand neben dem Strand von Schönhagen. Parken kostet in der Saison.',
        },
        {
          name: 'Laboe',
          latitude: 54.414,
          longitude: 10.232,
          text: 'Rund 150 Meter beim Marine-Ehrenmal, als ganzjährig offen und kostenfrei beschrieben.',
        },
        {
          name: 'Hohwacht',
          latitude: 54.319,
          longitude: 10.683,
          text: 'Abschnitt im Ortsteil Neu-Hohwacht. Rundherum liegen Naturschutzgebiete, deshalb Leinenpflicht; der Strand kostet Gebühr.',
        },
        {
          name: 'Heiligenhafen, Steinwarder',
          latitude: 54.381,
          longitude: 10.972,
          text: 'Etwa 150 Meter auf der Halbinsel Steinwarder, östlich der Wasserrettung. Leinenpflicht.',
        },
        {
          name: 'Bojendorf, Fehmarn',
          latitude: 54.486,
          longitude: 11.048,
          text: 'Naturstrand im Westen der Insel. Weitere Abschnitte werden am Grünen Brink und in Meeschendorf genannt.',
        },
        {
          name: 'Kellenhusen Nord',
          latitude: 54.198,
          longitude: 11.075,
          text: 'Einer von zwei Abschnitten des Orts, der andere liegt im Süden. Leinenpflicht.',
        },
        {
          name: 'Grömitz, Lensterstrand',
          latitude: 54.158,
          longitude: 11.005,
          text: 'Nordöstlich der Promenade, mit Parkplätzen in der Nähe. Je nach Quelle mit Leine; das Schild entscheidet.',
        },
        {
          name: 'Pelzerhaken',
          latitude: 54.091,
          longitude: 10.875,
          text: 'Größerer Hundestrand zwischen zwei Strandaufgängen. Ein kleinerer liegt am Ortseingang von Neustadt her.',
        },
        {
          name: 'Scharbeutz, Abschnitt 4',
          latitude: 54.02,
          longitude: 10.757,
          text: 'In der Nähe der Therme am südlichen Ortsrand. Haffkrug hat einen zweiten nördlich der Jugendherberge.',
        },
        {
          name: 'Diedrichshagen bei Warnemünde',
          latitude: 54.17,
          longitude: 12.025,
          text: 'Zwei Abschnitte unter dem Küstenwald, mit Schatten und flachem Einstieg, Parkplatz in der Nähe.',
        },
        {
          name: 'Binz, Aufgang 52, Rügen',
          latitude: 54.421,
          longitude: 13.59,
          text: 'Breiter Sandstrand in Richtung Prora. Der Abschnitt am Aufgang 1 im Süden ist steinig.',
        },
        {
          name: 'Juliusruh, Rügen',
          latitude: 54.615,
          longitude: 13.385,
          text: 'Kurzer Abschnitt an der Bucht der Schaabe, mit Parkplatz und Imbiss in der Nähe.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Saison und Leine

Wann die Saison beginnt, ist von Ort zu Ort verschieden: In der Lübecker Bucht gilt die Sperre der Badestrände meist ab April, auf Rügen in der Regel von Mai bis September. Auch an Hundestränden kann Leinenpflicht bestehen, besonders neben Naturschutzgebieten; im Biosphärenreservat Südost-Rügen gilt sie das ganze Jahr. Im Nationalpark Vorpommersche Boddenlandschaft und an Steilküsten bleiben Sie auf den Wegen.

Viele Seebäder nehmen für Hunde eine eigene Kurabgabe. Sie gehört zu den Kosten vor Ort; ob und wie viel, sagt die Kurverwaltung. Beutel hängen an den meisten Zugängen aus.

## Was an der Ostsee anders ist

Es gibt kaum Ebbe und Flut, und das Wasser ist weniger salzig als in der Nordsee. In größeren Mengen bekommt es Hunden trotzdem nicht. In warmen Sommern können Blaualgen auftreten, die für Hunde gefährlich sind: Bei grünen Schlieren bleibt der Hund draußen. Nach Stürmen liegt Seegras am Strand, mitunter auch Bernstein und, selten, Phosphor aus dem Krieg, der ihm ähnelt. Phosphor kann sich beim Trocknen entzünden: Lassen Sie Ihren Hund nichts apportieren, was wie Bernstein aussieht.`,
    },
    {
      kind: 'homes',
      title: 'Unterkünfte an der deutschen Ostsee, in denen Hunde willkommen sind',
      search: 'country=de&region=ostsee&pets=one',
    },
    {
      kind: 'links',
      title: 'Weitere Strände und Häuser',
      links: [
        { label: 'Rügen', to: 'place:rügen' },
        { label: 'Fehmarn und Wagrien', to: 'place:fehmarn' },
        { label: 'Usedom', to: 'place:usedom' },
        { label: 'Hundestrände an der Nordsee', to: 'page:DogBeachesNorthSea' },
        { label: 'Urlaub mit Hund', to: 'page:ThemesContent/dog' },
      ],
    },
  ],
} satisfies PageSeed;
