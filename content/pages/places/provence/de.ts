import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in der Provence',
  description:
    'Luberon, Alpilles oder Verdon: Dörfer, Lavendelzeit, Mistral, TGV und Waldsperrungen für eine Woche im Ferienhaus in der Provence.',
  lead: 'Die Provence richtet sich nach Sonne und Wind. Läden öffnen früh, mittags ruht das Dorf, und wenn der Mistral weht, verlegt man das Frühstück nach drinnen.',
  blocks: [
    {
      kind: 'text',
      text: `## Der Tag im Haus

Ein Mas, das alte Bauernhaus, hat dicke Mauern, kleine Fenster nach Norden und blaue Läden, die man um elf schließt und um sechs wieder öffnet. Vormittags ist Markt, jeden Tag in einem anderen Ort. Nachmittags bleibt man im Schatten oder am Pool, abends isst man draußen. Zikaden gehören dazu, sie verstummen bei Einbruch der Dunkelheit.

## Drei Gegenden

Im Luberon stehen Gordes, Bonnieux und Roussillon auf ihren Hügeln, dazwischen Wein und Kirschen; es ist die teuerste Ecke und die beste zum Radfahren. Die Alpilles um Saint-Rémy sind niedriger, nah an Arles, Avignon und der Camargue. Nach Osten wird das Land höher und leerer: das Plateau von Valensole, dann die Schlucht des Verdon mit dem See von Sainte-Croix, in dem man badet. Ans Meer ist es von überall eine Stunde oder mehr; wer es täglich braucht, wohnt besser an der [Côte d’Azur](place:cote-d-azur).

## Lavendel, Hitze, Mistral

Lavendel blüht von Mitte Juni bis Mitte Juli, um Sault etwas später. Im Juli und August wird es sehr heiß. Mai, Juni und September sind zum Wandern am besten. Der Mistral bläst kalt aus dem Rhônetal, oft mehrere Tage, am häufigsten von Winter bis Frühjahr, und fegt den Himmel blank.

## Anreise

Der TGV hält in Avignon, Aix und Marseille, zeitweise fährt er direkt ab Frankfurt. Die Autobahnen A 7, A 8 und A 51 kosten Maut. Manche Städte verlangen die Umweltplakette Crit’Air; die Regeln ändern sich, Auskunft gibt die Stadt.

## Trockenheit und Regeln

Von Juni bis September sperrt die Präfektur bei Brandgefahr ganze Waldgebiete, die Karte erscheint am Vorabend. Feuer und Grillen mit Kohle sind dann meist verboten, der Wasserverbrauch wird eingeschränkt. Private Pools müssen gegen das Hineinfallen von Kindern gesichert sein; lassen Sie sich die Technik zeigen. Die Aufenthaltstaxe steht als Kurtaxe im Gesamtpreis.`,
    },
  ],
} satisfies PageSeed;
