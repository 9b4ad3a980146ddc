import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Dog beaches on the Baltic',
  description:
    'Twelve dog beaches on the German Baltic coast, from the Schlei by way of Fehmarn and Warnemünde to Rügen, with a map and seasons.',
  lead: `Many resorts on the Baltic have dog beaches, mostly at either end of the bathing beach. In season dogs are allowed only there, in winter almost everywhere.`,
  picture: { scene: 'theme-family', alt: 'Illustration: a beach on the Baltic' },
  blocks: [
    {
      kind: 'text',
      text: `## How the list came about

The beaches are named in public directories, newspapers and by-laws; the pins show roughly where they are. The numbers of the beach accesses stand on signs along the promenade but change now and then. Before you travel, ask the tourist office about season, leads and fees.`,
    },
    {
      kind: 'map',
      title: 'Twelve beaches from the Schlei to Rügen',
      pins: [
        {
          name: 'Weidefeld, Kappeln',
          latitude: 54.645,
          longitude: 10.02,
          text: 'Natural beach about 200 metres wide beside the beach of Schönhagen. Parking is charged in season.',
        },
        {
          name: 'Laboe',
          latitude: 54.414,
          longitude: 10.232,
          text: 'About 150 metres by the naval memorial, described as open all year and free of charge.',
        },
        {
          name: 'Hohwacht',
          latitude: 54.319,
          longitude: 10.683,
          text: 'Stretch in Neu-Hohwacht. There are nature reserves all around, hence leads; a beach fee is charged.',
        },
        {
          name: 'Heiligenhafen, Steinwarder',
          latitude: 54.381,
          longitude: 10.972,
          text: 'About 150 metres on the Steinwarder peninsula, east of the lifeguard station. Leads compulsory.',
        },
        {
          name: 'Bojendorf, Fehmarn',
          latitude: 54.486,
          longitude: 11.048,
          text: 'Natural beach in the west of the island. Other stretches are named at Grüner Brink and in Meeschendorf.',
        },
        {
          name: 'Kellenhusen Nord',
          latitude: 54.198,
          longitude: 11.075,
          text: 'One of the resort’s two stretches; the other lies to the south. Leads compulsory.',
        },
        {
          name: 'Grömitz, Lensterstrand',
          latitude: 54.158,
          longitude: 11.005,
          text: 'North-east of the promenade, with parking nearby. Sources differ on leads; go by the sign.',
        },
        {
          name: 'Pelzerhaken',
          latitude: 54.091,
          longitude: 10.875,
          text: 'Larger dog beach between two accesses. There is a smaller one where you enter the resort from Neustadt.',
        },
        {
          name: 'Scharbeutz, section 4',
          latitude: 54.02,
          longitude: 10.757,
          text: 'Near the thermal baths at the southern edge of the resort. Haffkrug has a second one north of the youth hostel.',
        },
        {
          name: 'Diedrichshagen near Warnemünde',
          latitude: 54.17,
          longitude: 12.025,
          text: 'Two stretches below the coastal wood, with shade and a shallow entry, parking nearby.',
        },
        {
          name: 'Binz, access 52, Rügen',
          latitude: 54.421,
          longitude: 13.59,
          text: 'Wide sandy beach towards Prora. The stretch at access 1 in the south is stony.',
        },
        {
          name: 'Juliusruh, Rügen',
          latitude: 54.615,
          longitude: 13.385,
          text: 'Short stretch on the bay of the Schaabe, with parking and a snack bar nearby.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Season and lead

When the season begins differs from place to place: around the Bay of Lübeck the bathing beaches are mostly closed to dogs from April, on Rügen usually from May to September. Leads may be compulsory on dog beaches too, especially beside nature reserves; in the biosphere reserve of south-east Rügen they are compulsory all year round. In the Vorpommersche Boddenlandschaft national park and along cliffs, keep to the paths.

Many seaside resorts charge a visitor’s tax for dogs. It is paid on the spot; the tourist office can tell you whether and how much. Bags are provided at most accesses.

## What is different about the Baltic

There is hardly any tide, and the water is less salty than in the North Sea. Even so, too much of it does not agree with dogs. In warm summers there may be blue-green algae, which are dangerous for dogs: if you see green streaks, keep the dog out. After storms, seaweed lies on the beach, sometimes amber and, rarely, phosphorus from the war, which looks like it. Phosphorus can catch fire as it dries: do not let your dog retrieve anything that looks like amber.`,
    },
    {
      kind: 'homes',
      title: 'Homes on the German Baltic where dogs are welcome',
      search: 'country=de&region=ostsee&pets=one',
    },
    {
      kind: 'links',
      title: 'More beaches and homes',
      links: [
        { label: 'Rügen', to: 'place:rügen' },
        { label: 'Fehmarn and Wagria', to: 'place:fehmarn' },
        { label: 'Usedom', to: 'place:usedom' },
        { label: 'Dog beaches on the North Sea', to: 'page:DogBeachesNorthSea' },
        { label: 'Holidays with a dog', to: 'page:ThemesContent/dog' },
      ],
    },
  ],
} satisfies PageSeed;
