import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in der Schweiz',
  description:
    'Ferienwohnung in der Schweiz: autofreie Orte, Seen und Hochtäler, Vignette, Autoverlad, Waschtag, Abfallsack und Schneezeit.',
  lead: 'Die Schweiz ist das Land, in dem man das Auto am ehesten zu Hause lässt. Bis in die hintersten Täler fährt ein Postauto, und es wartet auf den Zug.',
  blocks: [
    {
      kind: 'text',
      text: `## Höhe, Sprache, Licht

In [Graubünden](place:graubünden) liegen die Hochtäler: das Engadin mit Seen auf 1.800 Metern, Arvenstuben und trockener Kälte. Das [Berner Oberland](place:berner-oberland) hat Eiger, Mönch und Jungfrau über grünen Tälern, mit Wengen und Mürren, die man nur mit der Bahn erreicht. Im [Wallis](place:wallis) scheint die Sonne am längsten, hier stehen die meisten Viertausender, und Zermatt und Saas-Fee sind autofrei. Das [Tessin](place:tessin) ist der Süden: Steinhäuser, Kastanien, Palmen am See. Am [Genfersee](place:genfersee) wachsen Reben bis ans Ufer. Die Ferienwohnung, meist im Chalet mit mehreren Parteien, ist verbreiteter als das einzelne Haus.

## Zwei Hochsaisons

Weihnachten bis März gehört dem Schnee; welche Orte sich eignen, steht unter [Skiurlaub in der Schweiz](page:SkiSwitzerland). Juli bis September ist Wanderzeit, die Pässe sind ab Juni offen. Baden kann man in den Mittellandseen im Juli und August, in Bergseen nur kurz. Ende Oktober leuchten die Lärchen, im November ruht vieles. Über dem Mittelland liegt dann oft Nebel, oben scheint die Sonne.

## Bahn, Vignette, Verlad

Direkte Züge kommen aus Frankfurt, München, Mailand und Paris nach Zürich, Basel, Bern, Brig oder Genf. Autobahnen verlangen die Vignette, sie gilt für das Kalenderjahr und ist auch elektronisch zu haben. Durch Lötschberg, Furka und Vereina fahren Autozüge gegen Gebühr, der Große-Sankt-Bernhard-Tunnel kostet extra. Winterreifen sind nicht Pflicht, wer ohne sie den Verkehr behindert, haftet; auf Bergstraßen werden Ketten verlangt.

## Im Haus und im Ort

Abfall kommt in gebührenpflichtige Säcke der Gemeinde. Waschküchen haben feste Tage, und die Mittagsruhe ist ernst gemeint. Wasser aus Brunnen ist meist trinkbar. Die Kurtaxe, oft mit Gästekarte, steht im Gesamtpreis. Für Hunde braucht es den Heimtierpass, in Zügen eine Fahrkarte. Die Schweiz gehört nicht zur EU: Achten Sie auf Freimengen und Mobilfunk.`,
    },
  ],
} satisfies PageSeed;
