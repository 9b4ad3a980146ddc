import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances aux Pays-Bas',
  description:
    'Côte, lacs ou landes : les maisons de vacances aux Pays-Bas, pistes cyclables, vent, routes presque sans péage, chiens et plages.',
  lead: 'Aux Pays-Bas, le chemin de la plage est une piste cyclable. On gare la voiture, on loue des vélos et l’on n’en a presque plus besoin jusqu’au départ.',
  blocks: [
    {
      kind: 'text',
      text: `## Dunes, lacs, bois

De la [Zélande](place:zeeland) à Texel, la côte est de sable, bordée de dunes si larges qu’on y marche des heures. Sur la [côte de la Hollande-Septentrionale](place:nordholländische-küste), vers Bergen, Egmond et Callantsoog, Amsterdam est assez proche pour la journée. On gagne les îles des Wadden en bac ; à Vlieland et à Schiermonnikoog, la voiture reste sur le continent. La [Frise](place:friesland) est un réseau de lacs et de canaux : la maison a souvent son ponton, et un bateau lent se conduit presque partout sans permis. À l’est, surprise, des bois et des landes : la Veluwe et la Drenthe sont calmes et ombragées, même en juillet. Beaucoup de maisons sont dans des [parcs de vacances](page:HolidayParks) avec piscine et aire de jeux.

## Une année dans le vent

En avril et début mai, les tulipes fleurissent de Leyde au Helder. On se baigne de juin à septembre ; par vent d’est, la mer est lisse. L’automne et l’hiver sont venteux et lumineux ; des cafés de plage chauffés au poêle ouvrent toute l’année. La pluie passe vite : l’image radar du téléphone vaut mieux que la météo.

## Venir

Aucun péage pour les voitures, sauf sur l’A 24 près de Rotterdam. De jour, on roule le plus souvent à 100 km/h. Plusieurs villes excluent les vieux diesels. Des trains directs relient Paris et Bruxelles à Rotterdam et Amsterdam ; dans le pays, il y en a un toutes les demi-heures, ou presque, et les vélos montent hors des heures de pointe.

## Bon à savoir

La taxe de séjour, toeristenbelasting, est comprise dans le prix total. L’hiver, les chiens vont sur presque toutes les plages ; l’été, à certaines heures ou sur certains tronçons. Les pistes cyclables sont des routes : n’y marchez pas, et cédez à la sonnette. Certains magasins n’acceptent que la carte de débit. Dans les parcs, silence dès 22 heures.`,
    },
  ],
} satisfies PageSeed;
