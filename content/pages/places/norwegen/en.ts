import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Norway',
  description:
    'A cabin by a fjord, among the skerries or in the fells: Norway’s distances, light, rain, ferries, tolls by number plate and dog rules.',
  lead: 'On the map it is a hundred kilometres, on the road a day with two ferries. If you rent a house in Norway, take one and stay put.',
  blocks: [
    {
      kind: 'text',
      text: `## Three settings

The **south coast** between Kristiansand and Arendal is Norway’s riviera: white wooden houses, smooth skerries, and often a boat that comes with the home. See [Southern Norway](place:südnorwegen). In **[Fjord Norway](place:fjordnorwegen)**, from Stavanger to Ålesund, the house stands between an orchard and a rock face, and people fish, walk and wait for ferries. A **cabin in the fells**, say on the edge of the Hardangervidda or in Trysil, has a fireplace, a sauna and in winter a ski trail at the door. Some cabins lie away from the road and your luggage goes by sledge or on your back, so ask.

## Rain, light, snow

The west coast is wet, and Bergen is known for it; east of the mountains it is drier. May and June are the finest months, with blossom, waterfalls and light nights, though high in the mountains summer begins only in July. In September the fells turn red. From November to January days are short; February to Easter is best for ski touring. In winter mountain roads are closed or driven in convoy.

## By sea and land

Ferries sail from Kiel to Oslo and from Hirtshals in Denmark to Kristiansand, Larvik, Stavanger and Bergen. By land you come over the Øresund and through Gothenburg. Road tolls and many ferries are charged by number plate; register your car beforehand and the bill comes straight to you. Trains from Oslo to Bergen, Stavanger and Åndalsnes are an outing in themselves.

## Rules

From 1 April to 20 August dogs must be on a lead, in places for longer, and they need tapeworm treatment before entering the country. Open fires near woodland are banned from mid-April to mid-September. Salmon requires a permit, and only a limited catch of fish may be taken out of the country. Municipalities with many visitors may now levy a charge; whatever is due is in the total price. Electricity is often paid by consumption.`,
    },
  ],
} satisfies PageSeed;
