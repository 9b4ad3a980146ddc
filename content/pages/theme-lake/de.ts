import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'see',
  title: 'Ferienhaus am See',
  description:
    'Ferienhaus am See: Uferzugang, Steg und Boot, Badetemperaturen, Angeln und die Seen, die sich für Familien eignen.',
  lead: `Ein See ist nah und doch nicht immer erreichbar: Ufer sind oft privat, verschilft oder bebaut. Klären Sie deshalb vor der Buchung, wie weit es zum Wasser ist und wo Sie hineinkommen.`,
  picture: { scene: 'theme-lake', alt: 'Illustration: ein See im Sommer' },
  blocks: [
    {
      kind: 'text',
      text: `## Der Weg ins Wasser

Der Filter „Zum See“ findet Unterkünfte in Gehweite, bis 5 km und bis 10 km vom Ufer. Ob ein eigener Steg, eine Badewiese der Gemeinde oder ein Strandbad gemeint ist, steht in der Beschreibung der Unterkunft oder lässt sich beim Gastgeber erfragen. Bei Häusern mit eigenem Ufer sollten Sie mit Kindern auch nach der Wassertiefe am Steg fragen und danach, ob das Grundstück zum Wasser hin eingezäunt ist.

Flache Seen wie der [Plattensee](place:plattensee) erwärmen sich im Frühsommer schnell und haben lange seichte Ufer. Tiefe Alpenseen sind klarer und bleiben kühler; auch im Hochsommer liegt unter der warmen Oberfläche kaltes Wasser. Am [Gardasee](place:gardasee) weht im Norden meist Wind, der Süden ist ruhiger und wärmer.

## Mit Boot, Brett oder Angel

Ob ein Boot zum Haus gehört, zeigt der Filter „Bootsverleih“ nicht: Er findet Verleihe in der Nähe. Ein Ruderboot, das zum Haus gehört, steht in der Ausstattung. Motorboote sind auf vielen Seen beschränkt oder verboten, eigene Boote müssen mancherorts angemeldet oder vor dem Einsetzen gereinigt werden, damit keine fremden Muscheln in den See kommen. Auskunft gibt die Gemeinde oder die Wasserschutzpolizei. Zum Angeln brauchen Sie fast überall eine Erlaubnis für das Gewässer und in Deutschland in der Regel auch einen Fischereischein; Touristenscheine gibt es in einigen Bundesländern.`,
    },
    { kind: 'homes', title: 'Unterkünfte mit einem See in Gehweite', search: 'distLake=1' },
    {
      kind: 'text',
      text: `## Seen zur Auswahl

Die [Mecklenburgische Seenplatte](place:mecklenburgische-seenplatte) ist mit Kanälen verbunden und deshalb ein Ziel für Kanu und Hausboot. Am [Bodensee](place:bodensee) liegen drei Länder an einem Ufer, mit Fähre und Radweg rundum. Im [Salzkammergut](place:salzkammergut) und in [Kärnten](place:kärnten) liegen viele Badeseen eine kurze Fahrt voneinander entfernt. [Småland](place:smaland) und die [Finnische Seenplatte](place:finnische-seenplatte) sind etwas für alle, die Stille und ein Ruderboot suchen und nichts gegen Mücken haben; im Norden ist ihre Zeit vor allem von Juni bis Anfang August.

## Wasserqualität und Wetter

Die Länder der EU prüfen ihre gemeldeten Badegewässer während der Saison und veröffentlichen die Ergebnisse. Blaualgen können an warmen, windstillen Tagen zu kurzfristigen Badeverboten führen; die Hinweise hängen an der Badestelle aus. An Alpenseen warnen Sturmleuchten am Ufer vor Wind. Blinken sie schnell, gehört jedes Boot ans Land.`,
    },
    {
      kind: 'links',
      title: 'Häuser am See',
      links: [
        { label: 'Ferienhaus am See', to: 'offer:33' },
        { label: 'Angelurlaub', to: 'offer:34' },
        { label: 'Am See mit Hund', to: 'search:distLake=1&pets=one' },
        { label: 'Alle Reiseideen', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;
