import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Blog : bien louer, bien séjourner',
  description:
    'Les articles de la rédaction sur les séjours en location : régions, chiens, familles, droits et devoirs, par des gens qui louent eux-mêmes.',
  lead: 'La rédaction écrit ici sur ce qui compte entre la réservation et le retour : comment choisir une maison, comment y aller et ce qu’il faut savoir une fois sur place. Les règles et les horaires changent ; chaque article indique donc sa date.',
  picture: { scene: 'theme-countryside', alt: 'Prairies en fleurs et collines dans la lumière du matin' },
  blocks: [],
} satisfies PageSeed;
