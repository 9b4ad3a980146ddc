import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Hundestrände in Kroatien',
  description:
    'Zwölf Strände in Istrien, im Kvarner und in Dalmatien, an denen Hunde baden dürfen, mit Karte und dem, was über sie bekannt ist.',
  lead: `An Kroatiens Küste wechseln sich Buchten für alle, bewirtschaftete Strände ohne Hunde und ausgewiesene Hundestrände ab. Diese Liste nennt zwölf, die öffentlich beschrieben sind. Fragen Sie vor Ort nach, bevor Sie sich darauf verlassen.`,
  picture: { scene: 'dalmatien', alt: 'Illustration: die Küste Dalmatiens' },
  blocks: [
    {
      kind: 'text',
      text: `## Wie die Liste entstanden ist

Die Angaben stammen aus öffentlichen Berichten und Verzeichnissen; wir haben die Strände nicht selbst geprüft. Die Nadeln zeigen die ungefähre Lage, nicht den Eingang. Abschnitte werden verlegt, umgebaut oder an Pächter vergeben, oft von einem Sommer zum nächsten. Verbindlich sind das Schild am Strand und die Auskunft der örtlichen Tourismusgemeinschaft, der *turistička zajednica*.`,
    },
    {
      kind: 'map',
      title: 'Zwölf Strände von Istrien bis Dubrovnik',
      pins: [
        {
          name: 'Kaštanija, Novigrad',
          latitude: 45.334,
          longitude: 13.549,
          text: 'Hundestrand etwas nördlich der Stadt, bekannt als „Dog Dreams“ mit einer Strandbar. Ob die Bar in Ihrem Sommer öffnet, weiß die Touristinformation Novigrad.',
        },
        {
          name: 'Kažela, Medulin',
          latitude: 44.806,
          longitude: 13.954,
          text: 'Langer Küstenabschnitt eines Campingplatzes, der als hundefreundlich beschrieben wird. Ob Gäste von außerhalb Zutritt haben, sagt der Campingplatz.',
        },
        {
          name: 'Podvorska, Crikvenica',
          latitude: 45.17,
          longitude: 14.702,
          text: 'Der bekannteste Hundestrand des Landes, „Monty’s Dog Beach“: Kies, wenige Gehminuten vom Zentrum, mit Dusche und Bar, soweit öffentlich beschrieben.',
        },
        {
          name: 'Baška, Krk',
          latitude: 44.966,
          longitude: 14.745,
          text: 'Kiesiger Abschnitt mit flachem Wasser am Rand des Ortes. Der große Strand in der Mitte ist im Sommer für Badegäste ohne Hund gedacht.',
        },
        {
          name: 'Slatina, Cres',
          latitude: 44.821,
          longitude: 14.342,
          text: 'Bucht eines Campingplatzes bei Martinšćica, der sich besonders an Hundehalter wendet. Zutritt für Tagesgäste bitte dort erfragen.',
        },
        {
          name: 'Veli Žal, Lošinj',
          latitude: 44.523,
          longitude: 14.452,
          text: 'Felsküste zwischen dem Strand Veli Žal und dem Kap Madonna. Auf Lošinj werden mehrere Hundestrände genannt; die heutigen kennt die Touristinformation in Mali Lošinj.',
        },
        {
          name: 'Srima, Vodice',
          latitude: 43.748,
          longitude: 15.797,
          text: 'Ausgewiesener Hundestrand zwischen Vodice und Srima, in einer Liste von 2024 genannt.',
        },
        {
          name: 'Kašjuni, Split',
          latitude: 43.5065,
          longitude: 16.3995,
          text: 'Kieselbucht unter dem Marjan, mit einem Abschnitt für Hunde. Der übrige Strand ist im Sommer voll.',
        },
        {
          name: 'Duilovo, Split',
          latitude: 43.504,
          longitude: 16.49,
          text: 'Kiesabschnitt im Osten der Stadt, vor einigen Jahren für Hunde eingerichtet. Wie es dort heute aussieht, weiß die Touristinformation.',
        },
        {
          name: 'Brzet, Omiš',
          latitude: 43.44,
          longitude: 16.705,
          text: 'Strand am Rand von Omiš, für den Hunde in einer Liste von 2024 genannt sind. Der Ort hat auch Strände ohne Hunde.',
        },
        {
          name: 'Cvitačka, Makarska',
          latitude: 43.304,
          longitude: 17.001,
          text: 'Kieselstrand am Westrand von Makarska mit Kiefern dahinter; ein Teil ist Hunden zugedacht.',
        },
        {
          name: 'Danče, Dubrovnik',
          latitude: 42.642,
          longitude: 18.1,
          text: 'Felsiger Badeplatz westlich der Altstadt, in einer Liste von 2024 für Haustiere genannt. Einstieg über Stufen und Leitern.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Was überall gilt und was nicht

Eine landesweite Liste der Strände, an denen Hunde verboten sind, gibt es nicht; Gemeinden und Pächter entscheiden. An bewachten und bewirtschafteten Stränden sind Hunde in der Saison meist nicht erlaubt, auch wo kein Schild steht. Außerhalb des Sommers wird es lockerer. Am besten gehen Sie früh am Morgen, den Nachbarn zuliebe und wegen der Hitze.

Nehmen Sie Süßwasser mit: Vom Salzwasser bekommen Hunde Durchfall. Auf Kies und Fels schützen Pfotenschuhe vor Seeigeln und heißen Steinen. Beutel gehören in die Tonne, nicht zwischen die Felsen.

## Die Einreise mit Hund

Kroatien gehört zur EU und zum Schengen-Raum. Hunde brauchen Mikrochip, gültige Tollwutimpfung und Heimtierausweis. Auskunft über Ausnahmen für bestimmte Rassen und junge Hunde geben Ihre Tierarztpraxis und das kroatische Landwirtschaftsministerium. Mehr zur Buchung steht unter [Urlaub mit Hund](page:ThemesContent/dog).`,
    },
    {
      kind: 'homes',
      title: 'Unterkünfte in Kroatien, in denen Hunde willkommen sind',
      search: 'country=hr&pets=one&distSea=5',
    },
    {
      kind: 'links',
      title: 'Weitere Strände und Häuser',
      links: [
        { label: 'Istrien', to: 'place:istrien' },
        { label: 'Kvarner Bucht', to: 'place:kvarner-bucht' },
        { label: 'Dalmatien', to: 'place:dalmatien' },
        { label: 'Hundestrände an der Nordsee', to: 'page:DogBeachesNorthSea' },
        { label: 'Hundestrände an der Ostsee', to: 'page:DogBeachesBalticSea' },
      ],
    },
  ],
} satisfies PageSeed;
