import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Mit dem Zug in die Toskana: wo man ohne Auto wohnen kann',
  description:
    'Lucca, Arezzo, Siena, die Maremma: welche Orte der Toskana gute Bahnhöfe haben, wo es einen Bus braucht und was man vor Ort ohne Auto tut.',
  lead: 'Die Toskana gilt als Land für Autofahrer, weil die Häuser auf den Bildern allein auf Hügeln stehen. Wer näher hinsieht, findet ein dichtes Netz von Regionalzügen und Städte, in denen ein Auto nur stört.',
  picture: { scene: 'toskana', alt: 'Hügel der Toskana mit Zypressen' },
  article: {
    author: 'Lucia Ferrante',
    date: '2026-03-12',
    category: 'regions',
    slug: 'mit-dem-zug-in-die-toskana',
    related: ['heating-old-stone-houses', 'cooking-in-a-rented-kitchen', 'dalmatian-islands-off-season'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Hinkommen

Aus dem Norden führen fast alle Wege über Bologna oder Mailand nach Florenz. Von München fährt man über den Brenner bis Verona oder Bologna und steigt dort in den Schnellzug; aus der Schweiz geht es über Mailand. Zwischen Bologna und Florenz fährt der Zug fast nur im Tunnel und braucht gut eine halbe Stunde. Nachtzüge in Richtung Rom halten auf manchen Verbindungen in Florenz, allerdings nicht immer im Hauptbahnhof Santa Maria Novella, sondern in Campo di Marte oder Rifredi. Fahrpläne und Baustellen ändern sich; verlassen Sie sich auf die Auskunft der Bahn für Ihren Tag.

Für den Schnellzug kauft man früh; der Sitzplatz ist im Preis enthalten. Beim Regionalzug ist es umgekehrt: Die Fahrkarte kostet immer gleich viel, und man kauft sie am selben Tag. Eine Papierkarte muss vor dem Einsteigen am Automaten entwertet, eine digitale auf dem Telefon aktiviert werden; wer das vergisst, zahlt nach.

## Wo man wohnt

Entscheidend ist, ob der Bahnhof unten im Tal liegt oder in der Stadt. Die Tabelle nennt Orte, an denen eine Woche ohne Auto gut geht, und solche, an denen man Geduld braucht.`,
    },
    {
      kind: 'table',
      caption: 'Orte und ihre Bahnhöfe',
      head: ['Ort', 'Vom Zug bis in die Altstadt', 'Wozu er taugt'],
      rows: [
        ['Lucca', 'zu Fuß, wenige Minuten bis zur Stadtmauer', 'Pisa, Küste bei Viareggio, Garfagnana'],
        ['Arezzo', 'zu Fuß, leicht bergauf', 'Casentino, Cortona, Umbrien'],
        ['Siena', 'Rolltreppen oder Stadtbus den Hügel hinauf', 'Crete Senesi, Busse ins Chianti'],
        ['Pistoia', 'zu Fuß', 'Florenz ohne Florentiner Preise'],
        [
          'Campiglia, Follonica, Grosseto',
          'Bus oder Rad',
          'Strände der Maremma, Fähre nach Elba ab Piombino',
        ],
        ['Cortona', 'Bahnhof in der Ebene, Bus den Berg hinauf', 'nur mit Fahrplan in der Tasche'],
        [
          'San Gimignano, Volterra',
          'kein Bahnhof, Bus ab Poggibonsi oder Pontedera',
          'eher ein Tagesausflug',
        ],
      ],
      source: 'Stand März 2026; Buslinien fahren sonntags und in den Schulferien seltener.',
    },
    {
      kind: 'text',
      text: `Fragen Sie den Gastgeber nicht, ob das Haus „gut erreichbar“ ist; für jemanden mit Auto ist alles gut erreichbar. Fragen Sie, wie man vom Bahnhof mit zwei Koffern hinkommt, ob er abholt und was ein Taxi kostet. Viele Landhäuser mit drei, vier Wohnungen holen Gäste ab, wenn man die Zugnummer schickt. Und fragen Sie nach dem nächsten Laden. Ein Agriturismo fünf Kilometer über Schotter kann herrlich sein, aber nicht ohne Räder.

## Eine Woche in Lucca, als Beispiel

Von Florenz und Pisa kommt man ohne Umsteigen hin. Auf den Mauern liegt ein baumbestandener Weg von gut vier Kilometern, auf dem abends halb Lucca spazieren geht. Von hier fährt man in einer halben Stunde nach Pisa und in etwa ebenso kurzer Zeit nach Viareggio ans Meer. Lohnend ist die Nebenbahn in die Garfagnana: Sie folgt dem Serchio nach Norden, vorbei an der Teufelsbrücke bei Borgo a Mozzano, nach Barga und Castelnuovo. Barga liegt über seinem Bahnhof; ein Bus hat meist Anschluss, aber nicht immer.

Mit dem Rad erreicht man auf ebenen Wegen die Villen im Norden der Stadt, und der Weg durch die Ebene nach Pisa ist an einem Tag hin und zurück zu schaffen. In vielen Regionalzügen dürfen Räder mit, wo das Fahrradzeichen steht.`,
    },
    {
      kind: 'quote',
      text: 'Ohne Auto sieht man weniger Orte an einem Tag. Man ist dafür an jedem davon wirklich gewesen.',
    },
    {
      kind: 'text',
      text: `## Was man wissen sollte

Streiks werden angekündigt, meist für einen Freitag. An Werktagen fahren dann in den garantierten Zeiten am Morgen und am frühen Abend Regionalzüge; legen Sie die Abreise nicht auf einen solchen Tag. Anschlüsse zwischen Zug und Bus sind geplant, aber nicht versprochen: Der letzte Bus wartet nicht. Sonntags fährt auf dem Land oft keiner.

Im Juli und August ist es in den Städten heiß. Achten Sie in der Altstadt auf dicke Mauern, Läden vor den Fenstern und ein Klimagerät im Schlafzimmer, nicht nur im Wohnraum. Im April, Mai und Oktober ist das Reisen mit dem Zug am angenehmsten; nur die Heizung sollte dann schon oder noch [in Betrieb sein](page:BlogArticle/heating-old-stone-houses).

Wer für zwei Tage doch ein Auto braucht, um durch das Val d’Orcia zu fahren, mietet es in Siena oder Grosseto und gibt es danach zurück. In die Altstädte darf man damit ohnehin nicht: Die verkehrsbeschränkten Zonen werden mit Kameras überwacht, und der Bescheid kommt Monate später nach Hause.`,
    },
    { kind: 'homes', title: 'Wohnungen in der Toskana', search: 'region=toskana&objectType=apartment' },
    {
      kind: 'links',
      title: 'Zum Weiterlesen',
      links: [
        { label: 'Alle Unterkünfte in der Toskana', to: 'place:toskana' },
        {
          label: 'Heizung und Warmwasser in alten Steinhäusern',
          to: 'page:BlogArticle/heating-old-stone-houses',
        },
      ],
    },
  ],
} satisfies PageSeed;
