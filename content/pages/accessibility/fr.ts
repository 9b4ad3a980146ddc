import { company } from '../../../domain/company.ts';
import type { PageSeed } from '../../page-seed.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default {
  title: 'Déclaration d’accessibilité',
  description:
    'Dans quelle mesure ce site est accessible, ce qui a été vérifié, quelles limites sont connues et à qui vous adresser.',
  lead: 'Chacun doit pouvoir trouver ici un logement, comprendre le prix et réserver, à la souris, au clavier, avec un lecteur d’écran ou un fort grossissement. Cette page dit où nous en sommes.',
  notice: sampleNotice.fr,
  blocks: [
    {
      kind: 'text',
      text: `Cette déclaration porte sur le site, ses e-mails et ses documents PDF. Elle a été mise à jour en novembre 2026.

## En quoi consiste le service

Sur ce site, nous servons d’intermédiaire pour des logements de vacances. Vous cherchez par lieu, date et critères, voyez les photos, le prix total et les jours libres, gardez et comparez des logements, et pouvez réserver, poser une option ou envoyer une demande. Une réservation compte trois étapes : vos informations, la vérification, la confirmation. Vous recevez ensuite un lien vers la page de votre réservation, avec tous les documents. Les [questions fréquentes](page:Faq) donnent le détail.

## Les règles de référence

Nous nous référons à la loi allemande sur le renforcement de l’accessibilité (BFSG), qui transpose la directive (UE) 2019/882, à la norme EN 301 549 et aux règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA. D’après nos vérifications, le site satisfait aux exigences qui se contrôlent automatiquement et au clavier. Les exceptions connues figurent plus bas.`,
    },
    {
      kind: 'table',
      caption: 'Ce qui est vérifié',
      head: ['Vérification', 'Étendue'],
      rows: [
        [
          'Règles automatiques (axe)',
          'WCAG 2.0 à 2.2, niveaux A et AA, dont les contrastes, les noms et les rôles ; page d’accueil, recherche, logement, réservation, sélection et textes juridiques en quatre langues, y compris avec fenêtres ouvertes et messages d’erreur',
        ],
        [
          'Clavier',
          'calendrier, filtres, photos et carte s’utilisent sans souris ; les fenêtres gardent le focus, se ferment par Échap et le rendent',
        ],
        ['Écran étroit et agrandissement', '320 pixels de large et zoom à 400 % sans défilement latéral'],
        ['Taille des cibles', 'boutons et liens isolés d’au moins 44 pixels de haut'],
        [
          'Structure et langue',
          'un seul titre principal par page, aucun niveau sauté ; la langue des avis est balisée',
        ],
        ['Présentation', 'couleurs claires et sombres ; la préférence pour moins d’animations est respectée'],
      ],
      source: 'Tests automatiques de ce site dans un navigateur Chromium, répétés à chaque modification',
    },
    {
      kind: 'text',
      text: `Les confirmations et les factures en PDF sont balisées : titres, tableaux et langue. À côté de chaque carte se trouve une liste complète des mêmes logements. La recherche et tous ses filtres fonctionnent aussi sans JavaScript.

## Ce qui n’est pas encore vérifié

Les tests automatiques ne trouvent qu’une partie des obstacles. Un parcours complet avec les lecteurs d’écran courants, et avec des personnes qui les utilisent chaque jour, reste à faire. Nous ne vérifions pas les autres navigateurs aussi en détail.

## Les limites connues

**Photos des hôtes.** Les textes de remplacement nomment le logement et la pièce, sans les détails. Ce qui compte pour vous figure parmi les équipements, ou l’hôte vous le dira.

**Textes des hôtes et des vacanciers.** Descriptions et avis sont écrits par d’autres. Ils ne sont pas toujours faciles à comprendre, et tous n’existent pas dans toutes les langues.

**Carte.** La position sur la carte ne se perçoit que par la vue. Le lieu et les distances figurent donc en texte sur la page du logement.

**JavaScript.** La réservation et la sélection en ont besoin. Sans lui, vous pouvez nous appeler.

**Facile à lire et à comprendre (FALC), langue des signes.** Nous ne les proposons pas encore.

## L’accessibilité des logements

Qu’une maison présente elle-même peu d’obstacles est une autre question. Les hôtes peuvent indiquer des mesures : marches jusqu’aux pièces, largeur de la porte la plus étroite, seuil de la douche, barres d’appui, distance du stationnement. Vous pouvez filtrer d’après elles : [accès sans marche](search:stepfree=Y), [portes d’au moins 80 cm](search:widedoors=Y), [douche de plain-pied](search:walkinshower=Y). Ce sont les indications des hôtes, que nous n’avons pas mesurées. Lorsqu’une mesure manque, nous ne la connaissons pas ; posez la question avant de réserver.

## Signaler un obstacle

Si vous ne pouvez pas aller plus loin, écrivez à [${company.email}](mailto:${company.email}), utilisez le [formulaire de contact](page:Contact) ou appelez le [${company.phone.display}](tel:${company.phone.interact}). Il est utile de connaître l’adresse de la page, ce que vous vouliez faire et la technologie d’assistance que vous utilisez. Nous répondons, corrigeons le défaut si nous le pouvons et, d’ici là, vous aidons autrement, par exemple en prenant la réservation par téléphone.

## L’autorité compétente

En Allemagne, la surveillance revient à la **Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)**, l’autorité commune des Länder pour l’accessibilité des produits et services, à Magdebourg. Les consommateurs et les associations reconnues peuvent s’y plaindre si un service ne satisfait pas aux exigences. Dans les autres pays de l’Union, adressez-vous à l’autorité chargée de la directive (UE) 2019/882.`,
    },
  ],
} satisfies PageSeed;
