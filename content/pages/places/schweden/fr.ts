import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Suède',
  description:
    'Une maison de bois rouge au bord d’un lac ou parmi les îlots : régions de Suède, nuits claires, droit d’accès, ponts et ferrys.',
  lead: 'La maison suédoise est rouge, en lisière de forêt, avec une pompe dans la cour ou un sauna près du ponton, sans voisin à portée de voix. En échange, il faut la voiture pour faire ses courses.',
  blocks: [
    {
      kind: 'text',
      text: `## Où est la maison

Le [Småland](place:smaland) est le classique : lacs avec barque, verreries, myrtilles, élans le soir en lisière. La [Scanie](place:schonen), au sud, est ouverte, avec des plages près d’Ystad et d’Åhus, des allées et des fermes à colombages ; on y est vite, et il y fait le plus chaud. Sur la côte ouest, au nord de Göteborg, ce sont des îlots de granit poli et des ports ; à l’est, Öland et ses moulins. Plus haut commencent la Dalécarlie et le Värmland aux grandes forêts, puis la montagne. Beaucoup de maisons servent aussi à la famille qui les loue : des livres, du sirop à la cave, parfois des toilettes sèches.

## Lumière et saisons

La Saint-Jean, en juin, est la fête la plus claire ; les magasins ferment ce week-end-là. On se baigne dans les lacs en juillet et en août. Le début de l’été a ses moustiques près de l’eau. Septembre apporte les champignons, des nuits limpides et des chemins vides. L’hiver est sombre et changeant au sud, blanc à coup sûr au nord.

## Venir

Par le Danemark et le pont de l’Øresund, payant, ou par les ferrys de Rostock et de Travemünde à Trelleborg, ou de Kiel à Göteborg. Des trains vont de Hambourg à Malmö par Copenhague et, en saison, des trains de nuit depuis Berlin. Les autres routes sont presque toutes gratuites ; Stockholm et Göteborg prélèvent une taxe d’après la plaque.

## Usages

Le droit d’accès à la nature permet de cueillir, de marcher et de camper une nuit, à distance des maisons. L’été, les feux sont souvent interdits. Du 1er mars au 20 août, le chien doit être tenu, le plus souvent en laisse. La pêche demande d’ordinaire un permis. Du 1er décembre au 31 mars, pneus d’hiver obligatoires en conditions hivernales, et feux allumés toute l’année. Il n’y a pas de taxe de séjour jusqu’ici.`,
    },
  ],
} satisfies PageSeed;
