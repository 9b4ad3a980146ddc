import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Frankreich',
  description:
    'Atlantik, Mittelmeer, Land oder Alpen: die Gîte-Woche in Frankreich, Monate und Ferien, Maut, TGV und örtliche Regeln.',
  lead: 'In Frankreich mietet man gern ein Haus für sich: Steinmauern, eine große Küche, ein Tisch im Hof. Das Land ist groß genug, dass es allein am Ende eines Weges liegen kann.',
  blocks: [
    {
      kind: 'text',
      text: `## Vier Arten von Woche

**Am Atlantik** gehören Ebbe und Flut dazu. Die [Bretagne](place:bretagne) hat Granit, Inseln und kühles, klares Wasser; an der [französischen Atlantikküste](place:französische-atlantikküste) südlich der Gironde brandet das Meer auf einen langen geraden Strand vor Kiefern. **Am Mittelmeer** ist es heiß und hell, voll und teuer an der [Côte d’Azur](place:cote-d-azur), einfacher im Languedoc. **Auf dem Land**, im Burgund, im [Elsass](place:elsass) oder an der [Dordogne](place:dordogne), lebt die Woche von Märkten, Flüssen und Schlössern, und ein Pool im Garten ist fast so häufig wie ein Walnussbaum. **In den Alpen** teilen sich Skifahrer von Dezember bis April große Residenzen und Chalets; mehr dazu steht unter [Skiurlaub in Frankreich](page:SkiFrance).

## Monate

Im Juli und August hat ganz Frankreich Ferien, vermietet wird dann meist von Samstag zu Samstag. Juni und September sind die klügeren Monate. Im Nordwesten regnet es das ganze Jahr ein wenig, im Süden im Sommer fast nie und im Oktober manchmal gewaltig. Der Mistral kühlt die [Provence](place:provence) auch im Mai aus.

## Unterwegs

Die meisten Autobahnen kosten Maut an Schranken oder über das Kennzeichen im Netz; in der Bretagne und im Elsass sind sie fast alle frei. Der TGV fährt von Frankfurt, Stuttgart, Karlsruhe, Zürich und Genf nach Paris und weiter nach Süden und Westen. Nach Korsika gehen Fähren ab Nizza, Toulon und Marseille. Ob eine Stadt die Plakette Crit’Air verlangt, sagt die Stadt.

## Vor Ort

Die Kurtaxe und eine verpflichtende Endreinigung stehen im Gesamtpreis; ob Bettwäsche dabei ist, sagt die Seite der Unterkunft. Hunde sind oft willkommen, am bewachten Strand im Sommer selten. In Berggebieten gilt vom 1. November bis 31. März Winterausrüstungspflicht. Mittags schließen kleine Läden, am Sonntagnachmittag fast alle.`,
    },
  ],
} satisfies PageSeed;
