import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Tchéquie',
  description:
    'Monts des Géants, Šumava, Moravie du Sud ou Prague : chalupas, saisons, vignette électronique, pneus d’hiver et règles de la maison.',
  lead: 'La maison de vacances tchèque s’appelle chalupa. Elle a un poêle de faïence, un verger et de la place pour plus de monde que la table n’en attend, presque toujours au bord d’un bois.',
  blocks: [
    {
      kind: 'text',
      text: `## Des monts autour, des étangs au milieu

Les [monts des Géants](place:riesengebirge), au nord, sont les plus hauts et l’hiver les plus animés : chalets, remontées et, l’été, sentiers de crête jusqu’à la Sněžka. La Suisse bohémienne prolonge les grès de Saxe ; les monts de la Jizera se prêtent au ski de fond. Au sud-ouest, la Šumava est vaste et silencieuse ; on se baigne et l’on navigue sur le lac de Lipno, près de Český Krumlov. Entre Třeboň et Tábor s’étendent des centaines d’étangs, dans une plaine qui plaît aux cyclistes. La Moravie du Sud, autour de Mikulov et de Znojmo, a ses caves, ses châteaux et les étés les plus chauds. [Prague](place:prag) mérite son propre séjour.

## Les saisons

L’hiver est froid, et les crêtes gardent souvent la neige de décembre à mars. L’été est chaud et orageux ; les lacs de barrage ont parfois des algues en août. En automne, la moitié du pays cherche des champignons, et les vendanges remplissent la Moravie du Sud.

## Route et rail

L’autoroute exige une vignette électronique, liée à la plaque et achetée en ligne ; quelques tronçons autour des villes en sont dispensés et signalés. Du 1er novembre au 31 mars, pneus d’hiver obligatoires en conditions hivernales. Les feux restent allumés, et l’alcool au volant est interdit. Des trains relient Prague et České Budějovice à Berlin, Dresde, Munich, Linz et Vienne ; trains locaux et cars vont presque partout.

## Règles de la maison

Les vieilles maisons se chauffent au bois : faites-vous montrer le poêle. Les chiens sont en général bienvenus, en laisse dans les parcs nationaux, muselés en train et en car. Les taxes locales figurent comme taxe de séjour dans le prix total. On paie en couronnes. Silence de 22 heures à 6 heures, même autour du feu. Au sud commence l’[Autriche](place:österreich).`,
    },
  ],
} satisfies PageSeed;
