import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Österreich',
  description:
    'Berge, Badeseen und Weinland in Österreich: Bundesländer im Vergleich, Saison, Vignette, Sondermauten und Winterreifen.',
  lead: 'In Österreich steht das Ferienhaus meist am Hang. Wie hoch, das entscheidet über Schnee im Winter, kühle Nächte im Sommer und den Weg zum Bäcker.',
  blocks: [
    {
      kind: 'text',
      text: `## Berge, Seen, Reben

Der Westen ist Hochgebirge: [Vorarlberg](place:vorarlberg) mit seinen Holzhäusern, [Tirol](place:tirol) mit langen Tälern, das [Salzburger Land](place:salzburger-land) mit Skigebieten und Almen. [Kärnten](place:kärnten) liegt im Süden in der Sonne; Wörthersee, Millstätter See und Klopeiner See werden so warm, dass man abends noch schwimmt. Im Salzkammergut sind die Seen kühler und die Berge steiler. Die Steiermark reicht vom Dachstein bis zu den Weinhügeln an der slowenischen Grenze, wo im Herbst die Buschenschanken öffnen. Ganz im Osten ist das Burgenland flach, mit Störchen und dem Neusiedler See.`,
    },
    {
      kind: 'accordion',
      title: 'Fragen zur Reise',
      entries: [
        {
          question: 'Welche Zeit für welchen Urlaub?',
          answer: `Ski von Weihnachten bis Ostern, auf Gletschern länger. Wandern von Juni bis Anfang Oktober, hohe Übergänge erst ab Juli. Baden von Juni bis Anfang September. Ende April, Mai und November sind Zwischensaison: ruhig, doch viele Lifte und Gasthäuser haben zu.`,
        },
        {
          question: 'Was kostet die Straße?',
          answer: `Autobahnen und Schnellstraßen brauchen eine Vignette; ab 2027 soll es sie nur noch digital geben. Wer sie als Verbraucher im Netz kauft, kann sie nicht immer sofort nutzen; ab wann sie gilt, steht beim Autobahnbetreiber. Zusätzlich bemautet sind unter anderem Brenner, Arlberg, Tauern, Pyhrn und Karawanken. Grenznahe Stücke sind teils ausgenommen.`,
        },
        {
          question: 'Geht es mit der Bahn?',
          answer: `Gut: Salzburg, Innsbruck, Villach, Graz und Wien sind direkt aus Deutschland, der Schweiz oder Italien zu erreichen, auch mit Nachtzügen. In Tälern fahren Busse, oft mit Gästekarte frei.`,
        },
        {
          question: 'Was gilt im Winter?',
          answer: `Vom 1. November bis 15. April sind bei Schnee und Eis Winterreifen Pflicht, auf manchen Straßen Ketten. Lassen Sie sich die Zufahrt beschreiben.`,
        },
        {
          question: 'Was sollte man sonst wissen?',
          answer: `Die Ortstaxe steht als Kurtaxe im Gesamtpreis. Wasser kommt meist aus Bergquellen. Auf Almen Abstand zu Kühen halten, mit Hund besonders. Sonntags sind die Läden zu, und ab 22 Uhr ist Nachtruhe.`,
        },
      ],
    },
  ],
} satisfies PageSeed;
