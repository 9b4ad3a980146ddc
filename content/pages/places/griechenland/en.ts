import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Greece',
  description:
    'Crete, Corfu, the Peloponnese: a holiday home in Greece with the Meltemi, ferry ports, tolls, water, fire rules and the best months.',
  lead: 'Greece takes a little longer to reach and repays it with calm. A house at the edge of a village, a cove in the morning, a shady yard in the afternoon: there is not much else to plan.',
  blocks: [
    {
      kind: 'text',
      text: `## No two islands alike

[Crete](place:kreta) is as large as a country: mountains with snow into May, gorges, towns in the north, quiet coves in the south. A week will do for half of it. [Corfu](place:korfu) and the Ionian islands are green with cypresses and olives, and get plenty of rain in winter. The Cyclades are bare and windy, their houses small and white. The [Peloponnese](place:peloponnes), joined to the mainland by bridges, has beaches, ancient sites and mountain villages; it suits those who dislike ferries. In the north Chalkidiki has pines and shallow water.

## From May to October

In May everything is green and the sea still cool. June and September are warm without the weight of high summer. July and August are very hot, and in the Aegean the Meltemi blows from the north and upsets the ferries. You can swim until late October. Winters are mild and wet, and many places by the sea close.

## Getting there

Ferries sail from Venice, Ancona, Bari and Brindisi to Igoumenitsa and Patras, overnight or a little longer, with cars and dogs. Within the country Piraeus is the great port. Motorways charge tolls at stations. The railway chiefly serves the line between Athens and Thessaloniki. Country roads wind, and goats have right of way. Most visitors from Britain and Ireland fly to an island direct in summer.

## To bear in mind

Water is scarce on many islands and not drinkable everywhere. Toilet paper usually goes into the bin, as the pipes are narrow. Open fires are banned from May to October, and warnings arrive on your phone. The tax on overnight stays is in the total price. From three to half past five in the afternoon is quiet time. Dogs need a lead and protection against sandflies; ask your vet.`,
    },
  ],
} satisfies PageSeed;
