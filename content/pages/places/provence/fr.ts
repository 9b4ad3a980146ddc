import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Provence',
  description:
    'Luberon, Alpilles ou Verdon : villages, lavande, mistral, TGV et fermeture des massifs pour une semaine dans une maison en Provence.',
  lead: 'La Provence vit selon le soleil et le vent. On fait le marché tôt, le village se repose à midi et, quand souffle le mistral, le petit déjeuner rentre dans la maison.',
  blocks: [
    {
      kind: 'text',
      text: `## La journée à la maison

Un mas a des murs épais, de petites ouvertures au nord et des volets que l’on ferme à onze heures pour les rouvrir à six. Le matin, il y a marché, chaque jour dans un autre village. L’après-midi se passe à l’ombre ou à la piscine, et l’on dîne dehors. Les cigales chantent tout le jour et se taisent à la nuit.

## Trois pays

Dans le Luberon, Gordes, Bonnieux et Roussillon veillent sur les vignes et les cerisiers ; c’est le coin le plus cher, et le meilleur à vélo. Les Alpilles, autour de Saint-Rémy, sont plus basses, proches d’Arles, d’Avignon et de la Camargue. Vers l’est, le pays monte et se vide : le plateau de Valensole, puis les gorges du Verdon et le lac de Sainte-Croix, où l’on se baigne. La mer est partout à une heure au moins ; qui la veut chaque jour ira sur la [Côte d’Azur](place:cote-d-azur).

## Lavande, chaleur, mistral

La lavande fleurit de la mi-juin à la mi-juillet, un peu plus tard vers Sault. Juillet et août sont torrides ; mai, juin et septembre conviennent le mieux à la marche. Le mistral descend froid de la vallée du Rhône, souvent plusieurs jours, surtout de l’hiver au printemps, et lave le ciel.

## Venir

Le TGV dessert Avignon, Aix et Marseille. L’A 7, l’A 8 et l’A 51 sont à péage. Des villes ont exigé la vignette Crit’Air ; les règles changent, renseignez-vous auprès d’elles. Au village, la voiture reste utile : les cars sont rares le dimanche.

## Sécheresse et règles

De juin à septembre, la préfecture ferme des massifs entiers selon le risque d’incendie ; la carte paraît la veille au soir. Feux et barbecues au charbon sont alors presque partout interdits, et l’eau peut être restreinte. La piscine doit être protégée contre la chute des enfants : faites-vous expliquer le dispositif. La taxe de séjour est comprise dans le prix total.`,
    },
  ],
} satisfies PageSeed;
