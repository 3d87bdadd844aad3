import type { PhraseTable } from "./phrase.ts";

const IN = String.raw`(?:em|no|na|nos|nas|do|da|de|dentro d[oa])(?!\p{L})`;

export const PORTUGUESE: PhraseTable = {
  spoken: /(?<!\p{L})(?:para|com|que|uma|não|você|dos|nosso)(?!\p{L})/u,
  cue: /(?:recibos|prestação|contratamos|aceitamos|consideramos|prestador|morar|morad|mora\b|moram|resid|viver|baseado|localizad|candidat|autoriza|permissão|visto|cidadã|nacionalidade|patroc|pj\b|pessoa jurídica|autônom|freelancer|prestador|escritório|presencial|híbrid|hibrid|viaj|viagens|fuso|horário|sobrepos|mundo|remot|home office|teletrabalho|clt\b)/iu,
  aside:
    /(?:independentemente de (?:raça|gênero)|sem distinção|igualdade de oportunidades|discrimina|salári|plano de saúde|vale[- ]|auxílio|sede (?:em|no|na|principal)|fundada)/iu,
  negated:
    /(?:(?<!\p{L})não (?:é|precisa|exigimos|há|são|importa)(?!\p{L})|\bsem (?:necessidade|exigência) de|de onde (?:você )?(?:quiser|estiver))/iu,
  wished: /(?:preferen|preferível|de preferência|idealmente|desejável|diferencial|será um plus)/iu,
  phrases: [
    {
      kind: "residence",
      verdict: "only",
      places: "after",
      says: new RegExp(
        `(?<!\\p{L})(?:morar|more|morando|mora|moram|morador(?:es|as)?|residir|resida|residam|residente(?:s)?|residência|residindo|viver|vivam|viva)(?: \\p{L}+)? ${IN}`,
        "iu",
      ),
      unless: /\b(?:clientes|noss[ao]s? (?:time|equipe|escritório)|se você mora)\b/iu,
    },
    {
      kind: "residence",
      verdict: "only",
      places: "after",
      says: new RegExp(
        `(?<!\\p{L})(?:candidat[oa]s|pessoas|profissionais|talentos|localizad[oa]s?|basead[oa]s?|estar)(?: \\p{L}+)?(?: que (?:residam|morem|estejam))?(?: localizad[oa]s?| basead[oa]s?)? ${IN}`,
        "iu",
      ),
      unless: /\b(?:empresa|time|equipe|escritórios?|clientes|experiência|startup)\b/iu,
    },
    {
      kind: "residence",
      verdict: "only",
      places: "after",
      says: /\b(?:100 ?% remot[oa]|remot[oa]|home office|teletrabalho)[ ,(:–-]*(?:de|em|no|na|para|somente no|apenas no|somente em|apenas em)?(?: qualquer lugar d[oae])? (?=\p{Lu})/u,
      unless: /\b(?:time|equipe|empresa|clientes|escritórios?)\b/iu,
    },
    {
      kind: "residence",
      verdict: "open",
      says: /\b(?:de qualquer (?:lugar|parte|país) do mundo|qualquer lugar do mundo)\b/iu,
      unless: /\b(?:clientes|usuários|escritórios|semanas|dias)\b/iu,
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "after",
      says: new RegExp(
        `(?<!\\p{L})(?:autorização|autorizad[oa]s?|permissão|direito|visto|documentação)(?: \\p{L}+)?(?: legal(?:mente)?)?(?: de trabalho| para trabalhar| a trabalhar| de trabalhar)(?: \\p{L}+)? ${IN}`,
        "iu",
      ),
    },
    {
      kind: "citizenship",
      verdict: "required",
      places: "after",
      says: /\b(?:cidadania|cidadã[os]?|cidadãos|nacionalidade)(?: \p{L}+)? d[oae]s? (?=\p{Lu})/u,
    },
    {
      kind: "citizenship",
      verdict: "required",
      places: ["PT"],
      says: /\b(?:nacionalidade|cidadania) portuguesa/iu,
      unless: /europeia/iu,
    },
    {
      kind: "citizenship",
      verdict: "required",
      places: ["BR"],
      says: /\b(?:nacionalidade|cidadania) brasileira/iu,
    },
    {
      kind: "residence",
      verdict: "excluded",
      places: "after",
      says: /(?<!\p{L})não (?:contratamos|aceitamos|consideramos|podemos contratar)[^.]{0,30}? (?:em|na|no|de|da|do)(?!\p{L})/iu,
    },
    {
      kind: "sponsorship",
      verdict: "refused",
      says: /\bnão\b[^.]{0,50}\b(?:patrocin\p{L}*|oferece\p{L}*|auxilia\p{L}*)[^.]{0,30}\b(?:visto|vistos|autorização de trabalho)(?!\p{L})/iu,
    },
    {
      kind: "sponsorship",
      verdict: "offered",
      says: /\b(?:patrocinamos|oferecemos|ajudamos com|cuidamos do)\b[^.]{0,30}\b(?:visto|vistos)(?!\p{L})/iu,
      unless: /(?<!\p{L})não(?!\p{L})/iu,
    },
    {
      kind: "employment",
      verdict: "contractor",
      says: /\brecibos verdes\b|\bprestação de serviços\b|\bprofessor(?:a|as|es)? autônom|\b(?:contratação|contrato|regime|modelo|vaga|modalidade|atuação|como)(?: de contratação)?:? (?:é )?(?:como |via |em |de |em regime )?(?:PJ|pessoa jurídica|freelancer|autônom[oa]|prestador(?:a)? de serviços?)(?!\p{L})/iu,
      unless: /\bCLT\b/u,
    },
    {
      kind: "workplace",
      verdict: "required",
      says: /\b(?:um|uma|dois|duas|três|quatro|[1-4])(?: ?(?:-|–|a|ou) ?(?:dois|duas|três|[2-5]))? (?:dias?|vezes)(?: (?:por|na|a cada) semana| semanais)?[^.]{0,25}(?:no (?:nosso )?escritório|presencia)|\b(?:presencial|presenciais|no escritório)[^.]{0,20}\b(?:[1-4]|um|dois|duas|três) (?:dias?|vezes)(?!\p{L})/iu,
      unless: /\b(?:opcional|se quiser|por (?:mês|ano|trimestre))(?!\p{L})/iu,
    },
    {
      kind: "workplace",
      verdict: "required",
      says: /\b(?:modelo|modalidade|regime|formato|trabalho|vaga|atuação):?(?: de trabalho)?:? (?:é )?(?:híbrid[oa]|presencial)(?!\p{L})/iu,
      unless: /\b(?:remot[oa] ou|ou (?:100 ?% )?remot[oa]|nuvem|opcional)\b/iu,
    },
    {
      kind: "workplace",
      verdict: "optional",
      says: /\b(?:pode (?:escolher|trabalhar)|escolha|escolhe|possibilidade de)\b[^.]{0,40}\b(?:casa|remoto)\b[^.]{0,20} ou [^.]{0,30}\bescritório/iu,
    },
    {
      kind: "travel",
      verdict: "required",
      says: /\bdisponibilidade (?:para|de) (?:viajar|viagens)\b|\b(?:deverá|terá que|requer|exige)(?: \p{L}+)? (?:viajar|viagens)\b|\bvia(?:jar|gens)\b[^.]{0,20}\d{1,3} ?%/iu,
      unless: /(?<!\p{L})não (?:requer|exige|há)/iu,
    },
    {
      kind: "hours",
      verdict: "required",
      says: /(?:sobrepos\p{L}*|horário|fuso(?: horário)?|disponib\p{L}*|horas)[^.]{0,50}\b(?:EST|ET|PST|CST|CET|CEST|UTC|GMT|BRT)(?!\p{L})/u,
    },
  ],
};
