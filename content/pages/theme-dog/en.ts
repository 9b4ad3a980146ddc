import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'dog',
  title: 'Holidays with a dog',
  description:
    'Holiday homes where dogs are welcome: what to state when booking, what to ask first and what to take along.',
  lead: `Here you enter dogs as you do guests, with number and size, and any charge for them is in the price. The host knows who is coming, and you know what you pay.`,
  picture: { scene: 'theme-dog', alt: 'Illustration: dunes in autumn light' },
  blocks: [
    {
      kind: 'text',
      text: `## Searching and booking

The “Dog welcome” filter shows homes that take at least one dog, “Several dogs” those that take two or more. Some hosts limit the size; the booking form then asks for it. List every dog, small ones included: a home may be used only by the number of people and dogs that were booked. Any extra charge for the dog is listed before you book.

If you need a home without animals, for instance because of an allergy, choose “No pets”. It means that no animals stay there as guests. Whether the host keeps any is worth asking.

## What to ask the host

“Fenced” can mean a low picket fence or a hedge with gaps. Ask about height and material, open staircases and slippery floors, and whether the dog may be left alone in the house. In a block of flats the floor matters too. Almost every house has a water bowl somewhere, hardly any has a dog shower; an old towel in the car saves trouble with the sofa.`,
    },
    { kind: 'homes', title: 'Homes where dogs are welcome', search: 'pets=one' },
    {
      kind: 'text',
      text: `## Across borders

To travel within the EU a dog needs a microchip, a valid rabies vaccination and an EU pet passport. After the first vaccination at least 21 days must pass before it may travel. Ireland, Finland, Malta and Norway also require treatment against tapeworm shortly before entry, and so does Great Britain. Pet passports issued in Great Britain no longer count in the EU; dogs from there travel with another document, which a vet issues. Some countries refuse certain breeds or admit them only under conditions, Denmark among them. Your vet and the authorities of your destination have the final word; ask a few weeks ahead.

In Italy, Austria and many German states, leads or muzzles are compulsory on buses and trains or in certain places. Take a muzzle that fits, even if you never need one at home.

## To the beach

Many beaches are closed to dogs during the bathing season but have stretches set aside for them. We have put together dog beaches on the [North Sea](page:DogBeachesNorthSea), on the [Baltic](page:DogBeachesBalticSea) and in [Croatia](page:DogBeachesCroatia). Out of season the rules are usually more generous, but not in nature reserves and dunes.`,
    },
    {
      kind: 'links',
      title: 'Travelling with a dog',
      links: [
        { label: 'All homes that take dogs', to: 'offer:21' },
        { label: 'For two or more dogs', to: 'search:pets=more' },
        { label: 'With a dog to Denmark', to: 'search:country=dk&pets=one' },
        { label: 'Health when travelling', to: 'page:TravelTipsHealth' },
      ],
    },
  ],
} satisfies PageSeed;
