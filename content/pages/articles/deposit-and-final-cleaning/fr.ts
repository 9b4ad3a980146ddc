import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Caution et ménage final : ce qu’ils couvrent et ce qu’ils excluent',
  description:
    'Dans quels cas l’hôte peut garder la caution, ce que comprend le ménage final et comment dix minutes à l’arrivée évitent une dispute.',
  lead: 'Quand il y a litige après les vacances, c’est souvent à propos de la caution et du ménage. On l’évite presque toujours si chacun connaît les règles.',
  picture: { scene: 'theme-landlords', alt: 'Maison de campagne en Toscane dans la lumière du soir' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-04-23',
    category: 'knowledge',
    slug: 'caution-et-menage-final',
    related: ['reading-a-listing', 'cooking-in-a-rented-kitchen', 'north-sea-with-dog'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Ce qu’est une caution

La caution ne fait pas partie du prix. C’est une garantie pour le cas où quelque chose se casse ou qu’une consommation reste impayée, et elle continue de vous appartenir. Chez Feriola, elle figure donc à côté du prix total, et non dedans. En règle générale, elle se verse sur place à l’arrivée et se récupère après le départ. Espèces ou montant bloqué sur la carte, c’est l’hôte qui le précise ; faites-vous confirmer la réception, une phrase par e-mail suffit.

L’hôte ne peut garder que ce qui lui est dû : la réparation d’un dommage causé par votre faute ou celle de vos proches, et les frais convenus encore ouverts. Il doit dire de quoi il s’agit et ce que cela coûte. Un forfait « pour usure » n’en fait pas partie. En droit allemand, sur lequel nous nous appuyons ici, les traces d’un usage normal ne se paient pas : l’auréole sur la table, le verre qui se fend au centième lavage.

La loi ne fixe pas au jour près le délai de restitution. L’hôte peut vérifier la maison et relever les compteurs ; pour une semaine de vacances, cela se compte en jours, pas en mois.`,
    },
    {
      kind: 'quote',
      text: 'Le locataire ne répond pas des changements ou dégradations de la chose louée causés par un usage conforme au contrat.',
      source: 'Article 538 du Code civil allemand, traduction',
    },
    {
      kind: 'table',
      caption: 'Qui supporte quoi, en principe',
      head: ['Ce qui est arrivé', 'Qui paie'],
      rows: [
        [
          'Un verre ou une assiette se casse',
          'en toute rigueur, le vacancier ; beaucoup d’hôtes y renoncent si on le leur dit',
        ],
        ['La vieille bouilloire rend l’âme', 'l’hôte'],
        ['Du vin rouge sur le canapé', 'le vacancier : nettoyage ou valeur actuelle, non le prix du neuf'],
        ['La clé est perdue', 'le vacancier ; la serrure seulement si un abus est à craindre'],
        ['Des griffures de chien sur le parquet', 'le vacancier, pour ce qui dépasse l’ordinaire'],
        ['Saleté importante, ordures, vaisselle sale', 'le vacancier : le surcroît de ménage'],
      ],
      source: 'Grandes lignes du droit allemand ; dans chaque cas, le contrat ou le juge décide.',
    },
    {
      kind: 'text',
      text: `## Ce que comprend le ménage final

S’il est obligatoire, il est dans le prix total ; l’hôte ne peut pas l’ajouter au départ. Il couvre ce qui reste à faire même après des gens soigneux : sols, salle de bain, cuisine, lits. Le rangement n’en fait pas partie. L’usage veut qu’on laisse la maison balayée : vaisselle lavée et rangée, déchets triés et sortis, réfrigérateur vide, plaque et barbecue dégraissés, le plus gros de la saleté enlevé, meubles remis en place. On défait les lits si le règlement le demande.

Certains hôtes vous laissent le soin de nettoyer. L’exigence est alors plus grande, et l’on oublie le four, la bonde de la douche et le dessous des lits. Pour une maison de trois chambres, comptez une demi-journée à deux, puis décidez.

## Les dix minutes de l’arrivée

Avant de défaire les valises, parcourez toutes les pièces en filmant avec le téléphone. Ouvrez les placards, photographiez taches et fêlures, notez les compteurs si les consommations sont facturées. Si c’est sale ou s’il manque quelque chose, signalez-le le jour même, par écrit et avec une photo. L’article 536c du même code oblige le locataire à signaler les défauts ; qui se tait ne peut le plus souvent plus demander de réduction, et peine ensuite à prouver l’état des lieux.

## Si quelque chose se casse

Dites-le avant que l’hôte ne s’en aperçoive. Écrivez ce qui s’est passé et proposez de payer ; qui appelle de lui-même paie souvent moins. On doit la valeur actuelle : pour un tapis de dix ans, une fraction du prix. Au-delà d’une petite somme, demandez une facture ou un devis.

Avant le voyage, vérifiez que votre assurance responsabilité civile ou habitation couvre la « villégiature », c’est-à-dire les dommages causés dans une location de vacances. Les murs et les portes le sont souvent ; la télévision ou la vaisselle, selon le contrat.

## Si la caution ne revient pas

Relancez aimablement en fixant un délai, dix jours par exemple. Si l’hôte refuse, demandez un décompte avec justificatifs. Le contrat vous lie à lui et non à nous ; [écrivez-nous](page:ContactGuest) tout de même, afin que nous le sachions. Si l’hôte est un professionnel établi dans un autre pays de l’Union, les Centres européens des consommateurs aident gratuitement. Le droit applicable est indiqué au contrat ; à défaut, c’est le plus souvent celui du pays où se trouve la maison.`,
    },
    {
      kind: 'links',
      title: 'Pour vérifier',
      links: [
        { label: 'Nos conditions générales', to: 'page:terms' },
        { label: 'Questions fréquentes des vacanciers', to: 'page:Faq/faq1' },
        { label: 'Ma réservation', to: 'page:bookingView' },
      ],
    },
  ],
} satisfies PageSeed;
