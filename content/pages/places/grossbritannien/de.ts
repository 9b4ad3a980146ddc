import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Großbritannien',
  description:
    'Cottage in Cornwall, im Lake District, in Wales oder den Highlands: Wetter, Fähre und Tunnel, ETA, Linksverkehr und Hunde.',
  lead: 'Das britische Ferienhaus heißt Cottage und hat niedrige Türen, einen Kamin und einen Wasserkocher, der vor allem anderen in Betrieb geht. Draußen beginnt gleich der Fußweg.',
  blocks: [
    {
      kind: 'text',
      text: `## Wo ein Cottage steht

In [Cornwall](place:cornwall) liegen Fischerhäfen in engen Buchten, im Norden brandet es für Surfer, die Gassen sind schmaler als das Auto. Der [Lake District](place:lake-district) hat Seen, Schafe und Berge, auf die man vor dem Tee noch hinaufkommt. Die Cotswolds bestehen aus honigfarbenem Stein und Gärten, Yorkshire aus Mooren und Klippen, Wales aus beidem. In den [schottischen Highlands](place:schottische-highlands) steht das Haus oft allein am Loch, der nächste Laden ist eine Stunde entfernt, und Juni hat fast keine Nacht. Pub, Pfarrkirche und Wanderweg gehören überall dazu.

## Mit dem Wetter leben

Es regnet öfter, aber kürzer, als man denkt, im Westen mehr als im Osten. Mai und Juni sind am trockensten und hellsten; Midges, winzige Stechmücken, plagen Schottland von Juni bis August. Im Herbst leuchtet der Farn, der Winter ist mild und dunkel, und im Haus wird es warm, sobald man den Ofen versteht.

## Einreise und Wege

Besucher vom Kontinent brauchen einen Reisepass und in der Regel eine elektronische Genehmigung (ETA), die vorher beantragt wird. Man kommt mit dem Eurostar, dem Autozug durch den Tunnel oder Fähren von Calais, Hoek van Holland, Rotterdam und IJmuiden. Gefahren wird links, Entfernungen stehen in Meilen. Maut kosten wenige Strecken, darunter M6 Toll und die Dartford-Querung, die man im Netz bezahlt; London hat eine City-Maut und eine Umweltzone.

## Hunde und Häuser

Hunde brauchen Chip, Impfung und eine Bandwurmbehandlung kurz vor der Einreise; was gilt, sagt die Regierung auf gov.uk. Auf Weiden gehören sie an die Leine, besonders zur Lammzeit. Einige Städte wie Edinburgh erheben eine Abgabe, Fälliges steht im Gesamtpreis. Steckdosen haben drei Pole, Holz für den Kamin kauft man am Hoftor.`,
    },
  ],
} satisfies PageSeed;
