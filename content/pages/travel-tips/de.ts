import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Reisetipps für das Ferienhaus',
  description:
    'Was vor der Buchung zu klären ist, wie der Anreisetag ruhig bleibt und was in der Unterkunft und bei der Abreise hilft.',
  lead: 'Ein Ferienhaus ist kein Hotel: Den Schlüssel übergibt jemand, der nur ein paar Minuten Zeit hat, und der Kühlschrank ist meist leer. Diese Hinweise folgen der Reise von der Buchung bis zur Abreise.',
  picture: { scene: 'theme-countryside', alt: 'Blühende Wiesen im Morgenlicht' },
  blocks: [
    {
      kind: 'text',
      text: `## Vor der Buchung

Lesen Sie die Seite der Unterkunft einmal von oben bis unten, auch Hausregeln und Nebenkosten. Drei Angaben werden gern übersehen: wie sich die Betten auf die Zimmer verteilen, ob Bettwäsche dabei ist und bis wann Sie kostenlos stornieren können. Ein Schlafsofa im Wohnzimmer ist ein vollwertiges Bett, aber wer darauf liegt, geht als Letzter schlafen und steht als Erster auf.

Was für Sie entscheidend ist und nicht auf der Seite steht, fragen Sie vorher, [schreiben Sie uns](page:ContactGuest): ob der Garten ganz eingezäunt ist, ob die Treppe ein Gitter hat, wie laut die Straße ist. Die Antwort kommt per E-Mail und lässt sich aufheben. Reisen mehrere Familien zusammen, setzen Sie zwei oder drei Unterkünfte auf die [Merkliste](page:WatchList) und schicken den Link herum. Bietet eine davon es an, können Sie sie in dieser Zeit kostenlos reservieren.

## In den Wochen davor

Sehen Sie nach, ob Ausweise und Führerschein noch gültig sind; Kinder brauchen für jede Grenze ein eigenes Dokument. Fahren Sie mit dem Auto, klären Sie Maut, Vignetten und Umweltzonen auf der Strecke. In manchen Städten muss ein ausländisches Kennzeichen vorher angemeldet werden; Auskunft geben die Stadt oder Ihr Automobilclub.

Rufen Sie den Gastgeber einige Tage vorher an und nennen Sie Ihre Ankunftszeit. Seine Nummer und die Hinweise zum Schlüssel stehen nach der Bestätigung auf Ihrer Buchungsseite. Speichern Sie Adresse, Telefonnummer und Karte so, dass Sie sie ohne Netz öffnen können.

## Am Anreisetag

Am Samstag wechseln viele Unterkünfte gleichzeitig ihre Gäste, und an Ferienwochenenden merkt man das auf jeder Fernstraße. Wer nachts oder sehr früh fährt, wartet dafür womöglich am Ziel, denn vor der angegebenen Uhrzeit wird noch geputzt. Planen Sie lieber ein Mittagessen und einen Spaziergang unterwegs ein als eine Stunde vor verschlossener Tür.

Packen Sie eine Tasche für den ersten Abend, die zuoberst liegt: etwas zu essen, Kaffee, Salz, Toilettenpapier, Ladegerät, Bettwäsche. Am Samstagnachmittag haben die meisten Läden noch offen; am Sonntag sind sie in Deutschland, Österreich und der Schweiz fast überall zu.`,
    },
    {
      kind: 'teasers',
      title: 'Zum Vorbereiten',
      teasers: [
        {
          title: 'Packliste',
          text: 'Von den Ausweisen bis zum Müllbeutel, zum Abhaken am Bildschirm oder auf Papier.',
          picture: { scene: 'theme-beach', alt: 'Nordseestrand am Morgen' },
          to: 'page:TravelTipsChecklist',
          label: 'Zur Packliste',
        },
        {
          title: 'Gesund reisen',
          text: 'Krankenversicherung im Ausland, Notruf, Zecken, Sonne, Wasser und was der Hund braucht.',
          picture: { scene: 'theme-mountains', alt: 'Alpengipfel im Morgenlicht' },
          to: 'page:TravelTipsHealth',
          label: 'Zu den Gesundheitstipps',
        },
      ],
    },
    {
      kind: 'text',
      text: `## In der Unterkunft

Gehen Sie gleich nach der Ankunft durch alle Räume und fotografieren Sie, was beschädigt ist oder fehlt. Melden Sie es am selben Tag dem Gastgeber. Das ist nicht unhöflich: Er kann es beheben, und bei der Abreise gibt es keine Diskussion um die Kaution. Lesen Sie den Stromzähler ab, wenn nach Verbrauch abgerechnet wird, und suchen Sie Sicherungskasten, Hauptwasserhahn und Feuerlöscher, bevor Sie sie brauchen.

Ältere Häuser haben ihre Eigenheiten. Klärgruben vertragen keine Feuchttücher, Kamine keine nassen Scheite, und in Küstenorten kann das Wasser am Abend wenig Druck haben. Die Hausmappe erklärt das meiste. Ruhezeiten gelten auch auf der Terrasse, und Schall trägt über Wasser und durch Täler weiter, als man denkt.

## Mit Kindern

Sehen Sie sich Treppen, Pool, Teich und Fenster an, ehe die Kinder loslaufen. Eine Poolumzäunung ist nicht überall vorgeschrieben und nie ein Ersatz für Aufsicht. Ein vertrautes Kissen und dieselbe Reihenfolge am Abend helfen mehr als frühes Zubettgehen. Unterkünfte mit mehreren Schlafzimmern, Waschmaschine und Parkplatz finden Sie unter [Familienurlaub](page:Family).

## Mit Hund

Nehmen Sie seine Decke, den Napf und ein Handtuch mit und gehen Sie mit ihm zuerst an der Leine durch Haus und Garten. Lassen Sie ihn in der fremden Umgebung nicht sofort allein. Wo er an den Strand darf, legt die Gemeinde fest, oft nach Jahreszeit; fragen Sie bei der Touristinformation. Unterkünfte, die Hunde aufnehmen, stehen unter [Urlaub mit Hund](page:Pets).

## Bei der Abreise

Fangen Sie am Abend vorher an. Leeren Sie den Kühlschrank, bringen Sie Glas und Müll weg, und fragen Sie, wohin Bettwäsche und Schlüssel kommen. Sehen Sie zuletzt an Steckdosen, in Nachttischen, in der Waschmaschine und auf der Leine hinter dem Haus nach. Lesen Sie den Zähler ab und verabreden Sie, wann die Kaution zurückkommt. Ging etwas zu Bruch, sagen Sie es; die private Haftpflichtversicherung übernimmt oft auch Schäden an gemieteten Ferienunterkünften, Näheres steht in Ihrem Vertrag.`,
    },
    {
      kind: 'links',
      title: 'Mehr dazu',
      links: [
        { label: 'Häufige Fragen', to: 'page:Faq', text: 'Buchung, Preis, Anreise und Stornierung' },
        { label: 'Unterkunft suchen', to: 'page:Search', text: 'Mit Reisedaten sehen Sie den Gesamtpreis' },
        { label: 'Merkliste', to: 'page:WatchList', text: 'Gemeinsam vergleichen und entscheiden' },
      ],
    },
  ],
} satisfies PageSeed;
