import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'lake',
  title: 'Lakeside holiday homes',
  description:
    'Homes by a lake: access to the shore, jetties and boats, water temperatures, fishing and lakes that suit families.',
  lead: `A lake can be close and still out of reach: shores are often private, reedy or built up. Before you book, find out how far it is to the water and where you can get in.`,
  picture: { scene: 'theme-lake', alt: 'Illustration: a lake in summer' },
  blocks: [
    {
      kind: 'text',
      text: `## Getting into the water

The lake filter finds homes within walking distance, up to 5 km and up to 10 km from the shore. Whether that means a private jetty, a public bathing meadow or a lido is in the description of the home, or the host can tell you. If a house has its own shore and you are bringing children, ask how deep the water is at the jetty and whether the garden is fenced off from it.

Shallow lakes such as [Lake Balaton](place:plattensee) warm quickly in early summer and have long, gentle shores. Deep Alpine lakes are clearer and stay cooler; even in high summer there is cold water beneath the warm surface. [Lake Garda](place:gardasee) is breezy in the north, calmer and warmer in the south.

## With boat, board or rod

The “Boat hire” filter does not mean that a boat comes with the house: it finds hire places nearby. A rowing boat that belongs to the house is in the equipment list. Motorboats are restricted or banned on many lakes, and in some places your own boat has to be registered, or cleaned before launching so that no alien mussels reach the lake. The municipality or the water police can tell you. For fishing you need a permit for the water almost everywhere and, in Germany, usually an angling licence as well; some of its states issue visitor licences.`,
    },
    { kind: 'homes', title: 'Homes within walking distance of a lake', search: 'distLake=1' },
    {
      kind: 'text',
      text: `## Lakes to choose from

The [Mecklenburg Lake District](place:mecklenburgische-seenplatte) is linked by canals, which makes it a place for canoes and houseboats. On [Lake Constance](place:bodensee) three countries share one shore, with ferries and a cycle path all the way round. In the [Salzkammergut](place:salzkammergut) and in [Carinthia](place:kärnten) many bathing lakes lie a short drive apart. [Småland](place:smaland) and the [Finnish lakes](place:finnische-seenplatte) are for those who want quiet and a rowing boat and do not mind mosquitoes; in the north, these are about mainly from June to early August.

## Water quality and weather

EU countries test their designated bathing waters during the season and publish the results. On warm, still days blue-green algae can lead to bathing bans at short notice; look for the signs at the bathing place. On Alpine lakes, storm lights on the shore warn of wind. When they flash fast, every boat belongs on land.`,
    },
    {
      kind: 'links',
      title: 'Homes by a lake',
      links: [
        { label: 'Lakeside holiday homes', to: 'offer:33' },
        { label: 'Fishing holidays', to: 'offer:34' },
        { label: 'By a lake with a dog', to: 'search:distLake=1&pets=one' },
        { label: 'All holiday ideas', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;
