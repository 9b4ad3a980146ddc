import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Reisegutscheine',
  description:
    'Reisegutscheine können Sie bei Feriola noch nicht online kaufen. Wie Sie einen Aufenthalt trotzdem verschenken.',
  lead: `Einen Gutschein über einen Geldbetrag können Sie bei uns derzeit nicht kaufen. Einen Aufenthalt verschenken können Sie trotzdem, auf zwei Wegen.`,
  picture: { scene: 'theme-countryside', alt: 'Illustration: Felder im Frühling' },
  blocks: [
    {
      kind: 'text',
      text: `## Die Auswahl verschenken

Merken Sie sich einige Unterkünfte und schicken Sie den Link zu Ihrer [Merkliste](page:WatchList). Wer den Link hat, sieht die Häuser mit dem aktuellen Preis, ohne Konto und ohne etwas ändern zu können. Über das Geld einigen Sie sich untereinander; gebucht wird von dem, der reist.

## Den Aufenthalt verschenken

Steht der Termin fest, buchen Sie selbst und verschenken die Bestätigung. Sie sind dann Mieter, zahlen und tragen auch die Stornokosten, falls es anders kommt. Schreiben Sie dem Gastgeber in der Nachricht, wer anreist, und warten Sie seine Antwort ab. Die Unterlagen gehen an Ihre E-Mail-Adresse; die Bestätigung gibt es als PDF auf der Buchungsseite. Ist die Überraschung noch unsicher, wählen Sie eine Unterkunft mit der Angabe „Kostenlos stornierbar“ und beachten Sie den Tag, bis zu dem das gilt.

## Und Bonuscodes?

Ein Bonuscode ist kein Reisegutschein: Er ist ein Nachlass, den wir vergeben, und nicht käuflich. Wie er eingelöst wird, steht unter [Rabatte und Bonuscodes](page:DiscountAndVoucher). Haben Sie einen Gutschein mit unserem Namen in der Hand und wissen nicht, woher er stammt, zeigen Sie ihn unserem [Service](page:Contact), bevor Sie mit ihm rechnen.`,
    },
    {
      kind: 'text',
      text: `## Falls wir einmal Wertgutscheine anbieten

Für online gekaufte Wertgutscheine ohne festen Reisetermin haben Verbraucher in der EU ein Widerrufsrecht von 14 Tagen. In Deutschland verjährt der Anspruch aus einem Gutschein ohne eigene Frist nach drei Jahren zum Jahresende. Bieten wir solche Gutscheine an, stehen Preis, Laufzeit, Einlösung und Widerruf auf dieser Seite.`,
    },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Rabatte und Bonuscodes', to: 'page:DiscountAndVoucher' },
        { label: 'Merkliste', to: 'page:WatchList' },
        { label: 'Hilfe und Kontakt', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;
