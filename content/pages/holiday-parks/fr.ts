import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Parcs de vacances',
  description:
    'Maisons dans des parcs de vacances : ce qui distingue quatre exploitants, ce que le prix total comprend et ce qui se règle sur place.',
  lead: `Dans un parc de vacances, vous avez votre maison et partagez ce que personne n’entretient seul : piscine, aire de jeux, magasin, réception. C’est un avantage quand les enfants cherchent de la compagnie et les parents des trajets courts.`,
  picture: { scene: 'offer-100', alt: 'Illustration : des maisons d’un parc de vacances' },
  blocks: [
    {
      kind: 'teasers',
      title: 'Quatre exploitants',
      teasers: [
        {
          title: 'Des voisins pour une semaine',
          text: 'Les enfants se font des amis avant même que les valises soient défaites.',
          picture: { scene: 'offer-100', alt: 'Illustration : un parc de vacances' },
          to: 'offer:100',
          label: 'Voir toutes les maisons',
        },
        {
          title: 'Tout au même endroit',
          text: 'Garez la voiture et laissez-la jusqu’au départ.',
          picture: { scene: 'offer-552', alt: 'Illustration : un parc de vacances' },
          to: 'offer:552',
          label: 'Voir toutes les maisons',
        },
        {
          title: 'Des maisons simples avec terrasse',
          text: 'Pour les familles qui vivent dehors plus que dedans.',
          picture: { scene: 'offer-515', alt: 'Illustration : un parc de vacances' },
          to: 'offer:515',
          label: 'Voir toutes les maisons',
        },
        {
          title: 'De la place pour plusieurs générations',
          text: 'Une maison pour tous, et pour chacun une porte qui se ferme.',
          picture: { scene: 'offer-187', alt: 'Illustration : un parc de vacances' },
          to: 'offer:187',
          label: 'Voir toutes les maisons',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Un parc ou une maison isolée

Dans un parc, il y a sur place des personnes à qui s’adresser, des heures fixes d’arrivée et de départ, et des maisons qui se ressemblent. Vous réservez en général un type de maison et non un numéro précis ; indiquez à l’exploitant, avec la réservation, vos souhaits d’emplacement ou de voisinage. Une maison isolée a plus de caractère, plus de calme et moins de services. Avec de jeunes enfants, par temps de pluie ou pour un groupe qui veut deux maisons côte à côte, le parc est souvent plus simple.

## Ce que le prix comprend

Pour les parcs aussi, nous affichons le prix total : ménage, frais obligatoires et taxe de séjour compris. Le linge, le lit bébé et d’autres suppléments figurent à côté et ne comptent que si vous les choisissez. La piscine, les animations et les équipements sportifs ne font pas partie du contrat conclu par notre intermédiaire. L’exploitant vous dira lesquels sont compris dans le séjour, quand ils ouvrent et ce qu’ils coûtent ; hors vacances scolaires, ils sont parfois fermés.

## Réserver et annuler

Vous concluez le contrat de location avec l’exploitant nommé sur la page de la maison. Ses conditions d’annulation s’affichent avant la réservation, avec dates et montants. De nombreux parcs se trouvent aux [Pays-Bas](place:niederlande), en [Belgique](place:belgien), en [Allemagne](place:deutschland) et au [Danemark](place:dänemark).`,
    },
    { kind: 'homes', title: 'Cinq maisons dans des parcs de vacances', search: 'offer=100' },
    {
      kind: 'links',
      title: 'Pour continuer',
      links: [
        { label: 'Voyager avec des enfants', to: 'page:ThemesContent/family' },
        { label: 'Voyager avec un chien', to: 'page:ThemesContent/dog' },
        { label: 'Toutes les offres', to: 'page:OfferOverview' },
      ],
    },
  ],
} satisfies PageSeed;
