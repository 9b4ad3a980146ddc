import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Avis des clients',
  description:
    'Ce que les vacanciers disent de leur logement, avec l’origine de chaque avis, et comment bien lire les avis.',
  lead: 'Voici des avis récents de tous les pays. Chacun indique d’où il vient et si le séjour a été vérifié.',
  blocks: [
    {
      kind: 'text',
      text: `## Comment lire un avis

Une moyenne dit peu de chose tant que l’on ignore le nombre d’avis. 4,6 sur soixante avis est plus sûr que 5,0 sur deux. Les cinq notes détaillées en disent davantage : aménagement, situation, propreté, aspect extérieur et rapport qualité-prix. Un logement moyennement situé mais très propre n’est pas la même chose que l’inverse, même à moyenne égale.

Regardez l’époque du séjour et qui voyageait. Ce qu’une famille écrit du bruit en août ne concerne pas forcément un couple en novembre. Sur la page de chaque logement, vous pouvez afficher séparément les avis des familles, des couples, des amis ou des personnes seules. Lisez aussi la réponse de l’hôte : celui qui reconnaît un défaut et dit ce qu’il a changé prend soin de sa maison.`,
    },
    { kind: 'part', part: 'ratings' },
    {
      kind: 'text',
      text: `## Qui peut donner un avis

Chaque voyage réservé chez nous et effectué donne droit à un seul avis. Certains avis proviennent d’autres sources et sont signalés comme tels. Bons ou mauvais, ils paraissent selon les mêmes règles, et chacun compte autant dans la moyenne. Si un logement n’en a pas encore, c’est indiqué, et personne ne comble le vide avec des étoiles.

Le détail figure sur la page [Comment nous vérifions les avis](page:RatingChecks). L’influence des avis sur la liste est expliquée sous [Comment les résultats sont classés](page:ResultOrder).`,
    },
    {
      kind: 'action',
      title: 'Chercher d’après les avis',
      text: 'La recherche permet de trier par avis et de filtrer par étoiles.',
      to: 'search:rating=4&sort=rating',
      label: 'Logements à partir de 4 étoiles',
    },
  ],
} satisfies PageSeed;
