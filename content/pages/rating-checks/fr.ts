import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Comment nous vérifions les avis',
  description:
    'D’où viennent les avis sur les logements, si et comment nous les vérifions, comment se forme la moyenne et comment en signaler un.',
  lead: 'Un avis n’est utile que si l’on sait qui l’a écrit. Chez nous, chacun indique donc son origine et si le séjour a été vérifié.',
  blocks: [
    {
      kind: 'text',
      text: `## L’origine est toujours indiquée

Chaque avis porte l’une des quatre mentions suivantes. Elle est enregistrée lorsque l’avis nous parvient et s’affiche à côté de lui et à côté de la moyenne du logement.`,
    },
    {
      kind: 'table',
      caption: 'Ce que signifient les mentions d’origine',
      head: ['Mention', 'Signification', 'Séjour vérifié ?'],
      rows: [
        [
          'Réservé chez nous',
          'L’avis se rattache à un voyage réservé chez nous et effectué. Chaque voyage donne droit à un seul avis.',
          'oui, par la réservation',
        ],
        [
          'Séjour vérifié',
          'L’avis nous est parvenu autrement ; nous avons contrôlé sur justificatifs, une facture par exemple, que le vacancier y était.',
          'oui, sur justificatifs',
        ],
        [
          'Importé, non vérifié',
          'L’avis provient d’une autre source, par exemple des données d’une agence.',
          'non',
        ],
        ['Avis de démonstration', 'L’avis est inventé et fait partie de la démonstration de ce site.', 'non'],
      ],
    },
    {
      kind: 'text',
      text: `Si les avis d’un logement viennent de sources différentes, la moyenne porte la mention d’une vérification partielle. Pour les logements importés, il n’existe parfois qu’une moyenne, sans textes ; vous ne voyez alors qu’elle, avec son origine.

## Ce que nous vérifions, et ce que nous ne vérifions pas

Nous vérifions que le séjour a eu lieu. La réservation chez nous y suffit : qui a annulé ou n’est pas venu ne peut pas donner d’avis. Nous ne pouvons pas savoir si la piscine était vraiment trop froide. Un avis reste l’opinion d’une personne, et deux vacanciers peuvent juger la même maison différemment. Mieux vaut en lire plusieurs et regarder leur date.

## Comment se forme la moyenne

Les vacanciers attribuent d’une à cinq étoiles à l’aménagement, à la situation, à la propreté, à l’aspect extérieur et au rapport qualité-prix. La note d’un avis est la moyenne de ces cinq valeurs. Celle du logement est la moyenne de tous ses avis, chacun comptant autant, ancien ou récent, bon ou mauvais. Si un logement n’a pas d’avis, c’est indiqué ; aucune étoile n’est accordée d’avance.

Dans le tri « Recommandation », des avis peu nombreux comptent avec plus de prudence. La moyenne affichée n’en est pas modifiée. Les étoiles de la fédération allemande ou suisse du tourisme que portent certains logements ne sont pas des avis, mais un classement de leur équipement par cette fédération.

## Ce qui est publié

Bons ou mauvais, les avis paraissent selon les mêmes règles, les plus récents d’abord. Vous pouvez choisir ceux que vous souhaitez lire : les avis de familles, de couples, d’amis ou de personnes seules. Les textes figurent dans la langue où ils ont été écrits ; lorsqu’il existe une traduction, elle peut s’afficher. Si l’hôte répond, sa réponse se trouve juste en dessous.

Les avis ne sont ni achetés ni récompensés. Aucun n’est supprimé à la demande d’un hôte parce qu’il lui déplaît. Est retiré ce qui est illicite : injures, faits inexacts, incitation à la haine, données privées d’autrui, publicité, ou l’avis d’une personne dont il est établi qu’elle n’y était pas.

Auparavant, des règles lisent chaque texte, y compris celui des réponses : s’il contient des coordonnées, des liens, des injures ou des noms de personnes, ou si des photos l’accompagnent, une personne le relit, en général sous trois jours. Les étoiles n’y jouent aucun rôle. Nous ne refusons que pour un motif de notre liste, que le vacancier apprend ; il peut modifier le texte ou contester. Un avis publié peut être retiré par le vacancier à tout moment, mais plus modifié.

Après le départ, nous demandons une fois par e-mail et ne relançons qu’une fois. Un séjour peut être noté pendant 180 jours, une fois par réservation. Qui ne veut pas être sollicité le dit d’un clic dans cet e-mail.

## Signaler un avis

Si vous tenez un avis ou une réponse pour faux ou illicite, appuyez sur « Signaler » en dessous. Nous confirmons le signalement, décidons sous sept jours et vous disons, ainsi qu’à l’auteur, ce que nous avons décidé et pourquoi. Vous pouvez aussi utiliser le [formulaire de contact](page:Contact) et le [formulaire pour les hôtes](page:ContactLandlord).

Ces indications sont exigées par l’article 5b, alinéa 3, de la loi allemande contre la concurrence déloyale : qui montre des avis doit dire si et comment il s’assure qu’ils viennent de personnes ayant réellement utilisé le service.`,
    },
    {
      kind: 'links',
      title: 'À lire aussi',
      links: [
        {
          label: 'Avis des clients',
          to: 'page:CustomerRating',
          text: 'Ce que les vacanciers disent des logements',
        },
        { label: 'Questions fréquentes', to: 'page:Faq', text: 'Recherche, réservation et annulation' },
      ],
    },
  ],
} satisfies PageSeed;
