import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Rabatte und Bonuscodes',
  description:
    'Wie Sie einen Bonuscode einlösen, wann er gilt, was bei einer Stornierung mit ihm geschieht und woher Rabatte kommen.',
  lead: `Zweierlei kann einen Aufenthalt günstiger machen: ein Rabatt des Gastgebers, der von selbst abgezogen wird, und ein Bonuscode, den Sie eingeben.`,
  picture: { scene: 'theme-newsletter', alt: 'Illustration: ein Haus in der Provence' },
  blocks: [
    {
      kind: 'text',
      text: `## Einen Bonuscode einlösen

Der Code gehört in das Feld „Bonuscode“ im Buchungsformular, vor der Prüfung Ihrer Angaben. Groß- und Kleinschreibung spielen keine Rolle. Ist er gültig, steht der Betrag sofort als eigene Zeile in der Aufstellung, und der Zahlungsplan verringert sich entsprechend. Ein Code muss vor der Buchung eingegeben werden; nachträglich lässt er sich nicht anrechnen.

Jeder Code hat einen Betrag und einen letzten Gültigkeitstag und lässt sich nur so oft einlösen, wie festgelegt ist; manche gelten erst ab einem Mindestpreis. Ist der Code mehr wert als der Preis, den Sie im Voraus zahlen, wird dieser null, und der Rest verfällt. Je Buchung gilt ein Code.

Codes vergibt Feriola in einzelnen Fällen, zum Beispiel aus Kulanz, und manchmal in Aktionen; dann kann festgelegt sein, wie oft ein Gast sie einlöst. Auf Seiten von Partnern kann das Feld fehlen; dort lassen sich Codes nicht einlösen.`,
    },
    { kind: 'text', text: '## Jetzt gültige Codes' },
    { kind: 'part', part: 'bonus' },
    {
      kind: 'accordion',
      title: 'Fragen zum Bonuscode',
      entries: [
        {
          question: 'Was heißt „Dieser Code ist abgelaufen oder schon eingelöst“?',
          answer:
            'Der Code war richtig, aber sein letzter Tag ist vorbei oder alle Einlösungen sind verbraucht.',
        },
        {
          question: 'Was geschieht mit dem Code, wenn aus der Buchung nichts wird?',
          answer:
            'Lehnt der Gastgeber ab, verfällt die Reservierung oder geben Sie eine Reservierung oder Anfrage auf, können Sie ihn wieder verwenden, solange er gültig ist. Stornieren Sie eine Buchung, die der Gastgeber schon bestätigt hat, ist er verbraucht.',
        },
        {
          question: 'Was ist, wenn ich die Buchung ändere?',
          answer:
            'Der Code bleibt bei der Buchung. Liegt der neue Preis unter seinem Mindestpreis, fällt er weg und Sie können ihn für eine andere Buchung verwenden, solange er gültig ist.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Rabatte der Gastgeber

Frühbucher-, Lastminute- und Langzeitrabatte brauchen keinen Code: Sie stecken im Gesamtpreis. Wie sie gerechnet werden, steht unter [Sonderangebote](page:SpecialOffers). Ein Bonuscode gilt auch für einen Preis, der schon rabattiert ist.`,
    },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Sonderangebote', to: 'page:SpecialOffers' },
        { label: 'Reisegutscheine', to: 'page:TravelVouchers' },
        { label: 'Hilfe und Kontakt', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;
