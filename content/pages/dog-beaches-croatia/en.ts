import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Dog beaches in Croatia',
  description:
    'Twelve beaches in Istria, Kvarner and Dalmatia where dogs may swim, with a map and what is known about each of them.',
  lead: `Along Croatia’s coast, open coves, managed beaches without dogs and designated dog beaches alternate. This list names twelve that have been described publicly. Ask locally before you rely on one.`,
  picture: { scene: 'dalmatien', alt: 'Illustration: the coast of Dalmatia' },
  blocks: [
    {
      kind: 'text',
      text: `## How the list came about

The details come from public reports and directories; we have not inspected the beaches ourselves. The pins show roughly where they are, not the entrance. Stretches are moved, rebuilt or leased to operators, often from one summer to the next. What counts is the sign on the beach and the word of the local tourist board, the *turistička zajednica*.`,
    },
    {
      kind: 'map',
      title: 'Twelve beaches from Istria to Dubrovnik',
      pins: [
        {
          name: 'Kaštanija, Novigrad',
          latitude: 45.334,
          longitude: 13.549,
          text: 'Dog beach a little north of the town, known as “Dog Dreams”, with a beach bar. The Novigrad tourist board knows whether the bar opens in your summer.',
        },
        {
          name: 'Kažela, Medulin',
          latitude: 44.806,
          longitude: 13.954,
          text: 'Long shore of a campsite that is described as dog-friendly. The campsite can tell you whether visitors from outside are admitted.',
        },
        {
          name: 'Podvorska, Crikvenica',
          latitude: 45.17,
          longitude: 14.702,
          text: 'The best-known dog beach in the country, “Monty’s Dog Beach”: pebbles, a few minutes’ walk from the centre, with a shower and a bar as publicly described.',
        },
        {
          name: 'Baška, Krk',
          latitude: 44.966,
          longitude: 14.745,
          text: 'Pebbly stretch with shallow water at the edge of the town. The large beach in the middle is meant for bathers without dogs in summer.',
        },
        {
          name: 'Slatina, Cres',
          latitude: 44.821,
          longitude: 14.342,
          text: 'Cove of a campsite near Martinšćica that caters to dog owners in particular. Please ask there about access for day visitors.',
        },
        {
          name: 'Veli Žal, Lošinj',
          latitude: 44.523,
          longitude: 14.452,
          text: 'Rocky shore between Veli Žal beach and Cape Madonna. Several dog beaches are named on Lošinj; ask the tourist board in Mali Lošinj for the current ones.',
        },
        {
          name: 'Srima, Vodice',
          latitude: 43.748,
          longitude: 15.797,
          text: 'Designated dog beach between Vodice and Srima, named in a list of 2024.',
        },
        {
          name: 'Kašjuni, Split',
          latitude: 43.5065,
          longitude: 16.3995,
          text: 'Pebble cove below Marjan hill, with a stretch for dogs. The rest of the beach is crowded in summer.',
        },
        {
          name: 'Duilovo, Split',
          latitude: 43.504,
          longitude: 16.49,
          text: 'Stretch of pebbles in the east of the city, set up as a dog beach some years ago. Ask the tourist office about its present state.',
        },
        {
          name: 'Brzet, Omiš',
          latitude: 43.44,
          longitude: 16.705,
          text: 'Beach on the edge of Omiš, named for dogs in a list of 2024. The town also has beaches without dogs.',
        },
        {
          name: 'Cvitačka, Makarska',
          latitude: 43.304,
          longitude: 17.001,
          text: 'Pebble beach on the western edge of Makarska with pines behind; part of it is meant for dogs.',
        },
        {
          name: 'Danče, Dubrovnik',
          latitude: 42.642,
          longitude: 18.1,
          text: 'Rocky bathing place west of the old town, named for pets in a list of 2024. You get in by steps and ladders.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## What applies everywhere and what does not

There is no national list of beaches where dogs are banned; municipalities and leaseholders decide. On supervised and managed beaches dogs are mostly not admitted in season, even where there is no sign. Outside summer things are more relaxed. Early mornings are best, for the neighbours’ sake and because of the heat.

Take fresh water: salt water gives dogs diarrhoea. On pebbles and rock, dog boots protect against sea urchins and hot stones. Bags go into the bin, not between the rocks.

## Entering with a dog

Croatia belongs to the EU and to the Schengen area. Dogs need a microchip, a valid rabies vaccination and a pet passport or, from outside the EU, the document your vet issues. Your vet and the Croatian Ministry of Agriculture can tell you about exceptions for certain breeds and young dogs. For booking, see [holidays with a dog](page:ThemesContent/dog).`,
    },
    {
      kind: 'homes',
      title: 'Homes in Croatia where dogs are welcome',
      search: 'country=hr&pets=one&distSea=5',
    },
    {
      kind: 'links',
      title: 'More beaches and homes',
      links: [
        { label: 'Istria', to: 'place:istrien' },
        { label: 'Kvarner Bay', to: 'place:kvarner-bucht' },
        { label: 'Dalmatia', to: 'place:dalmatien' },
        { label: 'Dog beaches on the North Sea', to: 'page:DogBeachesNorthSea' },
        { label: 'Dog beaches on the Baltic', to: 'page:DogBeachesBalticSea' },
      ],
    },
  ],
} satisfies PageSeed;
