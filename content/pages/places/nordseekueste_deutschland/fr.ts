import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances au bord de la mer du Nord',
  description:
    'Une semaine entre Cuxhaven et la Frise du Nord : marées, saisons, accès et usages de la côte allemande de la mer du Nord.',
  lead: 'Sur la côte allemande de la mer du Nord, l’horaire des marées règle la journée. Il indique quand se baigner, quand l’estran se découvre et quand les crevettiers prennent la mer.',
  blocks: [
    {
      kind: 'text',
      text: `## Une semaine au rythme des marées

Un peu plus de six heures séparent la haute mer de la basse mer, et tout se décale de presque une heure par jour. À Büsum, on se baigne depuis une digue couverte d’herbe ; devant Sankt Peter-Ording s’étend un banc de sable où se dressent des maisons sur pilotis ; près de Cuxhaven, un chemin balisé rejoint l’île de Neuwerk à travers la vasière. La plupart des maisons se trouvent derrière la digue, souvent avec un jardin, et l’on gagne la plage à pied ou à vélo. Une île comme [Sylt](place:sylt) mérite une excursion, à condition d’avoir vérifié l’heure du retour.

## La bonne saison

L’eau est la plus chaude en juillet et en août ; on se baigne en général de fin juin à début septembre. Mai est souvent sec et lumineux, mais frais. En automne, les oiseaux migrateurs se posent par milliers et les tempêtes commencent ; l’hiver, la plage est à vous et un poêle est bienvenu. Le vent souffle toujours : prenez un coupe-vent, même en août.

## Venir

Depuis Hambourg, l’A 23 conduit vers la Dithmarse et la Frise du Nord ; l’A 27 dessert Cuxhaven. Aucun péage pour les voitures, mais le bac de l’Elbe entre Glückstadt et Wischhafen est payant. Des trains relient Hambourg à Cuxhaven et, par Heide et Husum, à Niebüll, avec correspondance pour Büsum et Sankt Peter-Ording.

## Bon à savoir

On ne s’avance sur l’estran qu’à marée descendante, et avec un guide pour les longues traversées. Dans le parc national, les chiens restent en laisse ; notre page sur les [plages pour chiens](page:DogBeachesNorthSea) dit où ils se baignent. Presque toutes les stations perçoivent une taxe de séjour, comprise chez nous dans le prix total. Sous un toit de chaume, le feu est dangereux et les feux d’artifice sont interdits alentour.`,
    },
  ],
} satisfies PageSeed;
