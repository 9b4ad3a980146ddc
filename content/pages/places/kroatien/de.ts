import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Kroatien',
  description:
    'Istrien, Kvarner, Dalmatien oder das Landesinnere: Anfahrt, Maut, Saison und Regeln für eine Woche im Ferienhaus in Kroatien.',
  lead: 'Für die meisten Gäste heißt Kroatien Küste, und die ist steinig, klar und länger, als die Karte zeigt. Wie weit nach Süden Sie fahren, ist die eigentliche Entscheidung.',
  blocks: [
    {
      kind: 'links',
      title: 'Die Küste, von Nord nach Süd',
      links: [
        {
          label: 'Istrien',
          to: 'place:istrien',
          text: 'Am schnellsten erreicht: Westküste mit Kiefern und Felsplatten, innen Hügel, Wein und Steinhäuser mit Pool.',
        },
        {
          label: 'Kvarner Bucht',
          to: 'place:kvarner-bucht',
          text: 'Opatija unter hohen Bergen, dazu die Inseln Krk, Cres, Lošinj und Rab; Krk hat eine Brücke.',
        },
        {
          label: 'Dalmatien',
          to: 'place:dalmatien',
          text: 'Lange Küste mit den großen Inseln, heißer Sommer, warmes Meer bis Oktober, am weitesten zu fahren.',
        },
      ],
    },
    {
      kind: 'text',
      text: `Landeinwärts, wo kaum jemand sucht, liegen Häuser im Gorski Kotar mit Wald und kühlen Nächten, an den Plitvicer Seen und in den Weinbergen bei Zagreb.

## Eine Woche am Wasser

Die Wohnung im Haus der Gastgeber ist der Normalfall: Terrasse mit Weinlaub, Grill, ein Parkplatz, und abends bringt jemand Feigen. Häuser mit eigenem Pool stehen meist einige Kilometer vom Meer. Strände sind Kies und Fels, Leitern führen ins tiefe Wasser; Sandbuchten gibt es auf Rab, Krk oder bei Nin. Juli und August sind heiß und voll, Juni und September angenehm, im Mai ist das Meer noch frisch. Im Winter schließt an der Küste vieles.

## Anfahrt

Autobahnen kosten Maut; ab März 2027 soll sie ohne Schranken nach Kennzeichen erhoben werden, über die Anmeldung informieren die Betreiber. Unterwegs brauchen Slowenien und Österreich Vignetten. Samstags staut es sich vor den Tunneln und Mautstellen; an der slowenischen Grenze kann kontrolliert werden. Fähren fahren zu den Inseln und von Ancona, Züge nach Zagreb, Rijeka und Split.

## Was gilt

Bezahlt wird in Euro. Jeder Gast wird angemeldet, Ausweise bitte bereithalten; die Kurtaxe steht im Gesamtpreis. Von Juni bis Oktober ist offenes Feuer an vielen Orten verboten. Hunde reisen mit EU-Heimtierausweis und baden an [eigenen Stränden](page:DogBeachesCroatia). Bei Bura werden Straßen gesperrt, im Winter gilt auf Bergstrecken Winterausrüstung.`,
    },
  ],
} satisfies PageSeed;
