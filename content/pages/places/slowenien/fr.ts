import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Slovénie',
  description:
    'Alpes juliennes, vallée de la Soča, Karst, vignes et un bout de côte : une semaine en Slovénie, e-vignette, trains, climat et eau.',
  lead: 'De la neige du Triglav au sel de Piran, il y a deux heures de route. En Slovénie, une maison au milieu suffit pour voir chaque jour un autre pays.',
  blocks: [
    {
      kind: 'text',
      text: `## Cinq petits pays

Les [Alpes juliennes](place:julische-alpen) sont les plus connues : Bled et son île, Bohinj et son grand lac resté calme, Kranjska Gora pour le ski. Au-delà du col de Vršič coule la Soča, turquoise et glacée, avec ses kayaks et ses truites ; à Kobarid, un musée rappelle la guerre en montagne. À l’est commencent les vignes de Maribor et de Ptuj, avec des thermes pour tous les temps. Au sud de Ljubljana s’ouvre le Karst : grottes, jambon, villages de pierre. Et sur les 47 kilomètres de [côte](place:slowenische-küste) se suivent Koper, Izola, Piran et les salines. La location est souvent une ferme, où l’on peut aussi manger.

## Le bon moment

Mai et juin : prés en fleur, cascades pleines, neige encore aux sommets. Juillet et août : baignade à Bohinj et dans l’Adriatique, orages l’après-midi. Septembre : temps clair et chaud, raisins mûrs. L’hiver, les montagnes sont enneigées à coup sûr et la bora souffle sur le Karst à renverser les camions.

## Venir et rouler

L’autoroute exige une vignette électronique liée à la plaque ; par l’Autriche, il faut aussi la sienne et payer le tunnel des Karawanken. Du 15 novembre au 15 mars, l’équipement d’hiver est obligatoire. Des trains viennent de Munich, de Villach et de Vienne à Ljubljana ; sur la ligne de Bohinj, un train-autos passe sous les montagnes jusqu’à la Soča. À Bled, on se gare mal l’été ; des cars vont jusqu’à Bohinj.

## Petites règles

Dans le parc national, ni camping sauvage ni chien en liberté. Les bateaux, sur la Soča, ont leurs points d’accès et paient un droit. L’eau du robinet est bonne partout. La taxe de séjour est comprise dans le prix total. Silence de 22 heures à 6 heures. Pour plus de mer, l’[Istrie](place:istrien) est à une heure.`,
    },
  ],
} satisfies PageSeed;
