import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Italien',
  description:
    'Alpen, Seen, Hügel, Inseln: welcher Teil Italiens in welchem Monat passt, dazu Maut, Fähren, ZTL, Ferragosto und Heizperiode.',
  lead: 'Italien ist tausend Kilometer lang, und mit jedem Hundert ändern sich Wetter, Küche und Tagesablauf. Ein Haus in Südtirol und eines in Apulien haben wenig gemeinsam.',
  blocks: [
    {
      kind: 'text',
      text: `**Im Norden** stehen Bauernhöfe in [Südtirol](place:südtirol) und Wohnungen in Villen am [Gardasee](place:gardasee), [Comer See](place:comer-see) und [Lago Maggiore](place:lago-maggiore). Mai bis Oktober ist Saison, in den Dolomiten folgt der Skiwinter. **In der Mitte** wohnt man auf dem Land: [Toskana](place:toskana), Umbrien und die Marken mit Steinhäusern, Öl und Städten für Tagesausflüge. April bis Juni und September sind dafür besser als der heiße August. **An der Adria** zwischen Grado und Rimini liegen flache Strände mit Liegen in Reihen, praktisch mit kleinen Kindern. **Im Süden und auf den Inseln**, in [Apulien](place:apulien), auf [Sizilien](place:sizilien) und [Sardinien](place:sardinien), badet man bis in den Oktober, und die Nächte sind im Juli warm.

## Der Rhythmus der Woche

Mittags ruht der Ort, gegessen wird spät. Rund um den 15. August, Ferragosto, macht das ganze Land Ferien: voll am Meer, leer in den Städten. Geheizt werden darf in vielen Gegenden nur in bestimmten Monaten, und Heizung wird oft nach Verbrauch berechnet.

## Anreise

Mit dem Auto über Brenner, Tauern oder Gotthard, in Österreich und der Schweiz mit Vignette. Italiens Autobahnen kosten meist Maut nach Strecke, bar, mit Karte oder mit Gerät; einzelne Strecken ohne Schranken zahlt man im Netz. Schnelle Züge verbinden alle großen Städte bis Neapel und Salerno. Nach Sardinien fahren Fähren ab Genua, Livorno und Civitavecchia, nach Sizilien durch die Meerenge von Messina.

## Was man wissen sollte

ZTL-Zonen in Altstädten werden mit Kameras überwacht. Vom 15. November bis 15. April sind auf vielen Straßen Winterreifen oder Ketten vorgeschrieben. Die Kurtaxe legt jede Gemeinde fest; sie steht im Gesamtpreis. Hunde brauchen Leine und griffbereiten Maulkorb, an bewachten Stränden gelten eigene Regeln. Der Gastgeber meldet alle Gäste an, halten Sie Ausweise bereit.`,
    },
  ],
} satisfies PageSeed;
