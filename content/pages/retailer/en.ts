import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Letting with Feriola',
  description:
    'For hosts: how your home is shown, how bookings, holds and requests reach you, and who pays when.',
  lead: `You let, we act as agent. The rental contract is between you and your guest; you decide on prices, terms and who comes. This page describes what you can expect from us.`,
  picture: { scene: 'theme-landlords', alt: 'Illustration: a farmhouse in Tuscany' },
  blocks: [
    {
      kind: 'text',
      text: `## How guests find your home

Your home appears in German, English, French and Italian, in the list, on the map and in themes. The order of the list follows ratings, price compared with the region, completeness of your details and a small advantage for new homes. There are no paid positions. Completeness is in your hands: pictures of all rooms, texts, beds by room, measurements for access. Guests filter by them, and what is missing is not found.

Until a booking is made the map shows only a circle with a radius of 500 metres, so that nobody can tell from calendar and address when your home stands empty.

## Booking, hold, request

A **booking** takes the nights at once. You receive an email with a link, see the stay, the people, the dogs and the guest’s message, and confirm or decline, with a note of your own if you like. Please answer within 24 hours if you can. Homes that can be booked instantly need no confirmation.

A **hold** keeps nights free for up to three days and ends two days before arrival at the latest; you need do nothing. A **request** takes no nights; it becomes a binding booking only once you accept it, and lapses after seven days.

You see the guest’s phone and address once the booking is confirmed. If a guest asks for a change, we calculate it at your prices of the day; until you agree, everything stays as it was. The same night cannot be let twice. If there is a conflict, you see it before you answer.`,
    },
    {
      kind: 'text',
      text: `## Prices, payment, cancellation

You set seasonal prices, minimum stays, arrival days, discounts, additional costs and deposit. From these, guests see one total price with all mandatory costs, as German law on price information requires. Depending on our agreement, the guest pays you or us. As a rule, a quarter is due a week after the booking has become binding, the rest six weeks before arrival; bookings at short notice are paid in one sum.

Your terms of cancellation apply as the guest saw them when booking. If the guest cancels, we tell you, together with the amount of the cancellation fee, and the nights become free again.

## Duties we remind you of

Guests have to know whether you let as a business or privately. Where a registration number is compulsory, Regulation (EU) 2024/1028 requires it in the listing; enter it and we show it on the page of your home. Once a year, platforms have to report to the tax authorities of the EU what was earned through them; for that we need your tax details. Tourist tax, guest registration and fire safety remain your responsibility; the municipality can advise you.

## How your home comes to us

[Register](page:UserBusinessRegistration). Once your account is approved, you enter location, texts, photos, amenities and prices yourself in the host area, and connect the calendar with those of other sites. We look at your first home before guests can find it. Our commission is set down in your contract. If you manage many homes, you can also deliver them as a file, see [agencies](page:Agency).`,
    },
    {
      kind: 'action',
      title: 'Offer your home',
      text: 'A few lines will do; we come back to you with questions and next steps.',
      to: 'page:ContactLandlord',
      label: 'Write as a host',
    },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Questions from hosts', to: 'page:Faq/faq2' },
        { label: 'Agency terms', to: 'page:AgencyTerms' },
        { label: 'Where your home is shown', to: 'page:Distribution' },
      ],
    },
  ],
} satisfies PageSeed;
