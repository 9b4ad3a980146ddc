import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Grèce',
  description:
    'Crète, Corfou, Péloponnèse : une maison de vacances en Grèce, le meltémi, les ports, les péages, l’eau, le feu et les meilleurs mois.',
  lead: 'La Grèce demande un peu plus de route, et l’on y gagne en tranquillité. Une maison au bord du village, une crique le matin, une cour à l’ombre l’après-midi : il n’y a guère autre chose à prévoir.',
  blocks: [
    {
      kind: 'text',
      text: `## Aucune île ne ressemble à l’autre

La [Crète](place:kreta) est grande comme un pays : montagnes enneigées jusqu’en mai, gorges, villes au nord, criques calmes au sud. Une semaine suffit à peine pour en voir la moitié. [Corfou](place:korfu) et les îles Ioniennes sont vertes, plantées de cyprès et d’oliviers, et l’hiver y est pluvieux. Les Cyclades sont nues et ventées, leurs maisons petites et blanches. Le [Péloponnèse](place:peloponnes), relié par des ponts, réunit plages, sites antiques et villages de montagne ; il convient à qui n’aime pas le bateau. Au nord, la Chalcidique a des pins et des eaux peu profondes.

## De mai à octobre

En mai, tout est vert et la mer encore fraîche. Juin et septembre sont chauds sans la lourdeur de l’été. Juillet et août sont brûlants ; en mer Égée, le meltémi souffle du nord et perturbe les liaisons en bateau. On se baigne jusqu’à fin octobre. L’hiver est doux et humide, et bien des établissements du bord de mer ferment.

## Le trajet

Des ferrys vont de Venise, Ancône, Bari et Brindisi à Igoumenitsa et Patras, en une nuit ou un peu plus, voiture et chien compris. Dans le pays, le grand port est Le Pirée. Les autoroutes sont à péage. Le train dessert surtout la ligne d’Athènes à Thessalonique. Les routes tournent, et les chèvres ont la priorité.

## À garder en tête

L’eau est rare sur beaucoup d’îles et n’est pas potable partout. Le papier toilette se jette le plus souvent dans la corbeille, car les tuyaux sont étroits. De mai à octobre, tout feu en plein air est interdit ; les alertes arrivent sur le téléphone. La taxe sur les nuitées est comprise dans le prix total. De trois heures à cinq heures et demie, le silence est de règle. Pour le chien, prévoyez une laisse et une protection contre les phlébotomes : demandez au vétérinaire.`,
    },
  ],
} satisfies PageSeed;
