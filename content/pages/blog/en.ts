import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Blog: holiday homes, from booking to the drive back',
  description:
    'Articles by our editors on staying in holiday homes: regions, dogs, families, rights and duties, written by people who rent homes themselves.',
  lead: 'This is where the editors write about what matters between booking and the journey home: how to choose a house, how to get there and what to know once you have. Rules and timetables change, so each article says when it was written.',
  picture: { scene: 'theme-countryside', alt: 'Meadows in bloom and hills in the morning light' },
  blocks: [],
} satisfies PageSeed;
