import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Reiseideen',
  description:
    'Neun Anlässe für ein Ferienhaus: was jeweils wichtig ist, wie Sie danach suchen und welche Regionen sich eignen.',
  lead: `Manche Reisen beginnen mit einem Ort, andere mit einem Wunsch: ans Wasser, mit dem Hund, mit drei Generationen unter einem Dach. Diese Seiten beginnen beim Wunsch und sagen, worauf es bei der Unterkunft ankommt.`,
  picture: { scene: 'theme-start', alt: 'Illustration: ein Haus über einer Bucht im Abendlicht' },
  blocks: [
    {
      kind: 'teasers',
      title: 'Wasser und Berge',
      teasers: [
        {
          title: 'Am Meer',
          text: 'Welches Meer zu welcher Jahreszeit passt und was „strandnah“ in der Suche heißt.',
          picture: { scene: 'theme-sea', alt: 'Illustration: eine Bucht am Mittelmeer' },
          to: 'page:ThemesContent/sea',
          label: 'Zum Meer',
        },
        {
          title: 'In den Bergen',
          text: 'Sommer zwischen Alm und Gipfel: Höhenlage, Anfahrt und Wege, die vor der Tür beginnen.',
          picture: { scene: 'theme-mountains', alt: 'Illustration: Berge am Morgen' },
          to: 'page:ThemesContent/mountains',
          label: 'In die Berge',
        },
        {
          title: 'Am See',
          text: 'Warum der Uferzugang wichtiger ist als die Entfernung und welche Seen sich früh erwärmen.',
          picture: { scene: 'theme-lake', alt: 'Illustration: ein See im Sommer' },
          to: 'page:ThemesContent/lake',
          label: 'An den See',
        },
      ],
    },
    {
      kind: 'teasers',
      title: 'Wer mitreist',
      teasers: [
        {
          title: 'Mit Hund',
          text: 'Zahl und Größe angeben, Zaun und Boden erfragen, Einreiseregeln rechtzeitig prüfen.',
          picture: { scene: 'theme-dog', alt: 'Illustration: Dünen im Herbst' },
          to: 'page:ThemesContent/dog',
          label: 'Mit dem Hund reisen',
        },
        {
          title: 'Mit Kindern',
          text: 'Grundriss, Treppen, Babybett: was Eltern vor der Buchung wissen möchten.',
          picture: { scene: 'theme-family', alt: 'Illustration: ein Strand an der Ostsee' },
          to: 'page:ThemesContent/family',
          label: 'Mit Kindern reisen',
        },
      ],
    },
    {
      kind: 'teasers',
      title: 'Anlass und Jahreszeit',
      teasers: [
        {
          title: 'Im Winter',
          text: 'Piste, Loipe oder nur der Kamin, dazu Heizkosten, Winterreifen und Anfahrt im Schnee.',
          picture: { scene: 'theme-snow', alt: 'Illustration: verschneite Berge' },
          to: 'page:ThemesContent/winter',
          label: 'In den Winter',
        },
        {
          title: 'Im Weinland',
          text: 'Wann gelesen wird, wo man zu Fuß in den Weinberg kommt und wie man ohne Auto probiert.',
          picture: { scene: 'theme-wine', alt: 'Illustration: Weinberge im Herbst' },
          to: 'page:ThemesContent/wine',
          label: 'Ins Weinland',
        },
        {
          title: 'Mit Pool',
          text: 'Privat oder gemeinsam, beheizt oder nicht, gesichert oder offen: die Fragen vor der Buchung.',
          picture: { scene: 'theme-pool', alt: 'Illustration: ein Pool über dem Meer' },
          to: 'page:ThemesContent/pool',
          label: 'Häuser mit Pool',
        },
        {
          title: 'In der Stadt',
          text: 'Eine Wohnung statt eines Hotelzimmers: Lage, Nachtruhe, Registriernummer, Stellplatz.',
          picture: { scene: 'theme-city', alt: 'Illustration: eine Stadt in der Dämmerung' },
          to: 'page:ThemesContent/city',
          label: 'In die Stadt',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Vom Wunsch zur Suche

Fast jeder Wunsch lässt sich als Filter ausdrücken: die Entfernung zum Meer, zum See, zum Lift und zur Loipe, die Zahl der Schlafzimmer, Hunde, Pool, Sauna, Kamin. Neben jedem Filter steht, wie viele Unterkünfte übrig bleiben. Findet die Suche nichts, nennt sie die Filter, ohne die es Treffer gäbe.

Wer noch kein Ziel hat, lässt das Feld „Wohin?“ leer und sortiert nach Preis oder Bewertung. Die Preise sind Gesamtpreise: Endreinigung, Pflichtkosten und Kurtaxe sind enthalten, sobald Reisedaten gewählt sind. Alle Länder und Regionen stehen auf der Seite der [Reiseziele](page:DestinationLinkList), fertige Zusammenstellungen bei den [Angeboten](page:OfferOverview).`,
    },
    {
      kind: 'links',
      title: 'Weiter planen',
      links: [
        { label: 'Reisetipps', to: 'page:TravelTips', text: 'Was vor, während und nach der Reise hilft.' },
        { label: 'Checkliste', to: 'page:TravelTipsChecklist', text: 'Zum Abhaken und Ausdrucken.' },
        {
          label: 'Ferienparks',
          to: 'page:HolidayParks',
          text: 'Häuser mit Nachbarn und gemeinsamen Anlagen.',
        },
      ],
    },
  ],
} satisfies PageSeed;
