import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Hongrie',
  description:
    'Lac Balaton, vignobles, bains thermaux ou Budapest : une maison de vacances en Hongrie, ses saisons, e-vignette, trains et règles du lac.',
  lead: 'La Hongrie n’a pas de mer et ne la regrette pas : le Balaton est long de 77 kilomètres, tiède l’été et, d’un côté, si peu profond qu’on marche longtemps avant de nager.',
  blocks: [
    {
      kind: 'text',
      text: `## Au bord du lac

Au [lac Balaton](place:plattensee), tout dépend de la rive. Au sud, de Siófok à Balatonmáriafürdő, loin du bord, l’eau n’est toujours pas plus haute qu’un enfant ; il y a des plages, de la musique et le train juste derrière. La rive nord est vallonnée : Tihany, son abbaye et sa lavande, Badacsony, ses monts de basalte et son vin, des maisons avec cave et vue. À l’ouest, Keszthely, puis Hévíz et son lac thermal. Une piste cyclable fait le tour du lac.

## Ailleurs

La boucle du Danube, au nord de [Budapest](place:budapest), a des forêts, des châteaux et des maisons au bord du fleuve. À Eger et à Tokaj, on loge parmi les caves. La plaine de Hortobágy est immense, avec ses puits à balancier et ses bœufs gris. Les bains thermaux sont presque partout et rendent même février possible. À Budapest, bien des appartements donnent sur une cour ancienne, où l’on attend le silence après 22 heures.

## Températures

Juillet et août sont chauds et secs ; le lac dépasse 25 °C. Mai, juin et septembre sont plus agréables, et les vendanges durent jusqu’en octobre. L’hiver est froid ; les années rudes, le lac gèle.

## Venir

Autoroutes et nombreuses voies rapides exigent une vignette électronique, achetée en ligne ou à la station avant d’y entrer ; l’Autriche a la sienne. Hors des villes, on roule feux allumés, et l’alcool est interdit au volant. Des trains vont de Vienne, Munich et Zurich à Budapest, parfois de nuit, puis vers les deux rives.

## À noter

Les feux de tempête clignotent à deux vitesses ; à la plus rapide, il faut regagner la rive. Les chiens ne se baignent qu’aux endroits qui leur sont réservés et ne sont guère admis sur les plages municipales. On paie en forints. La taxe de séjour est comprise dans le prix total. Les rives à roseaux ont des moustiques : des moustiquaires dans la maison sont bon signe.`,
    },
  ],
} satisfies PageSeed;
