import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Wie weit im Voraus man für die Schulferien bucht',
  description:
    'Sommer, Weihnachten, Ostern, Herbst: wann es eng wird, warum es auf die Ferien der Nachbarn ankommt und was hilft, wenn man spät dran ist.',
  lead: 'Den einen richtigen Zeitpunkt gibt es nicht. Es kommt darauf an, wie viele Häuser für Sie überhaupt infrage kommen und wer zur selben Zeit Ferien hat.',
  picture: { scene: 'theme-family', alt: 'Sommertag an der Ostsee mit Strand und hellem Wasser' },
  article: {
    author: 'Mathilde Garnier',
    date: '2025-12-11',
    category: 'family',
    slug: 'wann-buchen-fuer-die-schulferien',
    related: ['arriving-midweek', 'rainy-days-with-children', 'reading-a-listing'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Knapp ist das passende Haus

Eine Wohnung für zwei am Stadtrand findet man auch im August noch. Ein Haus für neun Personen mit Hund, zehn Minuten vom Strand, gibt es in einem Ort vielleicht dreimal, und es wird von denen gebucht, die im Vorjahr schon dort waren. Je mehr Bedingungen Sie stellen, desto früher müssen Sie suchen. Schreiben Sie sich auf, was unverzichtbar ist, und streichen Sie die Hälfte. Die Filter zeigen neben jeder Bedingung, wie viele Unterkünfte sie übrig lässt; so sehen Sie, welche die Auswahl am stärksten verkleinert.

Viele Gastgeber legen die Preise für das nächste Jahr zwischen Spätsommer und Jahresende fest. Vorher steht im Kalender, dass es für diesen Zeitraum noch keinen Preis gibt. Das heißt nicht, dass das Haus vergeben ist: Fragen Sie an, oder setzen Sie es auf die [Merkliste](page:WatchList) und sehen Sie im Herbst wieder nach.`,
    },
    {
      kind: 'table',
      caption: 'Erfahrungswerte der Redaktion, keine Statistik',
      head: ['Ferien', 'Wo es eng wird', 'Guter Zeitpunkt'],
      rows: [
        [
          'Sommer, Mitte Juli bis Mitte August',
          'Häuser am Wasser, große Häuser, Hund',
          'sobald die Preise stehen, oft neun bis zwölf Monate vorher',
        ],
        ['Weihnachten und Silvester', 'Skiorte, große Häuser', 'im Frühjahr oder Sommer davor'],
        ['Winter- und Faschingsferien', 'Häuser, von denen man zu Fuß zum Lift geht', 'vor den Herbstferien'],
        ['Ostern und Pfingsten', 'Gardasee, Istrien, Inseln', 'vier bis sechs Monate vorher'],
        ['Herbst', 'Nordsee, Häuser mit Pool im Süden', 'drei bis vier Monate vorher'],
      ],
    },
    {
      kind: 'text',
      text: `## Die Ferien der Nachbarn

Wer die eigenen Ferien kennt, kennt die halbe Nachfrage. In Deutschland wechseln die Länder sich im Sommer ab, nur Bayern und Baden-Württemberg beginnen stets spät und reichen bis in den September. In Dänemark beginnt die Schule schon um die Mitte des Augusts wieder, in den Niederlanden je nach Landesteil bis Anfang September; an der dänischen Küste ist die zweite Augusthälfte deshalb spürbar ruhiger. In Frankreich sind die Winter- und Frühjahrsferien in drei Zonen gestaffelt, im Sommer haben alle zugleich frei. Italien hat von Mitte Juni bis Mitte September keine Schule, doch voll wird es vor allem um Ferragosto, den 15. August. In der Schweiz entscheidet der Kanton.

Daraus ergeben sich Fenster: Süddeutsche Familien finden Anfang September Strände vor, an denen die anderen schon wieder fehlen. Wer aus Niedersachsen oder Sachsen kommt, hat in manchen Jahren schon Ende Juni Ferien, vor der teuersten Zeit. Die Kultusministerkonferenz veröffentlicht die Termine auf Jahre hinaus, die Nachbarländer tun es auch; billiger lässt sich eine Reise nicht planen.

## Sich früh binden, aber nicht zu früh

Niemand weiß im Oktober, ob im Juli alle gesund sind. Zweierlei hilft. Eine Reservierung hält ein Haus kostenlos für Sie frei, drei Tage lang, sobald Sie den Link in der E-Mail geöffnet haben. Viele Unterkünfte bieten sie an, wenn die Anreise mindestens zwei Wochen entfernt ist. Das genügt, um die Großeltern zu fragen. Und viele Gastgeber lassen eine Stornierung bis zu einem bestimmten Tag ohne Kosten zu; das Datum steht vor der Buchung da, und es gibt einen Filter dafür. Ein gesetzliches Widerrufsrecht besteht bei festen Reisedaten nicht.

Denken Sie auch an den Zahlungsplan. Meist ist zuerst eine Anzahlung fällig und der Rest einige Wochen vor der Anreise. Wer früh bucht, zahlt also nicht alles früh. Ein Frühbucherrabatt ist, wo der Gastgeber ihn gibt, im angezeigten Preis schon berücksichtigt.`,
    },
    {
      kind: 'quote',
      text: 'Wer früh bucht, hat die Wahl. Wer spät bucht, nimmt, was übrig ist, und manchmal ist gerade das gut.',
    },
    {
      kind: 'text',
      text: `## Wenn es schon April ist

Dann ändern Sie eine Größe nach der anderen, und zwar in dieser Reihenfolge. Zuerst den Tag: Lassen Sie bei der Anreise drei Tage Spielraum und prüfen Sie, ob [andere Wechseltage](page:BlogArticle/arriving-midweek) möglich sind. Dann die Entfernung: Zehn Kilometer hinter der Küste findet sich noch etwas, wenn vorn alles vergeben ist, und mit dem Rad oder Auto ist das Meer trotzdem nah. Danach die Woche: Die letzte Ferienwoche ist fast überall leerer als die erste. Zuletzt die Gegend: Wer an der Ostsee nichts findet, sieht sich an den Seen Mecklenburgs um, wer am Gardasee leer ausgeht, in Friaul oder in den Marken.

Und achten Sie auf Stornierungen. Sie häufen sich kurz vor dem Tag, an dem sie Geld zu kosten beginnen; oft sind das sechzig oder dreißig Tage vor der Anreise. Wer in dieser Woche noch einmal sucht, findet Häuser, die im Winter vergeben waren. Mit zwei Paaren und vier Kindern kann es auch leichter sein, zwei Wohnungen im selben Haus zu nehmen als ein großes Haus. Man streitet dann auch weniger darüber, wann Schlafenszeit ist.`,
    },
    {
      kind: 'homes',
      title: 'An der Ostsee, drei Schlafzimmer und mehr',
      search: 'region=ostsee&sleepingRooms=3',
    },
    {
      kind: 'links',
      title: 'Zum Weiterlesen',
      links: [
        { label: 'Familienurlaub: alle Unterkünfte', to: 'page:Family' },
        { label: 'Alle Reiseziele im Überblick', to: 'page:DestinationLinkList' },
      ],
    },
  ],
} satisfies PageSeed;
