import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Heizung und Warmwasser in alten Steinhäusern',
  description:
    'Warum dicke Mauern langsam warm werden, wie lange ein Boiler reicht und was man vor einer Woche im Oktober oder April den Gastgeber fragt.',
  lead: 'Im August ist ein altes Steinhaus der kühlste Ort im Dorf. Im Oktober ist es das leider auch, wenn man nicht weiß, wie es geheizt wird.',
  picture: { scene: 'theme-newsletter', alt: 'Lavendelfelder in der Provence am Morgen' },
  article: {
    author: 'Henrik Aldag',
    date: '2026-10-15',
    category: 'knowledge',
    slug: 'heizung-und-warmwasser-in-alten-steinhaeusern',
    related: ['first-winter-week', 'tuscany-by-train', 'dalmatian-islands-off-season'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Warum es so lange dauert

Sechzig Zentimeter Bruchstein dämmen schlechter, als sie aussehen, und speichern viel. Steht das Haus zwei Wochen leer, nehmen die Mauern die Temperatur von draußen an. Heizt man dann, wird zuerst die Luft warm, während Wände und Boden noch kalt sind, und der Körper friert neben einer kalten Wand auch bei zwanzig Grad. Bis ein solches Haus behaglich ist, vergehen ein bis zwei Tage. Danach hält es die Wärme ebenso lange, sofern man sie nicht jeden Morgen hinauslüftet.

Die wichtigste Bitte an den Gastgeber lautet deshalb: am Tag vor der Ankunft einheizen, nicht erst am Nachmittag. Für ein Wochenende im November lohnt sich ein großes Steinhaus selten. Für zehn Tage ist es wunderbar.`,
    },
    {
      kind: 'table',
      caption: 'Womit geheizt wird und was das heißt',
      head: ['Heizung', 'Worauf man sich einstellt', 'Was man fragt'],
      rows: [
        [
          'Zentralheizung mit Heizkörpern',
          'warm in allen Räumen, am besten durchlaufen lassen',
          'Ist sie ab Oktober in Betrieb, wer regelt sie?',
        ],
        [
          'Klimagerät, das auch heizt',
          'schnell warme Luft, kalter Boden, Gebläse',
          'In welchen Zimmern hängt eines?',
        ],
        ['Kaminofen', 'ein Raum warm, die anderen nicht', 'Wie viel Holz ist dabei, was kostet mehr?'],
        ['Pelletofen', 'regelbar, braucht Strom und Nachschub', 'Wer füllt und leert ihn?'],
        ['Offener Kamin', 'schön, zieht mehr Wärme hinaus als herein', 'Womit wird sonst geheizt?'],
        ['Elektrische Geräte', 'nur zum Überbrücken', 'Wie viel Leistung hat der Anschluss?'],
      ],
    },
    {
      kind: 'text',
      text: `## Warmes Wasser reicht für eine bestimmte Zahl von Duschen

Viele Häuser haben einen elektrischen Speicher. Achtzig Liter reichen, mit kaltem Wasser gemischt, für zwei bis drei kurze Duschen, dann braucht er zwei Stunden. Mit sechs Personen duscht also die Hälfte am Abend. In Frankreich heizt der Speicher oft nur in den Stunden mit günstigem Tarif, meist nachts; wer am ersten Abend lauwarmes Wasser hat, sucht am Schaltkasten den Schalter für den Dauerbetrieb und fragt den Gastgeber, bevor er ihn umlegt.

Ein Durchlauferhitzer mit Gas liefert ohne Ende, aber nur bei genug Durchfluss. Wird das Wasser beim Zudrehen kalt, drehen Sie weiter auf. Gasflaschen gehen am Sonntag leer; lassen Sie sich zeigen, wie man wechselt, oder sagen, wen man anruft.

War das Haus länger unbewohnt, lassen Sie beim ersten Mal heißes Wasser an jeder Dusche ein paar Minuten laufen, bei offenem Fenster und ohne im Dunst zu stehen. In stehenden lauen Leitungen können sich Legionellen vermehren; ein Speicher, der sechzig Grad hält, beugt vor. Ein guter Gastgeber spült vor der Anreise, fragen darf man trotzdem.`,
    },
    {
      kind: 'quote',
      text: 'Ein Steinhaus heizt man wie einen Kachelofen: früh anfangen, gleichmäßig nachlegen und nicht erwarten, dass es auf einen Knopf hört.',
    },
    {
      kind: 'text',
      text: `## Feuchtigkeit

Ein leichter Geruch nach Keller gehört zu ungedämmten Mauern und verschwindet am zweiten Tag. Nasse Flecken und schwarze Ecken gehören nicht dazu; melden Sie sie gleich. Lüften Sie kurz und mit weit offenen Fenstern, am besten mittags, wenn die Luft draußen am trockensten ist, und rücken Sie Betten eine Handbreit von der Außenwand. Wäsche trocknet man unter dem Vordach. Im Sommer gilt das Umgekehrte: tagsüber Läden und Fenster schließen, nachts öffnen, dann braucht man die Klimaanlage selten.

## Feuer und Gas

Öfen und Thermen brauchen Luft. Verschließen Sie keine Lüftungsgitter, auch wenn es zieht, und öffnen Sie ein Fenster, wenn die Dunstabzugshaube läuft. Kopfschmerzen und Übelkeit, die im Freien vergehen, können von Kohlenmonoxid kommen: hinaus, alle, und den Notruf 112 wählen. Ein Warnmelder kostet wenig und wiegt nichts; wer oft in alten Häusern wohnt, nimmt einen mit. Holzkohle und Gasgrill bleiben immer draußen.

## Was es kostet

Wird nach Verbrauch abgerechnet, lesen Sie Strom- und Gaszähler bei der Ankunft mit dem Gastgeber ab und fotografieren Sie sie. Bei Feriola steht eine Schätzung des Verbrauchs neben dem Gesamtpreis, wo nach Zähler abgerechnet wird; eine Heizpauschale, die jeder zahlen muss, ist im Gesamtpreis enthalten. In der Übergangszeit kann die Heizung einen spürbaren Teil der Woche kosten. Stellen Sie die Schlafzimmer auf sechzehn bis siebzehn Grad, schließen Sie die Türen und bitten Sie um eine zweite Decke. Sie ist in alten Häusern die billigste Heizung.`,
    },
    {
      kind: 'homes',
      title: 'Häuser mit Kamin in der Provence',
      search: 'region=provence&objectType=house&fireplace=Y',
    },
    {
      kind: 'links',
      title: 'Zum Weiterlesen',
      links: [
        { label: 'Die erste Winterwoche in den Bergen', to: 'page:BlogArticle/first-winter-week' },
        { label: 'Kaution und Endreinigung', to: 'page:BlogArticle/deposit-and-final-cleaning' },
      ],
    },
  ],
} satisfies PageSeed;
