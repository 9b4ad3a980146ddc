import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Reisegutscheine',
  description:
    'Verschenken Sie Ferien: ein Reisegutschein über einen Betrag Ihrer Wahl, mit Bild und Widmung. Kaufen, einlösen, widerrufen.',
  lead: `Ein Reisegutschein über einen Betrag Ihrer Wahl kommt als PDF mit Bild und Ihrer Widmung, sofort oder an einem Tag, den Sie bestimmen.`,
  picture: { scene: 'theme-countryside', alt: 'Illustration: Felder im Frühling' },
  blocks: [
    {
      kind: 'text',
      text: `## Kaufen

Sie wählen einen Betrag von 25 bis 1.000 Euro, ein Bild und die Worte dazu und bezahlen mit Karte. Der Gutschein geht per E-Mail an Sie oder gleich an die beschenkte Person, auf Wunsch erst zum Geburtstag.

## Einlösen

Auf dem Gutschein steht ein Code. Geben Sie ihn beim Buchen oder später auf der Zahlungsseite Ihrer Buchung ein, oder öffnen Sie die Adresse, die auf dem Gutschein steht: Dort sehen Sie auch, was er noch wert ist. Er lässt sich in Teilen einlösen; was übrig bleibt, gilt für die nächste Buchung. Einlösen können Sie ihn für jede Unterkunft, deren Preis Sie an uns bezahlen, nicht bei Gastgebern, die selbst kassieren. Stornieren Sie, geht der erstattete Betrag auf den Gutschein zurück.

## Gültigkeit

Ein Gutschein gilt drei Jahre, gerechnet vom Ende des Jahres, in dem er gekauft wurde. Bar ausgezahlt wird er nicht. Wer den Code hat, kann ihn einlösen: Bewahren Sie ihn auf wie Geld.

## Widerruf

Den Kauf können Sie 14 Tage lang ohne Angabe von Gründen widerrufen, mit dem Knopf in der Bestätigung oder über „Vertrag widerrufen“ auf der Seite des Kaufs. Was dann noch auf dem Gutschein ist, geht auf Ihre Karte zurück.

## Und Bonuscodes?

Ein Bonuscode ist kein Reisegutschein: Er ist ein Nachlass, den wir vergeben, und nicht käuflich. Wie er eingelöst wird, steht unter [Rabatte und Bonuscodes](page:DiscountAndVoucher).`,
    },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Reisegutschein kaufen', to: 'page:VoucherShop' },
        { label: 'Vertrag widerrufen', to: 'page:VoucherWithdrawal' },
        { label: 'Rabatte und Bonuscodes', to: 'page:DiscountAndVoucher' },
        { label: 'Merkliste', to: 'page:WatchList' },
        { label: 'Hilfe und Kontakt', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;
