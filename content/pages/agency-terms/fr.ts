import { company } from '../../../domain/company.ts';
import { sampleNotice } from '../../sample-notice.ts';
import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Conditions d’intermédiation',
  description:
    'Les règles entre les voyageurs et Feriola en tant qu’intermédiaire, à côté du contrat de location avec l’hôte.',
  notice: sampleNotice.fr,
  blocks: [
    {
      kind: 'text',
      text: `## 1. Objet des présentes conditions

Elles régissent la relation entre le voyageur et ${company.name} (Feriola) pour l’intermédiation de logements. Le séjour lui-même relève du contrat de location conclu avec l’hôte et, à titre complémentaire, des [conditions générales](page:terms). Ce qui est convenu dans un cas particulier et ce qui est affiché lors de la réservation l’emportent sur les présentes conditions.

## 2. Feriola, intermédiaire

Feriola s’entremet pour la conclusion d’un contrat de location entre le voyageur et l’hôte et n’y est pas partie. L’identité de l’hôte et sa qualité, professionnelle ou privée, figurent sur la page du logement et avant la réservation. Un logement seul n’est pas un voyage à forfait ; Feriola n’est pas un organisateur de voyages. Pour le voyageur, l’intermédiation est gratuite : il paie le prix total affiché et, s’il les choisit, les suppléments et l’assurance.

## 3. Conclusion du contrat

Par le bouton « Réserver avec obligation de paiement », le voyageur émet une offre ferme. Le contrat de location est conclu lorsque l’hôte confirme, ou dès la réservation pour les logements réservables immédiatement. Une demande devient ferme lorsque l’hôte l’accepte ; sans réponse, elle prend fin au bout de sept jours, au plus tard le jour de l’arrivée. Une option est gratuite et sans engagement et prend fin au moment indiqué.

Le voyageur vérifie ses données avant l’envoi et peut les corriger. Chaque étape lui est notifiée par e-mail ; les données du contrat et les documents figurent sur sa page de réservation. Le contrat peut être conclu en allemand, en anglais, en français ou en italien.

## 4. Prix et paiement

Le prix total comprend tous les frais obligatoires, taxe de séjour incluse. La caution et les frais à la consommation sont indiqués à part. L’échéancier de la confirmation précise à qui, quand et quel montant payer. Lorsque Feriola encaisse des sommes, c’est au nom et pour le compte de l’hôte. Les codes bonus se saisissent lors de la réservation ; leur valeur est limitée au prix à payer d’avance.`,
    },
    {
      kind: 'text',
      text: `## 5. Modification et annulation

Jusqu’à la veille de l’arrivée, le voyageur peut annuler sur sa page de réservation. Tant que l’hôte n’a pas confirmé la réservation, l’annulation est gratuite. Ensuite, les frais d’annulation suivent les conditions du logement au moment de la réservation et sont affichés avant l’annulation. Le voyageur peut prouver que le dommage est inexistant ou moindre. Une modification demandée devient ferme au prix affiché dès que l’hôte l’accepte ; jusque-là, la réservation reste inchangée. Il n’existe pas de droit légal de rétractation pour un hébergement à dates fixes (§ 312g, alinéa 2, n° 9 du Code civil allemand).

## 6. Ce que doit Feriola

Feriola doit une intermédiation diligente : reproduire exactement les indications de l’hôte, transmettre sans délai les déclarations et fournir les documents. L’hôte répond des indications elles-mêmes et des prestations sur place. Si Feriola apprend que des indications sont inexactes, elles sont corrigées ou retirées.

## 7. Ce que fait le voyageur

Le voyageur donne des indications exactes sur les personnes, l’âge des enfants et les chiens, garde secret le lien de sa réservation et signale sans délai les défauts à l’hôte, afin qu’il puisse y remédier. Feriola aide à joindre l’hôte.

## 8. Avis

Les avis expriment l’opinion des voyageurs. Chacun indique son origine. Quiconque estime un avis ou un autre contenu illicite peut le signaler au point de contact indiqué dans les [mentions légales](page:disclaimer).

## 9. Responsabilité

Feriola répond sans limite en cas de faute intentionnelle, de négligence grave, d’atteinte à la vie, au corps ou à la santé, et selon le droit impératif. En cas de négligence légère, Feriola répond de la violation d’obligations essentielles de l’intermédiation, dans la limite du dommage prévisible et typique du contrat.

## 10. Droit applicable et litiges

Le droit allemand s’applique ; les dispositions impératives du pays où le voyageur réside en tant que consommateur restent applicables. Feriola ne participe pas aux procédures devant un organisme de médiation de la consommation et n’y est pas tenue. Notre [service](page:Contact) répond à vos questions.`,
    },
    {
      kind: 'links',
      title: 'Pour continuer',
      links: [
        { label: 'Conditions générales', to: 'page:terms' },
        { label: 'Protection des données', to: 'page:privacy' },
        { label: 'Mentions légales', to: 'page:disclaimer' },
      ],
    },
  ],
} satisfies PageSeed;
