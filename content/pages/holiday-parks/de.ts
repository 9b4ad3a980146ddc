import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Ferienparks',
  description:
    'Ferienhäuser in Parks: wie vier Betreiber sich unterscheiden, was im Gesamtpreis steckt und was Sie vor Ort bezahlen.',
  lead: `Im Ferienpark wohnen Sie im eigenen Haus und teilen sich, was allein niemand unterhält: Schwimmbad, Spielplatz, Laden, Rezeption. Das ist das Richtige, wenn Kinder Gesellschaft und Eltern kurze Wege suchen.`,
  picture: { scene: 'offer-100', alt: 'Illustration: Häuser eines Ferienparks' },
  blocks: [
    {
      kind: 'teasers',
      title: 'Vier Betreiber',
      teasers: [
        {
          title: 'Häuser mit Nachbarn auf Zeit',
          text: 'Die Kinder finden Freunde, bevor die Koffer ausgepackt sind.',
          picture: { scene: 'offer-100', alt: 'Illustration: ein Ferienpark' },
          to: 'offer:100',
          label: 'Alle Häuser ansehen',
        },
        {
          title: 'Alles an einem Ort',
          text: 'Wer mag, stellt das Auto ab und lässt es bis zur Abreise stehen.',
          picture: { scene: 'offer-552', alt: 'Illustration: ein Ferienpark' },
          to: 'offer:552',
          label: 'Alle Häuser ansehen',
        },
        {
          title: 'Einfache Häuser mit Terrasse',
          text: 'Gut für Familien, die mehr draußen als drinnen sind.',
          picture: { scene: 'offer-515', alt: 'Illustration: ein Ferienpark' },
          to: 'offer:515',
          label: 'Alle Häuser ansehen',
        },
        {
          title: 'Platz für mehrere Generationen',
          text: 'Ein Haus für alle, und für jeden eine Tür, die sich schließen lässt.',
          picture: { scene: 'offer-187', alt: 'Illustration: ein Ferienpark' },
          to: 'offer:187',
          label: 'Alle Häuser ansehen',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Park oder einzelnes Haus

Ein Park hat Menschen vor Ort, die man fragen kann, feste Zeiten für An- und Abreise und Häuser, die einander gleichen. Was Sie buchen, ist meist ein Typ und keine bestimmte Hausnummer; Wünsche nach Lage oder Nachbarschaft richten Sie mit der Buchung an den Betreiber. Ein einzelnes Haus hat mehr Eigenart, mehr Ruhe und weniger Service. Mit kleinen Kindern, bei Regen und für Gruppen, die zwei Häuser nebeneinander wollen, ist der Park oft die leichtere Wahl.

## Was der Preis enthält

Auch bei Parks zeigen wir den Gesamtpreis: Endreinigung, verpflichtende Kosten und Kurtaxe sind enthalten. Bettwäsche, Handtücher, Babybett und ähnliche Extras stehen daneben und zählen erst, wenn Sie sie wählen. Schwimmbad, Kinderprogramm und Sportanlagen sind nicht Teil der Buchung, die wir vermitteln. Welche davon im Aufenthalt enthalten sind, wann sie öffnen und was sie kosten, sagt der Betreiber; außerhalb der Ferien sind sie mitunter geschlossen.

## Buchen und stornieren

Sie schließen den Mietvertrag mit dem Betreiber, der auf der Seite des Hauses genannt ist. Seine Stornobedingungen sehen Sie vor der Buchung mit Daten und Beträgen. Viele Parks liegen in den [Niederlanden](place:niederlande), in [Belgien](place:belgien), [Deutschland](place:deutschland) und [Dänemark](place:dänemark).`,
    },
    { kind: 'homes', title: 'Fünf Häuser in Ferienparks', search: 'offer=100' },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Mit Kindern reisen', to: 'page:ThemesContent/family' },
        { label: 'Mit Hund reisen', to: 'page:ThemesContent/dog' },
        { label: 'Alle Angebote', to: 'page:OfferOverview' },
      ],
    },
  ],
} satisfies PageSeed;
