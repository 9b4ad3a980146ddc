import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Norwegen',
  description:
    'Hütte am Fjord, am Schärensund oder im Fjell: Norwegens Entfernungen, Licht, Regen, Fähren, Maut per Kennzeichen und Hundezeiten.',
  lead: 'Auf der Karte sind es hundert Kilometer, auf der Straße ein Tag mit zwei Fähren. Wer in Norwegen ein Haus mietet, nimmt am besten eines und bleibt.',
  blocks: [
    {
      kind: 'text',
      text: `## Drei Lagen

Die **Südküste** zwischen Kristiansand und Arendal ist die norwegische Riviera: weiße Holzhäuser, glatte Schären, ein Boot gehört oft zum Haus. Mehr dazu unter [Südnorwegen](place:südnorwegen). In **[Fjordnorwegen](place:fjordnorwegen)** von Stavanger bis Ålesund steht das Haus zwischen Obstwiese und Steilwand; hier wird gefischt, gewandert und auf die Fähre gewartet. Die **Hütte im Fjell**, etwa am Rand der Hardangervidda oder in Trysil, hat Kamin, Sauna und im Winter die Loipe vor der Tür. Manche Hütten liegen abseits der Straße, dann wird das Gepäck gezogen oder getragen: Fragen Sie danach.

## Regen, Licht, Schnee

An der Westküste regnet es viel, Bergen ist dafür bekannt; östlich der Berge ist es trockener. Am schönsten sind Mai und Juni mit Obstblüte, Wasserfällen und hellen Nächten, im Hochgebirge beginnt der Sommer erst im Juli. Im September leuchtet das Fjell rot. Von November bis Januar ist der Tag kurz, von Februar bis Ostern ist die beste Zeit für Skitouren. Passstraßen sind im Winter gesperrt oder werden in Kolonne befahren.

## Über See und Land

Fähren fahren von Kiel nach Oslo und vom dänischen Hirtshals nach Kristiansand, Larvik, Stavanger und Bergen. Zu Land geht es über Öresund und Göteborg. Straßenmaut und viele Fähren werden über das Kennzeichen abgerechnet; wer sein Auto vorher anmeldet, bekommt die Rechnung direkt. Züge von Oslo nach Bergen, Stavanger und Åndalsnes sind selbst ein Ausflug.

## Regeln

Vom 1. April bis 20. August gilt Leinenpflicht, örtlich länger; Hunde brauchen vor der Einreise eine Behandlung gegen den Fuchsbandwurm. Offenes Feuer in Waldnähe ist von Mitte April bis Mitte September verboten. Für Lachs braucht man eine Karte, Angelfang darf nur begrenzt ausgeführt werden. Stark besuchte Gemeinden dürfen seit Kurzem eine Abgabe erheben; fällige Abgaben stehen im Gesamtpreis. Strom wird oft nach Verbrauch bezahlt.`,
    },
  ],
} satisfies PageSeed;
