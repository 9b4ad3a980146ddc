import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Allemagne',
  description:
    'Côte, lacs ou montagne : où passer une semaine en Allemagne selon la saison, comment venir et les règles valables partout.',
  lead: 'De l’estran aux Alpes, l’Allemagne change peu à peu, et presque tout est à une journée de route. La saison et la région comptent plus que la distance.',
  blocks: [
    {
      kind: 'text',
      text: `## Du nord au sud

Au bord de la [mer du Nord](place:nordseeküste_deutschland), marées et digues rythment la journée ; sur la [Baltique](place:ostseeküste_deutschland), plages calmes et forêts. Derrière s’étend un pays d’eau : les [lacs du Mecklembourg](place:mecklenburgische-seenplatte) et la [Spreewald](place:spreewald), où l’on fait ses courses en barque. Au milieu se dressent le Harz, le Sauerland, l’Eifel et la Forêt bavaroise, avec leurs villes à colombages, leurs lacs de barrage et leurs grandes maisons de groupe. Le sud, c’est la vigne, la [Forêt-Noire](place:schwarzwald) et le [lac de Constance](place:bodensee) ; tout en bas commencent les Alpes.

## Où aller et quand

On se baigne de juin à septembre, dans les lacs comme en mer. On marche dans les moyennes montagnes en mai, en juin et surtout en octobre, quand les bois jaunissent. La neige n’est sûre qu’en altitude : parfois dans le Harz et le Sauerland, plus souvent dans les Alpes bavaroises. Les vacances scolaires varient selon les Länder ; en dehors, le choix est bien plus grand. Juillet est chaud et orageux ; novembre est gris, et un poêle en fait une bonne semaine.

## Routes et rails

Les autoroutes sont gratuites pour les voitures, quelques tunnels et bacs sont payants. Certaines villes exigent une vignette écologique. Sur neige et verglas, les pneus d’hiver sont obligatoires, sans date fixe. Les grandes lignes vont jusqu’à Stralsund, Kempten ou Fribourg ; un train régional ou un bus fait le reste.

## Des règles valables partout

Dès 22 heures et le dimanche, silence. Beaucoup de communes perçoivent une taxe de séjour ; ce qui est dû figure dans le prix total. L’eau du robinet est potable. Les chiens sont en laisse dans les parcs nationaux et pendant la saison des naissances, dont chaque Land fixe les dates. On trie les déchets et l’on rapporte les bouteilles consignées. Les magasins ferment le dimanche : en arrivant le samedi, achetez pour deux jours.`,
    },
  ],
} satisfies PageSeed;
