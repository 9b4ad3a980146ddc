import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Griechenland',
  description:
    'Kreta, Korfu, Peloponnes: Ferienhaus in Griechenland mit Meltemi, Fährhäfen, Maut, Wasser und Brandschutz, und die besten Monate.',
  lead: 'Griechenland braucht etwas mehr Weg und gibt dafür viel Ruhe. Ein Haus am Rand eines Dorfes, eine Bucht am Vormittag, ein schattiger Hof am Nachmittag: Mehr ist nicht zu planen.',
  blocks: [
    {
      kind: 'text',
      text: `## Inseln sind nicht gleich

[Kreta](place:kreta) ist groß wie ein Land: Berge mit Schnee bis in den Mai, Schluchten, Städte im Norden, stille Buchten im Süden. Eine Woche reicht für eine Hälfte. [Korfu](place:korfu) und die Ionischen Inseln sind grün, mit Zypressen und Oliven, es regnet dort im Winter reichlich. Die Kykladen sind karg und windig, ihre Häuser klein und weiß. Der [Peloponnes](place:peloponnes) ist über Brücken mit dem Festland verbunden und vereint Strände, antike Stätten und Bergdörfer; wer ungern Fähre fährt, ist dort richtig. Im Norden hat Chalkidiki Kiefern und flaches Wasser.

## Vom Mai bis in den Oktober

Im Mai ist alles grün, das Meer noch kühl. Juni und September sind warm ohne die Schwere des Hochsommers. Juli und August sind sehr heiß, an der Ägäis bläst dann der Meltemi aus Norden und bringt Fähren durcheinander. Bis Ende Oktober kann man baden. Im Winter ist es mild und nass, viele Orte am Meer schließen.

## Der Weg

Fähren fahren von Venedig, Ancona, Bari und Brindisi nach Igoumenitsa und Patras, in einer Nacht oder etwas länger, auch mit Auto und Hund. Innerhalb des Landes ist Piräus der große Hafen. Autobahnen kosten Maut an Stationen. Die Bahn fährt vor allem zwischen Athen und Thessaloniki. Landstraßen sind kurvig, Ziegen haben Vorrang.

## Zu beachten

Wasser ist auf vielen Inseln knapp und nicht überall Trinkwasser. Das Toilettenpapier kommt meist in den Eimer, die Rohre sind eng. Offenes Feuer ist von Mai bis Oktober verboten; Warnungen kommen aufs Telefon. Die Abgabe für Übernachtungen steht im Gesamtpreis. Mittags von drei bis halb sechs ist Ruhezeit. Für Hunde sind Leine und ein Schutz gegen Sandmücken wichtig, fragen Sie den Tierarzt.`,
    },
  ],
} satisfies PageSeed;
