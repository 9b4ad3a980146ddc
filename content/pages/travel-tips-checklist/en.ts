import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Packing list for a holiday home',
  description:
    'A checklist of more than forty items to tick off and print: documents, household, first aid, children, dog and departure.',
  lead: 'Things that a hotel simply provides are often missing in a holiday home. Tick off what is done; the ticks are kept in this browser, and the list can be printed.',
  picture: { scene: 'theme-beach', alt: 'North Sea beach in the morning' },
  blocks: [
    {
      kind: 'text',
      text: `First cross out what the home already has: its amenities mention a cot, a barbecue, a washing machine or a hair dryer, and the additional costs say whether bed linen and towels are included. Whatever is not mentioned there is better packed.`,
    },
    {
      kind: 'checklist',
      groups: [
        {
          title: 'Some weeks ahead',
          items: [
            'Check that passports, identity cards and driving licences are valid, the children’s too',
            'Check your health insurance card and your travel health insurance',
            'Get toll vignettes and emission stickers, and register the car for cities on the route',
            'Look into vaccinations, against ticks as well',
            'Go over the car: tyres, oil, lights, high-visibility vests, roof box',
          ],
        },
        {
          title: 'In the week before',
          items: [
            'Balance paid?',
            'Save the confirmation as a PDF and the address so that they open without a signal',
            'Call the host: time of arrival, key, form of the deposit',
            'Cash for the deposit, tourist tax and costs on site',
            'Arrange for post, plants and pets to be looked after',
          ],
        },
        {
          title: 'For the home',
          items: [
            'Bed linen and towels, if they are not included',
            'Tea towels, washing-up liquid, a sponge and dishwasher tablets',
            'Toilet paper and bin bags for the first days',
            'Salt, oil, coffee or tea, and a meal for the first evening',
            'A sharp kitchen knife and a corkscrew',
            'Extension lead, chargers and a travel adapter where needed',
            'A torch, a lighter and some string',
          ],
        },
        {
          title: 'First-aid kit',
          items: [
            'Your own medicines with a reserve and the names of the active ingredients',
            'Something for fever, pain, diarrhoea and travel sickness',
            'Plasters, wound disinfectant, and tweezers or a tick card',
            'Sun cream, insect repellent and a thermometer',
            'Numbers of a poison centre and your insurer in the phone',
          ],
        },
        {
          title: 'Clothing and leisure',
          items: [
            'Rain jacket and sturdy shoes, even in summer',
            'Swimwear, beach towel and water shoes for rocky shores',
            'Slippers, because tiles are cold in the evening',
            'Playing cards, a book and something for rainy days',
            'Rucksack and water bottles for outings',
          ],
        },
        {
          title: 'With children',
          items: [
            'Familiar pillow, soft toy and night light',
            'Cot or high chair booked or packed',
            'Nappies, wipes and baby food for two days',
            'Car seat, for taxis and hire cars too',
            'Swimming aid, sun hat and UV top',
            'Socket covers and a blanket for the floor',
          ],
        },
        {
          title: 'With a dog',
          items: [
            'Pet passport or health certificate with a valid rabies vaccination',
            'Food for the first days, bowls, and water for the journey',
            'Lead, muzzle, waste bags and towel',
            'Blanket or basket, so that it has a place of its own',
            'Tag on the collar with your phone number',
          ],
        },
        {
          title: 'On the day you leave',
          items: [
            'Empty the fridge, wash up, take away rubbish and glass',
            'Turn down the heating, close windows, shutters and water',
            'Read the meter and photograph it',
            'Search sockets, drawers, washing machine and clothes line',
            'Report damage, hand over the key, settle the return of the deposit',
          ],
        },
      ],
    },
    {
      kind: 'links',
      title: 'More on getting ready',
      links: [
        { label: 'Travel tips', to: 'page:TravelTips', text: 'From booking to departure' },
        {
          label: 'Staying well',
          to: 'page:TravelTipsHealth',
          text: 'Insurance, emergencies, ticks, sun and water',
        },
      ],
    },
  ],
} satisfies PageSeed;
