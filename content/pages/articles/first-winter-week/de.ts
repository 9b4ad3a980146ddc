import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Die erste Winterwoche in einer Unterkunft in den Bergen',
  description:
    'Anfahrt, Heizen, Einkauf, Skipass: was Sie vor einer ersten Winterwoche in den Bergen klären und was Sie getrost dem Ort überlassen.',
  lead: 'Wer zum ersten Mal im Winter ein Haus in den Bergen mietet, denkt an Schnee und an Ski. Entschieden wird die Woche von anderem: vom letzten Kilometer Straße, von der Heizung und vom ersten Abend.',
  picture: { scene: 'theme-snow', alt: 'Verschneite Berge der Alpen im Morgenlicht' },
  article: {
    author: 'Jonas Reuter',
    date: '2025-11-19',
    category: 'travel',
    slug: 'erste-winterwoche-in-den-bergen',
    related: ['heating-old-stone-houses', 'arriving-midweek', 'reading-a-listing'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Der letzte Kilometer

Bis ins Tal sind die Straßen fast immer geräumt. Schwierig wird es dort, wo die Zufahrt zur Unterkunft abzweigt: schmal, steil, oft privat, und geräumt erst dann, wenn der Bauer Zeit hat. Fragen Sie den Gastgeber vor der Buchung drei Dinge. Wird die Zufahrt geräumt und von wem? Braucht man bei Schnee Ketten? Und wo steht das Auto, wenn es nicht weitergeht? Manche Häuser erreicht man im Winter nur zu Fuß oder mit einem Schlitten fürs Gepäck. Das kann schön sein, wenn man es vorher weiß.

Die Vorschriften für Reifen und Ketten sind von Land zu Land verschieden und werden gelegentlich geändert; Auskunft geben die Automobilclubs. Die Tabelle nennt nur das Prinzip.`,
    },
    {
      kind: 'table',
      caption: 'Winterausrüstung am Auto, in Grundzügen',
      head: ['Land', 'Was im Winter gilt'],
      rows: [
        ['Deutschland', 'Winterreifen bei winterlichen Verhältnissen, ohne festes Datum'],
        ['Österreich', 'Winterausrüstung bei winterlichen Verhältnissen von November bis Mitte April'],
        ['Schweiz', 'keine allgemeine Pflicht; wer mit Sommerreifen den Verkehr behindert, haftet'],
        ['Italien', 'auf vielen Strecken Winterreifen oder Ketten an Bord, je nach Region und Straße'],
        ['Frankreich', 'in ausgewiesenen Berggebieten Winterreifen oder Ketten an Bord'],
      ],
      source: 'Stand November 2025, ohne Gewähr; vor der Fahrt beim Automobilclub nachfragen.',
    },
    {
      kind: 'text',
      text: `Üben Sie das Anlegen der Ketten einmal zu Hause, bei Licht und mit trockenen Händen. Beim ersten Mal dauert es eine halbe Stunde, beim zweiten zehn Minuten. Und legen Sie die Ketten obenauf: Unter vier Koffern nützen sie am Steilstück nichts.

## Ankommen, bevor es dunkel ist

Ende Dezember wird es in einem engen Tal gegen halb fünf dunkel. Wer um drei ankommt, sieht noch, wo der Weg ist, findet den Schlüsselkasten und hat Zeit, das Haus kennenzulernen. Wenn Ihre Unterkunft nicht nur samstags wechselt, umgehen Sie außerdem die Staus; wie das geht, steht in unserem Text über die [Anreise an anderen Tagen](page:BlogArticle/arriving-midweek).

Für den ersten Abend gehört eine Kiste ins Auto, die Sie ohne Auspacken finden: Nudeln, Sauce, Brot, Kaffee, Streichhölzer, eine Taschenlampe, Hausschuhe. Die Supermärkte in den Skiorten sind am Anreisetag voll, und in kleinen Orten schließen sie früh.

## Wie das Haus warm wird und warm bleibt

Ein Haus, das leer stand, braucht einen Abend, bis auch die Wände warm sind; bei dicken Mauern [dauert es länger](page:BlogArticle/heating-old-stone-houses). Bitten Sie den Gastgeber, die Heizung am Vortag hochzustellen. Stellen Sie sie tagsüber nicht ganz ab, auch wenn niemand da ist: Leitungen an Außenwänden können einfrieren, und am Abend wird das Haus bis zum Schlafengehen nicht mehr warm.

Am Kaminofen hilft eine Regel: klein anfangen, viel Luft, trockenes Holz. Asche bleibt lange heiß und gehört in den Metalleimer, nie in den Müll. Läuft im selben Raum eine Dunstabzugshaube, öffnen Sie dazu ein Fenster, sonst zieht sie den Rauch aus dem Ofen. Ob Holz und Heizung im Preis enthalten sind oder nach Verbrauch abgerechnet werden, steht bei den Nebenkosten der Unterkunft; was verpflichtend ist, enthält der Gesamtpreis bei Feriola bereits.`,
    },
    {
      kind: 'quote',
      text: 'Nasse Skischuhe entscheiden mehr über die Laune am nächsten Morgen als die Zahl der Pistenkilometer.',
    },
    {
      kind: 'text',
      text: `## Was man vorher bucht und was nicht

Skikurse für Kinder sind in den Ferienwochen früh voll; die bucht man, sobald die Unterkunft feststeht. Leihski kann man online reservieren, anpassen muss man sie ohnehin im Geschäft. Gehen Sie am Anreisetag am frühen Abend hin, nicht am ersten Morgen mit allen anderen. Beim Skipass lohnt ein Blick auf die Tage: Wer am Ankunftstag und am Abreisetag nicht fährt, braucht für eine Woche keine sieben, und wer zum ersten Mal auf Ski steht, kommt die ersten zwei Tage oft mit der Karte für den Übungslift aus.

„Nah am Lift“ kann viel heißen. Fragen Sie, ob es einen Weg zu Fuß gibt, den man in Skischuhen gehen mag, wie oft der Skibus fährt und ob er an Ihrer Tür hält. Ein Skiraum mit Trockner ist mehr wert als die paar Hundert Meter.

## Ein Tag ohne Ski

Planen Sie ihn ein, am besten in der Mitte der Woche, wenn die Beine schwer werden. Rodeln, Winterwandern auf geräumten Wegen, ein Hallenbad, ein langes Frühstück. Wer abseits der gesicherten Wege unterwegs sein will, ob mit Schneeschuhen oder Tourenski, liest vorher den Lawinenbericht der Region und geht beim ersten Mal mit jemandem, der sich auskennt. Unter Dächern, von denen Schnee abgehen kann, stellt man weder Kinderwagen noch Auto ab.`,
    },
    {
      kind: 'homes',
      title: 'Unterkünfte mit Kamin und kurzem Weg zum Lift in Österreich',
      search: 'country=at&distSkilift=5&fireplace=Y',
    },
    {
      kind: 'links',
      title: 'Zum Weiterlesen',
      links: [
        { label: 'Skiurlaub: alle Länder', to: 'page:SkiHoliday' },
        { label: 'Checkliste vor der Abreise', to: 'page:TravelTipsChecklist' },
      ],
    },
  ],
} satisfies PageSeed;
