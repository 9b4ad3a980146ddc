import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Wie Suchergebnisse sortiert werden',
  description:
    'Welche Merkmale die Reihenfolge „Empfehlung“ bestimmen, mit welchem Gewicht sie zählen und was darauf keinen Einfluss hat.',
  lead: 'Jede Liste braucht eine Reihenfolge, und sie beeinflusst, was gebucht wird. Deshalb legen wir offen, wie unsere entsteht: nach einer festen Formel, die für alle Unterkünfte und alle Besucher dieselbe ist.',
  blocks: [
    {
      kind: 'text',
      text: `## Welche Unterkünfte überhaupt erscheinen

Zuerst entscheidet Ihre Suche. Gezeigt werden Unterkünfte, die alle gesetzten Filter erfüllen, und bei gewählten Reisedaten nur solche, die in dieser Zeit wirklich buchbar sind: Jede Nacht ist frei, An- und Abreisetag sind erlaubt, Mindest- und Höchstaufenthalt passen, die Zahl der Gäste und Hunde ebenso, und der Preis steht fest. Erlauben Sie einige Tage Spielraum, zeigt die Liste für jede Unterkunft den günstigsten passenden Termin. Unterkünfte, die gerade nicht vermietet werden, fehlen ganz.

Wir zeigen nur Unterkünfte von Gastgebern und Agenturen, mit denen wir zusammenarbeiten. Es gibt also weitere am selben Ort, die Sie bei uns nicht finden.

## Die vier Sortierungen

Oben in der Liste wählen Sie zwischen **Empfehlung**, **Bewertung**, **Preis aufsteigend** und **Preis absteigend**. Voreingestellt ist „Empfehlung“. Bei „Bewertung“ zählt nur der Durchschnitt der Gästebewertungen; Unterkünfte ohne Bewertung stehen am Ende. Bei den Preissortierungen zählt der Gesamtpreis Ihres Aufenthalts mit allen Pflichtkosten, ohne Reisedaten der Preis der günstigsten Woche; was keinen Preis hat, steht am Ende. Haben zwei Unterkünfte denselben Wert, kommt die mit der kleineren Objektnummer zuerst. So wiederholt sich beim Blättern nichts, und nichts geht verloren.

## Die Formel der Empfehlung

Die Empfehlung vergibt bis zu 100 Punkte aus vier Teilen.`,
    },
    {
      kind: 'table',
      caption: 'Bestandteile der Sortierung „Empfehlung“',
      head: ['Merkmal', 'Höchstens', 'Wie es gemessen wird'],
      rows: [
        [
          'Bewertung',
          '50 Punkte',
          'Durchschnitt der Gäste; er wird so gerechnet, als gäbe es zehn weitere Bewertungen mit dem Mittelwert aller Unterkünfte',
        ],
        [
          'Preis',
          '20 Punkte',
          'günstigste Woche, geteilt durch die Höchstzahl der Personen, im Verhältnis zum Mittel der Region; beim Mittel der Region gibt es die Hälfte',
        ],
        [
          'Vollständigkeit',
          '20 Punkte',
          'zu gleichen Teilen: 12 Bilder, 600 Zeichen Beschreibung, vier Sprachen, Entfernungen, Ausstattung',
        ],
        ['Neuheit', '10 Punkte', 'voll am ersten Tag, danach täglich weniger, nach 180 Tagen null'],
      ],
    },
    {
      kind: 'text',
      text: `Die zehn gedachten Bewertungen sorgen dafür, dass zwei begeisterte Gäste noch nicht für einen Spitzenplatz reichen und ein einzelner enttäuschter keine Unterkunft ans Ende schickt. Je mehr echte Bewertungen da sind, desto weniger fallen sie ins Gewicht. Eine Unterkunft ohne Bewertung wird wie eine durchschnittliche behandelt, nicht wie eine schlechte.

## Ein Rechenbeispiel

Angenommen, der Mittelwert aller Bewertungen liegt bei 4,4 und eine Woche kostet in der Region im Mittel 180 € je Person.`,
    },
    {
      kind: 'table',
      caption: 'Zwei erfundene Unterkünfte im Vergleich',
      head: ['Merkmal', 'Unterkunft A', 'Unterkunft B'],
      rows: [
        ['Bewertung', '4,8 aus 40 Bewertungen: 46,5 Punkte', '5,0 aus 2 Bewertungen: 43,8 Punkte'],
        ['Preis', '150 € je Person: 10,9 Punkte', '200 € je Person: 9,5 Punkte'],
        ['Vollständigkeit', '90 %: 18,0 Punkte', '60 %: 12,0 Punkte'],
        ['Neuheit', 'seit über einem Jahr dabei: 0 Punkte', 'seit 30 Tagen dabei: 8,3 Punkte'],
        ['Summe', '75,4 Punkte', '73,6 Punkte'],
      ],
    },
    {
      kind: 'text',
      text: `## Was keinen Einfluss hat

**Geld.** Niemand kann für einen besseren Platz bezahlen, weder Gastgeber noch Agenturen. Auch ob wir oder der Gastgeber die Zahlung einziehen, zählt nicht. Gäbe es eines Tages bezahlte Plätze, müssten sie als Anzeige gekennzeichnet sein.

**Ihre Person.** Die Reihenfolge hängt nicht davon ab, wer Sie sind, welches Gerät Sie benutzen, was Sie sich angesehen haben oder über welche Werbung Sie gekommen sind. Zwei Menschen mit derselben Suche sehen dieselbe Liste und denselben Preis.

**Buchungszahlen und Klicks.** Wie oft eine Unterkunft angesehen oder gebucht wurde, geht nicht ein.

Die Empfehlungen auf der Startseite folgen einer einfacheren Regel: Es zählen die Bewertungen, bei wenigen wieder vorsichtiger, und ob genügend Bilder da sind; gezeigt werden die besten aus möglichst verschiedenen Ländern und Regionen. Auch dafür kann niemand bezahlen. Woher die Bewertungen stammen, die in die Formel eingehen, steht auf der Seite [Kundenbewertungen](page:CustomerRating).

## Warum wir das aufschreiben

Das Gesetz verlangt von Online-Marktplätzen, die Hauptmerkmale der Reihenfolge und ihr Gewicht zu nennen: gegenüber Gästen Artikel 246d § 1 EGBGB, gegenüber gewerblichen Gastgebern Artikel 5 der Verordnung (EU) 2019/1150. Eine kurze Fassung steht unter jeder Liste; im Menü „Sortieren“ führt ein Link dorthin. Ändern wir die Formel, ändern wir auch diese Seite. Fragen beantworten wir gern über das [Kontaktformular](page:Contact).`,
    },
    {
      kind: 'action',
      title: 'Sortierung ausprobieren',
      text: 'Mit Reisedaten sehen Sie die Reihenfolge für Ihren Aufenthalt und können sie umstellen.',
      to: 'page:Search',
      label: 'Zur Suche',
    },
  ],
} satisfies PageSeed;
