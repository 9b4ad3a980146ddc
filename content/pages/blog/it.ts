import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Blog: le case per vacanze, dalla prenotazione al ritorno',
  description:
    'Articoli della redazione sui soggiorni in casa per vacanze: regioni, cani, famiglie, diritti e doveri, scritti da chi le affitta per sé.',
  lead: 'Qui la redazione scrive di ciò che conta tra la prenotazione e il ritorno: come si sceglie una casa, come ci si arriva e che cosa bisogna sapere sul posto. Regole e orari cambiano; per questo ogni articolo riporta la sua data.',
  picture: { scene: 'theme-countryside', alt: 'Prati in fiore e colline nella luce del mattino' },
  blocks: [],
} satisfies PageSeed;
