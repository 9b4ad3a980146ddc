import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'family',
  title: 'Family holidays in a holiday home',
  description:
    'A holiday home with children: floor plan, beds, safety, baby equipment and how children count in price and tourist tax.',
  lead: `In a holiday home the children sleep next door and the parents may stay up. Whether that works depends on the floor plan more than on the number of square metres.`,
  picture: { scene: 'theme-family', alt: 'Illustration: a beach on the Baltic in summer' },
  blocks: [
    {
      kind: 'text',
      text: `## The right house

Count bedrooms, not beds. A house for six may have two bedrooms and a sofa bed, and in the evening somebody is sitting on the sofa. The page of a home says which beds are in which room, if the host has told us: double, singles, bunk, cot. The filters let you choose bedrooms, bathrooms and beds separately.

With small children, what matters is what nobody photographs: stair gates, a glass front on the fireplace, window locks, the distance to the road, a pond in the garden. Ask before you book. Cots and high chairs are often among the extras and should be ordered with the booking, as there is usually just one. Socket covers and a night light fit into any bag.

## Children in price and tourist tax

Enter all travellers in the search, babies too, along with the children’s ages. Ages do not change which homes are found, but they do change the tourist tax, which in many places is reduced or waived for children. The total price takes this into account straight away. The maximum number of people includes children. If a baby in a travel cot would exceed it, ask the host before you book.`,
    },
    { kind: 'homes', title: 'Houses with three bedrooms, washing machine and parking', search: 'offer=18' },
    {
      kind: 'text',
      text: `## With several generations

Grandparents seldom need much room, but they do need a door and a bathroom nearby. The filters “Step-free access”, “Doors from 80 cm” and “Walk-in shower” rest on measurements that the host has entered, and help with a pram too. If several households decide together, share your [favourites](page:WatchList) by link: everybody sees the same homes at today’s price. When you have nearly agreed, a free hold keeps the house for you until all have said yes. It lasts up to three days and is offered for arrivals at least two weeks away.

## Places with short distances

The [German Baltic coast](place:ostseeküste_deutschland) and [North Holland](place:nordholländische-küste) have flat beaches, [Lake Balaton](place:plattensee) a shallow shore. In a [holiday park](page:HolidayParks) there are almost always children next door. And if school holidays are the only time you can go, the price calendar of each home shows which day of arrival costs less.`,
    },
    {
      kind: 'links',
      title: 'Planning with children',
      links: [
        {
          label: 'Family holidays',
          to: 'offer:18',
          text: 'At least three bedrooms, washing machine and parking.',
        },
        { label: 'Houses with four bedrooms and more', to: 'search:sleepingRooms=4' },
        { label: 'Checklist', to: 'page:TravelTipsChecklist' },
        { label: 'Children and pools', to: 'page:ThemesContent/pool' },
      ],
    },
  ],
} satisfies PageSeed;
