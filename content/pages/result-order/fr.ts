import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Comment les résultats sont classés',
  description:
    'Quels critères déterminent le tri « Recommandation », avec quel poids ils comptent, et ce qui n’a aucune influence.',
  lead: 'Toute liste suit un ordre, et cet ordre influe sur les réservations. Nous exposons donc comment le nôtre est établi : par une formule fixe, la même pour tous les logements et tous les visiteurs.',
  blocks: [
    {
      kind: 'text',
      text: `## Quels logements apparaissent

C’est d’abord votre recherche qui décide. Apparaissent les logements qui répondent à tous les filtres choisis et, si vous avez indiqué des dates, seulement ceux qui sont réellement réservables : chaque nuit est libre, l’arrivée et le départ sont possibles ces jours-là, la durée minimale et maximale est respectée, le nombre de personnes et de chiens convient, et le prix est connu. Si vous admettez quelques jours d’écart, la liste montre pour chaque logement les dates les moins chères qui conviennent. Les logements qui ne sont pas loués en ce moment n’apparaissent pas du tout.

Nous ne montrons que les logements des hôtes et des agences avec lesquels nous travaillons. Il en existe donc d’autres au même endroit, que vous ne trouverez pas ici.

## Les quatre tris

En haut de la liste, vous choisissez entre **Recommandation**, **Avis**, **Prix croissant** et **Prix décroissant** ; le premier est proposé d’office. Avec « Avis », seule compte la moyenne donnée par les vacanciers ; les logements sans avis viennent à la fin. Avec les tris par prix compte le prix total de votre séjour, tous frais obligatoires compris, ou, sans dates, le prix de la semaine la moins chère ; ce qui n’a pas de prix vient à la fin. À valeur égale, le logement qui porte le plus petit numéro passe devant : rien ne se répète ni ne se perd d’une page à l’autre.

## La formule de la recommandation

La recommandation attribue jusqu’à 100 points, en quatre parts.`,
    },
    {
      kind: 'table',
      caption: 'Les éléments du tri « Recommandation »',
      head: ['Critère', 'Au plus', 'Comment il est mesuré'],
      rows: [
        [
          'Avis',
          '50 points',
          'moyenne des vacanciers, calculée comme s’il y avait dix avis de plus, à la moyenne de tous les logements',
        ],
        [
          'Prix',
          '20 points',
          'semaine la moins chère par personne accueillie, rapportée à la moyenne de la région ; à cette moyenne, un logement reçoit la moitié',
        ],
        [
          'Richesse de l’annonce',
          '20 points',
          'à parts égales : 12 photos, 600 caractères de description, quatre langues, distances, équipements',
        ],
        [
          'Nouveauté',
          '10 points',
          'en entier le premier jour, puis un peu moins chaque jour, plus rien après 180 jours',
        ],
      ],
    },
    {
      kind: 'text',
      text: `Grâce à ces dix avis supposés, deux vacanciers enthousiastes ne suffisent pas à donner la première place, et un seul vacancier déçu n’envoie aucun logement en fin de liste. Plus les avis réels sont nombreux, moins ils pèsent. Un logement sans avis est traité comme un logement moyen, non comme un mauvais.

## Un exemple chiffré

Supposons que la moyenne de tous les avis soit de 4,4 et qu’une semaine dans la région coûte en moyenne 180 € par personne.`,
    },
    {
      kind: 'table',
      caption: 'Deux logements imaginaires comparés',
      head: ['Critère', 'Logement A', 'Logement B'],
      rows: [
        ['Avis', '4,8 sur 40 avis : 46,5 points', '5,0 sur 2 avis : 43,8 points'],
        ['Prix', '150 € par personne : 10,9 points', '200 € par personne : 9,5 points'],
        ['Richesse de l’annonce', '90 % : 18,0 points', '60 % : 12,0 points'],
        ['Nouveauté', 'présent depuis plus d’un an : 0 point', 'présent depuis 30 jours : 8,3 points'],
        ['Total', '75,4 points', '73,6 points'],
      ],
    },
    {
      kind: 'text',
      text: `## Ce qui n’a aucune influence

**L’argent.** Personne ne peut payer pour une meilleure place, ni un hôte ni une agence. Il est également indifférent que le paiement soit encaissé par nous ou par l’hôte. S’il existait un jour des places payantes, elles devraient être signalées comme publicité.

**Votre personne.** L’ordre ne dépend ni de votre identité, ni de votre appareil, ni de ce que vous avez consulté, ni de la publicité à l’origine de votre visite. Deux personnes qui font la même recherche voient la même liste et le même prix.

**Les réservations et les clics.** Le nombre de consultations ou de réservations d’un logement n’entre pas en compte.

Les recommandations de la page d’accueil suivent une règle plus simple : comptent les avis, là encore avec prudence s’ils sont peu nombreux, et un nombre suffisant de photos ; les meilleurs logements sont ensuite pris dans des pays et des régions aussi différents que possible. Là non plus, personne ne peut payer. L’origine des avis qui entrent dans la formule est expliquée sous [avis des clients](page:CustomerRating).

## Pourquoi nous l’écrivons

La loi demande aux places de marché en ligne d’indiquer les principaux critères du classement et leur poids : envers les vacanciers, l’article 246d, § 1, de la loi d’introduction au Code civil allemand ; envers les hôtes professionnels, l’article 5 du règlement (UE) 2019/1150. Une version courte figure sous chaque liste ; un lien du menu « Trier » y conduit. Si nous changeons la formule, nous changeons aussi cette page. Nous répondons volontiers à vos questions par le [formulaire de contact](page:Contact).`,
    },
    {
      kind: 'action',
      title: 'Essayer les tris',
      text: 'Avec des dates, vous voyez l’ordre pour votre séjour et pouvez en changer.',
      to: 'page:Search',
      label: 'Aller à la recherche',
    },
  ],
} satisfies PageSeed;
