import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Ferienhaus-Suche: So finden Sie das passende Haus',
  description:
    'Wie Sie Lage, Größe, Preis und Termin eines Ferienhauses richtig vergleichen, mit Suche nach Reisethemen und freien Unterkünften.',
  lead: 'Die meisten Enttäuschungen im Ferienhaus haben einen einfachen Grund: Es passte zu jemand anderem. Diese Seite zeigt, worauf Sie bei der Suche achten und welche Einstellungen Ihnen dabei helfen.',
  picture: { scene: 'theme-start', alt: 'Küste der Balearen im Abendlicht' },
  blocks: [
    {
      kind: 'text',
      text: `## Mit Reisedaten suchen

Geben Sie in der [Suche](page:Search) möglichst früh Termin, Personen, Kinder und Hunde ein. Dann steht bei jeder Unterkunft der Gesamtpreis Ihres Aufenthalts, mit Endreinigung, allen Pflichtkosten und Kurtaxe; so vergleichen Sie Gleiches mit Gleichem. Verbrauch nach Zähler und Kaution stehen geschätzt oder getrennt daneben. Ein Haus für acht Personen kann je Kopf günstiger sein als eine kleine Wohnung; im Vergleich von bis zu vier Unterkünften sehen Sie auch den Preis je Person und Nacht.

Sind Sie beweglich, lassen Sie die drei Tage Spielraum eingeschaltet. Über der Liste steht, was der günstigste Aufenthalt bei einer anderen Anreise kosten würde, und der Preiskalender einer Unterkunft zeigt den Gesamtpreis für jeden möglichen Anreisetag. Oft machen zwei Tage mehr aus als ein anderer Ort.

## Die Lage einschätzen

„Nah am Meer“ kann die Dünenkante heißen oder vier Kilometer Landstraße. Filtern Sie deshalb nach Entfernung: zu Fuß, bis 5 oder bis 10 Kilometer zu Meer, See, Skilift oder Loipe. Gemessen wird Luftlinie; im Gebirge ist der Weg länger und steiler. Auf der Karte sehen Sie vor der Buchung einen Kreis mit 500 Metern Radius, in dem die Unterkunft liegt. Überlegen Sie auch, was Sie täglich brauchen: Bäcker, Bahnhof, Spielplatz oder gar nichts davon.`,
    },
    {
      kind: 'teasers',
      title: 'Nach Reisethema suchen',
      teasers: [
        {
          title: 'Am Meer',
          text: 'Häuser, von denen man zu Fuß ans Wasser kommt.',
          picture: { scene: 'theme-sea', alt: 'Mittelmeerküste im Sommer' },
          to: 'offer:32',
          label: 'Ferienhäuser am Meer',
        },
        {
          title: 'Am See',
          text: 'Baden ohne Salz und ohne Tide, oft mit Steg oder Boot.',
          picture: { scene: 'theme-lake', alt: 'See im Sommer' },
          to: 'offer:33',
          label: 'Ferienhäuser am See',
        },
        {
          title: 'Im Schnee',
          text: 'Unterkünfte bis zehn Kilometer vom Lift.',
          picture: { scene: 'theme-snow', alt: 'Verschneite Alpen am Morgen' },
          to: 'offer:122',
          label: 'Skiurlaub',
        },
        {
          title: 'Mit Hund',
          text: 'Hier sind Hunde willkommen, mit Zahl, Größe und Preis.',
          picture: { scene: 'theme-dog', alt: 'Dänische Dünen im Herbst' },
          to: 'page:Pets',
          label: 'Urlaub mit Hund',
        },
        {
          title: 'Mit Kindern',
          text: 'Mehrere Schlafzimmer, Waschmaschine und Parkplatz.',
          picture: { scene: 'theme-family', alt: 'Ostseestrand im Sommer' },
          to: 'page:Family',
          label: 'Familienurlaub',
        },
        {
          title: 'Mit Pool',
          text: 'Privat oder gemeinsam genutzt, das steht in der Ausstattung.',
          picture: { scene: 'theme-pool', alt: 'Dalmatinische Küste am Mittag' },
          to: 'offer:27',
          label: 'Ferienhäuser mit Pool',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Größe und Betten

Die Personenzahl ist eine Obergrenze, keine Empfehlung. Sechs Schlafplätze können drei Schlafzimmer sein oder zwei und ein Sofa neben der Küche. Filtern Sie nach Schlafzimmern und Bädern und lesen Sie den Abschnitt „Wo Sie schlafen“: Dort steht für jedes Zimmer, ob es Doppel-, Einzel- oder Etagenbetten hat. Wer mit Großeltern oder Freunden reist, ist mit einem zweiten Bad besser bedient als mit zwanzig Quadratmetern mehr.

## Ausstattung, die sich nicht nachholen lässt

Einen Föhn kann man mitbringen, eine Klimaanlage nicht. Setzen Sie nur Filter für das, worauf Sie wirklich nicht verzichten wollen; die Zahl daneben zeigt, wie viele Unterkünfte übrig bleiben. Für Menschen, die Stufen und enge Türen meiden müssen, gibt es Filter nach gemessenen Angaben: [stufenloser Zugang](search:stepfree=Y), [Türen ab 80 cm](search:widedoors=Y), [bodengleiche Dusche](search:walkinshower=Y). Fehlt eine Angabe, fragen Sie den Gastgeber.

## Wann Sie buchen

Große Häuser, Schulferien und alles direkt am Wasser sind oft Monate vorher vergeben; buchbar sind Unterkünfte bis zu zwei Jahre im Voraus. Wer kurzfristig reist, hat in der Nebensaison die größere Wahl und findet unter [Lastminute](page:Lastminute) Unterkünfte mit Rabatt. Solange Ihre Pläne noch schwanken, hilft der Filter „Kostenlos stornierbar“. Welcher Tag der letzte dafür ist, steht bei der Unterkunft.`,
    },
    {
      kind: 'homes',
      title: 'Kostenlos stornierbare Unterkünfte',
      search: 'freeCancel=Y',
    },
    {
      kind: 'text',
      text: `## Gemeinsam entscheiden

Setzen Sie Ihre Auswahl auf die [Merkliste](page:WatchList) und schicken Sie den Link an alle, die mitreisen. Die Liste sagt, was noch frei ist und ob sich ein Preis geändert hat. Bietet eine Unterkunft es an und sind es noch mindestens 14 Tage bis zur Anreise, reservieren Sie sie kostenlos: Niemand anderes kann sie dann buchen, und ohne Ihr Zutun verfällt die Reservierung von selbst.

## Vor dem letzten Klick

Lesen Sie drei Dinge noch einmal: die Stornobedingungen mit ihren Tagen, die Nebenkosten und die neuesten Bewertungen. Bei jeder steht, ob der Aufenthalt geprüft ist. Sehen Sie auch nach, ob der Gastgeber gewerblich oder privat vermietet, denn davon hängen Ihre Rechte ab. Bleibt etwas offen, [schreiben Sie uns](page:ContactGuest). Wie Buchung und Bezahlung ablaufen, steht in den [häufigen Fragen](page:Faq).`,
    },
    {
      kind: 'homes',
      title: 'Sofort buchbar, zu Fuß ans Meer',
      search: 'instantbooking=Y&distSea=1',
    },
    {
      kind: 'action',
      title: 'Suche beginnen',
      text: 'Ort, Termin und Gäste genügen für den Anfang.',
      to: 'page:Search',
      label: 'Unterkunft suchen',
    },
  ],
} satisfies PageSeed;
