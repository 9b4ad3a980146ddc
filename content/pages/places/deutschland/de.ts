import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Deutschland',
  description:
    'Küste, Seen oder Berge: wo eine Ferienhauswoche in Deutschland zu welcher Jahreszeit gelingt, wie man hinkommt und was überall gilt.',
  lead: 'Deutschland ist als Ferienland vor allem nah: Vom Watt bis zu den Alpen liegt fast alles eine Tagesfahrt auseinander. Mehr als die Entfernung zählt deshalb, was Sie wann dort suchen.',
  blocks: [
    {
      kind: 'text',
      text: `## Von Nord nach Süd

An der [Nordsee](place:nordseeküste_deutschland) prägen Gezeiten und Deiche den Tag, an der [Ostsee](place:ostseeküste_deutschland) liegen ruhige Strände und Wälder. Dahinter beginnt das Wasserland: die [Mecklenburgische Seenplatte](place:mecklenburgische-seenplatte) und der [Spreewald](place:spreewald), wo man mit dem Boot zum Einkaufen kommt. In der Mitte stehen die Mittelgebirge Harz, Sauerland, Eifel und Bayerischer Wald, mit Fachwerkorten, Talsperren und Hütten für große Runden. Der Süden hat Reben, [Schwarzwald](place:schwarzwald) und [Bodensee](place:bodensee), ganz unten beginnen die Alpen.

## Wann wohin

Baden in Seen und Meer: Juni bis September. Wandern in den Mittelgebirgen: Mai, Juni und vor allem Oktober, wenn die Wälder gelb werden. Schnee liegt sicher nur hoch oben, im Harz und Sauerland manchmal, in den bayerischen Alpen öfter. Die Schulferien der Länder wechseln sich ab; außerhalb davon ist die Auswahl deutlich größer. Der Juli ist warm und gewitterreich, der November grau; mit einem Ofen wird auch das eine gute Woche.

## Straßen und Schienen

Autobahnen kosten für Pkw nichts, einzelne Tunnel und Fähren schon. Einige Städte haben Umweltzonen mit Plakette. Bei Schnee und Eis sind Winterreifen vorgeschrieben, ohne festes Datum. Fernzüge erreichen Stralsund, Kempten oder Freiburg; das letzte Stück fährt die Regionalbahn, oft auch ein Bus mit Gästekarte.

## Was überall gilt

Nachts ab 22 Uhr und sonntags ist Ruhe. Viele Orte erheben Kurtaxe oder Gästebeitrag; was für Ihre Woche anfällt, steht im Gesamtpreis. Leitungswasser kann man trinken. Hunde brauchen in Nationalparks und zur Brut- und Setzzeit eine Leine, wann genau, regelt jedes Land. Müll wird getrennt, Pfandflaschen bringt man zurück. Sonntags haben Läden zu: Kaufen Sie bei Anreise am Samstag gleich für den Sonntag ein.`,
    },
  ],
} satisfies PageSeed;
