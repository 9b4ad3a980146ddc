import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Eine Woche an der Nordsee mit Hund',
  description:
    'Leinenpflicht, Ebbe und Flut, Schafe auf dem Deich: was eine Nordseewoche mit Hund einfach macht und was Sie den Gastgeber vorher fragen.',
  lead: 'Die Nordsee ist für Hunde ein gutes Meer: kühl, weit und die meiste Zeit des Jahres leer. Was man dort darf, regelt allerdings fast jeder Ort für sich.',
  picture: { scene: 'theme-dog', alt: 'Dünen und Strand an der dänischen Nordsee im Herbstlicht' },
  article: {
    author: 'Henrik Aldag',
    date: '2026-09-10',
    category: 'dogs',
    slug: 'nordsee-mit-hund',
    related: ['reading-a-listing', 'deposit-and-final-cleaning', 'arriving-midweek'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Das Haus zuerst

„Haustiere erlaubt“ ist noch keine Auskunft. Klären Sie, wie viele Hunde willkommen sind und bis zu welcher Größe, ob sie allein im Haus bleiben dürfen und in welche Zimmer sie nicht sollen. „Eingezäunt“ kann einen Staketenzaun von einem Meter meinen, über den ein junger Hund aus dem Stand springt, oder eine Hecke mit Lücken. Fragen Sie nach Höhe und Tor, am besten mit Foto. In alten Häusern in den Niederlanden lohnt auch die Frage nach der Treppe: Manche ist so steil, dass ein großer Hund sie hinauf-, aber nicht wieder hinabkommt.

Fliesen, ein Wasserhahn draußen und ein Platz für nasse Leinen sind an dieser Küste mehr wert als Meerblick. Geben Sie die Hunde bei der Suche mit an: Was der Gastgeber für sie verlangt, steht dann im Gesamtpreis, und Häuser, die keine nehmen, fallen weg.

## Strand, Watt und Deich

Es gibt keine Regel für die ganze Küste. Die Tabelle nennt, womit Sie rechnen müssen; verbindlich ist, was die Gemeinde am Strandzugang angeschlagen hat. Welche Orte eigene Hundestrände haben, sammeln wir auf einer [Seite zur Nordsee](page:DogBeachesNorthSea).`,
    },
    {
      kind: 'table',
      caption: 'Womit Sie an der Nordsee rechnen müssen',
      head: ['Wo', 'Was meist gilt', 'Wer Auskunft gibt'],
      rows: [
        [
          'Badestrände in Deutschland',
          'in der Saison nur am Hundestrand, im Winterhalbjahr oft auch sonst',
          'Kurverwaltung des Ortes',
        ],
        [
          'Nationalpark Wattenmeer',
          'Leine, das ganze Jahr; Ruhezonen und Brutgebiete sind gesperrt',
          'Nationalparkhaus',
        ],
        ['Deiche mit Schafen', 'kurze Leine, manche Abschnitte ohne Hunde', 'Schilder am Deich'],
        ['Strände in Dänemark', 'von April bis September Leine, danach frei, wenn der Hund hört', 'Gemeinde'],
        ['Strände in den Niederlanden', 'im Sommer oft nur morgens und abends, sonst frei', 'Gemeinde'],
      ],
      source:
        'Stand September 2026; Gemeinden ändern ihre Regeln. Dänemark verbietet zudem die Einfuhr einiger Rassen: vor der Buchung bei der dänischen Veterinärbehörde prüfen.',
    },
    {
      kind: 'text',
      text: `Das Watt lockt, und es ist nicht gefährlich, solange man am Rand bleibt. Zwischen Niedrig- und Hochwasser liegen gut sechs Stunden, jeden Tag verschiebt sich beides um knapp eine Stunde. Hängen Sie den Gezeitenkalender an den Kühlschrank. Weiter hinaus geht man nur mit einem Wattführer; nicht alle nehmen Hunde mit, viele aber doch, wenn man vorher anruft. Die Flut füllt zuerst die Priele in Ihrem Rücken.

Schafe sind auf dem Deich im Dienst: Sie halten die Grasnarbe kurz und fest. Ein Hund, der sie hetzt, richtet auch dann Schaden an, wenn er keines berührt. Im Frühjahr, wenn Lämmer da sind, gehen Sie lieber auf der Landseite.

## Salz, Sand und Wind

Wer Meerwasser trinkt, bekommt Durchfall; das gilt auch für Hunde. Nehmen Sie auf jeden Gang Trinkwasser mit und werfen Sie den Ball nicht zwanzigmal in die Brandung; mit jedem Apport schluckt der Hund einen Mund voll. Spülen Sie abends Pfoten und Bauch mit Süßwasser ab, Salz und feiner Sand scheuern zwischen den Zehen. Tote Vögel lässt man liegen und hält den Hund davon fern. Quallen am Spülsaum können auch dann noch brennen, wenn sie längst trocken aussehen.

Im Juli wird der Strand mittags heiß und Schatten gibt es keinen. Gehen Sie früh und gegen Abend und bleiben Sie dazwischen im Haus.`,
    },
    {
      kind: 'picture',
      picture: { scene: 'theme-beach', alt: 'Weiter Strand an der Nordsee am Sommermorgen' },
      caption: 'Fällt das Niedrigwasser auf den frühen Morgen, ist der Strand am breitesten und fast leer.',
    },
    {
      kind: 'text',
      text: `## Die beste Zeit

Die schönste Zeit mit Hund beginnt Mitte September. Das Wasser ist noch mild, viele Strände sind wieder offen und die Häuser kosten weniger. Im Oktober kommen Stürme, im Winter wird es still; viele Restaurants haben dann ein paar Wochen zu, gelaufen wird trotzdem. An Silvester suchen viele Halter einen Ort ohne Feuerwerk: Auf einigen Inseln und in Orten mit Reetdächern ist es verboten. Fragen Sie bei der Gemeinde nach, bevor Sie darauf bauen, denn rundum kann es trotzdem knallen.

Auf die Inseln fährt der Hund auf der Fähre mit, meist an der Leine und mit eigener Karte. Innerhalb der EU braucht er auf Reisen ins Ausland Chip, Heimtierausweis und eine gültige Tollwutimpfung, die bei der ersten Impfung mindestens drei Wochen alt sein muss. Suchen Sie die Nummer des nächsten Tierarztes heraus, bevor Sie sie brauchen.

Und am letzten Tag: Decke ausschütteln, Haare aufnehmen, Kratzer melden, bevor sie jemand findet. Was davon zur [Endreinigung gehört und was nicht](page:BlogArticle/deposit-and-final-cleaning), haben wir an anderer Stelle beschrieben.`,
    },
    { kind: 'homes', title: 'An der deutschen Nordsee, Hund willkommen', search: 'region=nordsee&pets=one' },
    {
      kind: 'action',
      title: 'Alle Unterkünfte mit Hund',
      text: 'Dort wählen Sie nach Land, Entfernung zum Meer und Zahl der Hunde.',
      to: 'page:Pets',
      label: 'Urlaub mit Hund',
    },
  ],
} satisfies PageSeed;
