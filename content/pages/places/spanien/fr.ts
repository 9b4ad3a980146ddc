import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Espagne',
  description:
    'Méditerranée, Atlantique, îles : quelle côte espagnole pour quel mois, comment venir et les règles pour l’eau, le bruit et les chiens.',
  lead: 'L’Espagne a une côte méditerranéenne, une autre atlantique, un haut plateau et, aux Canaries, un printemps qui dure toute l’année. Choisissez la côte selon le mois.',
  blocks: [
    {
      kind: 'table',
      caption: 'Quelle région à quel moment',
      head: ['Région', 'Bons mois', 'Pour quoi'],
      rows: [
        ['Costa Brava', 'mai à octobre', 'criques, sentier côtier, Barcelone proche'],
        ['Costa Blanca', 'toute l’année, baignade de juin à octobre', 'plages de sable, hiver doux'],
        ['Andalousie', 'mars à juin, octobre', 'villages blancs, villes, plages atlantiques'],
        ['Majorque et Minorque', 'avril à octobre', 'fincas, marche, criques'],
        ['Canaries', 'toute l’année, surtout l’hiver', 'volcans, chaleur en janvier'],
        ['Côte nord', 'juin à septembre', 'collines vertes, vagues, nuits fraîches'],
      ],
    },
    {
      kind: 'text',
      text: `## Se loger

Ce peut être une finca avec piscine, une maison mitoyenne dans un lotissement ou un appartement sur la plage. Dans les lotissements, la piscine se partage à heures fixes, et il faut souvent la voiture pour les courses. Les maisons sont faites pour la chaleur ; l’hiver, sols et fenêtres sont froids. La journée commence tard : on déjeune à deux heures, on dîne après neuf. En août, l’intérieur est vide et brûlant, la côte pleine. La mer est la plus chaude en août et septembre, mais l’automne peut apporter des pluies violentes.

## Venir

Par la Jonquera ou Irun ; bien des autoroutes espagnoles sont désormais gratuites, d’autres restent à péage. Des trains rapides vont de Paris à Barcelone, puis à Valence, Alicante, Madrid et Malaga. Les ferrys pour les [Baléares](place:mallorca) partent de Barcelone, de Valence et de Dénia. Les grandes villes ont des zones à faibles émissions où il faut souvent déclarer une plaque étrangère.

## À noter

Les années sèches, l’eau est limitée, piscines et douches comprises. Le numéro d’enregistrement du logement figure sur sa page lorsqu’il est exigé. La Catalogne et les Baléares perçoivent une taxe de séjour, comprise dans le prix total. En saison, beaucoup de plages sont interdites aux chiens. L’été, le feu est interdit presque partout. L’hôte relève l’identité de tous les voyageurs.`,
    },
  ],
} satisfies PageSeed;
