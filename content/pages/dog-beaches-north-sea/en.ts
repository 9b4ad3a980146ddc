import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Dog beaches on the North Sea',
  description:
    'Twelve dog beaches from Borkum by way of Cuxhaven and Sylt to Rømø, with a map, seasons and the rules of the Wadden Sea.',
  lead: `Most seaside resorts on the North Sea set aside a stretch for dogs. Where it lies and whether the lead stays on is for each municipality to decide, and in the national park rules are stricter than on the beach beside it.`,
  picture: { scene: 'theme-beach', alt: 'Illustration: a wide beach on the North Sea' },
  blocks: [
    {
      kind: 'text',
      text: `## How the list came about

The beaches are named in public directories and reports; the pins show roughly where they are. Section numbers, fees and rules on leads change, sometimes with every season. Ask the resort’s tourist office before you travel, and go by the signs.`,
    },
    {
      kind: 'map',
      title: 'Twelve beaches from Borkum to Rømø',
      pins: [
        {
          name: 'Borkum, Südbad',
          latitude: 53.579,
          longitude: 6.66,
          text: 'Dog beach beside the south beach. Other stretches are named on the island, one of them at the north beach.',
        },
        {
          name: 'Norddeich',
          latitude: 53.622,
          longitude: 7.145,
          text: 'Large sandy beach for dogs. On the dykes they stay on the lead; where sheep graze they are not allowed.',
        },
        {
          name: 'Neßmersiel',
          latitude: 53.686,
          longitude: 7.356,
          text: 'Dog beach near the harbour, with a fenced area for play and training as publicly described.',
        },
        {
          name: 'Harlesiel',
          latitude: 53.711,
          longitude: 7.806,
          text: 'Beach of Carolinensiel with a stretch for dogs. Leads are compulsory in the breeding season; there may be a charge for admission.',
        },
        {
          name: 'Cuxhaven-Sahlenburg',
          latitude: 53.862,
          longitude: 8.588,
          text: 'Stretch of sand where dogs are allowed. In Cuxhaven the promenade of the supervised beach counts as beach.',
        },
        {
          name: 'Büsum',
          latitude: 54.133,
          longitude: 8.842,
          text: 'The northernmost and southernmost sections are named. There is a charge for the beach in season.',
        },
        {
          name: 'Norddorf, Amrum',
          latitude: 54.685,
          longitude: 8.328,
          text: 'Wide sandy beach near the surf school. Dogs are to stay on the lead here.',
        },
        {
          name: 'Utersum, Föhr',
          latitude: 54.712,
          longitude: 8.393,
          text: 'Sandy beach in the west of the island, looking out to Sylt and Amrum; a longer walk from the village.',
        },
        {
          name: 'Dagebüll',
          latitude: 54.728,
          longitude: 8.69,
          text: 'Designated dog beach at the dyke, near the ferries to Föhr and Amrum. Grass and mudflats rather than sand.',
        },
        {
          name: 'Rantum, Sansibar, Sylt',
          latitude: 54.822,
          longitude: 8.283,
          text: 'One of several stretches near Rantum, facing the open sea, with a car park and restaurant behind the dunes.',
        },
        {
          name: 'Westerland Nord, Sylt',
          latitude: 54.917,
          longitude: 8.3,
          text: 'Access by the Nordseeklinik. On Sylt, dogs may use only the dog beaches from about mid-March to the end of October, and most beaches afterwards.',
        },
        {
          name: 'Lakolk, Rømø',
          latitude: 55.145,
          longitude: 8.485,
          text: 'Wide beach in the Danish Wadden Sea. Dogs are kept on the lead from April to September; the island has fenced areas for running free.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Mudflats, dykes and dunes

The Wadden Sea is a national park and a World Heritage site. Dogs stay on the lead there all year, and some zones may not be entered at all. In Lower Saxony leads are compulsory in open country from 1 April to 15 July, because birds are breeding. In Schleswig-Holstein the lead always stays on, on dykes and on the salt marsh in front of them. Dunes protect the coast; keep to the paths.

In Denmark dogs must be on a lead on beaches from 1 April to 30 September, and some beaches are closed to them. In winter they may run free if they obey. On the Dutch and Belgian coasts each municipality sets months and hours; the tourist offices can tell you.

## What is different about the North Sea

The tide often comes in faster than you can get a playing dog back to the shore. Check the times at the beach access, and do not walk far out on the mudflats without a guide. Rinse paws and coat with fresh water; salt and sharp shells irritate the skin.`,
    },
    {
      kind: 'homes',
      title: 'Homes on the German North Sea where dogs are welcome',
      search: 'country=de&region=nordsee&pets=one',
    },
    {
      kind: 'links',
      title: 'More beaches and homes',
      links: [
        { label: 'Sylt', to: 'place:sylt' },
        { label: 'East Frisia', to: 'place:ostfriesland' },
        { label: 'Danish North Sea', to: 'place:dänische-nordsee' },
        { label: 'Dog beaches on the Baltic', to: 'page:DogBeachesBalticSea' },
        { label: 'Holidays with a dog', to: 'page:ThemesContent/dog' },
      ],
    },
  ],
} satisfies PageSeed;
