import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances au Portugal',
  description:
    'Algarve, Alentejo, nord ou Madère : une maison de vacances au Portugal, ses vagues, sa mer fraîche, ses péages et ses trains.',
  lead: 'Au Portugal, c’est en bonne partie l’Atlantique qui décide du temps. Il rend l’été supportable, garde l’eau fraîche et les soirées ventées : prenez un pull.',
  blocks: [
    {
      kind: 'text',
      text: `## Du sud au nord

À l’est de l’[Algarve](place:algarve), des îles plates et des lagunes à l’eau calme et plus tiède ; à l’ouest, des falaises jaunes et des criques puis, après Sagres, la pleine mer des surfeurs. On y loge souvent dans une villa avec piscine ou un appartement de résidence. L’Alentejo, derrière, est vaste : chênes-lièges, villages blancs, fermes isolées et, le long de la côte, le sentier des pêcheurs. Autour de Lisbonne, on habite Sintra ou Ericeira, à un trajet de train ou de car de la ville. Au nord de Porto, le pays verdit et se morcelle ; sur le Douro, les maisons sont entre les terrasses du porto. [Madère](place:madeira) a son propre temps, des sentiers le long des canaux et presque pas de plage.

## Ce qu’apportent les mois

Dès février, les amandiers fleurissent en Algarve ; de mars à mai, c’est la meilleure saison pour marcher. L’été, la côte est chaude, avec un vent du nord frais l’après-midi, et l’intérieur brûlant. La mer reste fraîche même en août, un peu moins à l’est de l’Algarve. Septembre et octobre sont doux et limpides. De novembre à mars, il pleut beaucoup au nord ; le sud reste clair, mais les vieilles maisons sont rarement chauffées.

## Venir et rouler

Par la route, c’est long, à travers l’Espagne ; en train, on change à Irun ou à Madrid. La plupart des voyageurs prennent l’avion pour Faro, Lisbonne ou Porto. Beaucoup d’autoroutes sont à péage, quelques-unes uniquement par voie électronique : il faut y enregistrer une plaque étrangère. L’A 22, en Algarve, est gratuite depuis 2025.

## À noter

Les vagues sont fortes ; le drapeau rouge interdit la baignade. En saison, les chiens ne vont pas sur les plages surveillées. L’été, les feux en plein air sont interdits. Plusieurs communes perçoivent une taxe de séjour, comprise dans le prix total. Le soir, on dîne plus tôt qu’en Espagne, et le village dort vers onze heures.`,
    },
  ],
} satisfies PageSeed;
