import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Tschechien',
  description:
    'Riesengebirge, Böhmerwald, Südmähren oder Prag: tschechische Ferienhäuser, Jahreszeiten, E-Vignette, Winterreifen und Hausregeln.',
  lead: 'Das tschechische Ferienhaus heißt Chalupa und hat einen Kachelofen, einen Obstgarten und am Tisch immer Platz für noch jemanden. Es steht fast immer am Wald.',
  blocks: [
    {
      kind: 'text',
      text: `## Rundum die Gebirge, in der Mitte die Teiche

Das [Riesengebirge](place:riesengebirge) im Norden ist das höchste und im Winter das belebteste; Bauden am Hang, Skilifte, im Sommer Kammwege bis zur Schneekoppe. Die Böhmische Schweiz setzt die sächsischen Felsen fort, im Isergebirge liegt gutes Loipenland. Der Böhmerwald im Südwesten ist weit und still; am Lipno-Stausee badet und segelt man, und Krumau ist nah. Zwischen Třeboň und Tábor liegen Hunderte Fischteiche in flachem Land, gut zum Radfahren. Südmähren um Mikulov und Znojmo hat Weinkeller, Schlösser und die heißesten Sommer. [Prag](place:prag) selbst verträgt einen eigenen Aufenthalt, besser als einen Ausflug am Samstag.

## Jahreszeiten

Der Winter ist kalt, Schnee liegt in den Kammlagen oft von Dezember bis März. Der Sommer ist warm mit Gewittern, Stauseen können im August Algen haben. Im Herbst geht das halbe Land Pilze suchen, und die Weinlese füllt Südmähren.

## Straße und Schiene

Autobahnen brauchen eine elektronische Vignette, die man mit dem Kennzeichen im Netz kauft; manche Stücke um Städte sind ausgenommen und entsprechend beschildert. Vom 1. November bis 31. März gilt bei winterlichen Verhältnissen Winterreifenpflicht. Licht brennt immer, die Alkoholgrenze liegt bei null. Züge fahren von Berlin, Dresden, München, Linz und Wien nach Prag und Budweis, weiter geht es mit Bahn und Bus fast überallhin.

## Hausregeln

Geheizt wird in alten Häusern mit Holz, lassen Sie sich den Ofen zeigen. Hunde sind meist gern gesehen, im Nationalpark an der Leine; im Zug und Bus brauchen sie einen Maulkorb. Ortsabgaben stehen als Kurtaxe im Gesamtpreis. Bezahlt wird in Kronen. Nachtruhe ist von 22 bis 6 Uhr, auf dem Dorf auch am Feuer. Im Süden schließt [Österreich](place:österreich) an.`,
    },
  ],
} satisfies PageSeed;
