import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Hungary',
  description:
    'Lake Balaton, wine country, thermal baths or Budapest: a Hungarian holiday home, its seasons, e-vignette, trains and lake rules.',
  lead: 'Hungary has no sea and does not miss it. Lake Balaton is 77 kilometres long, as warm as a bath in summer, and on one shore so shallow that you walk a long way before you swim.',
  blocks: [
    {
      kind: 'text',
      text: `## By the lake

On [Lake Balaton](place:plattensee) the shore decides. In the south, between Siófok and Balatonmáriafürdő, the water reaches only to a child’s waist for a long way, and there are lidos, music and a railway close behind. The north shore is hilly: Tihany with its abbey and lavender, Badacsony with basalt hills and wine, houses with a cellar and a view. At the western end lie Keszthely and Hévíz with its warm thermal lake. A cycle path goes all the way round.

## Elsewhere

The Danube Bend north of [Budapest](place:budapest) has woods, castles and houses by the river. In Eger and Tokaj you stay among wine cellars. The plain around Hortobágy is wide, with draw wells and grey cattle. Thermal baths are almost everywhere and make even February worth considering. In Budapest many flats lie in old houses round a courtyard, where quiet is expected after 10 p.m.

## Temperatures

July and August are hot and dry, and the lake warms to more than 25 °C. May, June and September are more pleasant, and the grape harvest lasts into October. Winters are cold; in hard years the lake freezes over.

## Getting there

Motorways and many expressways require an electronic vignette, bought online or at a filling station before you drive on; Austria has one too. Outside towns headlights are on, and the alcohol limit is zero. Trains run from Vienna, Munich and Zurich to Budapest, some overnight, and on to both shores.

## Please note

Storm lights on the lake flash at two speeds; at the faster one you must come ashore. Dogs may swim only at places of their own and are seldom admitted to public lidos. The currency is the forint. The tourist tax is in the total price. Reedy shores have mosquitoes, so fly screens in a house are a good sign.`,
    },
  ],
} satisfies PageSeed;
