import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Cuisiner dans la cuisine d’un autre',
  description:
    'Couteaux émoussés, une seule poêle, pas de sel : comment bien cuisiner en location, ce que l’on apporte de chez soi et ce que l’on laisse.',
  lead: 'Les cuisines de vacances ont douze flûtes à champagne et pas un couteau qui coupe. Quand on s’y attend, on y mange souvent mieux que chez soi, parce qu’on a le temps et que le marché est au coin de la rue.',
  picture: { scene: 'theme-wine', alt: 'Vignobles dans la lumière d’automne' },
  article: {
    author: 'Lucia Ferrante',
    date: '2026-06-18',
    category: 'travel',
    slug: 'cuisiner-en-location',
    related: ['rainy-days-with-children', 'deposit-and-final-cleaning', 'tuscany-by-train'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Un coup d’œil avant les courses

Ouvrez d’abord tous les placards, puis faites la liste. Trois choses décident : combien de feux marchent vraiment, y a-t-il un four, et que contient la plus grande casserole ? Des pâtes pour huit demandent cinq litres d’eau ; si la plus grande en contient trois, ce sera un risotto ou un plat au four.

L’induction n’accepte que les récipients qui retiennent un aimant. La cafetière italienne en aluminium que vous avez apportée n’en fait pas partie. Le gaz en bouteille est courant dans le Sud : demandez où se trouve la deuxième bouteille et dans quel sens ferme le robinet. Dans beaucoup de maisons italiennes, le contrat d’électricité limite la puissance à trois kilowatts environ. Four, bouilloire et lave-linge ensemble, et la lumière s’éteint. Repérez le tableau électrique de jour.

## Ce qui va dans la caisse

Inutile d’emporter toute une batterie. La liste remplace ce qui, d’expérience, manque dans les cuisines de location, et tient dans une boîte à chaussures.`,
    },
    {
      kind: 'checklist',
      groups: [
        {
          title: 'Les outils',
          items: [
            'un bon couteau, roulé dans un torchon, en bagage de soute',
            'un économe et un ouvre-boîte',
            'une petite planche à découper',
            'des filtres à café ou votre cafetière, adaptée au feu',
            'deux torchons, une éponge, quelques sachets refermables',
          ],
        },
        {
          title: 'Pour le premier soir',
          items: [
            'du sel, du poivre, un flacon d’huile',
            'des pâtes, une boîte de tomates, de l’ail',
            'du café ou du thé, du sucre',
            'deux pastilles pour le lave-vaisselle',
          ],
        },
      ],
    },
    {
      kind: 'text',
      text: `Si vous voyagez en avion avec un simple bagage à main, le couteau reste à la maison. Un petit couteau d’office, acheté à la quincaillerie du lieu, coûte peu et peut rester dans le tiroir pour les suivants. Faute de mieux, une lame émoussée se ravive sur l’anneau non émaillé du dessous d’une tasse, à plat et sans appuyer.

## Faire simple

Une cuisine de vacances se prête à trois sortes de repas. D’abord, ce que l’endroit offre tout prêt : tomates, pain, fromage, jambon, un poisson que le marchand vide pour vous. Ensuite, ce qui cuit dans une seule marmite. Haricots blancs à la sauge, lentilles aux carottes, pois chiches à la tomate, pommes de terre aux poireaux : il y faut du temps mais aucune technique, et c’est meilleur le lendemain. Enfin, la plaque du four. Des légumes en morceaux, de l’huile, du sel, quarante minutes à four très chaud ; des cuisses de poulet par-dessus si le cœur vous en dit.

Le four d’un autre est imprécis. Le thermostat peut se tromper de vingt degrés, et les vieux fours à gaz ne chauffent que par le bas. Regardez à mi-cuisson et tournez la plaque. Les gâteaux, on les fait chez soi.

Un plat qui réussit partout : cuisez des pâtes courtes dans peu d’eau et gardez-en une tasse. Faites tiédir de l’huile d’olive avec une gousse d’ail écrasée, ajoutez les pâtes, un peu de l’eau, un zeste de citron et beaucoup de fromage râpé, puis remuez jusqu’à ce que ce soit crémeux. Une casserole, une râpe, un quart d’heure.`,
    },
    {
      kind: 'quote',
      text: 'Au marché, demandez comment cela se prépare : vous aurez la recette du pays et, souvent, un bouquet de persil en plus.',
    },
    {
      kind: 'text',
      text: `## Acheter sur place

Les deux premiers jours, achetez moins que prévu. On finit par aller une fois au restaurant, le pêcheur a fait bonne pêche, l’hôte apporte des œufs. Demandez-lui quand se tient le marché et à quel étal vont les gens du coin. En France et en Italie, beaucoup de commerces ferment à midi, en Allemagne et en Autriche le dimanche ; dans les petits ports, hors saison, il ne reste parfois que le supermarché de la route nationale.

Si le réfrigérateur est petit, l’ordre compte : poisson et salades d’abord, choux, œufs et fromages durs ensuite. Et souvenez-vous qu’un réfrigérateur éteint met plusieurs heures, après l’arrivée, à pouvoir recevoir du lait.

## Partager et laisser

En groupe, le mieux est que chaque soir deux personnes différentes cuisinent et que les autres fassent la vaisselle ; personne ne se dit alors que la semaine est un travail. L’huile, le sel et le sucre peuvent rester pour les suivants, pas les restes entamés. Si vous trouvez un plat sale, lavez-le même sans vous en être servi, et dites-le à l’hôte, qui sans cela l’ignore. Ce qu’il faut faire d’autre avant de partir est décrit dans l’article sur la [caution et le ménage final](page:BlogArticle/deposit-and-final-cleaning).`,
    },
    {
      kind: 'homes',
      title: 'En Italie, avec lave-vaisselle et barbecue',
      search: 'country=it&dishwasher=Y&grill=Y',
    },
  ],
} satisfies PageSeed;
