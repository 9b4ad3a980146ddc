import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'city',
  title: 'City apartments',
  description:
    'An apartment for a city break: district, quiet, registration number, arriving with luggage, parking and low-emission zones.',
  lead: `An apartment turns a city break into a few days of ordinary life in another street: you have breakfast at home, and meet neighbours on the stairs who are off to work.`,
  picture: { scene: 'theme-city', alt: 'Illustration: a city at dusk' },
  blocks: [
    {
      kind: 'text',
      text: `## Choosing the district

A central place means short distances and more noise. A quarter of an hour further out by tram or metro, apartments get larger and nights quieter. On the map, look for a stop rather than for the centre: the search follows the part of the map that you see. The exact address comes with the booking; before that the map shows a circle with a radius of 500 metres. Ask the host about the floor, a lift, and whether the bedrooms face the street or the courtyard.

## The registration number

Many cities require holiday apartments to be registered and give them a number; some limit the days for which they may be let. Where a number is compulsory and has been given to us, it stands on the home’s page, in the section on who lets it. If it is missing where you would expect one, ask. Whether the host lets as a business or privately is stated in the same place.`,
    },
    { kind: 'homes', title: 'Apartments in Berlin', search: 'country=de&region=berlin&objectType=apartment' },
    {
      kind: 'text',
      text: `## Arriving, parking, leaving

In cities guests often arrive in the evening. The times are with the house rules; whether a late arrival is possible is in the equipment list if the host has stated it. Also ask how the key is handed over and where luggage can stay between check-out and the train.

In the city a car is mostly a nuisance. Many centres have low-emission or restricted zones: stickers in German cities, and in Italian ones streets that only residents may enter, watched by cameras. The rules change often; the city publishes the current ones. If the apartment lies in such a zone, the host can sometimes register your number plate. That has to be done before you arrive. The “Parking” filter finds apartments with a parking space.

## Costs and consideration

Overnight taxes are often higher in cities than in the country and sometimes depend on the price; they are part of the total price. Walls in city flats are often thin. In many places quiet hours begin at ten at night, rubbish is sorted, and there are people in the building who get up early the next day. Read the house rules of the apartment before you book.

[Berlin](place:berlin), [Vienna](place:wien) and [Prague](place:prag) are good cities for a long weekend by train. [Rome](place:rom) or [Budapest](place:budapest) deserve a whole week, which with many hosts costs less per night.`,
    },
    {
      kind: 'links',
      title: 'Plan further',
      links: [
        { label: 'Apartments in Vienna', to: 'search:country=at&region=wien&objectType=apartment' },
        { label: 'Apartments in Rome', to: 'search:country=it&region=rom&objectType=apartment' },
        { label: 'All destinations', to: 'page:DestinationLinkList' },
        { label: 'All holiday ideas', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;
