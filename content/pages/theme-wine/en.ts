import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'wine',
  title: 'Holidays in wine country',
  description:
    'Homes among the vines: the Moselle, Alsace, Tuscany and other regions, harvest time, tastings and getting about without a car.',
  lead: `Wine country was built by hand, with terraces, walls and farm tracks. That is why they are easy to explore on foot and by bicycle, even for those who do not drink wine.`,
  picture: { scene: 'theme-wine', alt: 'Illustration: vineyards in autumn light' },
  blocks: [
    {
      kind: 'text',
      text: `## Regions with a character of their own

On the [Moselle](place:mosel), Riesling grows on slate slopes that are among the steepest in Europe; villages and houses lie below by the river. [Alsace](place:elsass) strings half-timbered villages along its wine route, with short distances and many small cellars. In [Tuscany](place:toskana) and [Umbria](place:umbrien) a wine estate often comes with olives and a farmhouse with a pool. [South Tyrol](place:südtirol) has vines and three-thousand-metre peaks in one valley. [Provence](place:provence) makes mostly rosé, [Styria](place:steiermark) white wine on hills near the Slovenian border. [Istria](place:istrien) grows Malvasia almost down to the sea.

## When to go

Depending on grape, site and year, the harvest runs from late August to October. The light is warm then, the lanes smell of must and tractors fill the narrow roads. Winemakers have little time for visitors in those weeks; to taste, make an appointment or come in spring. In May and June the vines flower inconspicuously, but you have the paths to yourself. Many wine villages hold festivals in late summer, when houses in the centre are taken early and nights are loud.`,
    },
    { kind: 'homes', title: 'Homes in Tuscany', search: 'country=it&region=toskana' },
    {
      kind: 'text',
      text: `## Finding a house among vines

There is no filter for vineyards. Search for the region and read in the descriptions what grows outside the door. A word such as “vineyard” in the search field finds homes that carry it in their title. If the house stands on a working estate, ask the host about harvest and spraying days. In summer, south-facing slopes are hot, and you will be glad of thick walls, air conditioning or a pool.

## Tasting without a car

The drink-drive limit is 0.05 per cent (0.5 grams per litre of blood) in many European countries, lower in some, and often zero for new drivers. A house in the village or near a station is more practical: trains and buses link the villages of the Moselle and of Alsace, and a level cycle path follows the Moselle. Some estates collect guests who have booked a tasting. Between EU countries there are no customs limits on wine for your own use; on entering Switzerland or Great Britain there are allowances, which the customs authority of the country publishes.`,
    },
    {
      kind: 'links',
      title: 'Read on',
      links: [
        { label: 'Homes on the Moselle', to: 'place:mosel' },
        { label: 'Homes in Alsace', to: 'place:elsass' },
        { label: 'Homes in Tuscany with a pool', to: 'search:country=it&region=toskana&swimmingpool=Y' },
        { label: 'All holiday ideas', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;
