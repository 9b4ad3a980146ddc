import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen auf Rügen',
  description:
    'Welche Ecke von Rügen zu Ihnen passt, was bei Wind und Regen bleibt, wie man auf die Insel kommt und warum man Abstand zur Kreide hält.',
  lead: 'Rügen besteht aus Halbinseln, und fast jede ist eine eigene Insel für sich. Entscheiden Sie zuerst, ob Sie ans offene Meer oder an den Bodden wollen.',
  blocks: [
    {
      kind: 'text',
      text: `## Meer oder Bodden

An der Ostküste liegen die Seebäder: Binz mit weißen Villen und langer Promenade, Sellin mit der Seebrücke, Göhren mit zwei Stränden. Dort ist alles zu Fuß erreichbar, im Sommer ist man nicht allein. Die Schaabe im Norden ist ein langer Sandstrand vor Kiefern, ohne Ort dahinter. Am Bodden, etwa auf dem Zudar, in Gager oder bei Ummanz, sieht man auf Schilf und Segel; das Wasser ist flach und früh warm, zum Seestrand fährt man. Reetdachhäuser stehen vor allem auf Mönchgut und Wittow. Wer schon alles kennt, setzt von Schaprode zur autofreien Insel Hiddensee über.

## Vier Vorschläge für vier Wetter

Bei Sonne und wenig Wind: der Hochuferweg durch die Buchen von Jasmund, vom Wasser aus ist die Kreide noch höher. Bei Westwind: an die Ostküste, dort ist es geschützt. Bei Regen: mit dem Rasenden Roland, der dampfbetriebenen Schmalspurbahn, von Putbus nach Göhren. Bei Frost: an den leeren Strand von Juliusruh, danach in die Sauna.

## Die Monate

Im Mai blüht der Raps bis an die Steilküste. Gebadet wird von Ende Juni bis September, die Ostsee hält die Wärme bis in den Herbst. Im Oktober sammeln sich Kraniche am Bodden. Der Winter ist windig und ruhig, viele Restaurants öffnen dann nur am Wochenende.

## Ankommen

Züge fahren über Stralsund nach Bergen, Binz und Sassnitz. Autos nehmen die Rügenbrücke, die keine Maut kostet, oder die kleine Fähre von Stahlbrode. An Sommersamstagen kann der Stau davor lang werden; reisen Sie früh oder an einem anderen Tag an.

## Vorsicht und Rücksicht

Kreideküsten brechen ab, besonders nach Regen und Frost: nie dicht an der Kante gehen, nie unter der Wand lagern. Im Nationalpark bleiben Hunde angeleint, ihre [Strände](page:DogBeachesBalticSea) sind beschildert. Kurtaxe ist im Gesamtpreis enthalten. Ab 22 Uhr ist es still.`,
    },
  ],
} satisfies PageSeed;
