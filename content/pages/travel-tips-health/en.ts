import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Staying well: health tips for your holiday',
  description:
    'Health cover abroad, emergency number, first-aid kit, ticks, sun, water, carbon monoxide and rules for dogs.',
  lead: 'A holiday home has no reception desk to call a doctor. A little preparation is enough to keep sunburn, a tick bite or a forgotten medicine from spoiling the holiday.',
  picture: { scene: 'theme-mountains', alt: 'Alpine peaks in the morning light' },
  blocks: [
    {
      kind: 'text',
      text: `This page does not replace medical advice. Recommended vaccinations and entry rules change; rely on your doctor, your foreign ministry and the authorities at your destination.

## Health cover abroad

Residents of the EU, Iceland, Liechtenstein, Norway and Switzerland have a European Health Insurance Card, residents of the United Kingdom a Global Health Insurance Card. With these you receive medically necessary treatment in the public system of those countries on the same terms as people who live there; where the British card is accepted is listed by the NHS. Co-payments may therefore be due, and in tourist places many practices treat privately only. Repatriation and private treatment are a matter for travel health insurance, and outside these countries you need it in any case. Check that the card is still valid; if not, your insurer or the NHS can issue a provisional certificate.

## Emergencies

In every EU country, and in many others, **112** reaches ambulance, fire brigade and police free of charge. Put the exact address of the home on a note by the door or save the coordinates from your booking page: remote houses often have no number that an ambulance could find. Ask the host where the nearest pharmacy, surgery and hospital are. If a child may have swallowed something poisonous, a poison information centre is the first to call; keep the number for the country you are in.

## First-aid kit and your own medicines

Take regular medicines for the whole trip and some days in reserve, divided between two bags, and note the active ingredient, since brand names differ. For controlled drugs, such as strong painkillers or some medicines for ADHD, you need a certificate completed by a doctor and stamped by an authority when travelling within the Schengen area; it lasts 30 days at most. Elsewhere, ask the embassy. A small kit holds something for fever, wound disinfectant, plasters, tweezers or a tick card, remedies for diarrhoea and travel sickness, rehydration salts and a thermometer.

## Ticks and mosquitoes

Ticks live in long grass and at the edge of woods, and in the garden of the home too. Long clothing and a search in the evening help most; remove a tick quickly and straight. There is a vaccine against tick-borne encephalitis, but none in general use against Lyme disease. Risk areas include southern Germany, Austria, Switzerland, Czechia, Slovenia, the Baltic states and parts of Scandinavia; the European Centre for Disease Prevention and Control publishes maps. For full protection, vaccination starts some weeks before the trip. Around the Mediterranean, nets and repellents also guard against diseases that mosquitoes now carry there.

## Sun and heat

By the water, on snow and at altitude the radiation is stronger than it feels. Stay in the shade from eleven to three, above all with children. Houses with thick walls keep cool if windows and shutters are closed by day and opened at night. [Air conditioning](search:airconditioning=Y) is one of the filters of the search. Leave neither children nor animals in a car, not even for minutes.

## Swimming

Most accidents happen where nobody is on watch. Look for flags: red means no bathing. If a current carries you out, swim across it and not against it. Do not dive into water you do not know. With an offshore wind, inflatable animals drift out faster than anyone can swim. By a pool, children need an adult who is doing nothing else. How clean bathing waters are is shown on the maps of the European Environment Agency.

## Fireplace, barbecue and gas

A charcoal barbecue must never stand indoors, not even to cool down, because carbon monoxide has no smell. Open the damper before lighting a fire, and burn only dry wood. If several people in the house have a headache or feel dizzy, everybody goes outside at once and calls 112. A small carbon monoxide alarm fits into any suitcase. Where tap water comes from a private well, drink it only once the host has told you that it is safe.

## Taking a dog across borders

Within the EU a dog needs a microchip, an EU pet passport and a valid rabies vaccination; the first one must be at least 21 days old. For Finland, Ireland, Malta and Norway a treatment against tapeworm is added, 24 to 120 hours before entry and recorded in the passport. From Great Britain you need an animal health certificate instead. Switzerland and other countries have rules of their own, and so do local councils on leads and muzzles. Around the Mediterranean sandflies transmit leishmaniasis; ask your vet about protection in good time. Homes for both of you are listed under [holidays with a dog](page:Pets).`,
    },
    {
      kind: 'links',
      title: 'More on getting ready',
      links: [
        {
          label: 'Packing list',
          to: 'page:TravelTipsChecklist',
          text: 'With a first-aid kit and all that the dog needs',
        },
        { label: 'Travel tips', to: 'page:TravelTips', text: 'From booking to departure' },
        {
          label: 'Travel and coronavirus',
          to: 'page:CovidTravelerNotice',
          text: 'Official notices, where there are any',
        },
      ],
    },
  ],
} satisfies PageSeed;
