import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Regentage mit Kindern im Ferienhaus',
  description:
    'Drei Tage Regen müssen keine verlorenen sein: welches Haus sich dafür eignet, was in jedem Alter trägt und wie Schuhe bis morgen trocknen.',
  lead: 'Regen gehört zu fast jeder Ferienwoche, auch im Süden. Mit Kindern hängt dann viel am Haus und noch mehr am Plan für die Stunden zwischen Frühstück und Mittag.',
  picture: { scene: 'theme-lake', alt: 'See im Sommer' },
  article: {
    author: 'Mathilde Garnier',
    date: '2026-07-09',
    category: 'family',
    slug: 'regentage-mit-kindern',
    related: ['cooking-in-a-rented-kitchen', 'booking-school-holidays', 'north-sea-with-dog'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Beim Buchen an den Regen denken

Auf den Bildern scheint immer die Sonne. Stellen Sie sich das Haus trotzdem an einem nassen Tag vor. Am meisten hilft ein großer Tisch, an dem gemalt werden kann, während jemand am anderen Ende kocht. Danach kommen ein überdachter Platz draußen, eine Waschmaschine und eine Badewanne. Zwei Räume, die man durch eine Tür trennen kann, sind mehr wert als ein großer offener: Einer schläft mittags, der andere baut Türme.

Fragen Sie den Gastgeber, was im Schrank liegt. „Spiele vorhanden“ kann ein Kartenspiel mit einunddreißig Karten sein. Viele Häuser haben aber eine Kiste mit Bausteinen, manche eine Tischtennisplatte im Schuppen, und wer selbst Kinder hat, leiht gern etwas aus, wenn man vorher fragt.

## Einmal hinaus, immer

Die Regel, die am zuverlässigsten hilft, lautet: jeden Tag einmal hinaus, bei jedem Wetter, vor dem Mittag. Eine Stunde genügt. Im Wald wird man weniger nass, an der Küste ist der Strand leer, und ein Bach macht bei Regen mehr Spaß als in der Sonne. Danach ist das Haus wieder gemütlich, und die Kinder sind müde genug für ein Spiel am Tisch. Nur bei Gewitter bleibt man drin, und bei Sturm meidet man Wald und Klippen. Bäche im Gebirge können bei Regen sehr schnell steigen, dann spielt man dort nicht.`,
    },
    {
      kind: 'table',
      caption: 'Was in welchem Alter einen Vormittag trägt',
      head: ['Alter', 'Im Haus', 'Draußen'],
      rows: [
        ['bis 3', 'Spüle mit Wasser und Bechern, Decke über dem Tisch', 'Pfützen, dann gleich in die Wanne'],
        ['4 bis 6', 'Landkarte des Ferienorts malen, Teig kneten, Höhle bauen', 'Staudamm, Schnecken zählen'],
        [
          '7 bis 10',
          'Brettspiel mit selbst erfundenen Regeln, Theater, ein Kuchen ohne Waage',
          'Schatzsuche mit Kompass, Muscheln sammeln nach dem Sturm',
        ],
        [
          'ab 11',
          'das Abendessen allein kochen, Turnier mit Tabelle, ein Buch am Stück',
          'Ausflug, den sie selbst planen, mit Fahrplan und Geld',
        ],
      ],
    },
    {
      kind: 'text',
      text: `## Der erste Regentag ist der leichteste

Am ersten Tag ist Regen noch gemütlich. Nehmen Sie deshalb nicht gleich das Beste: Hallenbad, Museum und Kino heben Sie für den zweiten oder dritten auf. Am ersten haben alle anderen dieselbe Idee, und vor dem Aquarium steht eine Schlange bis auf die Straße. Besser fährt man antizyklisch, etwa am späten Nachmittag, wenn die meisten nach Hause wollen, oder eine Stunde ins Land hinein, wo das Wetter nicht selten anders ist. An der Küste und am Alpenrand kann es zwanzig Kilometer weiter trocken sein; das Regenradar sagt es genauer als die Vorhersage für die ganze Region.

Überall gibt es Orte, die nicht im Prospekt stehen. Die Bücherei, in der man auch ohne Ausweis lesen darf. Der Bauernhof, der beim Melken zusehen lässt. Die Werft, die Bäckerei, das Feuerwehrhaus am Übungsabend. Der Gastgeber kennt sie; fragen Sie am Ankunftstag, dann haben Sie die Liste, wenn die ersten Tropfen fallen.`,
    },
    {
      kind: 'quote',
      text: 'Langeweile dauert bei Kindern ungefähr zwanzig Minuten. Wer so lange nichts vorschlägt, hört danach meist ein Spiel beginnen.',
    },
    {
      kind: 'text',
      text: `## Trocken werden

Nasse Schuhe stopft man mit Zeitungspapier aus und wechselt es nach zwei Stunden; neben dem Ofen, aber nicht darauf, sind sie am Morgen brauchbar. Regenhosen hängt man mit den Beinen nach oben. Wer zwei Paar Schuhe je Kind mitnimmt, spart sich das halbe Problem. Lüften Sie trotz Regen kurz und kräftig: Vier nasse Jacken und ein Topf Nudeln beschlagen jede Scheibe, und in alten Häusern setzt sich die Feuchtigkeit in die Wände.

Laden Sie vor der Abreise ein paar Hörbücher und zwei Filme herunter. Das Internet im Ferienhaus reicht oft für Nachrichten, doch am Regentag wollen alle Häuser der Straße gleichzeitig sehen. Ein Hörbuch hat den Vorteil, dass man dabei malen kann.

## Was man besser lässt

Ein volles Programm, jeden Tag. Kinder behalten von Ferien selten den Freizeitpark in Erinnerung und oft das Kartenspiel unter dem Vordach, während es rauschte. Lassen Sie außerdem nichts am Kamin trocknen, was brennt, und stellen Sie bei kleinen Kindern ein Gitter davor. Und wenn es am vierten Tag noch immer regnet, gehen Sie alle zusammen essen, mittags, wenn es leer ist.`,
    },
    {
      kind: 'homes',
      title: 'Mit Sauna und Kamin, drei Schlafzimmer und mehr',
      search: 'sauna=Y&fireplace=Y&sleepingRooms=3',
    },
    {
      kind: 'links',
      title: 'Zum Weiterlesen',
      links: [
        { label: 'Familienurlaub: alle Unterkünfte', to: 'page:Family' },
        { label: 'Kochen in einer fremden Küche', to: 'page:BlogArticle/cooking-in-a-rented-kitchen' },
      ],
    },
  ],
} satisfies PageSeed;
