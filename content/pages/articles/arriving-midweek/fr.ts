import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Arriver un autre jour que le samedi',
  description:
    'Pourquoi les locations changent le samedi, où c’est différent, ce qu’une arrivée en semaine fait gagner et comment trouver les créneaux libres.',
  lead: 'Du samedi au samedi : les maisons de vacances se sont louées ainsi pendant des décennies, et l’été c’est encore souvent le cas. Qui peut partir un autre jour roule tranquille et trouve des nuits qui, sinon, resteraient vides.',
  picture: { scene: 'theme-last-minute', alt: 'Côte dalmate dans la lumière du soir' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-01-15',
    category: 'knowledge',
    slug: 'arriver-un-autre-jour-que-samedi',
    related: ['booking-school-holidays', 'first-winter-week', 'working-from-a-holiday-home'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## D’où vient le samedi

Le jour fixe n’est pas un caprice. Entre un départ et une arrivée, il reste cinq ou six heures pour nettoyer, laver et réparer ; qui s’occupe de plusieurs maisons prévoit du monde pour ce seul jour. S’y ajoute le calcul des trous : un séjour du jeudi au lundi en haute saison rend deux semaines invendables d’un coup. C’est pourquoi le samedi ne vaut le plus souvent que pour les semaines où la maison se remplit de toute façon. Au printemps, à l’automne et hors vacances scolaires, beaucoup d’hôtes accueillent n’importe quel jour.

Chez Feriola, l’hôte fixe pour chaque saison les jours d’arrivée et de départ ainsi que le nombre minimal de nuits. Les deux figurent avec les prix sur la page du logement. Lisez bien : pour l’arrivée, c’est la saison où elle tombe qui compte. Fin juin, vous pouvez encore relever de la règle d’avant-saison alors que le séjour déborde sur juillet.

## Ce que l’on gagne, et ce que l’on ne gagne pas

C’est sur la route que l’on gagne le plus. Les samedis d’été, les voitures attendent devant les tunnels alpins, sur les grands axes du Sud et aux abords des ferries. Le mercredi, le même trajet est une route ordinaire. Les ferries et les vols coûtent aussi souvent moins cher en semaine. Et puis il y a les détails : le supermarché est bien approvisionné, la boutique de skis déserte, l’hôte prend le temps d’expliquer le poêle.

Le prix du logement, lui, dépend moins du jour que de la durée. Beaucoup de maisons ont un prix à la nuit et un autre, plus bas, à la semaine ; six nuits peuvent alors coûter presque autant que sept. Quant au ménage final, il est le même pour trois nuits que pour dix. Comparez donc toujours le prix total, et non le prix de la nuit.`,
    },
    {
      kind: 'table',
      caption: 'Les jours, leurs avantages et leurs défauts',
      head: ['Arrivée', 'Pour', 'Contre'],
      rows: [
        ['Dimanche', 'peu de camions, station déjà à moitié vide', 'beaucoup de commerces fermés'],
        ['Lundi à mercredi', 'routes calmes, ferries moins chers', 'les congés s’étalent sur deux semaines'],
        ['Jeudi', 'long week-end sans les bouchons du vendredi', 'on retrouve souvent ceux du dimanche'],
        ['Vendredi', 'une soirée de plus', 'trajets du travail et départs en vacances se mêlent'],
      ],
    },
    {
      kind: 'text',
      text: `## Comment trouver ces jours

Cherchez avec de la marge plutôt qu’à date fixe. La recherche permet de décaler l’arrivée de trois jours au plus, ou d’indiquer une période et un nombre de nuits. Au-dessus de la liste apparaît alors une frise des jours voisins, avec le prix total le plus bas pour chacun ; les jours où rien n’est libre se voient aussitôt.

Sur la page du logement, le calendrier des prix indique pour chaque arrivée possible ce que coûte votre séjour. Si un jour est bloqué, il en donne la raison : déjà réservé, pas d’arrivée ce jour-là, trop peu de nuits. Les jours à moitié colorés sont des jours de changement : quelqu’un part le matin, et vous pouvez arriver l’après-midi.

Les trous méritent une attention particulière. S’il reste cinq nuits entre deux réservations, l’hôte ne peut plus les vendre avec la durée minimale habituelle. Posez-lui la question. Pour un trou qui commence dans trois semaines, beaucoup acceptent quatre nuits à partir du lundi, et certains ont déjà prévu une [remise de dernière minute](page:Lastminute).`,
    },
    {
      kind: 'quote',
      text: 'À un message aimable qui propose deux dates, un hôte répond plus facilement qu’à la question de savoir ce qui reste libre.',
    },
    {
      kind: 'text',
      text: `## Ce qui change sur place

En arrivant en milieu de semaine, réglez trois points. Qui remet la clé si la personne chargée du ménage n’est au village que le samedi ? Quelqu’un part-il le jour même, ce qui exclut d’entrer plus tôt ? Les cours, cartes d’hôte et forfaits à la semaine commencent-ils n’importe quel jour ou seulement le dimanche ? Les écoles de ski, par exemple, débutent en général le dimanche ou le lundi ; le mercredi, vous obtiendrez des leçons particulières, mais pas de place dans un groupe.

Pensez aussi au retour. Une semaine du mercredi au mercredi laisse le week-end d’avant pour les valises et celui d’après pour la lessive. Pour les parents, c’est l’exception pendant les vacances scolaires ; pour tous les autres, c’est la meilleure semaine. Et si, l’été, il ne reste que le samedi, faites la moitié de la route le vendredi soir et dormez en chemin, ou partez à quatre heures du matin. L’un comme l’autre vaut mieux que de partir à dix heures.`,
    },
    { kind: 'homes', title: 'Libres à court terme', search: 'lastminuteonly=Y' },
    {
      kind: 'links',
      title: 'À lire aussi',
      links: [
        {
          label: 'Quand réserver pour les vacances scolaires',
          to: 'page:BlogArticle/booking-school-holidays',
        },
        { label: 'Première semaine d’hiver à la montagne', to: 'page:BlogArticle/first-winter-week' },
      ],
    },
  ],
} satisfies PageSeed;
