import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'winter',
  title: 'Winterurlaub im Ferienhaus',
  description:
    'Ferienhaus im Winter: Nähe zu Lift und Loipe, Schneehöhe, Heizkosten, Kamin, Winterreifen und die beste Zeit zum Buchen.',
  lead: `Im Winter verbringt man mehr Zeit im Haus als im Sommer. Heizung, Anfahrt und ein Platz für nasse Schuhe sind deshalb so wichtig wie die Nähe zum Lift.`,
  picture: { scene: 'theme-snow', alt: 'Illustration: verschneite Berge am Morgen' },
  blocks: [
    {
      kind: 'text',
      text: `## Piste, Loipe oder Kamin

Für Skifahrer gibt es den Filter „Zum Skilift“, für Langläufer „Zur Loipe“, jeweils zu Fuß, bis 5 km und bis 10 km. Zu Fuß heißt nicht „mit angeschnallten Ski“: Wer bis vor die Tür abfahren möchte, sieht in der Beschreibung nach oder fragt den Gastgeber, ob das bei normaler Schneelage geht. Fährt ein Skibus, sind fünf Kilometer kein Nachteil. Viele Orte an der Strecke sind günstiger als die an der Talstation.

Schnee hängt von Höhe, Lage und Jahr ab. Über die Weihnachtstage sind hoch gelegene Orte sicherer, ebenso spät in der Saison; im Januar und Februar reicht meist auch die mittlere Höhe. Wer gar nicht Ski fährt, ist im [Schwarzwald](place:schwarzwald), im [Harz](place:harz) oder im [Bayerischen Wald](place:bayerischer-wald) gut aufgehoben: Wege zum Gehen und Rodeln gibt es dort auch ohne Liftkarte.

## Wann buchen

Gefragt sind Weihnachten, Silvester und die Wochen, in denen Schulferien mehrerer Länder zusammenfallen, vor allem im Februar. In diesen Wochen vermieten viele Gastgeber nur von Samstag zu Samstag. Im Januar und ab Mitte März ist die Auswahl größer und der Preis niedriger.`,
    },
    { kind: 'homes', title: 'Unterkünfte mit Lift in der Nähe', search: 'distSkilift=5' },
    {
      kind: 'text',
      text: `## Heizen und trocknen

Pflichtkosten stehen im Gesamtpreis. Wird die Heizung nach Verbrauch abgerechnet, nennen wir daneben eine Schätzung. Fragen Sie bei Häusern mit Kamin, ob Holz dabei ist oder dazugekauft wird und ob der Kamin zum Heizen dient oder zum Ansehen. Ein Skiraum steht in der Ausstattung, wenn der Gastgeber ihn angegeben hat; nach einem Schuhtrockner fragen Sie ihn. Nach einer Sauna können Sie filtern.

## Die Anfahrt im Schnee

Österreich schreibt von November bis Mitte April bei winterlicher Fahrbahn Winterausrüstung vor, in der Regel also Winterreifen. In Deutschland sind sie bei winterlichen Verhältnissen das ganze Jahr Pflicht, und zwar mit dem Alpine-Symbol. In Frankreich und Italien gilt je nach Gemeinde oder Region eine Pflicht zu Winterreifen oder mitgeführten Ketten, meist von November bis März oder April. Die Schweiz kennt keine allgemeine Winterreifenpflicht; wer aber ohne passende Reifen den Verkehr behindert, haftet. Genaue Daten und Strecken nennt Ihr Automobilclub. Bei einem Haus am Hang fragen Sie vorher, ob geräumt wird und ob Ketten nötig sind.

Wer wegen Wetter, Krankheit oder Schneemangel unsicher ist, filtert nach „Kostenlos stornierbar“ und liest die Stufen der [Stornokosten](page:Faq/faq1) vor der Buchung. Schneemangel allein berechtigt nicht zur kostenlosen Stornierung, es sei denn, die Bedingungen des Hauses sehen sie vor.`,
    },
    {
      kind: 'links',
      title: 'Häuser für den Winter',
      links: [
        { label: 'Skiurlaub', to: 'offer:122', text: 'Alle Unterkünfte in der Nähe eines Lifts.' },
        { label: 'Winterurlaub am Kamin', to: 'offer:40', text: 'Mit Kamin und Loipe.' },
        { label: 'Skiurlaub in Österreich', to: 'offer:123' },
        { label: 'Hütten in Österreich', to: 'offer:486' },
      ],
    },
  ],
} satisfies PageSeed;
