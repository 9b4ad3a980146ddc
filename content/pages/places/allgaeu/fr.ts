import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances dans l’Allgäu',
  description:
    'Entre l’Alpsee, Oberstdorf et Füssen : séjour à la ferme, cloches des vaches, enneigement, gares et cartes d’hôte dans l’Allgäu.',
  lead: 'Dans l’Allgäu, une vache n’est jamais loin. Ceux qui aiment cela dorment bien ; ceux qui ont le sommeil léger demandent d’abord où se trouve le pré.',
  blocks: [
    {
      kind: 'text',
      text: `## Collines, lacs, montagnes

L’Allgäu s’élève du nord au sud. Vers Isny et Leutkirch, ce sont de douces collines avec des étangs et des bains de tourbe, idéales à vélo et avec de jeunes enfants. Au milieu, le Grosser Alpsee, près d’Immenstadt, et la chaîne de la Nagelfluh, dont on suit les crêtes pendant des heures sans avoir à grimper. Tout au sud, autour d’Oberstdorf et de Hindelang, se dressent de vraies montagnes ; à l’est, près de Füssen, les châteaux royaux et le Forggensee. Depuis le centre de la région, tout est à moins d’une heure. Bien des appartements sont dans des fermes en activité : les enfants assistent à la traite, les vacanciers vont chercher leur lait au bidon.

## Quatre saisons, dont une longue

Le printemps vient tard ; en mai, le pissenlit jaunit des pentes entières. Le Forggensee, lac de barrage, n’est plein qu’en juin. En septembre, les troupeaux couronnés de fleurs redescendent pour le Viehscheid ; ce jour-là, des routes ferment et les chambres manquent. L’hiver dure de décembre à mars, pas toujours enneigé dans les vallées, plus sûrement à Balderschwang et Oberstdorf. Le foehn apporte un air clair et, à certains, la migraine.

## En train et en voiture

Les trains de Munich, Augsbourg et Ulm desservent Kempten, Immenstadt, Sonthofen, Oberstdorf et Füssen. L’A 7 et l’A 96 sont gratuites. Vers le [Tyrol](place:tirol), le tunnel frontalier de Füssen mène sans vignette jusqu’au Fernpass ; au-delà, les autoroutes en exigent une.

## Les usages du pays

Les cloches sonnent aussi la nuit, et personne ne les arrête. L’herbe est du fourrage : avant la fauche, on reste sur le chemin, le chien aussi. En échange de la taxe de séjour, comprise dans le prix total, certaines communes donnent une carte pour les bus et les téléphériques ; l’hôte sait si le logement y participe. La visite des châteaux se réserve. L’hiver, l’accès aux fermes demande des pneus adaptés, parfois des chaînes.`,
    },
  ],
} satisfies PageSeed;
