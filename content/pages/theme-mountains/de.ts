import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'berge',
  title: 'Sommer in den Bergen',
  description:
    'Ferienhaus oder Hütte in den Bergen: Höhenlage, Anfahrt, Selbstversorgung und Wanderwege, die vor der Tür beginnen.',
  lead: `In den Bergen entscheidet die Lage über den Tag: Wer oben wohnt, hat die Wege vor der Tür und den Supermarkt im Tal. Wer unten wohnt, hat es umgekehrt. Beides kann richtig sein.`,
  picture: { scene: 'theme-mountains', alt: 'Illustration: Berge an einem Sommermorgen' },
  blocks: [
    {
      kind: 'text',
      text: `## Tal, Hang oder Alm

Häuser im Tal haben kurze Wege zu Bäcker, Bus und Badesee und sind auch bei Regen gut zu erreichen. Am Hang kommen Aussicht und Abendsonne dazu, aber oft auch eine steile Zufahrt. Hütten auf der Alm liegen manchmal am Ende eines Forstwegs, der für Wohnwagen und tiefgelegte Autos nicht taugt. Fragen Sie den Gastgeber, ob die Straße asphaltiert ist, wo das Auto steht und wie das Gepäck auf den letzten Metern zum Haus kommt.

Mit der Höhe sinkt die Temperatur um gut ein halbes Grad je hundert Meter. Oberhalb von 1.500 Metern kann auch im August ein Pullover nötig sein, und im Juni liegt in Rinnen am Nordhang noch Schnee. Viele Seilbahnen und bewirtschaftete Hütten öffnen erst Ende Mai oder im Juni und schließen im Oktober. Die genauen Tage nennt die Talstation oder die Touristinformation.

## Wandern vom Haus aus

Ein Haus, von dem Wege abgehen, erspart jeden Tag eine Autofahrt. In der Beschreibung steht meist, wie weit die nächste Seilbahn oder Bushaltestelle ist. In vielen Alpenregionen gehört zur Übernachtung eine Gästekarte, mit der Busse oder Bahnen günstiger oder kostenlos sind; ob Ihr Gastgeber sie ausgibt, sagt er Ihnen auf Anfrage. Gewitter kommen in den Bergen häufig am Nachmittag. Wer früh losgeht, ist vor ihnen zurück.`,
    },
    { kind: 'homes', title: 'Unterkünfte in Tirol', search: 'country=at&region=tirol' },
    {
      kind: 'text',
      text: `## Welche Berge

Die Alpen haben die meisten Bahnen und das dichteste Wegenetz: [Tirol](place:tirol) und das [Salzburger Land](place:salzburger-land), [Südtirol](place:südtirol) mit seiner langen warmen Saison, das [Allgäu](place:allgäu) für die kürzere Anreise aus dem Norden. Milder und leerer sind die Mittelgebirge. Im [Schwarzwald](place:schwarzwald), im [Harz](place:harz) und im [Bayerischen Wald](place:bayerischer-wald) gibt es weniger Höhenmeter und mehr Wald, was mit kleinen Kindern und an heißen Tagen ein Vorzug ist.

## Was auf einer Hütte anders ist

Wenn in der Ausstattung nichts anderes steht, rechnen Sie auf abgelegenen Hütten mit Holz als Heizung, wenig Empfang und einem Einkauf vor der Auffahrt. Brennholz und Strom werden manchmal nach Verbrauch abgerechnet. Solche Kosten stehen als Schätzung neben dem Gesamtpreis, damit sie am Ende nicht überraschen. Ein Blick in die [Checkliste](page:TravelTipsChecklist) hilft beim Packen.`,
    },
    {
      kind: 'links',
      title: 'Häuser in den Bergen',
      links: [
        { label: 'Hütten in Österreich', to: 'offer:486' },
        { label: 'Hütten in Deutschland', to: 'offer:487' },
        {
          label: 'Häuser mit Sauna in Österreich',
          to: 'search:country=at&sauna=Y',
          text: 'Für den Abend nach der Wanderung.',
        },
        { label: 'Die Berge im Winter', to: 'page:ThemesContent/winter' },
      ],
    },
  ],
} satisfies PageSeed;
