import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en France',
  description:
    'Atlantique, Méditerranée, campagne ou Alpes : une semaine de vacances en France, mois et zones scolaires, route, train et règles locales.',
  lead: 'En France, on aime louer une maison entière : des murs de pierre, une grande cuisine, une table dans la cour. Le pays est assez vaste pour qu’elle soit seule au bout du chemin.',
  blocks: [
    {
      kind: 'text',
      text: `## Quatre façons de passer la semaine

**Sur l’Atlantique**, on vit avec la marée. La [Bretagne](place:bretagne) a le granit, les îles et une eau fraîche et limpide ; sur la [côte atlantique](place:französische-atlantikküste), au sud de la Gironde, les vagues frappent une longue plage droite devant les pins. **En Méditerranée**, il fait chaud et beau ; c’est plein et cher sur la [Côte d’Azur](place:cote-d-azur), plus simple en Languedoc. **À la campagne**, en Bourgogne, en [Alsace](place:elsass) ou en [Dordogne](place:dordogne), la semaine se compose de marchés, de rivières et de châteaux, et la piscine au jardin est presque aussi courante que le noyer. **Dans les Alpes**, les skieurs se partagent résidences et chalets de décembre à avril : voyez le [ski en France](page:SkiFrance).

## Les mois

En juillet et en août, tout le pays est en vacances, et l’on loue surtout du samedi au samedi. Juin et septembre sont plus tranquilles. En février, les trois zones scolaires se relaient à la montagne. Au nord-ouest, il pleut un peu toute l’année ; au sud, presque jamais l’été et parfois des trombes en octobre. Le mistral refroidit la [Provence](place:provence) même en mai.

## La route et le rail

La plupart des autoroutes sont à péage, à barrière ou en flux libre, à régler alors en ligne ; en Bretagne et en Alsace, elles sont presque toutes gratuites. Le TGV mène à proximité de presque tout, et une voiture louée fait le reste. Pour la Corse, bateaux au départ de Nice, Toulon et Marseille. Chaque ville dit si elle demande la vignette Crit’Air.

## Sur place

La taxe de séjour et le ménage obligatoire sont compris dans le prix total ; la page du logement dit si le linge est fourni. Les chiens sont souvent bienvenus, rarement l’été sur les plages surveillées. En montagne, équipement d’hiver obligatoire du 1er novembre au 31 mars dans les communes désignées. Les petits commerces ferment à midi.`,
    },
  ],
} satisfies PageSeed;
