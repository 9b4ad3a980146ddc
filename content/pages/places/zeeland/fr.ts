import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Zélande',
  description:
    'Îles, digues et plages de Zélande : quelle presqu’île choisir, comment venir, et ce que doivent savoir cyclistes, chiens et nageurs.',
  lead: 'En Zélande, aucune maison n’est à plus de quelques kilomètres de l’eau ; reste à savoir laquelle. Plage, estuaire et lac sont souvent séparés par une seule digue.',
  blocks: [
    {
      kind: 'text',
      text: `## D’anciennes îles

Digues et barrages relient aujourd’hui ce qui demandait un bac. Walcheren, avec Domburg, Zoutelande et la ville de Middelbourg, a de larges plages tournées vers le sud-ouest : c’est le cœur de la côte. Schouwen-Duiveland a Renesse et les plus hautes dunes, et derrière elles Zierikzee. Noord-Beveland est plate et calme ; sur le Veerse Meer, sans marées, les enfants apprennent la voile. La Flandre zélandaise, au-delà de l’Escaut occidental, touche la Belgique : Breskens, Cadzand, et Bruges à une demi-heure. Beaucoup de maisons sont groupées en petits [parcs](page:HolidayParks), les fermes se cachent derrière les digues.

## À vélo

Le réseau de carrefours numérotés suit les digues, traverse les polders et longe les ouvrages du plan Delta. Le vent de face est la seule côte : prenez-le le matin. Le bac de Flessingue à Breskens ne prend que piétons et vélos.

## Temps et eau

La côte compte parmi les plus ensoleillées du pays, et il y vente toujours. On se baigne de fin juin à septembre. De forts courants parcourent les chenaux devant les plages : regardez les drapeaux et ne nagez jamais vers le large à marée descendante. Les moules sont de saison du plein été au printemps ; l’hiver, bien des cafés de plage restent ouverts.

## Venir

Les trains passent par Roosendaal vers Goes, Middelbourg et Flessingue. Les autoroutes sont gratuites, le tunnel de l’Escaut occidental aussi pour les voitures ; l’A 24, à l’ouest de Rotterdam, se paie en ligne. De jour, la vitesse autorisée y est plus basse que chez les voisins. Par Anvers, inscrivez la voiture si la zone à faibles émissions le demande.

## Règles

L’été, les chiens ne vont le plus souvent à la plage que le matin et le soir ; chaque commune fixe les heures. La taxe de séjour est comprise dans le prix total. Le stationnement près des plages est presque partout payant. Dans les parcs, silence dès 22 heures.`,
    },
  ],
} satisfies PageSeed;
