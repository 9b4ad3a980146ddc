import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'An einem anderen Tag als Samstag anreisen',
  description:
    'Warum Ferienhäuser samstags wechseln, wo es anders geht, was eine Anreise am Mittwoch spart und wie man freie Lücken im Kalender findet.',
  lead: 'Von Samstag bis Samstag: So wurden Ferienhäuser jahrzehntelang vermietet, und im Sommer ist es vielerorts noch so. Wer an anderen Tagen reisen kann, fährt ruhiger und findet oft Nächte, die sonst leer bleiben.',
  picture: { scene: 'theme-last-minute', alt: 'Dalmatinische Küste im Abendlicht' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-01-15',
    category: 'knowledge',
    slug: 'anreise-nicht-am-samstag',
    related: ['booking-school-holidays', 'first-winter-week', 'working-from-a-holiday-home'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Woher der Samstag kommt

Der feste Wechseltag ist kein Eigensinn der Gastgeber. Zwischen Abreise und Anreise liegen fünf, sechs Stunden, in denen geputzt, gewaschen und repariert wird; wer mehrere Häuser betreut, plant dafür Leute für genau einen Tag. Dazu kommt die Rechnung mit den Lücken: Ein Gast, der in der Hauptsaison von Donnerstag bis Montag bleibt, macht zwei Wochen auf einmal unverkäuflich. Deshalb gilt der Samstag meist nur für die Wochen, in denen sich das Haus ohnehin füllt. Im Frühjahr, im Herbst und außerhalb der Ferien nehmen viele Gastgeber Gäste an jedem Tag.

Bei Feriola legt der Gastgeber je Saison fest, an welchen Tagen man an- und abreisen kann und wie viele Nächte es mindestens sein sollen. Beides steht auf der Seite der Unterkunft bei den Preisen. Lesen Sie genau hin: Für die Anreise zählt die Saison, in die sie fällt. Wer Ende Juni anreist, kann noch unter die Regel der Vorsaison fallen, obwohl der Aufenthalt in den Juli reicht.

## Was man gewinnt und was nicht

Am meisten gewinnt man auf der Straße. An den Samstagen der Sommerferien stehen die Autos vor den Alpentunneln, auf den Strecken nach Kroatien und auf den Zufahrten zu den Fähren. Am Mittwoch ist dieselbe Strecke eine gewöhnliche Fahrt. Auch Fähren, Autozüge und Flüge kosten unter der Woche häufig weniger. Dazu kommen Kleinigkeiten: Der Supermarkt ist gefüllt, der Skiverleih leer, der Gastgeber hat Zeit, den Ofen zu erklären.

Der Preis der Unterkunft selbst hängt weniger am Wochentag als an der Länge. Viele Häuser haben einen Preis für die Nacht und einen niedrigeren für die Woche; sechs Nächte können dann fast so viel kosten wie sieben. Auch die Endreinigung fällt für drei Nächte in derselben Höhe an wie für zehn. Vergleichen Sie deshalb immer den Gesamtpreis und nicht den Preis der Nacht.`,
    },
    {
      kind: 'table',
      caption: 'Welcher Tag wofür taugt',
      head: ['Anreise', 'Spricht dafür', 'Spricht dagegen'],
      rows: [
        ['Sonntag', 'Autobahnen ohne Lastwagen, Ort schon halb leer', 'viele Läden geschlossen'],
        ['Montag bis Mittwoch', 'ruhige Straßen, günstige Fähren', 'Urlaubstage fallen in zwei Wochen'],
        ['Donnerstag', 'langes Wochenende ohne Freitagsstau', 'endet oft doch am Sonntag im Verkehr'],
        ['Freitag', 'ein Abend mehr', 'Pendler und Reisende zugleich auf der Straße'],
      ],
    },
    {
      kind: 'text',
      text: `## Wie man solche Tage findet

Suchen Sie nicht mit festem Datum, sondern mit Spielraum. In der Suche lässt sich die Anreise um bis zu drei Tage verschieben, oder Sie nennen einen Zeitraum und die Zahl der Nächte. Über der Liste steht dann eine Leiste mit den Tagen rund um Ihre Anreise und dem günstigsten Gesamtpreis für jeden; Tage, an denen nichts frei ist, erkennen Sie sofort.

Auf der Seite der Unterkunft zeigt der Preiskalender für jede mögliche Anreise, was Ihr Aufenthalt kostet. Ist ein Tag gesperrt, nennt er den Grund: schon vergeben, keine Anreise an diesem Wochentag, zu wenige Nächte. Halb gefärbte Tage sind Wechseltage. An einem solchen Tag reist morgens jemand ab, und Sie können am Nachmittag kommen.

Besonders lohnend sind Lücken. Bleiben zwischen zwei Buchungen fünf Nächte, wird der Gastgeber sie bei einem Mindestaufenthalt von einer Woche nicht mehr los. Fragen Sie ihn. Viele nehmen für eine Lücke, die in drei Wochen beginnt, auch vier Nächte ab Montag, und manche haben für späte Buchungen ohnehin einen [Nachlass](page:Lastminute) eingestellt.`,
    },
    {
      kind: 'quote',
      text: 'Eine freundliche Anfrage mit zwei möglichen Terminen ist für den Gastgeber leichter zu beantworten als die Frage, was noch frei sei.',
    },
    {
      kind: 'text',
      text: `## Was vor Ort anders ist

Wer mitten in der Woche kommt, sollte drei Dinge klären. Wer übergibt den Schlüssel, wenn die Reinigungskraft nur samstags im Ort ist? Reist am selben Tag jemand ab, sodass es mit dem frühen Einzug nichts wird? Und gelten Kurse, Gästekarten oder Wochenpässe ab jedem Tag oder nur ab Sonntag? Skischulen etwa beginnen meist sonntags oder montags; wer am Mittwoch ankommt, bekommt Einzelstunden, aber keinen Platz in der Gruppe.

Denken Sie auch an die Rückfahrt. Wer von Mittwoch bis Mittwoch fährt, hat das Wochenende davor und das danach zu Hause, eines zum Packen und eines für die Wäsche. Für Eltern ist das in den Ferien die Ausnahme, für alle anderen die bessere Woche. Und wenn im Sommer doch nur der Samstag bleibt: Fahren Sie am Freitagabend die halbe Strecke und übernachten Sie unterwegs, oder starten Sie am Samstag um vier. Beides ist angenehmer, als um zehn auf der Autobahn zu sein.`,
    },
    { kind: 'homes', title: 'Kurzfristig frei', search: 'lastminuteonly=Y' },
    {
      kind: 'links',
      title: 'Zum Weiterlesen',
      links: [
        {
          label: 'Wie weit im Voraus man für die Ferien bucht',
          to: 'page:BlogArticle/booking-school-holidays',
        },
        { label: 'Die erste Winterwoche in den Bergen', to: 'page:BlogArticle/first-winter-week' },
      ],
    },
  ],
} satisfies PageSeed;
