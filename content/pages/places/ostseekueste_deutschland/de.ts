import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen an der Ostsee',
  description:
    'Von der Flensburger Förde bis zum Darß: welcher Abschnitt der deutschen Ostseeküste zu wem passt, wann das Wasser warm ist, wie man hinkommt.',
  lead: 'Die Ostsee kennt kaum Gezeiten: Das Wasser ist immer da, und kleine Kinder können im Flachen stehen. Zwischen Flensburg und dem Darß wechseln Förden, Steilufer und lange Sandstrände.',
  blocks: [
    {
      kind: 'text',
      text: `## Welcher Abschnitt passt

Im Westen schneiden Flensburger Förde, Schlei und Eckernförder Bucht tief ins Land: Segelrevier, ruhiges Wasser, Dörfer mit Räucherei. An der Lübecker Bucht reihen sich Badeorte mit Promenade, Seebrücke und viel Leben, Lübeck selbst füllt einen Regentag. Östlich von Wismar liegen Kühlungsborn und Warnemünde mit breitem Strand, dahinter Buchenwald. Fischland, Darß und Zingst sind eine Halbinsel zwischen Meer und Bodden mit Wald bis an den Strand. Wer Inseln sucht, findet sie auf [Fehmarn](place:fehmarn), [Rügen](place:rügen) und [Usedom](place:usedom).`,
    },
    {
      kind: 'accordion',
      title: 'Vor der Buchung gefragt',
      entries: [
        {
          question: 'Wann ist das Wasser warm genug?',
          answer: `In den meisten Jahren von Ende Juni bis in den September, in geschützten Buchten früher. Bei ablandigem Wind kann kaltes Tiefenwasser aufsteigen, dann fällt die Temperatur über Nacht um einige Grad. Mai und Juni haben die längsten Sonnentage, im September und Oktober ziehen Kraniche über den Darß. Der Winter ist grau, mild und still.`,
        },
        {
          question: 'Wie kommt man hin?',
          answer: `Über die A 7 nach Flensburg, die A 1 nach Lübeck, die A 20 und die A 19 nach Mecklenburg. Autobahnen sind mautfrei; nur zwei Tunnel kosten, der Herrentunnel in Lübeck und der Warnowtunnel in Rostock. Mit der Bahn erreicht man Kiel, Flensburg, Lübeck, Travemünde, Wismar und Warnemünde direkt am Wasser oder nah daran. Samstags im Sommer fährt man besser früh.`,
        },
        {
          question: 'Dürfen Hunde an den Strand?',
          answer: `Im Sommer meist nur an ausgewiesenen Abschnitten, die wir auf der Seite über [Hundestrände an der Ostsee](page:DogBeachesBalticSea) sammeln. Welche Zeiten gelten, sagt die Kurverwaltung.`,
        },
        {
          question: 'Was gilt sonst?',
          answer: `Die Badeorte erheben Kurtaxe; sie steht bei uns im Gesamtpreis. Dünen betritt man nur auf den Wegen, Steilufer können abbrechen. In heißen Wochen treten Blaualgen auf: Dann baden weder Kinder noch Hunde, bis die Gemeinde das Wasser freigibt. Strandkörbe mietet man am Ort, in den Ferien besser im Voraus.`,
        },
      ],
    },
  ],
} satisfies PageSeed;
