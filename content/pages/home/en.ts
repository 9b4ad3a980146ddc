import type { PageSeed } from '../../page-seed.ts';
import { agencies, categories, countries, portals, regions } from './lists.ts';

const page: PageSeed = {
  title: 'A home for the best weeks of the year',
  description:
    'Find a holiday home or apartment: with the total price, available dates at a glance, and ratings that say where they come from.',
  lead: 'Holiday homes and apartments all over Europe. The price you see is the price you pay.',
  blocks: [
    {
      kind: 'distinctions',
      distinctions: [
        {
          id: 'price',
          variant: 'pine',
          icon: 'check',
          title: 'One price everywhere',
          text: 'The list, each home’s own page and the booking show the same total, with cleaning, mandatory costs and tourist tax.',
        },
        {
          id: 'hold',
          variant: 'pine',
          icon: 'clock',
          title: 'Hold it for free',
          text: 'Keep the home you like for a short while and decide together, at no risk.',
        },
        {
          id: 'ratings',
          variant: 'pine',
          icon: 'star',
          title: 'Ratings with a source',
          text: 'Each rating says whether it comes from a booking. A home without ratings has no stars.',
        },
      ],
    },
    {
      kind: 'labels',
      labels: [
        {
          id: 'easter',
          icon: 'leaf',
          begins: '01-10',
          ends: '03-28',
          deadline: 30,
          label: 'Our advice',
          title: 'Easter',
          text: 'Book by {{date}} if you can: after that, few houses are usually left for the holidays.',
        },
        {
          id: 'whitsun',
          icon: 'leaf',
          begins: '03-20',
          ends: '05-20',
          deadline: 21,
          label: 'Our advice',
          title: 'Whitsun',
          text: 'Book by {{date}} and you can still choose between coast, lake and mountains.',
        },
        {
          id: 'summer',
          icon: 'umbrella',
          begins: '02-01',
          ends: '07-01',
          deadline: 61,
          label: 'Our advice',
          title: 'Summer holidays',
          text: 'For houses by the water and full weeks in July and August it pays to book by {{date}}.',
        },
        {
          id: 'autumn',
          icon: 'leaf',
          begins: '07-15',
          ends: '10-05',
          deadline: 31,
          label: 'Our advice',
          title: 'Autumn holidays',
          text: 'Until {{date}} there is the widest choice of houses with fireplace and sauna.',
        },
        {
          id: 'snow',
          icon: 'mountain',
          begins: '10-10',
          ends: '02-01',
          deadline: 43,
          label: 'Our advice',
          title: 'Winter holidays in the snow',
          text: 'For weeks in February close to the lift, book by {{date}}.',
        },
      ],
    },
    regions,
    categories,
    countries,
    {
      kind: 'parks',
      parks: [
        {
          offer: 100,
          scene: 'offer-100',
          logo: 'umbrella',
          text: 'Houses with neighbours for a week: the children find friends before the bags are unpacked.',
          label: 'See all houses',
          options: [
            {
              title: 'With a dog',
              search: 'pets=one',
            },
            {
              title: 'Three bedrooms and more',
              search: 'sleepingRooms=3',
            },
          ],
        },
        {
          offer: 552,
          scene: 'offer-552',
          logo: 'wave',
          text: 'Everything in one place: park the car and leave it there until the day you go home.',
          label: 'See all houses',
          options: [
            {
              title: 'With a pool',
              search: 'swimmingpool=Y',
            },
            {
              title: 'With a dog',
              search: 'pets=one',
            },
          ],
        },
        {
          offer: 515,
          scene: 'offer-515',
          logo: 'leaf',
          text: 'Plain, friendly houses with a terrace, good for families who are outdoors more than in.',
          label: 'See all houses',
          options: [
            {
              title: 'With a dog',
              search: 'pets=one',
            },
            {
              title: 'With a sauna',
              search: 'sauna=Y',
            },
          ],
        },
        {
          offer: 187,
          scene: 'offer-187',
          logo: 'mountain',
          text: 'Room for several generations: one house for all, and for each a door that closes.',
          label: 'See all houses',
          options: [
            {
              title: 'Three bedrooms and more',
              search: 'sleepingRooms=3',
            },
            {
              title: 'With a sauna',
              search: 'sauna=Y',
            },
          ],
        },
      ],
    },
    {
      kind: 'tips',
      tips: [
        {
          id: 'arrival',
          title: 'Arrive relaxed',
          text: 'Avoid Saturday lunchtime and you avoid the worst of the traffic. Many homes allow arrival on several days of the week.',
          picture: {
            scene: 'theme-countryside',
            alt: 'Meadows in bloom in the morning light',
          },
          to: 'page:Search',
          label: 'See homes',
        },
        {
          id: 'kitchen',
          title: 'The first meal',
          text: 'Pasta, oil, salt and coffee fit into one bag. The first evening stays calm even when the shop has closed.',
          picture: {
            scene: 'theme-wine',
            alt: 'Vineyards in autumn',
          },
          to: 'search:dishwasher=Y',
          label: 'With a dishwasher',
        },
        {
          id: 'children',
          title: 'On the road with children',
          text: 'Ask about a high chair and a cot straight away. Children often pay less tourist tax: enter their ages when you check the price.',
          picture: {
            scene: 'theme-family',
            alt: 'Baltic beach in summer',
          },
          to: 'offer:18',
          label: 'See family holidays',
        },
        {
          id: 'dog',
          title: 'Holidays with a dog',
          text: 'Enter dogs when you search. You then only see homes where everybody is welcome, at the right price.',
          picture: {
            scene: 'theme-dog',
            alt: 'Danish dunes in autumn',
          },
          to: 'offer:21',
          label: 'See holidays with a dog',
          hide: true,
        },
        {
          id: 'packing',
          title: 'Pack light',
          text: 'A look at the amenities saves space: games, parasol or hair dryer are often there already.',
          picture: {
            scene: 'theme-beach',
            alt: 'North Sea beach in the morning',
          },
          to: 'search:washingmachine=Y',
          label: 'With a washing machine',
          hide: true,
        },
        {
          id: 'rain',
          title: 'When it rains',
          text: 'A fireplace, a sauna and a shelf of books turn a rainy day into the best of the week. You can filter for them.',
          picture: {
            scene: 'theme-wellness',
            alt: 'Black Forest in autumn',
          },
          to: 'search:sauna=Y&fireplace=Y',
          label: 'With fireplace and sauna',
          hide: true,
        },
      ],
    },
    portals,
    agencies,
    {
      kind: 'topics',
      topics: [
        { topic: 'guest.booking' },
        { topic: 'guest.payment' },
        { topic: 'guest.cancellation' },
        { topic: 'guest.search' },
        { topic: 'guest.stay' },
        { topic: 'guest.privacy' },
        { topic: 'guest.content' },
        { topic: 'guest.other' },
        { topic: 'landlord.becoming' },
        { topic: 'landlord.listing' },
        { topic: 'landlord.calendar' },
        { topic: 'landlord.bookings' },
        { topic: 'landlord.payout' },
        { topic: 'landlord.privacy' },
        { topic: 'landlord.other' },
        { topic: 'partner.programme' },
        { topic: 'partner.technology' },
        { topic: 'partner.settlement' },
        { topic: 'partner.press' },
        { topic: 'partner.other' },
        { topic: 'agency.cooperation' },
        { topic: 'agency.access' },
        { topic: 'agency.booking' },
        { topic: 'agency.commission' },
        { topic: 'agency.other' },
      ],
    },
  ],
};

export default page;
