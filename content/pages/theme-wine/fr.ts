import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'vin',
  title: 'Vacances au pays du vin',
  description:
    'Loger parmi les vignes : Moselle, Alsace, Toscane et d’autres régions, vendanges, dégustations et déplacements sans voiture.',
  lead: `Un paysage de vignes est une construction : terrasses, murets, chemins d’exploitation. C’est pourquoi il se parcourt si bien à pied et à vélo, même si l’on ne boit pas de vin.`,
  picture: { scene: 'theme-wine', alt: 'Illustration : des vignes dans une lumière d’automne' },
  blocks: [
    {
      kind: 'text',
      text: `## Des régions bien différentes

Sur la [Moselle allemande](place:mosel), le riesling pousse sur des pentes de schiste parmi les plus raides d’Europe ; les villages et les maisons sont en bas, au bord de la rivière. L’[Alsace](place:elsass) aligne ses villages à colombages le long de la route des vins, avec de courtes distances et beaucoup de petites caves. En [Toscane](place:toskana) et en [Ombrie](place:umbrien), le domaine a souvent des oliviers et une ferme avec piscine. Le [Haut-Adige](place:südtirol) réunit vignes et sommets de trois mille mètres dans une même vallée. La [Provence](place:provence) donne surtout du rosé, la [Styrie](place:steiermark) des vins blancs sur des collines proches de la Slovénie. En [Istrie](place:istrien), la malvoisie pousse presque jusqu’à la mer.

## Quand partir

Selon le cépage, le terroir et l’année, on vendange de la fin août à octobre. La lumière est alors chaude, les ruelles sentent le moût et les tracteurs occupent les chemins étroits. Les vignerons ont peu de temps pour les visiteurs ces semaines-là ; pour déguster, prenez rendez-vous ou venez au printemps. En mai et en juin, la vigne fleurit discrètement, et les sentiers sont vides. Beaucoup de villages font la fête à la fin de l’été ; les maisons du centre sont alors prises tôt et les nuits bruyantes.`,
    },
    { kind: 'homes', title: 'Logements en Toscane', search: 'country=it&region=toskana' },
    {
      kind: 'text',
      text: `## Chercher une maison dans les vignes

Il n’y a pas de filtre pour les vignes. Cherchez la région et lisez dans les descriptions ce qui pousse devant la porte. Un mot comme « vigne » dans le champ de recherche trouve les logements qui le portent dans leur titre. Si la maison se trouve sur un domaine en activité, demandez à l’hôte quand ont lieu la vendange et les traitements. L’été, les versants au sud sont très chauds ; des murs épais, la climatisation ou une piscine font alors la différence.

## Déguster sans voiture

Dans de nombreux pays d’Europe, la limite d’alcool au volant est de 0,5 gramme par litre de sang, moins dans certains, et souvent zéro pour les jeunes conducteurs. Une maison au village ou près d’une gare est plus pratique : en Moselle et en Alsace, des trains et des bus relient les villages, et une piste cyclable plate longe la Moselle. Certains domaines viennent chercher leurs visiteurs sur rendez-vous. Entre pays de l’UE, il n’y a pas de limite douanière pour le vin de consommation personnelle ; à l’entrée en Suisse ou en Grande-Bretagne s’appliquent des franchises, que publie la douane du pays.`,
    },
    {
      kind: 'links',
      title: 'À lire ensuite',
      links: [
        { label: 'Maisons en Moselle', to: 'place:mosel' },
        { label: 'Maisons en Alsace', to: 'place:elsass' },
        { label: 'Maisons en Toscane avec piscine', to: 'search:country=it&region=toskana&swimmingpool=Y' },
        { label: 'Toutes les idées de voyage', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;
