import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in the Salzburg region',
  description:
    'Pinzgau, Pongau, Lungau or the lakes: valleys, the high alpine road, the Tauern motorway and the guest ticket for a week near Salzburg.',
  lead: 'The Salzburg region has five districts, called Gaue, and each is a destination of its own. A hundred kilometres and a tunnel separate the cool lakes in the north from the sunny Lungau in the south.',
  blocks: [
    {
      kind: 'text',
      text: `## From one district to the next

In the Flachgau, north of the city, the Wallersee and the Trumer lakes lie among hills: bathing meadows, farms, half an hour to Salzburg. The Tennengau around Hallein and Abtenau is wooded, with alpine paths for short legs. In the Pongau, Sankt Johann, Flachau and Gastein are ski resorts with large linked areas in winter, and green and less busy in summer. The Pinzgau has Zell am See, the Krimml waterfalls and the start of the Grossglockner High Alpine Road. The Lungau is a high valley beyond the Tauern range, cold in January, dry and quiet in summer.

## Snow and summer

In the ski resorts the season usually lasts from December to Easter; Obertauern, higher up, keeps snow longer. Mountain paths are clear from mid-June, and the cattle come down in September. Rain is frequent along the edge of the Alps and may last for days, which is when the city, the thermal baths and the salt mine come into their own. In April, May and November many lifts pause.

## Routes

Salzburg, Bischofshofen, Sankt Johann, Bad Gastein and Zell am See have stations. Motorways need a vignette, apart from short stretches around Salzburg; on the A 10 the section through the Tauern and Katschberg tunnels costs extra. The High Alpine Road charges a toll and closes in winter. From November to mid-April winter tyres are compulsory in snow.

## During your stay

With the local tax, shown as tourist tax in the total price, comes a guest ticket for the region’s buses and trains; your host will tell you how to get it. On alpine pastures keep dogs on a short lead, well away from cows with calves. Several families together will find [cabins](page:CabinsAustria) for groups: ask about heating, winter access and rubbish. Next door are [Tyrol](place:tirol) and the [Salzkammergut](place:salzkammergut).`,
    },
  ],
} satisfies PageSeed;
