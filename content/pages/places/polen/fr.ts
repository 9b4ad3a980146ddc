import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Pologne',
  description:
    'Baltique, Mazurie ou montagne : maisons de vacances en Pologne, saisons, trains depuis Berlin, autoroutes gratuites et règles locales.',
  lead: 'La côte polonaise est une seule longue plage de sable, ses lacs communiquent entre eux, ses vieilles villes ont été relevées pierre à pierre. Beaucoup s’en étonnent la première fois.',
  blocks: [
    {
      kind: 'accordion',
      title: 'Quelle région choisir',
      entries: [
        {
          question: 'Pour la plage avec des enfants ?',
          answer: `La [Baltique polonaise](place:polnische-ostsee) : du sable fin de Świnoujście à la presqu’île de Hel, des pins derrière, une eau peu profonde. En juillet et en août, les stations s’animent d’échoppes et de manèges ; pour le calme, logez un village plus loin ou près d’un lac côtier. À Łeba, de grandes dunes avancent dans un parc national.`,
        },
        {
          question: 'Pour de l’eau sans vagues ?',
          answer: `La [Mazurie](place:masuren) : plus de mille lacs, souvent reliés par des canaux, voiliers, kayaks et cigognes sur les toits. La maison a souvent son ponton, au bout d’un chemin de sable.`,
        },
        {
          question: 'Pour la montagne ?',
          answer: `Les monts des Géants autour de Karpacz et les Tatras autour de Zakopane, avec des maisons de bois, le ski l’hiver et des règles strictes dans les parcs. Les jours fériés, la foule y est dense.`,
        },
        {
          question: 'Pour une semaine en ville ?',
          answer: `Gdańsk, avec la plage de Sopot, Cracovie et Wrocław ; dans le centre ancien, les appartements sont beaux, et bruyants le week-end.`,
        },
      ],
    },
    {
      kind: 'text',
      text: `## Le temps

On se baigne de juin à août ; la Baltique reste fraîche, les lacs se réchauffent davantage. Mai et septembre sont souvent stables et tranquilles. L’hiver est froid et neigeux à l’est, gris sur la côte.

## Venir

Des trains relient Berlin à Szczecin, Gdańsk, Poznań, Varsovie et Cracovie. Les autoroutes de l’État sont gratuites pour les voitures, quelques tronçons privés sont payants. Les feux sont obligatoires de jour, et la limite d’alcool est plus basse qu’en France. On contrôle parfois à la frontière allemande.

## Au quotidien

On paie en złotys, presque partout par carte. Le dimanche, la plupart des magasins ferment. Stations thermales et balnéaires perçoivent une taxe de séjour, comprise dans le prix total. L’été, les chiens n’ont souvent que leurs tronçons de plage, et les parcs nationaux les refusent parfois. On traverse les dunes par les sentiers. Silence de 22 heures à 6 heures.`,
    },
  ],
} satisfies PageSeed;
