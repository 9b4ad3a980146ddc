import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances au lac de Garde',
  description:
    'Nord, rive ouest ou sud : ce qui distingue les rives du lac de Garde, ses vents, ses mois de foule et la route par le Brenner.',
  lead: 'Au nord, le lac de Garde est un fjord entre des parois ; au sud, presque une mer. Entre les deux, cinquante kilomètres et trois séjours bien différents.',
  blocks: [
    {
      kind: 'text',
      text: `## Un lac en trois parties

Riva, Torbole et Malcesine appartiennent à ceux qui font de la planche, de l’escalade et du vélo ; l’eau est plus fraîche et la montagne toute proche. Sur la rive ouest, de Limone à Salò, montent des terrasses d’oliviers et d’anciennes citronneraies ; les maisons dominent l’eau, avec une large vue et beaucoup de marches. Au sud, autour de Desenzano, Peschiera et Lazise, la rive est plate, avec des vignes, des parcs d’attractions et des cyprès sur les collines. Pour le calme, logez un peu à l’intérieur, à Tignale ou dans la Valtenesi.

## Le vent pour horloge

Le matin, le Pelèr souffle du nord ; dès midi, l’Ora vient du sud. On se baigne tôt ou dans une crique. Après une journée lourde, l’orage franchit vite les montagnes.

## Quand partir

Avril et mai sont fleuris et propices à la marche, mais l’eau reste froide. On se baigne de la mi-juin à la mi-septembre ; autour du 15 août, routes et plages sont bondées. Septembre et début octobre sont chauds et plus calmes. L’hiver est doux, et bien des restaurants ferment.

## Venir

Du nord, on passe le Brenner : en Autriche, vignette et péage propre au Brenner ; en Italie, péage selon la distance sur l’A 22. Sortez à Rovereto Sud pour le nord, à Affi ou Peschiera pour le sud. Les routes du bord sont étroites. Les trains s’arrêtent à Rovereto, Peschiera et Desenzano ; des bateaux sillonnent le lac, et un bac relie Maderno à Torri.

## Bon à savoir

Les centres marqués ZTL sont fermés aux voitures sans autorisation : demandez à l’hôte comment y accéder. Les plages sont surtout faites de galets ; des chaussures d’eau sont utiles. Les chiens ne peuvent se baigner qu’à certains endroits, que la commune indique. Presque partout s’ajoute une taxe de séjour, comprise chez nous dans le prix total. Le [Tyrol du Sud](place:südtirol), sur la route, est plus frais.`,
    },
  ],
} satisfies PageSeed;
