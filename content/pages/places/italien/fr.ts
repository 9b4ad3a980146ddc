import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Italie',
  description:
    'Alpes, lacs, collines, îles : quelle Italie pour quel mois, avec péages, ferrys, zones à accès limité, mi-août et chauffage.',
  lead: 'L’Italie s’étire sur mille kilomètres, et tous les cent kilomètres, le temps, la cuisine et les horaires changent. Une maison du Tyrol du Sud et une maison des Pouilles n’ont pas grand-chose en commun.',
  blocks: [
    {
      kind: 'text',
      text: `**Au nord**, ce sont les fermes du [Tyrol du Sud](place:südtirol) et les appartements de villas sur les lacs de [Garde](place:gardasee), de [Côme](place:comer-see) et [Majeur](place:lago-maggiore). La saison va de mai à octobre ; dans les Dolomites, l’hiver amène ensuite les skieurs. **Au centre**, on loge à la campagne : [Toscane](place:toskana), Ombrie et Marches, maisons de pierre, huile d’olive et villes pour la journée. D’avril à juin et en septembre, on y est mieux que dans la fournaise d’août. **Sur l’Adriatique**, de Grado à Rimini, les plages plates aux transats alignés sont pratiques avec de petits enfants. **Au sud et dans les îles**, dans les [Pouilles](place:apulien), en [Sicile](place:sizilien) et en [Sardaigne](place:sardinien), on se baigne jusqu’en octobre.

## Le rythme de la semaine

À midi, tout s’arrête, et l’on dîne tard. Autour du 15 août, Ferragosto, le pays entier est en congé : plages combles, villes vides. Dans bien des régions, on ne chauffe que certains mois, et le chauffage se paie souvent selon la consommation.

## Venir

De France, on passe par Vintimille, le Fréjus ou le Mont-Blanc, tunnels payants ; de Suisse par le Saint-Gothard, avec vignette. La plupart des autoroutes italiennes sont à péage, en espèces, par carte ou par badge ; quelques-unes, sans barrières, se paient en ligne. Les trains rapides relient les grandes villes jusqu’à Naples et Salerne. Pour la Sardaigne, bateaux au départ de Gênes, Livourne et Civitavecchia ; pour la Sicile, bacs de Messine.

## À savoir

Les zones ZTL des centres anciens sont surveillées par caméra. Du 15 novembre au 15 avril, beaucoup de routes exigent pneus d’hiver ou chaînes. Chaque commune fixe sa taxe de séjour, comprise dans le prix total. Chien en laisse, muselière à portée de main ; les plages privées ont leurs règles. L’hôte doit déclarer tous les voyageurs : gardez les pièces d’identité sous la main.`,
    },
  ],
} satisfies PageSeed;
