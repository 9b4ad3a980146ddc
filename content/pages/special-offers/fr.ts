import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Offres spéciales',
  description:
    'Réservation anticipée, dernière minute, longs séjours : quelles remises accordent les hôtes, comment les trouver et les comprendre.',
  lead: `Les remises viennent des hôtes, pas de nous. Elles portent sur un logement et une période, et sont déjà déduites dès que vous voyez un prix total.`,
  picture: { scene: 'theme-last-minute', alt: 'Illustration : une baie dans la lumière du soir' },
  blocks: [
    {
      kind: 'text',
      text: `## Trois sortes de remises

Une **remise de réservation anticipée** s’applique s’il y a entre la réservation et l’arrivée au moins le nombre de jours fixé par l’hôte. Une **remise de dernière minute** s’applique au contraire quand l’arrivée est proche. Une **remise pour long séjour** commence à partir d’un certain nombre de nuits. Si plusieurs conviennent, la plus élevée compte ; elles ne s’additionnent pas. La remise porte sur le prix de l’hébergement, non sur le ménage, la taxe de séjour et les suppléments.

Les seuils et les pourcentages figurent sur la page de chaque logement, sous « Frais annexes, caution et remises ». Dans la réservation, la remise forme une ligne à part.

## Trouver des jours moins chers

Le calendrier des prix d’un logement montre le prix total de votre séjour pour chaque jour d’arrivée possible, et au-dessus des résultats de la recherche figure le prix le plus bas pour chacun des jours autour de votre arrivée. Un jour de décalage fait souvent économiser davantage qu’une remise. Si vous cherchez sans dates, vous pouvez trier par prix ; la liste compare alors la semaine la moins chère.

Le filtre « Dernière minute seulement » montre les logements dont l’hôte a prévu une telle remise. Le prix vous dira si elle s’applique à vos dates.`,
    },
    { kind: 'homes', title: 'Logements avec remise de dernière minute', search: 'lastminuteonly=Y' },
    { kind: 'part', part: 'offers' },
    {
      kind: 'text',
      text: `## Ce que nous ne faisons pas

Nous n’inventons pas de prix barrés, n’affichons pas de compte à rebours et ne prétendons pas que quelqu’un regarde la même maison en ce moment. Aucune place de la liste n’est payante. Si vous hésitez encore, gardez un logement grâce à une option gratuite, à condition que l’arrivée soit éloignée d’au moins 14 jours. Dans [votre sélection](page:WatchList), vous voyez si le prix a monté ou baissé depuis que vous avez retenu le logement.`,
    },
    {
      kind: 'links',
      title: 'Pour continuer',
      links: [
        { label: 'Dernière minute', to: 'offer:12' },
        { label: 'Utiliser un code bonus', to: 'page:DiscountAndVoucher' },
        { label: 'Toutes les offres', to: 'page:OfferOverview' },
      ],
    },
  ],
} satisfies PageSeed;
