import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Polen',
  description:
    'Ostsee, Masuren oder Gebirge: Ferienhäuser in Polen, Jahreszeiten, Bahn ab Berlin, mautfreie Autobahnen und örtliche Regeln.',
  lead: 'Polens Küste ist fast ein einziger Sandstrand, seine Seen hängen zusammen, und seine alten Städte sind Stein für Stein wieder aufgebaut. Das überrascht viele beim ersten Mal.',
  blocks: [
    {
      kind: 'accordion',
      title: 'Welche Gegend passt',
      entries: [
        {
          question: 'Für Strandtage mit Kindern?',
          answer: `Die [polnische Ostsee](place:polnische-ostsee): feiner Sand von Swinemünde bis zur Halbinsel Hela, Kiefernwald dahinter, flaches Wasser. In den Badeorten ist im Juli und August viel los, mit Buden und Fahrgeschäften; ruhiger wohnt man ein Dorf weiter oder am Küstensee. Bei Łeba wandern große Dünen durch einen Nationalpark.`,
        },
        {
          question: 'Für Wasser ohne Wellen?',
          answer: `[Masuren](place:masuren): mehr als tausend Seen, viele durch Kanäle verbunden, Segelboote, Kajaks, Störche auf den Dächern. Das Haus hat oft einen eigenen Steg und liegt am Ende eines Sandwegs.`,
        },
        {
          question: 'Für Berge?',
          answer: `Das Riesengebirge um Karpacz und die Tatra um Zakopane, mit Holzhäusern, Ski im Winter und strengen Regeln im Nationalpark. An Feiertagen ist es dort sehr voll.`,
        },
        {
          question: 'Für eine Woche in der Stadt?',
          answer: `Danzig mit Strand in Zoppot, Krakau und Breslau; Wohnungen in der Altstadt sind schön und am Wochenende laut.`,
        },
      ],
    },
    {
      kind: 'text',
      text: `## Wetter

Juni bis August ist Badezeit, die Ostsee bleibt frisch, masurische Seen werden wärmer. Mai und September sind oft beständig und ruhig. Der Winter ist im Osten kalt und schneereich, an der Küste grau.

## Anreise

Züge fahren von Berlin nach Stettin, Danzig, Posen, Warschau und Krakau. Die staatlichen Autobahnen sind für Pkw mautfrei, einzelne privat betriebene Abschnitte nicht. Abblendlicht ist auch tags Pflicht, die Alkoholgrenze niedriger als in Deutschland. An der Grenze kann kontrolliert werden.

## Alltag

Bezahlt wird in Złoty, fast überall mit Karte. Sonntags sind die meisten Läden geschlossen. Kurorte und Badeorte erheben eine Kurtaxe, im Gesamtpreis enthalten. Am Strand sind Hunde im Sommer vielerorts nur an eigenen Abschnitten erlaubt, in Nationalparks oft gar nicht. Dünen darf man nur auf Wegen queren. Von 22 bis 6 Uhr ist Nachtruhe.`,
    },
  ],
} satisfies PageSeed;
