import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'meer',
  title: 'Ferienhaus am Meer',
  description:
    'Welche Küste zu welcher Jahreszeit passt, wie Sie nach kurzen Wegen zum Strand suchen und was am Meer anders ist.',
  lead: `Die Nähe zum Strand lässt sich filtern, das Wetter nicht. Wer am Meer Urlaub macht, entscheidet deshalb zuerst über die Jahreszeit und dann über das Haus.`,
  picture: { scene: 'theme-sea', alt: 'Illustration: eine Bucht am Mittelmeer im Sommer' },
  blocks: [
    {
      kind: 'text',
      text: `## Welches Meer wann

Nord- und Ostsee sind im Juli und August zum Baden am wärmsten; der September hat oft noch ruhige Tage und weniger Betrieb. Für lange Strandspaziergänge, Drachen und Bernstein ist die kalte Jahreszeit die bessere. An der Nordsee bestimmt die Tide den Tag: Bei Ebbe liegt vielerorts das Watt frei, gebadet wird um das Hochwasser. Die Zeiten hängen am Strand aus.

Das Mittelmeer erwärmt sich langsam und kühlt langsam ab. Im Mai ist das Wasser noch frisch, im Oktober an südlichen Küsten oft angenehmer als im Juni. Im Hochsommer kann es heiß werden; dann zählen Klimaanlage, Schatten und ein Schlafzimmer nach Norden mehr als die letzten hundert Meter zum Strand. Die Adria in [Istrien](place:istrien) und [Dalmatien](place:dalmatien) hat überwiegend Kies- und Felsstrände mit klarem Wasser, für die Badeschuhe nützlich sind. Lange, flache Sandstrände finden Familien etwa an der [Ostseeküste](place:ostseeküste_deutschland), in [Zeeland](place:zeeland) und an der Westküste [Dänemarks](place:dänemark).

Der Atlantik hat Wellen und Strömungen. Baden Sie dort an bewachten Abschnitten, und fragen Sie die Aufsicht nach der Flagge des Tages.`,
    },
    { kind: 'homes', title: 'Unterkünfte mit dem Meer in Gehweite', search: 'distSea=1' },
    {
      kind: 'text',
      text: `## Nach der Entfernung suchen

Der Filter „Zum Meer“ kennt drei Stufen: zu Fuß erreichbar, bis 5 km und bis 10 km. Gemeint ist die Entfernung zum Wasser, nicht zum nächsten Sandstrand; an einer Steilküste kann der Weg zum Baden länger sein. Der Filter „Meerblick“ sagt nur, dass man das Meer sieht, nichts über den Weg dorthin. Wer beide setzt, bekommt eine kurze Liste und meist die höchsten Preise.

Bis zur Buchung zeigt die Karte die Lage nur ungefähr, als Kreis mit 500 Metern Radius. Wer es genauer wissen möchte, fragt den Gastgeber nach dem Strandweg: Wie lang ist er, gibt es Treppen, kommt man mit Kinderwagen oder Rollstuhl durch den Sand?

## Was an der Küste dazukommt

Viele Küstenorte erheben Kurtaxe oder Gästebeitrag. Bei uns ist sie im [Gesamtpreis](page:Faq/faq1) enthalten. Strandkörbe, Liegen und Parkplätze am Strand vermieten Gemeinden oder Betreiber vor Ort; was das kostet, erfahren Sie bei der Touristinformation. Mit Hund lohnt der Blick auf die Strandabschnitte, bevor Sie buchen: Für die [Nordsee](page:DogBeachesNorthSea), die [Ostsee](page:DogBeachesBalticSea) und [Kroatien](page:DogBeachesCroatia) haben wir Strände zusammengestellt.`,
    },
    {
      kind: 'links',
      title: 'Häuser am Meer',
      links: [
        { label: 'Ferienhaus am Meer', to: 'offer:32', text: 'Alle Unterkünfte mit kurzem Weg zum Wasser.' },
        { label: 'Ferienhaus mit Meerblick', to: 'offer:31', text: 'Mit dem Meer vor dem Fenster.' },
        {
          label: 'Am Meer mit Hund',
          to: 'search:distSea=5&pets=one',
          text: 'Bis 5 km zum Wasser, Hunde willkommen.',
        },
        { label: 'Alle Reiseideen', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;
