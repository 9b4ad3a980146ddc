import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in der Toskana',
  description:
    'Landgut, Dorf oder Küste in der Toskana: Wege, Hitze, Kosten für Heizung und Anreise mit Bahn oder Auto für eine Woche im Ferienhaus.',
  lead: 'Das Ferienhaus in der Toskana liegt meist auf einem Hügel, am Ende eines weißen Weges. Das ist der Reiz, und es bestimmt, wie Sie die Woche planen.',
  blocks: [
    {
      kind: 'text',
      text: `## Wohnen auf dem Land

Viele Häuser sind Teile alter Landgüter: dicke Mauern, ein Pool für mehrere Wohnungen, Wein und Öl vom Gutshof. Zum Bäcker sind es oft zehn Minuten mit dem Auto, zur nächsten Stadt eine halbe Stunde. Das Chianti ist waldig und hügelig, um Siena und im Val d’Orcia stehen Zypressen auf kahlen Lehmhügeln, die Lunigiana im Norden ist bergig und grün. Wer das Meer will, wohnt in der Maremma oder an der Versilia; von dort sind Lucca und Pisa nah. Zwei Städte in der Woche sind genug, den Rest füllen Märkte, Thermalquellen und das eigene Haus.

## Monat für Monat

April und Mai sind grün und wechselhaft, abends braucht man Heizung, und die wird oft nach Verbrauch abgerechnet. Juni ist warm und hell. Im Juli und August wird es im Landesinneren sehr heiß, und um Ferragosto macht mancher Laden zu. September bis Mitte Oktober ist Weinlese, danach Olivenernte und Trüffelzeit. Im Winter liegt Nebel in den Senken, auf dem Monte Amiata manchmal Schnee.

## Hinkommen

Schnelle Züge fahren bis Florenz; von München und Wien gibt es auch Nachtzüge, deren Fahrplan man früh prüft. Mit dem Auto führt die Fahrt meist über Brenner und Bologna: Vignette und Brennermaut in Österreich, in Italien Maut nach Strecke. Fähren nach Elba fahren ab Piombino, nach [Korsika](place:korsika) und [Sardinien](place:sardinien) ab Livorno. Ohne Auto gelingt die Woche in Lucca oder Arezzo, auf dem Land kaum.

## Was man vorher wissen sollte

Die Altstädte von Florenz, Siena und Lucca sind Zonen mit beschränkter Zufahrt (ZTL), die Kameras überwachen. Im Sommer ist offenes Feuer draußen zeitweise verboten und Wasser knapp. Hunde sind auf dem Land gern gesehen, am Strand selten; der Gastgeber weiß, wo. Gemeinden erheben eine Aufenthaltsabgabe, sie steht als Kurtaxe im Gesamtpreis.`,
    },
  ],
} satisfies PageSeed;
