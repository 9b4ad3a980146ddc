import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Kaution und Endreinigung: was dazugehört und was nicht',
  description:
    'Wofür ein Gastgeber die Kaution behalten darf, was die Endreinigung umfasst und wie man sich mit zehn Minuten bei der Ankunft Streit erspart.',
  lead: 'Wenn nach dem Urlaub gestritten wird, dann oft über die Kaution und das Putzen. Das meiste davon lässt sich vermeiden, wenn beide Seiten wissen, was gilt.',
  picture: { scene: 'theme-landlords', alt: 'Landhaus in der Toskana im Abendlicht' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-04-23',
    category: 'knowledge',
    slug: 'kaution-und-endreinigung',
    related: ['reading-a-listing', 'cooking-in-a-rented-kitchen', 'north-sea-with-dog'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Was eine Kaution ist

Die Kaution ist kein Teil des Preises. Sie ist eine Sicherheit für den Fall, dass etwas kaputtgeht oder eine Abrechnung nach Verbrauch offenbleibt, und sie gehört weiterhin Ihnen. Bei Feriola steht sie deshalb neben dem Gesamtpreis und nicht darin. Gezahlt wird sie in der Regel vor Ort bei der Ankunft, zurück kommt sie nach der Abreise. Ob bar oder als Sperrbetrag auf der Karte, regelt der Gastgeber; lassen Sie sich den Empfang bestätigen, am einfachsten mit einem Satz per E-Mail.

Einbehalten darf der Gastgeber nur, was ihm tatsächlich zusteht: den Ersatz eines Schadens, den Sie oder Ihre Mitreisenden verschuldet haben, und vereinbarte Kosten, die noch offen sind. Dafür muss er sagen, worum es geht und was es kostet. Eine Pauschale „für Abnutzung“ gehört nicht dazu. Spuren des gewöhnlichen Gebrauchs muss ein Gast nach deutschem Recht, das wir hier zugrunde legen, nicht bezahlen: den matten Fleck auf dem Tisch, das Glas, das nach hundert Spülgängen springt.

Wie schnell die Rückzahlung kommen muss, sagt das Gesetz nicht auf den Tag. Der Gastgeber darf das Haus prüfen und die Zähler ablesen; bei einer Woche Urlaub sind dafür Tage angemessen, keine Monate.`,
    },
    {
      kind: 'quote',
      text: 'Veränderungen oder Verschlechterungen der Mietsache, die durch den vertragsgemäßen Gebrauch herbeigeführt werden, hat der Mieter nicht zu vertreten.',
      source: '§ 538 des Bürgerlichen Gesetzbuchs',
    },
    {
      kind: 'table',
      caption: 'Wer was trägt, im Regelfall',
      head: ['Was geschehen ist', 'Wer zahlt'],
      rows: [
        [
          'Ein Glas, ein Teller zerbricht',
          'streng genommen der Gast; viele Gastgeber verzichten, wenn man es sagt',
        ],
        ['Der alte Wasserkocher gibt auf', 'der Gastgeber'],
        ['Rotwein auf dem Sofa', 'der Gast: Reinigung oder Zeitwert, nicht der Neupreis'],
        ['Der Schlüssel ist weg', 'der Gast; ein Schließzylinder nur, wenn Missbrauch zu befürchten ist'],
        ['Kratzer von Hundekrallen im Parkett', 'der Gast, soweit es über das Übliche hinausgeht'],
        ['Grober Schmutz, Müll, ungespültes Geschirr', 'der Gast: Mehraufwand der Reinigung'],
      ],
      source: 'In Grundzügen nach deutschem Recht; im Einzelfall entscheidet der Vertrag oder ein Gericht.',
    },
    {
      kind: 'text',
      text: `## Was die Endreinigung umfasst

Ist sie verpflichtend, steht sie im Gesamtpreis; ein Gastgeber kann sie bei der Abreise nicht noch aufschlagen. Sie umfasst, was auch bei ordentlichem Wohnen anfällt: Böden, Bad, Küche, Betten, Fenstergriffe, das Übliche. Nicht gemeint ist das Aufräumen. Üblich ist, dass Gäste „besenrein“ abreisen. Das heißt: Geschirr gespült und eingeräumt, Müll getrennt und hinausgebracht, Kühlschrank leer, Herd und Grill ohne Krusten, grober Schmutz weggefegt, Möbel wieder an ihrem Platz. Betten abziehen soll man, wenn es in der Hausordnung steht.

Manche Gastgeber überlassen es Ihnen, selbst zu putzen. Dann ist mehr verlangt, und man vergisst leicht den Backofen, den Duschablauf und den Raum unter den Betten. Ein Haus mit drei Schlafzimmern kostet zwei Leute einen halben Tag; entscheiden Sie danach.

## Die zehn Minuten bei der Ankunft

Gehen Sie vor dem Auspacken einmal mit dem Telefon durch alle Räume und filmen Sie. Öffnen Sie Schränke, fotografieren Sie Flecken und Sprünge, notieren Sie die Zählerstände, wenn nach Verbrauch abgerechnet wird. Ist es schmutzig oder fehlt etwas, melden Sie es am selben Tag, schriftlich und mit Bild. Nach § 536c BGB sind Sie zur Anzeige von Mängeln verpflichtet; wer schweigt, kann die Miete dafür später meist nicht mindern und wird den Zustand kaum noch beweisen können.

## Wenn etwas zerbricht

Sagen Sie es, bevor der Gastgeber es findet. Schreiben Sie, was geschehen ist, und bieten Sie an, es zu bezahlen; wer von sich aus anruft, zahlt oft weniger. Ersetzt wird der Zeitwert, bei einem zehn Jahre alten Teppich also ein Bruchteil. Verlangen Sie bei größeren Beträgen eine Rechnung oder einen Kostenvoranschlag.

Fragen Sie vor der Reise Ihre private Haftpflichtversicherung, ob sie Schäden in Ferienunterkünften deckt. Wände, Türen und Bad sind häufig eingeschlossen, bewegliche Dinge wie Fernseher oder Geschirr nur in manchen Verträgen.

## Wenn die Kaution ausbleibt

Erinnern Sie freundlich und nennen Sie eine Frist, etwa zehn Tage. Verweigert der Gastgeber die Rückzahlung, bitten Sie um eine Aufstellung mit Belegen. Der Vertrag besteht zwischen Ihnen und ihm, nicht mit uns; [schreiben Sie uns](page:ContactGuest) trotzdem, damit wir davon wissen. Sitzt der Gastgeber in einem anderen Land der EU und handelt er gewerblich, helfen die Europäischen Verbraucherzentren ohne Kosten. Welches Recht gilt, steht im Vertrag; fehlt eine Angabe, ist es meist das des Landes, in dem das Haus liegt.`,
    },
    {
      kind: 'links',
      title: 'Zum Nachlesen',
      links: [
        { label: 'Unsere Allgemeinen Geschäftsbedingungen', to: 'page:terms' },
        { label: 'Häufige Fragen von Gästen', to: 'page:Faq/faq1' },
        { label: 'Meine Buchung', to: 'page:bookingView' },
      ],
    },
  ],
} satisfies PageSeed;
