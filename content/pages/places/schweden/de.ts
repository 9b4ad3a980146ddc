import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Schweden',
  description:
    'Rotes Holzhaus am See oder an den Schären: Schwedens Gegenden, helle Nächte, Jedermannsrecht, Brücken, Fähren und Winterregeln.',
  lead: 'Das schwedische Ferienhaus steht am Wald, ist rot, hat eine Pumpe im Hof oder eine Sauna am Steg und keinen Nachbarn in Hörweite. Dafür fährt man zum Einkaufen ein Stück.',
  blocks: [
    {
      kind: 'text',
      text: `## Wo das Haus steht

[Småland](place:smaland) ist der Klassiker: Seen mit Ruderboot, Glasbläsereien, Blaubeeren, Elche am Abend am Waldrand. [Schonen](place:schonen) im Süden ist offen, mit Stränden bei Ystad und Åhus, Alleen und Fachwerk; man ist schnell da, und es wird am wärmsten. An der Westküste nördlich von Göteborg liegen glatte Granitschären und Fischerorte, an der Ostküste Öland mit seinen Windmühlen. Weiter im Norden beginnen Dalarna und Värmland mit großen Wäldern, dann das Fjäll. Viele Häuser gehören Familien, die sie selbst nutzen: Bücher im Regal, Saft im Keller, manchmal ein Trockenklo.

## Licht und Jahreszeit

Mitsommer im Juni ist das hellste Fest; an diesem Wochenende haben Läden zu. Seen werden im Juli und August warm genug zum Baden. Mücken gibt es im Frühsommer an Seen und Mooren reichlich. September bringt Pilze, klare Nächte und leere Wege. Im Winter ist es im Süden dunkel und wechselhaft, im Norden verlässlich weiß.

## Anreise

Über Dänemark mit der Öresundbrücke, die Maut kostet, oder mit Fähren von Rostock und Travemünde nach Trelleborg und von Kiel nach Göteborg. Züge fahren von Hamburg über Kopenhagen nach Malmö, in der Saison auch über Nacht von Berlin. Straßen sind sonst fast überall mautfrei; in Stockholm und Göteborg wird eine Gebühr per Kennzeichen erhoben.

## Rücksicht

Das Jedermannsrecht erlaubt Beeren, Wandern und eine Nacht im Zelt, verlangt aber Abstand zu Häusern. Im Sommer gelten oft Feuerverbote. Hunde sind vom 1. März bis 20. August im Freien unter Kontrolle zu halten, meist an der Leine. Angeln braucht vielerorts eine Karte. Vom 1. Dezember bis 31. März sind bei Winterverhältnissen Winterreifen Pflicht, mit Licht fährt man immer. Eine Kurtaxe gibt es bisher nicht.`,
    },
  ],
} satisfies PageSeed;
