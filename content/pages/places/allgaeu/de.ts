import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen im Allgäu',
  description:
    'Zwischen Alpsee, Oberstdorf und Füssen: Wohnen auf dem Hof, Kuhglocken, Schneelage, Bahnhöfe und Gästekarten im Allgäu.',
  lead: 'Im Allgäu wohnt man selten weit weg von einer Kuh. Wer das mag, schläft gut; wer leicht aufwacht, fragt vorher, wo die Weide liegt.',
  blocks: [
    {
      kind: 'text',
      text: `## Hügel, Seen, Berge

Das Allgäu steigt von Norden nach Süden an. Um Isny und Leutkirch sind es weiche Hügel mit Weihern und Moorbädern, gut für Räder und kleine Kinder. In der Mitte liegen der Große Alpsee bei Immenstadt und die Nagelfluhkette, auf deren Graten man ohne Kletterei stundenlang geht. Ganz im Süden stehen um Oberstdorf und Hindelang richtige Berge, im Osten um Füssen die Königsschlösser und der Forggensee. Von einem Haus in der Mitte ist alles in höchstens einer Stunde erreicht. Viele Wohnungen liegen auf bewirtschafteten Höfen, wo Kinder beim Melken zusehen dürfen und Gäste ihre Milch in der Kanne holen.

## Vier Jahreszeiten, eine davon lang

Der Frühling kommt spät, im Mai blüht der Löwenzahn auf ganzen Hängen. Der Forggensee ist ein Stausee und erst ab Juni gefüllt. Im September ziehen die geschmückten Rinder beim Viehscheid ins Tal; an diesen Tagen sind Straßen gesperrt und Zimmer knapp. Winter ist von Dezember bis März, in den Tälern nicht jedes Jahr mit Schnee, um Balderschwang und Oberstdorf zuverlässiger. Föhn bringt warme, klare Tage und manchen Leuten Kopfweh.

## Mit Bahn und Auto

Züge aus München, Augsburg und Ulm halten in Kempten, Immenstadt, Sonthofen, Oberstdorf und Füssen. Die A 7 und die A 96 sind mautfrei. Wer weiter nach [Tirol](place:tirol) fährt, kommt durch den Grenztunnel bei Füssen ohne Vignette bis zum Fernpass; auf Autobahnen danach braucht man sie.

## Hausordnung der Gegend

Kuhglocken läuten auch nachts, und niemand stellt sie ab. Wiesen sind Futter: bis zur Mahd bleibt man auf dem Weg, und der Hund auch. Manche Orte geben gegen die Kurtaxe, die im Gesamtpreis steht, eine Karte für Bus und Bergbahn; ob das Haus teilnimmt, weiß der Gastgeber. Für die Schlösser bucht man die Führung im Voraus. Im Winter verlangen Hofzufahrten Winterreifen und manchmal Ketten.`,
    },
  ],
} satisfies PageSeed;
