import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Gesund reisen: Tipps für den Urlaub',
  description:
    'Krankenversicherung im Ausland, Notruf, Reiseapotheke, Zecken, Sonne, Wasser, Kohlenmonoxid und Regeln für den Hund.',
  lead: 'In einer Ferienunterkunft ist kein Empfang, der einen Arzt ruft. Ein wenig Vorbereitung genügt, damit ein Sonnenbrand, ein Zeckenstich oder ein vergessenes Medikament nicht den Urlaub verdirbt.',
  picture: { scene: 'theme-mountains', alt: 'Alpengipfel im Morgenlicht' },
  blocks: [
    {
      kind: 'text',
      text: `Diese Seite ersetzt keinen ärztlichen Rat. Impfempfehlungen und Einreiseregeln ändern sich; verbindlich sind Ihre Ärztin oder Ihr Arzt, das Auswärtige Amt und die Behörden am Reiseziel.

## Krankenversicherung im Ausland

Auf der Rückseite der deutschen und österreichischen Gesundheitskarte steht die Europäische Krankenversicherungskarte. Mit ihr werden Sie in der EU, in Island, Liechtenstein, Norwegen, der Schweiz und dem Vereinigten Königreich im öffentlichen System behandelt, wenn es medizinisch notwendig ist, und zwar zu den Bedingungen, die für die Menschen dort gelten. Zuzahlungen bleiben also möglich, und in touristischen Orten rechnen viele Praxen nur privat ab. Rücktransport und private Behandlung zahlt eine Auslandskrankenversicherung. Wer außerhalb dieser Länder reist, braucht sie in jedem Fall. Prüfen Sie, ob die Karte noch gültig ist; Ihre Krankenkasse stellt sonst eine Ersatzbescheinigung aus.

## Notruf und Hilfe

In allen Ländern der EU und in vielen weiteren erreichen Sie unter **112** kostenlos Rettungsdienst, Feuerwehr und Polizei. Schreiben Sie die genaue Adresse der Unterkunft auf einen Zettel neben die Tür oder speichern Sie die Koordinaten von Ihrer Buchungsseite: Abgelegene Häuser haben oft keine Hausnummer, die ein Rettungswagen findet. Fragen Sie den Gastgeber, wo die nächste Apotheke, Praxis und Klinik liegen. Hat ein Kind etwas Giftiges geschluckt, hilft zuerst der Giftnotruf; die Nummer des Reiselandes gehört ins Telefon.

## Reiseapotheke und eigene Medikamente

Nehmen Sie Dauermedikamente für die ganze Reise und einige Tage Reserve mit, verteilt auf zwei Gepäckstücke, dazu den Namen des Wirkstoffs, denn Handelsnamen unterscheiden sich. Für Betäubungsmittel, etwa starke Schmerzmittel oder manche Mittel gegen ADHS, brauchen Sie im Schengen-Raum eine ärztlich ausgefüllte und behördlich beglaubigte Bescheinigung; sie gilt höchstens 30 Tage. In die kleine Apotheke gehören Fiebermittel, Wunddesinfektion, Pflaster, Pinzette oder Zeckenkarte, etwas gegen Durchfall und Reiseübelkeit, Elektrolyte und ein Fieberthermometer.

## Zecken und Mücken

Zecken sitzen in hohem Gras und am Waldrand, auch im eigenen Garten der Unterkunft. Lange Kleidung und Absuchen am Abend helfen am meisten; entfernen Sie eine Zecke rasch und gerade. Gegen FSME, die Hirnhautentzündung durch Zecken, gibt es eine Impfung, gegen Borreliose bisher keine gebräuchliche. Risikogebiete liegen unter anderem in Süddeutschland, Österreich, der Schweiz, Tschechien, Slowenien, dem Baltikum und Teilen Skandinaviens; die aktuelle Karte für Deutschland veröffentlicht das Robert Koch-Institut. Für einen vollen Schutz beginnt die Impfung einige Wochen vor der Reise. Am Mittelmeer schützen Netze und Mittel gegen Mücken auch vor Krankheiten, die sie dort inzwischen übertragen.

## Sonne und Hitze

Am Wasser, auf Schnee und in der Höhe ist die Strahlung stärker, als es sich anfühlt. Halten Sie sich von elf bis fünfzehn Uhr im Schatten auf, vor allem mit Kindern. Häuser mit dicken Mauern bleiben kühl, wenn Fenster und Läden tagsüber geschlossen sind und nachts gelüftet wird. Nach einer [Klimaanlage](search:airconditioning=Y) können Sie in der Suche filtern. Lassen Sie weder Kinder noch Tiere im Auto, auch nicht für Minuten.

## Baden

Die meisten Badeunfälle geschehen an unbewachten Stellen. Achten Sie auf Flaggen: Bei Rot wird nicht gebadet. Zieht eine Strömung Sie hinaus, schwimmen Sie quer zu ihr und nicht dagegen an. In unbekannte Gewässer springt man nicht. Aufblasbare Tiere treiben bei ablandigem Wind schneller hinaus, als irgendjemand schwimmen kann. Kinder brauchen am Pool einen Erwachsenen, der nichts anderes tut. Wie sauber Badegewässer sind, steht in den Karten der Europäischen Umweltagentur.

## Kamin, Grill und Gas

Ein Holzkohlegrill darf nie in einem Raum stehen, auch nicht zum Auskühlen, denn Kohlenmonoxid ist geruchlos. Öffnen Sie beim Kamin die Klappe, bevor Sie Feuer machen, und verbrennen Sie nur trockenes Holz. Bei Kopfschmerzen oder Schwindel mehrerer Menschen im Haus gehen alle sofort hinaus und rufen 112. Ein kleiner Kohlenmonoxidmelder passt in jeden Koffer. Kommt das Leitungswasser aus einem eigenen Brunnen, trinken Sie es erst, wenn der Gastgeber bestätigt hat, dass es Trinkwasser ist.

## Mit dem Hund über die Grenze

Innerhalb der EU braucht ein Hund einen Mikrochip, den EU-Heimtierausweis und eine gültige Tollwutimpfung; die erste muss mindestens 21 Tage zurückliegen. Für Finnland, Irland, Malta und Norwegen kommt eine Behandlung gegen Bandwürmer hinzu, 24 bis 120 Stunden vor der Einreise und im Ausweis eingetragen. Das Vereinigte Königreich, die Schweiz und andere Länder haben eigene Regeln, ebenso Gemeinden für Leine und Maulkorb. Am Mittelmeer überträgt die Sandmücke Leishmaniose; fragen Sie die Tierarztpraxis rechtzeitig nach Schutz. Unterkünfte für Mensch und Hund finden Sie unter [Urlaub mit Hund](page:Pets).`,
    },
    {
      kind: 'links',
      title: 'Mehr zur Vorbereitung',
      links: [
        {
          label: 'Packliste',
          to: 'page:TravelTipsChecklist',
          text: 'Mit Reiseapotheke und allem für den Hund',
        },
        { label: 'Reisetipps', to: 'page:TravelTips', text: 'Von der Buchung bis zur Abreise' },
        {
          label: 'Reisen und Corona',
          to: 'page:CovidTravelerNotice',
          text: 'Amtliche Hinweise, soweit es welche gibt',
        },
      ],
    },
  ],
} satisfies PageSeed;
