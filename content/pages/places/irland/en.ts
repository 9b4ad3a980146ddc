import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and cottages in Ireland',
  description:
    'Kerry, Connemara or the green midlands: an Irish cottage with a turf fire, wind and narrow roads, ferries and entry rules.',
  lead: 'In Ireland the weather changes four times a day, and the house is built for it: thick walls, a stove, a window on the sea. It is best not to plan beyond lunch.',
  blocks: [
    {
      kind: 'text',
      text: `## West, south, middle

Most cottages are in the west. [Kerry](place:kerry) has peninsulas, passes and the Ring, best driven early or against the flow of coaches. North of it come Clare, with the Cliffs of Moher and the stony Burren, Galway, Connemara with its bogs and lakes, then Mayo and Donegal, where you have beaches to yourself. The south around Cork and Kinsale is milder, and you eat well there. Through the middle flows the Shannon, on which people hire cruisers. One house for the week and day trips of an hour at most will show you more than a tour of the island.

## When

May and June tend to be the driest, with light until half past ten and gorse in flower. July and August are the warmest, though the sea stays cold. September is quiet. Winters are stormy, the Gulf Stream keeps frost away, and music in the pub is then for the locals.

## Getting there and around

Ferries sail from Holyhead, Fishguard and Pembroke, and from Cherbourg and Roscoff, to Dublin, Rosslare and Cork. Traffic keeps left, on single tracks with passing places in the country. Some motorways charge tolls; the M50 around Dublin has no barrier, and you pay by the following evening. Trains reach Killarney, Galway and Westport. Ireland is outside the Schengen area, so bring identity papers. For Northern Ireland the United Kingdom requires an ETA of many visitors.

## House rules and animals

Before entry a dog coming from most countries must be treated for tapeworm, and the vet notes it in its papers. Do not take dogs into pasture. Paths often cross private land: shut the gates. Oil, electricity and turf are sometimes charged on top, as the home’s page says. There is no tourist tax so far. In some areas tap water has to be boiled for a time; notices will tell you.`,
    },
  ],
} satisfies PageSeed;
