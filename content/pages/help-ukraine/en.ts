import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Help for Ukraine',
  description:
    'Where refugees and people with spare rooms can turn: official bodies, protection from fraud and what Feriola can do.',
  lead: `After the war began, many hosts opened their homes. This page says whom refugees and helpers can turn to today, and what we can and cannot do.`,
  blocks: [
    {
      kind: 'text',
      text: `## If you have fled

In Germany, “Germany4Ukraine” is the portal of the Federal Ministry of the Interior, in Ukrainian, Russian, English and German: [germany4ukraine.de](https://www.germany4ukraine.de). The local immigration office, social welfare office and job centre are responsible for housing, registration and benefits. If you arrive and have nowhere to stay, go to the nearest reception centre; at many stations the *Bahnhofsmission* helps.

As far as we know, temporary protection in the EU has been extended until 4 March 2027. Whether and how it goes on after that, the immigration office and the Federal Office for Migration and Refugees can tell you. In other EU countries ask the immigration authority; the Commission collects addresses on [its page on Ukraine](https://eu-solidarity-ukraine.ec.europa.eu). In Great Britain, the government’s website, gov.uk, says what applies there.

Do not book a home from an advertisement that asks for payment in advance to a private account, and do not hand your passport to anyone. In Germany, women to whom somebody offers shelter in return for work or intimacy can call the “Violence against Women” helpline on [116 016](tel:116016), free of charge and in many languages.`,
    },
    {
      kind: 'text',
      text: `## If you would like to offer a home

Talk to your municipality or its social welfare office first. They know who is looking, whether rent is paid and what you have to report. A written contract protects both sides, even if no rent is due: length, running costs, house rules. Ask your insurer whether this use is covered, and with the tax office what letting free of charge means for your tax. If your home lies in a municipality that forbids other uses of housing, ask there too.

## What Feriola can do

Feriola is made for holidays and does not arrange permanent or free housing. If you are a host and stop letting your home for some months in order to take people in, write to us; we remove it from the site and put it back later. Existing bookings remain binding unless the guest agrees to a solution.

## If you would like to give money

Money helps more than clothes. Organisations that account for themselves in public include the [UNO-Flüchtlingshilfe](https://www.uno-fluechtlingshilfe.de), the German partner of the UN refugee agency, the [German Red Cross](https://www.drk.de) and the alliance [Aktion Deutschland Hilft](https://www.aktion-deutschland-hilft.de). We have no connection with them and accept no donations ourselves. In Germany, the DZI seal helps to judge whether an organisation works properly.`,
    },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Write as a host', to: 'page:ContactLandlord' },
        { label: 'Help and contact', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;
