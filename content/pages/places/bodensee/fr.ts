import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances au lac de Constance',
  description:
    'Un lac, trois pays : rives et arrière-pays, baignade, brouillard et feux de tempête, bacs, trains et vignettes autour du lac.',
  lead: 'Trois pays se partagent le lac de Constance. Pour une semaine, la rive où vous logez compte avant tout : pour traverser, il faut un bateau ou une heure de route.',
  blocks: [
    {
      kind: 'text',
      text: `## Les rives

La rive nord, d’Überlingen à Lindau, est tournée vers le soleil : vergers, vignes et nombreuses plages aménagées. Meersburg et Lindau sont combles en août. Le lac inférieur est plus calme, avec l’île de Reichenau et la presqu’île de Höri, où l’on entend les oiseaux dans les roseaux. L’arrière-pays de Markdorf et de Tettnang, à dix minutes de vélo de l’eau, convient souvent mieux aux familles. Une piste cyclable fait tout le tour ; le bateau en remplace une partie.

## D’une rive à l’autre

Des bacs pour voitures relient Constance à Meersburg et Friedrichshafen à Romanshorn ; les bateaux de ligne naviguent du printemps à l’automne. Constance, Radolfzell, Überlingen, Friedrichshafen et Lindau ont une gare, avec des trains rapides en provenance d’Ulm, de Munich et de Zurich. En voiture, on arrive par l’A 81, l’A 96 ou l’A 98. Les autoroutes autrichiennes exigent une vignette, mais l’A 14 de la frontière à Hohenems en est actuellement dispensée. La Suisse a la sienne ; pensez aussi à une pièce d’identité et aux tarifs du téléphone.

## Les saisons

Les vergers fleurissent fin avril. On se baigne de juin à la mi-septembre ; la fonte des neiges porte le lac au plus haut au début de l’été. Septembre apporte les pommes et un air limpide. De novembre à janvier, le brouillard dure parfois plusieurs jours et bien des restaurants ferment, mais les rives sont à vous.

## Vent, eau, chiens

Des feux orange clignotent quand le vent forcit, plus vite en cas de tempête : rentrez aussitôt, même en planche. Le lac fournit de l’eau potable. Les plages aménagées refusent souvent les chiens ; la commune indique d’autres accès. La taxe de séjour est comprise dans le prix total, et une carte d’hôte ouvre souvent bus et trains. Silence dès 22 heures : les voix portent sur l’eau. Pour la montagne, voyez l’[Allgäu](place:allgäu).`,
    },
  ],
} satisfies PageSeed;
