import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Slowenien',
  description:
    'Julische Alpen, Soča-Tal, Karst, Weinhügel und ein Stück Küste: Slowenien für eine Woche, mit E-Vignette, Bahn, Wetter und Wasser.',
  lead: 'Zwischen dem Schnee des Triglav und dem Salz von Piran liegen zwei Autostunden. In Slowenien genügt deshalb ein Haus in der Mitte, um jeden Tag ein anderes Land zu sehen.',
  blocks: [
    {
      kind: 'text',
      text: `## Fünf kleine Länder

Die [Julischen Alpen](place:julische-alpen) sind das bekannteste: Bled mit seiner Insel, Bohinj mit einem See, der groß und still geblieben ist, Kranjska Gora zum Skifahren. Jenseits des Vršič-Passes fließt die Soča, türkis und eiskalt, mit Kajakfahrern und Forellen; in Kobarid erinnert ein Museum an den Gebirgskrieg. Im Osten beginnen Weinhügel um Maribor und Ptuj, dazu Thermen für jedes Wetter. Südlich von Ljubljana öffnet sich der Karst mit Höhlen, Schinken und Steindörfern. Und an der [Küste](place:slowenische-küste) liegen auf 47 Kilometern Koper, Izola, Piran und die Salinen. Ferienhäuser sind oft Bauernhöfe mit Gästezimmern, in denen man auch isst.

## Beste Zeit

Mai und Juni: Wiesenblumen, volle Wasserfälle, auf den Gipfeln noch Schnee. Juli und August: Badezeit in Bohinj und an der Adria, am Nachmittag Gewitter. September: klar, warm, Trauben. Der Winter bringt im Gebirge verlässlich Schnee, am Karst die Bora, die Lastwagen umwirft.

## Kommen und fahren

Autobahnen brauchen eine elektronische Vignette nach Kennzeichen; wer durch Österreich kommt, braucht auch die dortige und zahlt den Karawankentunnel extra. Vom 15. November bis 15. März ist Winterausrüstung vorgeschrieben. Züge fahren von München, Villach und Wien nach Ljubljana; auf der Wocheiner Bahn bringt ein Autozug die Wagen unter den Bergen hindurch ins Soča-Tal. In Bled ist Parken im Sommer knapp, Busse fahren bis nach Bohinj.

## Kleine Ordnung

Im Nationalpark darf man nicht frei zelten und Hunde nicht frei laufen lassen. Die Soča hat Ein- und Ausstiegsstellen mit Gebühr für Boote. Leitungswasser ist überall gut. Kurtaxe ist im Gesamtpreis enthalten. Ruhe gilt von 22 bis 6 Uhr. Wer ans Meer weiterwill, ist in einer Stunde in [Istrien](place:istrien).`,
    },
  ],
} satisfies PageSeed;
