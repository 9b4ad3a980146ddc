import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen an der dänischen Nordsee',
  description:
    'Dünenhaus von Rømø bis zum Limfjord: Strand, Wetter, Strom nach Verbrauch, Anreise ohne Maut und Regeln für Hunde an der dänischen Nordsee.',
  lead: 'Zwischen Rømø und dem Limfjord liegen die Ferienhäuser in den Dünen, jedes auf einem eigenen Stück Heide. Man kommt hierher wegen des Strandes und bleibt wegen des Ofens.',
  blocks: [
    {
      kind: 'text',
      text: `Ein dänisches Ferienhaus ist ganz auf eine Woche eingerichtet: Holzofen, große Küche, Terrasse hinter einem Windschutz, oft Sauna oder Whirlpool. Der Strand beginnt nach ein paar Hundert Metern Sandweg und reicht bis zum Horizont. Auf Rømø und Fanø darf man auf Teile davon mit dem Auto fahren. Blåvand und Henne Strand sind gut versorgt und in den Ferien belebt, stiller ist es um Vejers und Nymindegab. In Hvide Sande liegen Fischkutter, auf dem Ringkøbing Fjord dahinter lernen Anfänger das Surfen in stehtiefem Wasser. Für Regentage gibt es Ribe, die alte Stadt am Wattenmeer.

## Licht, Wind, Wasser

Im Juni wird es kaum dunkel. Juli und August sind die wärmsten Monate, das Wasser bleibt trotzdem frisch. Die Strömung ist stark: Baden Sie, wo Menschen sind, und gehen Sie bei Sturm nicht hinein. Im August blüht die Heide, im Oktober sammelt man nach Stürmen Bernstein. Viele Häuser sind auch im Winter zu mieten, die Strände sind dann leer.

## Anreise

Über die A 7 und die dänische E 45, dann auf Landstraßen nach Westen; bis Jütland kostet keine Straße Maut. Züge fahren über Tønder oder Kolding nach Esbjerg, von dort setzt die Fähre nach Fanø über. Nach Rømø führt ein Damm, im Sommer auch die Fähre von [Sylt](place:sylt). An der Grenze kann kontrolliert werden, Ausweise gehören ins Handschuhfach.

## Was man wissen sollte

Strom und Wasser werden meist nach Zählerstand abgerechnet; Sauna und Whirlpool machen sich bemerkbar. Bettwäsche bringt man oft mit. Am Strand sind Hunde von April bis September anzuleinen, sonst frei, wenn sie hören; in den Staatsforsten gibt es umzäunte Hundewälder. Eine Kurtaxe ist bisher nicht üblich. Abblendlicht ist auch tags Pflicht. Bunker am Strand sind Ruinen, keine Klettergerüste.`,
    },
  ],
} satisfies PageSeed;
