import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Partner programme',
  description:
    'Four ways to work with Feriola: as a website with a link, as a travel agency, under your own brand or as an agency with homes.',
  lead: `Partners bring us guests or homes. What they need differs; this page shows which way suits you.`,
  picture: { scene: 'theme-city', alt: 'Illustration: a city at dusk' },
  blocks: [
    {
      kind: 'teasers',
      title: 'Four ways',
      teasers: [
        {
          title: 'Websites and blogs',
          text: 'You link to searches, regions or homes with your partner ID.',
          to: 'page:Affiliates',
          label: 'For affiliates',
        },
        {
          title: 'Travel agencies',
          text: 'You book for your customers; your agency is named on the documents.',
          to: 'page:TravelAgency',
          label: 'For travel agencies',
        },
        {
          title: 'Property managers',
          text: 'You look after homes of several hosts and hand over the keys locally.',
          to: 'page:Agency',
          label: 'For property managers',
        },
        { title: 'Hosts', text: 'You let a home of your own.', to: 'page:Retailer', label: 'For hosts' },
      ],
    },
    {
      kind: 'text',
      text: `## Your own brand

If you have many guests and do not want to send them away, show our homes under an address of your own. The pages then carry your name, your phone number and your email address, and so do the emails to guests and the confirmation. Bookings on your address always count for you, because it is the address that decides, not a cookie. On request we hide insurance, newsletter and bonus codes; what is hidden cannot be booked there either.

Prices, free days and terms are the same as with us. There are no surcharges on the total price. Which legal details have to stand there depends on who deals with the guest; we settle that in the agreement.

## What we agree with partners

A written agreement covers commission, settlement, use of names and pictures, data protection and notice. We name no rates here, because they depend on the kind of partnership and the volume. Sub-partners, such as the branches of a chain, can be assigned to a partner.

## Your partner area

[Register](page:UserBusinessRegistration); our office looks at every registration. Then [log in](page:PartnerLogin) to find your number, links and banners to copy, a report by day, link and home, API keys for programs of your own, and all that your guests see of you. Statements come from our office.`,
    },
    {
      kind: 'action',
      title: 'Become a partner',
      to: 'page:UserBusinessRegistration',
      label: 'Register as a partner',
    },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Partner login', to: 'page:PartnerLogin' },
        { label: 'Distribution', to: 'page:Distribution' },
        { label: 'Logos and name', to: 'page:Logos' },
      ],
    },
  ],
} satisfies PageSeed;
