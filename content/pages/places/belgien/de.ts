import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Belgien',
  description:
    'Küste mit Straßenbahn oder Haus in den Ardennen: Belgien für eine Woche, mit Wetter, Umweltzonen, Bahn und Regeln für große Gruppen.',
  lead: 'Belgien ist klein, und seine beiden Ferienlandschaften haben nichts miteinander zu tun: hier 67 Kilometer Sandstrand mit Straßenbahn, dort Wald, Schiefer und enge Flusstäler.',
  blocks: [
    {
      kind: 'text',
      text: `## Die Küste

Von De Panne bis Knokke stehen Wohnhäuser am Deich, davor liegt breiter Sand. Das ist nicht lieblich, aber praktisch: Wohnung mit Seeblick, Bäcker im Erdgeschoss, Tretmobile für Kinder, und die Kusttram verbindet alle Orte. Schöner gebaut sind De Haan und Teile von Nieuwpoort, stiller ist es am Naturgebiet Westhoek. Brügge, Ypern und Gent liegen nah. Mehr zur [belgischen Küste](place:belgische-küste).

## Die Ardennen

In den [Ardennen](place:ardennen) mietet man große Häuser: Höfe aus Bruchstein bei Durbuy, La Roche oder Vielsalm, mit langem Tisch, Kamin und manchmal Sauna. Sie eignen sich für drei Familien, und Gastgeber achten auf die Lautstärke. Man wandert an Ourthe und Semois, fährt Kajak, solange genug Wasser ist, und besucht an Regentagen eine Tropfsteinhöhle. Im Hohen Venn führen Holzstege durchs Moor; bei Brandgefahr wird es gesperrt.

## Wetter

Die Küste hat windige, milde Sommer, baden kann man von Ende Juni bis September. In den Ardennen ist es kühler und feuchter, am schönsten im Mai und im Oktober. Schnee liegt auf dem Plateau um Botrange in manchen Wintern einige Wochen.

## Anreise

Schnelle Züge fahren aus Köln, Paris, Amsterdam und London nach Brüssel oder Lüttich, von dort geht es stündlich nach Ostende, De Panne und Knokke. Autobahnen sind mautfrei, außer dem Liefkenshoektunnel bei Antwerpen. Die Umweltzonen in Brüssel, Antwerpen und Gent verlangen für ausländische Autos meist eine Anmeldung im Netz.

## Gut zu wissen

Kurtaxe erheben viele Gemeinden, im Gesamtpreis ist sie enthalten. Hunde dürfen im Sommer tagsüber meist nicht an den Strand. Nachtruhe beginnt um 22 Uhr. Müll gehört in die Säcke der Gemeinde. In Flandern steht Lille als Rijsel auf dem Schild, in der Wallonie Löwen als Louvain.`,
    },
  ],
} satisfies PageSeed;
