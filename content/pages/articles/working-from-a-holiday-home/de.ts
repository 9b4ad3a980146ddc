import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Arbeiten im Ferienhaus',
  description:
    'Internet, Tisch, Ruhe und die Erlaubnis des Arbeitgebers: was zu klären ist, wenn ein Teil der Reise aus Arbeitstagen besteht.',
  lead: 'Drei Wochen am selben Ort, zwei davon am Laptop: Das geht besser, als viele denken, und schlechter, als die Bilder vom Rechner am Pool vermuten lassen.',
  picture: { scene: 'theme-wellness', alt: 'Schwarzwald an einem Herbstmorgen' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-11-05',
    category: 'knowledge',
    slug: 'arbeiten-im-ferienhaus',
    related: ['reading-a-listing', 'arriving-midweek', 'heating-old-stone-houses'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Erst fragen, dann buchen

Wer angestellt ist, braucht das Einverständnis des Arbeitgebers, auch für zwei Wochen im Nachbarland. Dabei geht es um mehr als Vertrauen. In der EU, in der Schweiz und in den Staaten des EWR soll für Arbeit im Ausland eine A1-Bescheinigung vorliegen, die zeigt, in welchem Land Sie versichert sind; in Deutschland beantragt sie der Arbeitgeber elektronisch. Bei längeren Aufenthalten kommen Steuern hinzu. Die oft genannten 183 Tage sind nur eine von mehreren Voraussetzungen, für Beamte und Selbstständige gelten andere Regeln. Außerhalb der EU kann schon Arbeit am eigenen Laptop eine Aufenthaltserlaubnis verlangen. Fragen Sie die Personalabteilung, die Krankenkasse und, wenn es um Monate geht, eine Steuerberatung.

Klären Sie auch, ob Sie Unterlagen und Geräte mitnehmen dürfen und wer haftet, wenn der Rechner im Ferienhaus verschwindet.

## Das Internet, genauer gefragt

„WLAN vorhanden“ sagt nichts über die Leitung. Bitten Sie den Gastgeber um das Bild einer Messung, am besten abends gemacht und im Zimmer, in dem Sie sitzen werden. Wichtig ist der Wert für das Hochladen: Er entscheidet, ob die anderen Sie in der Konferenz verstehen, und er ist auf dem Land oft zehnmal niedriger als der für das Herunterladen.`,
    },
    {
      kind: 'table',
      caption: 'Grobe Richtwerte für einen Arbeitsplatz',
      head: ['Was Sie tun', 'Herunterladen', 'Hochladen'],
      rows: [
        ['Mails, Texte, Telefonie', '5 Mbit/s', '1 Mbit/s'],
        ['Videokonferenz, eine Person', '10 Mbit/s', '4 Mbit/s'],
        ['Zwei Konferenzen zugleich', '25 Mbit/s', '10 Mbit/s'],
        ['Große Dateien, Bilder, Filme', '50 Mbit/s', '20 Mbit/s und mehr'],
      ],
      source:
        'Erfahrungswerte der Redaktion. Eine stabile Leitung mit weniger ist besser als eine schwankende mit mehr.',
    },
    {
      kind: 'text',
      text: `Der zweite Weg ins Netz ist das Telefon. Prüfen Sie auf der Netzkarte Ihrer Telefongesellschaft, ob der Ort versorgt ist, und rechnen Sie bei dicken Mauern mit einem Balken weniger. Innerhalb der EU nutzen Sie Ihr Datenvolumen meist wie zu Hause, in der Schweiz und in Großbritannien hängt es vom Vertrag ab. Ein langes Netzwerkkabel wiegt wenig und hilft mehr als jeder Verstärker.

## Tisch, Stuhl, Licht

Ein Esstisch ist mit fünfundsiebzig Zentimetern hoch genug, der Stuhl davor für acht Stunden selten gut. Fragen Sie nach einem Bürostuhl, oder nehmen Sie ein festes Kissen mit. Ein Ständer, eine Tastatur und eine Maus brauchen kaum Platz und schonen den Nacken. Wo ein Gastgeber einen Arbeitsplatz eingerichtet hat, steht er bei Feriola unter der Ausstattung; ein Bild davon dürfen Sie verlangen. Im Sommer ist ein Platz am Nordfenster der beste, im Winter einer im Raum mit Heizung: Ein Kaminofen im Wohnzimmer nützt am Schreibtisch unter dem Dach nichts.

Zu zweit braucht man vor allem zwei Türen. Nehmen Sie lieber eine Wohnung mit einem Schlafzimmer mehr und dafür zwanzig Minuten weiter vom Strand. Fragen Sie nach Baustellen, nach dem Kindergarten nebenan und danach, wann der Pool gereinigt wird. Der Rasenmäher kommt immer während der Besprechung.`,
    },
    {
      kind: 'quote',
      text: 'Wer im Urlaub arbeitet, braucht zwei Dinge, die sich schlecht fotografieren lassen: eine Tür und eine Leitung.',
    },
    {
      kind: 'text',
      text: `## Wann und wie lange

Die Nebensaison ist dafür gemacht. Ab November und bis in den April sind viele Häuser an der Küste leer, Gastgeber freuen sich über Gäste, die drei Wochen bleiben, und manche haben für lange Aufenthalte einen Nachlass hinterlegt, der im Gesamtpreis gleich abgezogen ist. Rechnen Sie Heizung und Strom dazu, denn wer arbeitet, sitzt tagsüber im Haus, und das kostet in [alten Häusern](page:BlogArticle/heating-old-stone-houses) mehr als im Urlaub. Bei einem Monat lohnt die Frage, ob zwischendurch geputzt und die Wäsche gewechselt wird.

Reisen Sie am Freitag oder Samstag an, richten Sie am Sonntag alles ein und halten Sie eine Probekonferenz. Am Montag um neun ist es zu spät, um zu merken, dass der Router im Keller steht.

## Arbeit und Ferien trennen

Legen Sie fest, was Ferien sind und was nicht. Wer jeden Tag ein bisschen arbeitet, hat drei Wochen lang weder das eine noch das andere. Bewährt hat sich, die Arbeitstage an den Anfang zu legen und den Rest frei zu halten, oder vormittags zu arbeiten und den Laptop um zwei in den Schrank zu stellen. Und sagen Sie Ihren Mitreisenden vorher, an welchen Tagen Sie nicht ansprechbar sind. Kinder akzeptieren eine geschlossene Tür eher als Eltern, die da sind und doch nicht.`,
    },
    {
      kind: 'homes',
      title: 'Mit Internet und Kamin, drei Schlafzimmer und mehr',
      search: 'internet=Y&fireplace=Y&sleepingRooms=3',
    },
    {
      kind: 'links',
      title: 'Zum Weiterlesen',
      links: [
        { label: 'Was in einer Anzeige zwischen den Zeilen steht', to: 'page:BlogArticle/reading-a-listing' },
        { label: 'An einem anderen Tag als Samstag anreisen', to: 'page:BlogArticle/arriving-midweek' },
      ],
    },
  ],
} satisfies PageSeed;
