import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Cooking in a rented kitchen',
  description:
    'Blunt knives, one pan, no salt: how to cook well in a holiday kitchen, what to bring from home and what to leave behind.',
  lead: 'Holiday kitchens have twelve champagne flutes and not one sharp knife. If you are prepared for that, you often eat better in a rented kitchen than at home, because you have time and the market is round the corner.',
  picture: { scene: 'theme-wine', alt: 'Vineyards in autumn light' },
  article: {
    author: 'Lucia Ferrante',
    date: '2026-06-18',
    category: 'travel',
    slug: 'cooking-in-a-rented-kitchen',
    related: ['rainy-days-with-children', 'deposit-and-final-cleaning', 'tuscany-by-train'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Look before you shop

Open all the cupboards first, then write the shopping list. Three things matter: how many rings really work, is there an oven, and how big is the biggest pan? Pasta for eight takes five litres of water; if the biggest pan holds three, it is risotto, or something on a tray.

Induction hobs only work with pans a magnet sticks to. The aluminium moka pot you brought from home is not one of them. Bottled gas is common in southern Europe: ask where the second bottle is and which way the tap closes. In many houses in Italy the electricity contract limits the load to about three kilowatts. Oven, kettle and washing machine at once, and the lights go out. Find the fuse box in daylight.

## What goes into the box

You don’t need to bring a household. The list covers what rented kitchens, in our experience, tend to lack, and it all fits into a shoebox.`,
    },
    {
      kind: 'checklist',
      groups: [
        {
          title: 'Tools',
          items: [
            'one good knife, wrapped in a tea towel, in checked luggage',
            'peeler and tin opener',
            'a small chopping board',
            'coffee filters or your own pot, to suit the hob',
            'two tea towels, a sponge, a few resealable bags',
          ],
        },
        {
          title: 'For the first evening',
          items: [
            'salt, pepper, a small bottle of oil',
            'pasta, a tin of tomatoes, garlic',
            'tea or coffee, sugar',
            'two dishwasher tablets',
          ],
        },
      ],
    },
    {
      kind: 'text',
      text: `If you fly with hand luggage only, the knife stays at home. A small vegetable knife from the local hardware shop costs little and can stay in the drawer for the next guest. At a pinch you can hone a blunt knife on the unglazed ring under a cup, at a shallow angle and without pressing.

## Keep the cooking simple

A holiday kitchen is good for three kinds of food. The first is what the place has ready: tomatoes, bread, cheese, ham, a fish that the fishmonger guts for you. The second comes out of one pot. White beans with sage, lentils with carrots, chickpeas with tomatoes, potatoes with leeks: they need time but no technique, and taste better the next day. The third is the oven tray. Vegetables in chunks, oil, salt, forty minutes at a high heat; chicken legs on top if you like.

Other people’s ovens are inaccurate. The dial can be out by twenty degrees, and old gas ovens heat from below only. Check halfway through and turn the tray. Save cakes for home.

One dish that works anywhere: boil short pasta in as little water as you can and keep back a cupful. Warm olive oil with a crushed clove of garlic, add the pasta, some of the water, grated lemon zest and plenty of grated cheese, and stir until it turns creamy. One pot, one grater, a quarter of an hour.`,
    },
    {
      kind: 'quote',
      text: 'Ask at the market how to cook a thing and you get the recipe of the region, and usually a bunch of parsley with it.',
    },
    {
      kind: 'text',
      text: `## Shopping locally

For the first two days, buy less than you think. You will end up eating out once, the fisherman will have something, the host will bring eggs. Ask when the market is and which stall the locals buy from. In France and Italy many shops close over midday, in Germany and Austria on Sundays; in small places on the coast, out of season, there is sometimes only the supermarket on the main road.

If the fridge is small, order helps: fish and leafy greens first, cabbage, eggs and hard cheese later. And remember that a fridge which was switched off needs some hours after you arrive before it is fit for milk.

## Sharing and leaving

In a group it works best if a different pair cooks each evening and the others wash up; then nobody gets the idea that the week is work. Oil, salt and sugar can stay for the next guests; anything half eaten should not. If you found something dirty, wash it even though you did not use it, and tell the host, who otherwise won’t know. What else is expected when you leave, beyond clean dishes, is set out in our piece on [deposit and final cleaning](page:BlogArticle/deposit-and-final-cleaning).`,
    },
    {
      kind: 'homes',
      title: 'In Italy, with dishwasher and barbecue',
      search: 'country=it&dishwasher=Y&grill=Y',
    },
  ],
} satisfies PageSeed;
