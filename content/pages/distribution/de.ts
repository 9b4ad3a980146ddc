import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Vertrieb: wo Häuser gezeigt werden',
  description:
    'Eigene Website, Suchmaschinen, Reisebüros und Markenauftritte: über welche Wege ein Haus bei Feriola Gäste erreicht.',
  lead: `Ein Haus wird bei uns einmal eingetragen und auf mehreren Wegen gezeigt, überall mit denselben Preisen und denselben freien Tagen.`,
  blocks: [
    {
      kind: 'table',
      caption: 'Wege, auf denen ein Haus gezeigt wird',
      head: ['Weg', 'Was Gäste sehen', 'Wer den Gast betreut'],
      rows: [
        [
          'Unsere Website',
          'Liste, Karte, Themen und die Seite des Hauses in vier Sprachen',
          'Unser Büro und Sie',
        ],
        [
          'Suchmaschinen',
          'Die Seite des Hauses mit Bildern, Preis und echten Bewertungen in maschinenlesbarer Form',
          'Unser Büro und Sie',
        ],
        [
          'Reisebüros',
          'Beratung und Buchung am Tisch, das Büro steht auf den Unterlagen',
          'Das Reisebüro und Sie',
        ],
        [
          'Markenauftritte von Partnern',
          'Unsere Unterkünfte unter Adresse und Namen des Partners',
          'Der Partner und Sie',
        ],
        ['Websites mit Links', 'Ein Verweis, der bei uns ankommt', 'Unser Büro und Sie'],
      ],
    },
    {
      kind: 'text',
      text: `## Eine Quelle für Preise und Tage

Alle Wege greifen auf denselben Kalender und dieselben Preise zu. Wird auf einem Weg gebucht, sind die Nächte auf allen anderen belegt. Ein Partner kann den Gesamtpreis nicht erhöhen und keine Bedingungen ändern; er kann höchstens Versicherung, Newsletter und Bonuscodes ausblenden.

Eines leisten wir nicht: Wir übertragen Ihre Häuser nicht auf fremde Buchungsportale und gleichen deren Kalender noch nicht ab. Wenn Sie dort ebenfalls vermieten, halten Sie Ihre freien Tage bei uns selbst aktuell.

## Sichtbarkeit

Plätze in der Liste kann niemand kaufen. Was die Reihenfolge bestimmt, steht an jeder Liste, und das meiste davon haben Sie in der Hand: vollständige Angaben, Bilder, ein Preis, der zur Region passt, und Gäste, die gern bewerten. Seiten zu Themen und Regionen zeigen die Häuser, die zu ihren Filtern passen; Ihres erscheint dort von selbst, sobald seine Angaben stimmen.

## Betreiber mit vielen Häusern

Betreiber von Ferienparks und Veranstalter mit eigenem Bestand bekommen eine Seite für ihr Angebot, auf der alle ihre Häuser stehen. Die Häuser kommen als Datei, wie unter [Agenturen](page:Agency) beschrieben; Gäste zahlen bei eingelesenen Häusern an uns.`,
    },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Vermieten mit Feriola', to: 'page:Retailer' },
        { label: 'Für Reisebüros', to: 'page:TravelAgency' },
        { label: 'Partnerprogramm', to: 'page:PartnerProgramme' },
        { label: 'Ferienparks', to: 'page:HolidayParks' },
      ],
    },
  ],
} satisfies PageSeed;
