import type { PhraseTable } from "./phrase.ts";

const IN = String.raw`(?:en|au|aux|à|dans|sur|de|d['’])(?: l['’]| la)? ?`;

export const FRENCH: PhraseTable = {
  spoken: /(?<!\p{L})(?:vous|nous|les|des|pour|est|une|avec)(?!\p{L})/u,
  cue: /(?:recrut|embauch|prestat|résid|réside|habit|basé|situé|candidat|domicil|autoris|permis|titre de séjour|citoyen|nationalité|habilitation|visa|parrain|sponsor|freelance|indépendant|prestataire|portage|bureau|présentiel|sur site|hybride|télétravail|déplacement|voyag|fuseau|horaire|chevauch|monde|distance|remote)/iu,
  aside:
    /(?:sans distinction|égalité des chances|discriminat|handicap|salaire|rémunération|mutuelle|tickets? restaurant|siège|fondée)/iu,
  negated:
    /(?:\b(?:pas|aucun(?:e)?|nul)\b[^.]{0,25}(?:besoin|nécessaire|requis|obligatoire|exigé|obligé)|\bn['’]est pas\b|\bsans obligation|peu importe (?:où|votre)|où que vous)/iu,
  wished: /(?:de préférence|idéalement|souhait|serait un plus|est un plus|apprécié|préféré)/iu,
  phrases: [
    {
      kind: "residence",
      verdict: "only",
      places: "after",
      says: new RegExp(
        `(?<!\\p{L})(?:résid(?:er|ez|ant|ent|e|ents?)|résident(?:e|s|es)?|résidence|habit(?:er|ez|ant)|domicilié(?:e|s|es)?|vivre|vivez)(?: \\p{L}+)? ${IN}`,
        "iu",
      ),
      unless: /(?:clients|notre (?:équipe|bureau)|si vous (?:habitez|résidez))/iu,
    },
    {
      kind: "residence",
      verdict: "only",
      places: "after",
      says: new RegExp(
        `(?<!\\p{L})(?:candidat(?:e|s|es|\\(e\\)s)?|candidatures|personnes|profils|êtes|être|poste)(?: \\p{L}+)? (?:basé|situé|localisé)(?:e|s|es|\\(e\\))? ${IN}`,
        "iu",
      ),
      unless: /(?:entreprise|société|équipe|bureaux?|clients|startup|présentiel|sur site)/iu,
    },
    {
      kind: "residence",
      verdict: "only",
      places: "after",
      says: /(?:ouvert|réservé|accessible)e?s?(?: uniquement)? aux? (?:candidat\p{L}*|candidatures|personnes|résident\p{L}*)(?: \p{L}+){0,3}? (?:en|au|aux|de|du|dans)(?: la| l['’])? ?/iu,
    },
    {
      kind: "residence",
      verdict: "only",
      places: "after",
      says: /(?<!\p{L})(?:[Tt]élétravail|à distance|full remote|100 ?% remote|remote)(?: complet| total| intégral| à 100 ?%)?[ ,(:–-]*(?:possible )?(?:depuis|en|partout en|dans toute|uniquement en|possible en|possible partout en)(?: la| l['’]| toute la)? ?(?=\p{Lu})/u,
      unless: /(?:équipe|entreprise|clients|bureaux?|présentiel)/iu,
    },
    {
      kind: "residence",
      verdict: "open",
      says: /\b(?:depuis )?(?:n['’]importe où|partout|de n['’]importe quel pays)(?: dans| à travers)? (?:le|du) monde\b/iu,
      unless: /(?:clients|utilisateurs|bureaux|semaines|jours)/iu,
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "after",
      says: new RegExp(
        `(?<!\\p{L})(?:autorisation|autorisé(?:e|s|\\(e\\))?|permis|droit|titre)(?: \\p{L}+)?(?: de travail(?:ler)?| à travailler| de séjour)(?: \\p{L}+){0,2}? ${IN}`,
        "iu",
      ),
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "after",
      says: /\b(?:permis de travail|titre de séjour|autorisation de travail)[^.]{0,25}?(?:pour|en|dans|valable en)(?: la| l['’]| les)? ?(?=\p{Lu})/u,
    },
    {
      kind: "citizenship",
      verdict: "required",
      places: ["FR"],
      says: /\bnationalité française (?:est )?(?:requise|obligatoire|exigée)|\b(?:être|avoir) (?:de )?(?:la )?nationalité française\b/iu,
    },
    {
      kind: "clearance",
      verdict: "required",
      places: ["FR"],
      says: /\bhabilitation (?:secret|confidentiel|défense|secret[- ]défense)\b/iu,
    },
    {
      kind: "residence",
      verdict: "excluded",
      places: "after",
      says: /(?<!\p{L})ne (?:recrutons|embauchons|pouvons) pas[^.]{0,30}? (?:en|au|aux)(?!\p{L})/iu,
    },
    {
      kind: "sponsorship",
      verdict: "refused",
      says: /(?<!\p{L})(?:pas|aucun|ne|n['’])[^.]{0,50}(?:parrain|sponsor|prendre en charge|prenons en charge|accompagn)\p{L}*[^.]{0,30}\b(?:visas?|permis de travail)(?!\p{L})|\baucun (?:sponsoring|parrainage)/iu,
    },
    {
      kind: "sponsorship",
      verdict: "offered",
      says: /\b(?:parrainons|sponsorisons|prenons en charge|accompagnons)\b[^.]{0,30}\b(?:visas?|permis de travail)(?!\p{L})/iu,
      unless: /\b(?:pas|aucun)\b/iu,
    },
    {
      kind: "employment",
      verdict: "contractor",
      says: /\b(?:en (?:tant que )?(?:freelance|indépendant(?:e)?|portage salarial)|statut (?:de )?(?:freelance|indépendant|d['’]indépendant|auto-entrepreneur)|mission (?:en )?freelance|contrat (?:de )?(?:prestation|freelance|d['’]indépendant)|auto-entrepreneur)(?!\p{L})/iu,
      unless: /(?:expérience|gérer|réseau)/iu,
    },
    {
      kind: "workplace",
      verdict: "required",
      says: /(?<!\p{L})(?:un|deux|trois|quatre|[1-4])(?: ?(?:-|–|à|ou) ?(?:deux|trois|[2-5]))? (?:jours?|fois)(?: (?:par|\/) ?semaine| \/ ?semaine)?[^.]{0,25}(?:au bureau|sur site|en présentiel|dans nos (?:bureaux|locaux))|(?:sur site|présentiel|au bureau)[^.]{0,20}(?<!\p{L})(?:[1-4]|un|deux|trois|quatre) (?:jours?|fois)(?!\p{L})/iu,
      unless: /(?:facultatif|si vous (?:le )?souhaitez|par (?:mois|an|trimestre)|si vous)/iu,
    },
    {
      kind: "workplace",
      verdict: "required",
      says: /(?<!\p{L})(?:(?:poste|travail) (?:100 ?% )?en présentiel|télétravail partiel|télétravail hybride|(?:poste|mode|modèle|rythme|travail|organisation)(?: de travail)?(?: est)? hybride|(?:un|deux|trois|[1-4])(?: ?(?:-|–|à|ou) ?(?:deux|trois|[2-4]))? jours? de télétravail)(?!\p{L})/iu,
      unless: /(?:ou (?:full|100 ?%|total)|remote ou|cloud|au choix)/iu,
    },
    {
      kind: "workplace",
      verdict: "optional",
      says: /(?:choisir|choix|choisissez|possibilité)[^.]{0,40}(?:télétravail|chez (?:vous|soi)|à distance)[^.]{0,20} ou [^.]{0,30}(?:bureau|locaux|sur site)/iu,
    },
    {
      kind: "travel",
      verdict: "required",
      says: /\b(?:déplacements?|voyages?)[^.]{0,30}(?:à prévoir|requis|nécessaires?|fréquents?|réguliers?|ponctuels?|\d{1,3} ?%)|\bvous (?:vous )?déplacerez|\bmobilité (?:nationale|internationale)|\b(?:mobile|prêt(?:e)?|disponible) (?:à|pour) (?:vous déplacer|voyager|des déplacements)/iu,
      unless: /\b(?:aucun|pas de|sans) (?:déplacement|voyage)/iu,
    },
    {
      kind: "hours",
      verdict: "required",
      says: /(?:chevauch\p{L}*|fuseau(?: horaire)?|[Hh]oraires?|disponib\p{L}*|heures)[^.]{0,50}\b(?:EST|ET|PST|CST|CET|CEST|UTC|GMT)(?!\p{L})/u,
    },
  ],
};
