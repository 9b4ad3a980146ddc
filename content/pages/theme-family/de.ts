import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'familie',
  title: 'Familienurlaub im Ferienhaus',
  description:
    'Ferienhaus mit Kindern: Grundriss, Betten, Sicherheit, Babyausstattung und wie Kinder in Preis und Kurtaxe zählen.',
  lead: `Im Ferienhaus schlafen die Kinder nebenan, und die Eltern dürfen noch wach sein. Ob das gelingt, hängt vom Grundriss ab, mehr als von der Quadratmeterzahl.`,
  picture: { scene: 'theme-family', alt: 'Illustration: ein Strand an der Ostsee im Sommer' },
  blocks: [
    {
      kind: 'text',
      text: `## Das passende Haus

Zählen Sie Schlafzimmer, nicht Schlafplätze. Ein Haus für sechs Personen kann zwei Zimmer und ein Sofa haben, und auf dem Sofa sitzt abends jemand. Auf der Seite der Unterkunft steht, welche Betten in welchem Zimmer stehen, wenn der Gastgeber es angegeben hat: Doppelbett, Einzelbetten, Etagenbett, Babybett. Im Filter lassen sich Schlafzimmer, Bäder und Betten einzeln wählen.

Mit kleinen Kindern kommt es auf Dinge an, die niemand fotografiert: Treppengitter, ein Kamin mit Scheibe, Fenster mit Sicherung, Abstand zur Straße, ein Teich im Garten. Fragen Sie vor der Buchung danach. Babybett und Hochstuhl gehören oft zu den Extras und sollten mitbestellt werden, weil meist nur eines da ist. Steckdosenschutz und ein Nachtlicht passen in jede Tasche.

## Kinder in Preis und Kurtaxe

Geben Sie bei der Suche alle Reisenden an, auch Babys, und dazu das Alter der Kinder. Das Alter verändert die Treffer nicht, aber die Kurtaxe, die für Kinder vielerorts ermäßigt ist oder entfällt. Der Gesamtpreis rechnet das gleich mit ein. Kinder zählen bei der Höchstzahl der Personen mit, auch Babys. Würde sie durch ein Baby im Reisebett überschritten, fragen Sie den Gastgeber vor der Buchung.`,
    },
    {
      kind: 'homes',
      title: 'Häuser mit drei Schlafzimmern, Waschmaschine und Parkplatz',
      search: 'offer=18',
    },
    {
      kind: 'text',
      text: `## Mit mehreren Generationen

Großeltern brauchen selten viel Platz, aber eine Tür und ein Bad in der Nähe. Die Filter „Stufenloser Zugang“, „Türen ab 80 cm“ und „Bodengleiche Dusche“ beruhen auf Maßen, die der Gastgeber eingetragen hat, und helfen auch mit dem Kinderwagen. Entscheiden mehrere Haushalte zusammen, teilen Sie die [Merkliste](page:WatchList) per Link: Alle sehen dieselben Häuser mit dem aktuellen Preis. Haben Sie sich fast geeinigt, hält eine kostenlose Reservierung das Haus frei, bis alle zugesagt haben. Sie gilt bis zu drei Tage und wird für Anreisen angeboten, die mindestens zwei Wochen entfernt sind.

## Ziele mit kurzen Wegen

Flache Strände haben die [Ostseeküste](place:ostseeküste_deutschland) und [Nordholland](place:nordholländische-küste), seichtes Ufer der [Plattensee](place:plattensee). In einem [Ferienpark](page:HolidayParks) sind Nachbarskinder fast immer dabei. Und wer mit Schulkindern nur in den Ferien reisen kann, sieht im Preiskalender jeder Unterkunft, welcher Anreisetag weniger kostet.`,
    },
    {
      kind: 'links',
      title: 'Mit Kindern planen',
      links: [
        {
          label: 'Familienurlaub',
          to: 'offer:18',
          text: 'Mindestens drei Schlafzimmer, Waschmaschine und Parkplatz.',
        },
        { label: 'Häuser ab vier Schlafzimmern', to: 'search:sleepingRooms=4' },
        { label: 'Checkliste', to: 'page:TravelTipsChecklist' },
        { label: 'Kinder und Pool', to: 'page:ThemesContent/pool' },
      ],
    },
  ],
} satisfies PageSeed;
