import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Spanien',
  description:
    'Mittelmeer, Atlantik, Inseln: welche spanische Küste wann passt, wie man hinkommt und was bei Wasser, Lärm und Hunden gilt.',
  lead: 'Spanien hat eine Küste am Mittelmeer, eine am Atlantik und dazwischen ein Hochland; auf den Kanaren dauert der Frühling das ganze Jahr. Wer die Küste nach dem Monat wählt, macht wenig falsch.',
  blocks: [
    {
      kind: 'table',
      caption: 'Welche Gegend zu welcher Zeit',
      head: ['Gegend', 'Gute Monate', 'Wofür'],
      rows: [
        ['Costa Brava', 'Mai bis Oktober', 'Buchten, Küstenweg, Barcelona nah'],
        ['Costa Blanca', 'ganzjährig, Baden Juni bis Oktober', 'Sandstrände, milder Winter'],
        ['Andalusien', 'März bis Juni, Oktober', 'weiße Dörfer, Städte, Atlantikstrände'],
        ['Mallorca und Menorca', 'April bis Oktober', 'Fincas, Wandern, Buchten'],
        ['Kanaren', 'ganzjährig, Winter besonders', 'Vulkane, Wärme im Januar'],
        ['Nordküste', 'Juni bis September', 'grüne Hügel, Wellen, kühle Nächte'],
      ],
    },
    {
      kind: 'text',
      text: `## Wohnen

Ein Ferienhaus kann eine Finca mit Pool sein, ein Reihenhaus in einer Urbanisation oder eine Wohnung über dem Strand. In Urbanisationen teilt man den Pool und hält sich an dessen Zeiten; Läden sind oft nur mit dem Auto erreichbar. Die Häuser sind für die Hitze gebaut; im Winter sind die Böden kalt und die Fenster undicht. Der Tag beginnt spät: Mittagessen um zwei, Abendessen nicht vor neun. Im August ist das Inland leer und glühend, die Küste voll. Im August und September ist das Meer am wärmsten; im Frühherbst kann es an der Mittelmeerküste heftig regnen.

## Hinkommen

Mit dem Auto durch Frankreich, dort mit Maut; in Spanien sind viele Autobahnen inzwischen frei, einige kosten weiter. Schnelle Züge fahren von Paris nach Barcelona und weiter nach Valencia, Alicante, Madrid und Málaga. Auf die [Balearen](place:mallorca) setzen Fähren ab Barcelona, Valencia und Dénia über. Große Städte haben Umweltzonen, für die man ausländische Kennzeichen oft anmelden muss.

## Beachten

Wasser ist in trockenen Jahren beschränkt, Pools und Duschen eingeschlossen. Die Registriernummer des Hauses steht auf seiner Seite, wo sie vorgeschrieben ist. Katalonien und die Balearen erheben eine Kurtaxe, im Gesamtpreis enthalten. Hunde sind in der Badesaison an vielen Stränden verboten. Feuer ist im Sommer fast überall untersagt. Der Gastgeber nimmt Ausweisdaten aller Gäste auf.`,
    },
  ],
} satisfies PageSeed;
