import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'How we check ratings',
  description:
    'Where the ratings of homes come from, whether and how we check them, how the average is formed and how to report one.',
  lead: 'A rating is only useful if you know where it comes from. So on this site each one says where it comes from and whether the stay has been verified.',
  blocks: [
    {
      kind: 'text',
      text: `## The source is always stated

Every rating carries one of four labels. It is stored when the rating reaches us, and is shown beside the rating and beside the average of the home.`,
    },
    {
      kind: 'table',
      caption: 'What the labels mean',
      head: ['Label', 'Meaning', 'Stay verified?'],
      rows: [
        [
          'Booked with us',
          'It belongs to a trip that was booked with us and taken. There is one for each trip at most.',
          'yes, by the booking',
        ],
        [
          'Stay verified',
          'It reached us in another way; we have checked by documents, such as an invoice, that the guest was there.',
          'yes, by documents',
        ],
        ['Imported, not verified', 'It comes from another source, such as the records of an agency.', 'no'],
        ['Demo rating', 'It is invented and belongs to the demonstration of this website.', 'no'],
      ],
    },
    {
      kind: 'text',
      text: `If the ratings of a home come from different sources, the average says that they are verified in part. Imported homes sometimes have only an average and no individual texts; you then see that figure alone, with a note on its source.

## What we check, and what we do not

We check whether the stay took place. A booking with us is enough for that: whoever cancelled or never arrived cannot give a rating. Whether the pool really was too cold is something we cannot know. A rating remains one person’s opinion, and two guests may experience the same house differently. It is worth reading several and noting their dates.

## How the average is formed

Guests give one to five stars each for furnishings, location, cleanliness, outside impression and value for money. The mark of a rating is the mean of these five. The average of a home is the mean of all its ratings, each counting the same, old or new, good or bad. A home without ratings says so; no stars are given in advance.

In the order “Recommendation”, few ratings count with more caution than many. That changes nothing about the average you see. The stars of the German or Swiss tourism association that some homes hold are not guests’ ratings but a classification of their facilities by that association.

## What is published

Good and bad ratings appear by the same rules, newest first. You can choose whose ratings to read: those of families, couples, friends or people travelling alone. Texts are shown in the language in which they were written, and where there is a translation it can be displayed. If the host answers, the answer stands directly below.

Ratings are neither bought nor rewarded. None is deleted at a host’s request merely because the host dislikes it. What is removed is what is unlawful: insults, untrue statements of fact, incitement, other people’s private data, advertising, or a rating by somebody who was demonstrably not there.

Before that, rules read every text, those of answers too: if it contains contact details, links, swear words or names of people, or if photos come with it, a person looks at it, usually within three days. The stars play no part in this. We refuse only for a reason on our list, which the guest is told; the guest can change the text or object. A published rating can be withdrawn by the guest at any time, but no longer changed.

After departure we ask guests once by email and remind them once at most. A stay can be rated for 180 days, once per booking. Whoever does not want to be asked says so with one click in that email.

## Reporting a rating

If you believe that a rating or an answer is fake or unlawful, press “Report” below it. We confirm your report, decide within seven days, and tell you and the writer what we have decided and why. You can also use the [contact form](page:Contact) and the [form for hosts](page:ContactLandlord).

Section 5b(3) of the German Act against Unfair Competition requires this information: whoever shows ratings must say whether and how they make sure that these come from people who really used the service.`,
    },
    {
      kind: 'links',
      title: 'Related pages',
      links: [
        { label: 'Customer ratings', to: 'page:CustomerRating', text: 'What guests say about their homes' },
        { label: 'Frequently asked questions', to: 'page:Faq', text: 'Searching, booking and cancelling' },
      ],
    },
  ],
} satisfies PageSeed;
