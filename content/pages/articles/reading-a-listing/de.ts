import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Was in einer Anzeige zwischen den Zeilen steht',
  description:
    'Bilder, Entfernungen, Betten, Bewertungen: wie man die Beschreibung einer Unterkunft liest und welche Fragen man dem Gastgeber stellt.',
  lead: 'Die meisten Gastgeber beschreiben ihr Haus ehrlich, aber sie beschreiben es so, wie sie es sehen. Wer beim Lesen auf das achtet, was fehlt, erlebt bei der Ankunft keine Überraschung.',
  picture: { scene: 'theme-countryside', alt: 'Blühende Wiesen und Hügel im Morgenlicht' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-02-12',
    category: 'knowledge',
    slug: 'anzeigen-richtig-lesen',
    related: ['deposit-and-final-cleaning', 'booking-school-holidays', 'working-from-a-holiday-home'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Erst die Bilder zählen, dann ansehen

Gehen Sie die Bilder mit der Liste der Räume durch. Drei Schlafzimmer, aber nur zwei fotografiert: Das dritte ist klein, dunkel oder ein Durchgang. Fehlt ein Bild vom Bad, ist es selten neu. Sehen Sie in die Ecken der Aufnahmen. Wo sich Türrahmen nach außen neigen, war ein Weitwinkel im Spiel, und das Zimmer ist kleiner, als es aussieht. Verlässliche Maße sind Dinge mit bekannter Größe, ein sechzig Zentimeter breiter Herd oder ein Bett.

Achten Sie auch auf Fenster. Ein Wohnzimmer, das nur bei Lampenlicht gezeigt wird, bekommt tagsüber vermutlich wenig Sonne. Und wenn auf allen Außenaufnahmen dieselbe Hausseite zu sehen ist, lohnt die Frage, was auf der anderen liegt.

## Entfernungen in Metern und in Minuten

„400 Meter zum Strand“ ist in der Regel Luftlinie. Dazwischen können eine Bahnstrecke, eine Steilküste oder ein Campingplatz liegen. Fragen Sie, wie viele Minuten es zu Fuß sind und ob der Weg für einen Kinderwagen taugt. Die Karte bei Feriola zeigt vor der Buchung absichtlich nur einen Kreis mit 500 Metern Radius, in dem das Haus liegt; die genaue Adresse erhalten Sie, sobald die Buchung bestätigt ist. Der Kreis genügt, um nachzusehen, ob eine Landstraße, eine Kirche mit Glockenschlag oder ein Hafen darin liegt.

## Worte und was sie bedeuten können

Keine dieser Wendungen ist unredlich. Jede hat eine harmlose und eine weniger harmlose Lesart; die Frage daneben klärt, welche gilt.`,
    },
    {
      kind: 'table',
      caption: 'Häufige Wendungen und die Frage dazu',
      head: ['In der Anzeige', 'Kann heißen', 'Fragen Sie'],
      rows: [
        [
          'gemütlich, rustikal',
          'niedrige Decken, alte Küche, dünne Wände',
          'Wie hoch sind die Räume, was wurde zuletzt erneuert?',
        ],
        [
          'Platz für 8',
          'vier davon auf dem Schlafsofa',
          'Wie viele schlafen in einem Bett hinter einer Tür?',
        ],
        [
          'Doppelbett',
          '1,40 Meter breit und an der Wand',
          'Wie breit ist es, kommt man von beiden Seiten hinein?',
        ],
        ['zentral, lebhaft', 'Lokale unter dem Fenster', 'Auf welcher Seite liegen die Schlafzimmer?'],
        ['ruhig gelegen', 'kein Laden, kein Bus', 'Wo kauft man Brot, und wie kommt man hin?'],
        [
          'Pool',
          'im Mai noch abgedeckt oder mit anderen geteilt',
          'Von wann bis wann ist er offen, beheizt, eingezäunt?',
        ],
        ['Meerblick', 'vom Balkon, wenn man sich vorbeugt', 'Aus welchem Raum, mit Foto?'],
      ],
    },
    {
      kind: 'text',
      text: `## Was in der Beschreibung fehlt

Über Vorzüge schreibt jeder. Aufschluss gibt, worüber eine lange Beschreibung schweigt. Kein Wort zur Heizung bei einem Haus, das auch im November vermietet wird; keines zur Klimaanlage im August; kein Parkplatz in einer Altstadt, keine Aussage zur Treppe. Wer schlecht zu Fuß ist oder mit kleinen Kindern kommt, fragt nach Stufen, Geländer und der Tür zum Bad. Die Angaben „stufenloser Zugang“, „Türen ab 80 cm“ und „bodengleiche Dusche“ beruhen bei Feriola auf Maßen und lassen sich als Filter setzen.

Ähnlich bei den Kosten. Der Gesamtpreis enthält bei uns alles, was verpflichtend ist, auch Endreinigung und Kurtaxe. Lesen Sie trotzdem, was daneben steht: Verbrauch nach Zähler, Bettwäsche auf Wunsch, die Kaution. Was es mit ihr auf sich hat, erklären wir im Beitrag über [Kaution und Endreinigung](page:BlogArticle/deposit-and-final-cleaning).

## Die neuesten Bewertungen zuerst

Der Durchschnitt sagt weniger als die letzten fünf Texte. Suchen Sie nach dem, was mehrmals vorkommt: Wenn drei Gäste unabhängig voneinander die Matratzen erwähnen, liegt es an den Matratzen. Eine einzelne schlechte Bewertung sagt oft mehr durch die Antwort des Gastgebers als durch sich selbst. Beachten Sie Monat und Reisegruppe; was ein Paar im Mai über die Ruhe schreibt, gilt für den August mit Kindern nicht. Bei jeder Bewertung steht, woher sie stammt. Ein Haus ohne Bewertungen muss nicht schlechter sein; vielleicht ist es neu oder wird anderswo bewertet.`,
    },
    {
      kind: 'quote',
      text: 'Eine gute Frage bekommt eine kurze Antwort. Kommt eine lange, in der das Gefragte nicht vorkommt, haben Sie auch etwas erfahren.',
    },
    {
      kind: 'text',
      text: `## Die Anfrage vor der Buchung

Schreiben Sie dem Gastgeber, bevor Sie sich binden, und zwar knapp: wer kommt, wann, mit welchem Anliegen, höchstens drei Fragen. Die Antwort verrät mehr, als in ihr steht. Wer in zwei Sätzen erklärt, wie die Heizung funktioniert, wird Ihnen auch helfen, wenn sie es einmal nicht tut. Lassen Sie sich Zusagen, auf die es ankommt, schriftlich geben; eine Auskunft am Telefon ist im August vergessen.

Mehrere Häuser, die infrage kommen, stellen Sie am besten auf der [Merkliste](page:WatchList) nebeneinander. Im Vergleich fällt auf, wer seine Quadratmeter nennt und wer nicht.`,
    },
    {
      kind: 'links',
      title: 'Zum Weiterlesen',
      links: [
        { label: 'Häufige Fragen von Gästen', to: 'page:Faq/faq1' },
        {
          label: 'Wie weit im Voraus man für die Ferien bucht',
          to: 'page:BlogArticle/booking-school-holidays',
        },
      ],
    },
  ],
} satisfies PageSeed;
