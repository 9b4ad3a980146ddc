import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Croatie',
  description:
    'Istrie, Kvarner, Dalmatie ou intérieur : la route, les péages, la saison et les règles pour une semaine de vacances en Croatie.',
  lead: 'Pour la plupart des voyageurs, la Croatie est une côte : pierreuse, limpide et plus longue qu’elle n’en a l’air. Jusqu’où descendre vers le sud, voilà le vrai choix.',
  blocks: [
    {
      kind: 'links',
      title: 'La côte, du nord au sud',
      links: [
        {
          label: 'Istrie',
          to: 'place:istrien',
          text: 'La plus rapide à atteindre : pins et dalles rocheuses à l’ouest, collines, vignes et maisons de pierre avec piscine à l’intérieur.',
        },
        {
          label: 'Baie du Kvarner',
          to: 'place:kvarner-bucht',
          text: 'Opatija au pied de hautes montagnes, et les îles de Krk, Cres, Lošinj et Rab ; un pont mène à Krk.',
        },
        {
          label: 'Dalmatie',
          to: 'place:dalmatien',
          text: 'Une longue côte et les grandes îles, étés brûlants, mer tiède jusqu’en octobre, et le trajet le plus long.',
        },
      ],
    },
    {
      kind: 'text',
      text: `À l’intérieur, où peu de gens pensent à chercher, on trouve des maisons dans les forêts du Gorski Kotar aux nuits fraîches, près des lacs de Plitvice et dans les vignes autour de Zagreb.

## Une semaine au bord de l’eau

L’appartement dans la maison des hôtes est la règle : une terrasse sous la treille, un gril, une place de parking et, le soir, quelqu’un qui apporte des figues. Les maisons avec piscine sont le plus souvent à quelques kilomètres de la mer. Les plages sont de galets et de rochers, avec des échelles ; on trouve du sable à Rab, à Krk ou près de Nin. Juillet et août sont chauds et pleins, juin et septembre agréables ; en mai, la mer est encore froide. L’hiver, une bonne partie de la côte ferme.

## La route

Les autoroutes sont à péage ; à partir de mars 2027, il doit être perçu sans barrières d’après la plaque, et les exploitants expliquent l’inscription. En chemin, la Slovénie et l’Autriche exigent des vignettes. Le samedi, on attend aux tunnels et aux péages ; des contrôles sont possibles à la frontière slovène. Des ferrys desservent les îles et Ancône, des trains Zagreb, Rijeka et Split.

## Bon à savoir

On paie en euros. Tout voyageur doit être déclaré : gardez les pièces d’identité à portée de main. La taxe de séjour est comprise dans le prix total. De juin à octobre, les feux sont souvent interdits. Les chiens voyagent avec le passeport européen et ont [leurs plages](page:DogBeachesCroatia). La bura ferme des routes ; en montagne, l’hiver, un équipement est obligatoire.`,
    },
  ],
} satisfies PageSeed;
