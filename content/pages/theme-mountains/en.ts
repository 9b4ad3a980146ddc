import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'mountains',
  title: 'Summer in the mountains',
  description:
    'A house or a hut in the mountains: altitude, the drive up, shopping, and footpaths that start at the door.',
  lead: `In the mountains, location shapes the day. Stay high up and the paths start at the door while the shop is in the valley; stay low down and it is the other way round. Either can be right.`,
  picture: { scene: 'theme-mountains', alt: 'Illustration: mountains on a summer morning' },
  blocks: [
    {
      kind: 'text',
      text: `## Valley, slope or alpine pasture

Houses in the valley are close to the baker, the bus and the bathing lake, and easy to reach in any weather. On the slope you gain the view and the evening sun, and often a steep drive. Huts on the high pastures may stand at the end of a forest track that is no place for caravans or low cars. Ask the host whether the road is surfaced, where to leave the car and how luggage gets up the last few metres.

Temperature falls by a good half degree Celsius per hundred metres of height. Above 1,500 metres you may want a jumper even in August, and in June gullies on north-facing slopes still hold snow. Many cable cars and staffed huts open only in late May or June and close in October. The valley station or the tourist office can tell you the exact days.

## Walking from the house

A house with paths from the door saves a drive every day. The description usually says how far it is to the nearest cable car or bus stop. In many Alpine regions an overnight stay comes with a guest card that makes buses or lifts cheaper or free; the host can tell you whether they issue one. Thunderstorms in the mountains often come in the afternoon. Set out early and you will be back before them.`,
    },
    { kind: 'homes', title: 'Homes in Tyrol', search: 'country=at&region=tirol' },
    {
      kind: 'text',
      text: `## Which mountains

The Alps have the most lifts and the densest network of paths: [Tyrol](place:tirol) and the [Salzburg region](place:salzburger-land), [South Tyrol](place:südtirol) with its long warm season, the [Allgäu](place:allgäu) for a shorter journey from the north. The lower ranges are milder and emptier. The [Black Forest](place:schwarzwald), the [Harz](place:harz) and the [Bavarian Forest](place:bayerischer-wald) have less height and more woodland, an advantage with small children and on hot days.

## How a hut differs

Unless the equipment list says otherwise, expect remote huts to be heated with wood, to have little phone signal, and to need the shopping done on the way up. Firewood and electricity are sometimes charged by consumption. Such costs are shown as an estimate beside the total price, so that they do not come as a surprise at the end. The [checklist](page:TravelTipsChecklist) helps with packing.`,
    },
    {
      kind: 'links',
      title: 'Homes in the mountains',
      links: [
        { label: 'Mountain huts in Austria', to: 'offer:486' },
        { label: 'Mountain huts in Germany', to: 'offer:487' },
        {
          label: 'Homes with a sauna in Austria',
          to: 'search:country=at&sauna=Y',
          text: 'For the evening after the walk.',
        },
        { label: 'The mountains in winter', to: 'page:ThemesContent/winter' },
      ],
    },
  ],
} satisfies PageSeed;
