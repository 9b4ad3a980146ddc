import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Dalmatiens Inseln vor und nach dem Sommer',
  description:
    'Brač, Hvar, Vis und Korčula im Mai, Juni, September und Oktober: was offen ist, wie warm das Meer wird und wie man mit den Fähren plant.',
  lead: 'Im August gehören Dalmatiens Inseln den Gästen, im Februar den Bewohnern. Dazwischen liegen Wochen, in denen beide etwas voneinander haben.',
  picture: { scene: 'dalmatien', alt: 'Küste Dalmatiens mit Inseln' },
  article: {
    author: 'Jonas Reuter',
    date: '2026-05-07',
    category: 'regions',
    slug: 'dalmatiens-inseln-vor-und-nach-dem-sommer',
    related: ['tuscany-by-train', 'heating-old-stone-houses', 'arriving-midweek'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Mai und Juni

Anfang Mai ist die Macchia grün, am Wegrand blühen Ginster und Salbei, und man hat die Steige für sich. Das Meer ist noch kühl; die Einheimischen gehen erst Ende des Monats hinein. In den Orten werden Stühle gestrichen. Manche Lokale öffnen zu Ostern, andere im Mai oder erst im Juni, und in kleinen Buchten kann die einzige Konoba noch geschlossen sein. Fragen Sie den Gastgeber, was in Ihrer Woche offen hat, und vor allem, ob der Laden im Ort das ganze Jahr geöffnet hat.

Der Juni ist für viele der beste Monat. Das Wasser erwärmt sich rasch, die Tage sind lang, die Fähren fahren schon nach dem Sommerplan oder kurz davor. Auf Hvar blüht gegen Ende des Monats der Lavendel. Ab dem letzten Juniwochenende steigen die Preise; wer eine Woche früher kommt, zahlt oft spürbar weniger für dasselbe Haus.

## September und Oktober

Das Meer speichert die Wärme des Sommers bis weit in den Oktober. Im September kann man morgens und abends schwimmen wie im Juli, nur muss man um keinen Platz kämpfen. In der zweiten Monatshälfte werden die Trauben gelesen, auf der Halbinsel Pelješac, auf Korčula und an den steilen Südhängen von Hvar. Im Oktober beginnt die Olivenernte, und der erste Südwind bringt Regen. Danach ist die Luft so klar, dass man von Vis aus das Festland sieht.

Mitte Oktober leeren sich die Orte schnell. Viele Lokale schließen innerhalb von zwei Wochen, der Katamaran fährt seltener, und am Abend braucht man eine Jacke.`,
    },
    {
      kind: 'table',
      caption: 'Die Inseln außerhalb der Saison',
      head: ['Insel', 'Anreise', 'Vor und nach dem Sommer'],
      rows: [
        [
          'Brač',
          'Autofähre Split–Supetar, auch im Winter mehrmals täglich',
          'ganzjährig bewohnt, Läden offen, gut zum Wandern an der Vidova gora',
        ],
        [
          'Hvar',
          'Autofähre Split–Stari Grad, Katamaran nach Hvar',
          'Stari Grad und Jelsa ruhig, Hvar-Stadt bis Oktober belebt',
        ],
        ['Vis', 'Autofähre ab Split, gut zwei Stunden', 'wenige Lokale, viel Platz, vom Fahrplan abhängig'],
        [
          'Korčula',
          'kurze Fähre von Orebić auf Pelješac',
          'mit dem Auto leicht erreichbar, Wein und Dörfer im Inneren',
        ],
        [
          'Šolta',
          'Autofähre ab Split, etwa eine Stunde',
          'klein, nah an der Stadt, kaum Lokale im Winterhalbjahr',
        ],
      ],
      source: 'Stand Mai 2026; Fahrpläne wechseln mit der Saison, Auskunft bei den Reedereien.',
    },
    {
      kind: 'text',
      text: `## Mit der Fähre planen

Es gibt Autofähren und schnelle Katamarane ohne Autos. Die Katamarane haben eine begrenzte Zahl von Plätzen und sind an Wochenenden ausgebucht, die Autofähren nach Brač und Korčula fahren oft und werden der Reihe nach beladen. Kaufen Sie die Karte trotzdem vorher, und kommen Sie im Juni und September eine Stunde vor der Abfahrt, im Mai genügt eine halbe. Bei starkem Wind, besonders bei Bora, fallen Katamarane aus, die großen Fähren seltener. Legen Sie den Rückflug deshalb nicht auf den Nachmittag desselben Tages, wenn Sie von Vis kommen.

Zwischen den Inseln selbst gibt es außerhalb des Sommers wenige Verbindungen. Wer zwei sehen will, fährt meist über Split zurück; eine Woche auf einer Insel ist ohnehin die bessere Wahl.`,
    },
    {
      kind: 'quote',
      text: 'Fragen Sie im Mai nach dem Laden und im Oktober nach der Heizung.',
    },
    {
      kind: 'text',
      text: `## Das Haus für die Zwischenzeit

Die Steinhäuser sind für den Sommer gebaut: kleine Fenster, dicke Mauern, kühle Böden. Geheizt wird mit dem Klimagerät, das auch wärmen kann, manchmal mit einem Holzofen. Klären Sie, ob in jedem Schlafzimmer ein Gerät hängt und ob der Strom im Preis enthalten ist. Mehr dazu steht in unserem Text über [alte Steinhäuser](page:BlogArticle/heating-old-stone-houses). Ein Pool ist im Mai und Oktober ohne Heizung nur etwas für Abgehärtete.

Eine Terrasse nach Süden oder Westen, im August unerträglich, ist im Oktober der beste Platz. Achten Sie auf den Wind: Die Bora weht trocken aus Nordosten, der Jugo feucht aus Südosten. Ein Haus an der Nordseite einer Insel liegt bei Jugo geschützt und ist der Bora ausgesetzt.

## Was man tut

Wandern ist im Frühjahr und Herbst am schönsten, weil es Schatten kaum gibt. Nehmen Sie feste Schuhe für den Karst mit und genug Wasser. In der Woche vor Ostern gehen auf Hvar in der Nacht zum Karfreitag Prozessionen von Dorf zu Dorf; sie heißen Za križem und gehören zum Kulturerbe der Menschheit. Eine Peka, Fleisch oder Krake unter der Glocke in der Glut, bestellt man einen Tag im Voraus, in der stillen Zeit am besten telefonisch, weil sonst niemand Feuer macht. Im Garten selbst Feuer zu machen ist in den trockenen Monaten verboten; fragen Sie, ob der Grill benutzt werden darf.`,
    },
    { kind: 'homes', title: 'In Dalmatien, zu Fuß zum Meer', search: 'region=dalmatien&distSea=1' },
    {
      kind: 'links',
      title: 'Zum Weiterlesen',
      links: [
        { label: 'Alle Unterkünfte in Dalmatien', to: 'place:dalmatien' },
        { label: 'Hundestrände in Kroatien', to: 'page:DogBeachesCroatia' },
      ],
    },
  ],
} satisfies PageSeed;
