import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et cottages de vacances en Irlande',
  description:
    'Kerry, Connemara ou le centre vert : un cottage irlandais avec feu de tourbe, vent et routes étroites, ferrys et formalités.',
  lead: 'En Irlande, le temps change quatre fois par jour, et la maison est faite pour cela : murs épais, poêle, fenêtre sur la mer. Mieux vaut ne rien prévoir après midi.',
  blocks: [
    {
      kind: 'text',
      text: `## Ouest, sud, centre

La plupart des maisons sont à l’ouest. Le [Kerry](place:kerry) a des presqu’îles, des cols et son anneau, à parcourir tôt ou à contresens des cars. Plus au nord viennent le Clare, ses falaises de Moher et le Burren pierreux, Galway, le Connemara des tourbières et des lacs, puis le Mayo et le Donegal, où les plages sont à vous. Le sud, vers Cork et Kinsale, est plus doux, et l’on y mange bien. Au centre coule le Shannon, où l’on loue des bateaux. Une seule maison pour la semaine et des sorties d’une heure au plus : on voit ainsi davantage qu’en faisant le tour.

## Quand

Mai et juin sont les plus secs, avec de la lumière jusqu’à dix heures et demie du soir et des ajoncs en fleur. Juillet et août sont les plus chauds, mais la mer reste froide. Septembre est calme. L’hiver est aux tempêtes, le Gulf Stream éloigne le gel, et la musique des pubs n’est plus un décor.

## Venir et circuler

Des ferrys vont de Cherbourg et de Roscoff à Dublin, Rosslare et Cork, d’autres passent par le pays de Galles. On roule à gauche, à la campagne souvent sur une voie avec refuges. Quelques autoroutes sont payantes ; la M50, autour de Dublin, n’a pas de barrière, et l’on règle jusqu’au lendemain soir. Des trains vont à Killarney, Galway et Westport. L’Irlande n’est pas dans Schengen : emportez une pièce d’identité. Pour l’Irlande du Nord, le Royaume-Uni exige de nombreux visiteurs une ETA.

## Règles et animaux

Avant l’entrée, le chien doit être traité contre le ténia, ce que le vétérinaire inscrit dans son passeport. On n’entre pas avec lui dans les prés. Les chemins traversent des terres privées : fermez les barrières. Fioul, électricité et tourbe sont parfois en sus ; la page du logement le dit. Il n’y a pas de taxe de séjour jusqu’ici. Par endroits, il faut faire bouillir l’eau pendant un temps ; des avis l’annoncent.`,
    },
  ],
} satisfies PageSeed;
