import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments on Lake Constance',
  description:
    'One lake, three countries: shores and hinterland, swimming, fog and storm lights, ferries, trains and motorway vignettes.',
  lead: 'Three countries share Lake Constance. For a week in a holiday home it matters most which shore you stay on: crossing means a boat, or an hour’s drive around.',
  blocks: [
    {
      kind: 'text',
      text: `## The shores

The north shore between Überlingen and Lindau faces the sun and has orchards, vineyards and plenty of lidos; Meersburg and Lindau are crowded in August. The lower lake is quieter, with the island of Reichenau and the Höri peninsula, where you hear birds in the reeds. The country around Markdorf and Tettnang, ten minutes by bicycle from the water, is calmer still and often the better choice for families. A cycle path circles the whole lake, and boats can replace any part of it.

## Across the lake

Car ferries shuttle between Konstanz and Meersburg and between Friedrichshafen and Romanshorn; passenger boats run from spring to autumn. Konstanz, Radolfzell, Überlingen, Friedrichshafen and Lindau have stations, with fast trains from Ulm, Munich and Zurich. By car you arrive on the A 81, A 96 or A 98. Austrian motorways require a vignette, though the A 14 from the border to Hohenems is exempt at present. Swiss motorways need their own, and Switzerland also calls for an identity document and a look at your roaming terms.

## Seasons

Fruit trees blossom in late April. You can swim from June to mid-September; melting snow brings the lake to its highest in early summer. September means apples and clear air. From November to January fog may stay for days and many restaurants close, but the lakeside paths are yours.

## Wind, water, dogs

Orange lights flash along the shore when strong wind is coming, faster for a storm: get off the water at once, paddleboards included. The lake supplies drinking water to millions. Lidos rarely admit dogs, but the local council can name places where they may swim. The tourist tax is in the total price, and many villages give you a guest card for buses and trains. Quiet hours begin at 10 p.m., and voices carry over water. For more mountains and less lake, look next door in the [Allgäu](place:allgäu).`,
    },
  ],
} satisfies PageSeed;
