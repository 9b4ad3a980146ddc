import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Blog: Wissen rund ums Ferienhaus',
  description:
    'Texte der Redaktion über Reisen ins Ferienhaus: Regionen, Hunde, Familien, Rechte und Pflichten, geschrieben von Leuten, die selbst mieten.',
  lead: 'Hier schreibt die Redaktion über das, was zwischen Buchung und Heimfahrt zählt: wie man ein Haus aussucht, wie man hinkommt und was man dort wissen sollte. Regeln und Fahrpläne ändern sich; deshalb steht bei jedem Text, von wann er ist.',
  picture: { scene: 'theme-countryside', alt: 'Blühende Wiesen und Hügel im Morgenlicht' },
  blocks: [],
} satisfies PageSeed;
