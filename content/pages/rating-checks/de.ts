import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Wie wir Bewertungen prüfen',
  description:
    'Woher die Bewertungen der Unterkünfte stammen, ob und wie wir sie prüfen, wie der Durchschnitt entsteht und wie Sie eine melden.',
  lead: 'Eine Bewertung hilft nur, wenn man weiß, wie sie entstanden ist. Bei uns steht deshalb bei jeder einzelnen, woher sie kommt und ob der Aufenthalt geprüft ist.',
  blocks: [
    {
      kind: 'text',
      text: `## Die Herkunft steht dabei

Jede Bewertung trägt eine von vier Angaben. Sie wird gespeichert, wenn die Bewertung zu uns kommt, und erscheint bei ihr und beim Durchschnitt der Unterkunft.`,
    },
    {
      kind: 'table',
      caption: 'Was die Angaben zur Herkunft bedeuten',
      head: ['Angabe', 'Bedeutung', 'Aufenthalt geprüft?'],
      rows: [
        [
          'Bei uns gebucht',
          'Sie gehört zu einer Reise, die bei uns gebucht und angetreten wurde. Je Reise gibt es höchstens eine.',
          'ja, durch die Buchung',
        ],
        [
          'Aufenthalt geprüft',
          'Sie kam auf anderem Weg; wir haben anhand von Unterlagen, etwa einer Rechnung, geprüft, dass der Gast dort war.',
          'ja, anhand von Unterlagen',
        ],
        [
          'Übernommen, nicht geprüft',
          'Sie stammt aus einer anderen Quelle, etwa aus dem Datenbestand einer Agentur.',
          'nein',
        ],
        ['Demo-Bewertung', 'Sie ist erfunden und gehört zur Vorführung dieser Website.', 'nein'],
      ],
    },
    {
      kind: 'text',
      text: `Stammen die Bewertungen einer Unterkunft aus verschiedenen Quellen, steht beim Durchschnitt „teils geprüft“. Bei übernommenen Unterkünften gibt es manchmal nur einen Durchschnitt und keine einzelnen Texte; dann sehen Sie nur diesen, mit dem Hinweis auf die Herkunft.

## Was wir prüfen und was nicht

Geprüft wird, ob der Aufenthalt stattgefunden hat. Dazu genügt die Buchung bei uns: Wer storniert hat oder nicht angereist ist, kann nicht bewerten. Ob der Pool wirklich zu kalt war, können wir nicht wissen. Eine Bewertung bleibt die Meinung eines Menschen, und zwei Gäste können dasselbe Haus verschieden erleben. Deshalb lohnt es sich, mehrere zu lesen und auf das Datum zu achten.

## So entsteht der Durchschnitt

Gäste vergeben für Einrichtung, Lage, Sauberkeit, äußeren Eindruck sowie Preis und Leistung je einen bis fünf Sterne. Die Note einer Bewertung ist der Mittelwert dieser fünf. Der Durchschnitt der Unterkunft ist der Mittelwert aller Bewertungen, jede zählt gleich, ob alt oder neu, gut oder schlecht. Hat eine Unterkunft keine Bewertung, steht dort „Noch keine Bewertung“; einen Vorschuss an Sternen gibt es nicht.

In der Sortierung „Empfehlung“ zählen wenige Bewertungen vorsichtiger als viele. Am angezeigten Durchschnitt ändert das nichts. Die Sterne des Deutschen oder des Schweizer Tourismusverbands, die manche Unterkünfte führen, sind keine Gästebewertung, sondern eine Einstufung der Ausstattung durch den Verband.

## Was veröffentlicht wird

Gute wie schlechte Bewertungen erscheinen nach denselben Regeln, die neuesten zuerst. Sie können auswählen, wessen Bewertungen Sie lesen möchten: die von Familien, Paaren, Freunden oder Alleinreisenden. Texte stehen in der Sprache, in der sie geschrieben wurden; wo es eine Übersetzung gibt, lässt sie sich einblenden. Antwortet der Gastgeber, steht seine Antwort direkt darunter.

Bewertungen werden nicht gekauft und nicht belohnt. Auf Wunsch eines Gastgebers wird keine gelöscht, nur weil sie ihm nicht gefällt. Entfernt wird, was rechtswidrig ist: Beleidigungen, unwahre Tatsachen, Hetze, private Daten anderer, Werbung oder eine Bewertung von jemandem, der nachweislich nicht dort war.

Vorher lesen Regeln jeden Text, auch den der Antworten: Enthält er Kontaktdaten, Links, Schimpfwörter oder Namen von Personen, oder gehören Fotos dazu, sieht ihn ein Mensch an, meist innerhalb von drei Tagen. Die Sterne spielen dabei keine Rolle. Abgelehnt wird nur aus einem Grund unserer Liste, den der Gast erfährt; er kann den Text ändern oder widersprechen. Eine veröffentlichte Bewertung kann der Gast jederzeit zurückziehen, ändern kann er sie nicht mehr.

Nach der Abreise fragen wir Gäste einmal per E-Mail und erinnern höchstens einmal. Bewerten lässt sich ein Aufenthalt 180 Tage lang, einmal je Buchung. Wer nicht gefragt werden möchte, sagt es mit einem Klick in dieser E-Mail.

## Eine Bewertung melden

Halten Sie eine Bewertung oder eine Antwort für gefälscht oder rechtswidrig, drücken Sie „Melden“ darunter. Wir bestätigen die Meldung, entscheiden innerhalb von sieben Tagen und teilen Ihnen und dem, der geschrieben hat, mit, was wir entschieden haben und warum. Auch das [Kontaktformular](page:Contact) und das [Formular für Gastgeber](page:ContactLandlord) stehen Ihnen offen.

Diese Angaben verlangt § 5b Absatz 3 des Gesetzes gegen den unlauteren Wettbewerb: Wer Bewertungen zeigt, muss sagen, ob und wie er sicherstellt, dass sie von Menschen stammen, die die Leistung wirklich genutzt haben.`,
    },
    {
      kind: 'links',
      title: 'Passend dazu',
      links: [
        {
          label: 'Kundenbewertungen',
          to: 'page:CustomerRating',
          text: 'Was Gäste über ihre Unterkünfte sagen',
        },
        { label: 'Häufige Fragen', to: 'page:Faq', text: 'Suche, Buchung und Stornierung' },
      ],
    },
  ],
} satisfies PageSeed;
