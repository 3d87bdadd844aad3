import { anyCased, anyOf, type Phrase, sayAll } from "./phrase.ts";

/** Others than those who are looked for, and what is theirs. */
const OF_OTHERS = String.raw`(?:client|usuari|utilizador|escritorios|empresa|equip[ae]|leitor|alun|estudante|famili|paciente|utente|hospede|viagen|viaj|ferias|vend|distribu|export|envi|present|parceir|assinante|fornecedor|lojas|desconto|filia[li]|projet|somos)`;
const GAP = String.raw`(?:(?!${OF_OTHERS})[^.;:]){0,40}?`;
/** A job and who gets it. */
const JOB = String.raw`\b(?:vaga|oferta|posicao|funcao|oportunidade|colaboracao|candidat\p{L}*|inscricoes|curriculos|contrata(?:mos|r|cao)|recruta(?:mos|r|mento)|abert[oa]s?|trabalh(?:ar|as?|es?|o|ara)|concorrer|remot[oa]|teletrabalho|viv(?:er|e|es|a|as|am)|mor(?:ar|a|e|am|em)|resid(?:ir|e|a|am)|estar|pessoas|gente|talentos|profissionais|faz-se|fazer|feit[oa]|conectar)\b`;
const WHERE = String.raw`(?:\bonde (?:\p{L}+ )?(?:mor|viv|resid|est[aej]|se encontr|trabalh|conect|quer)\p{L}*|\bpais\b|\b(?:sua|tua) (?:morada|endereco)\b|\b(?:local|lugar) de residencia\b|\blugar (?:onde|de onde)\b|\bresidencia\b(?! (?:d[aeo]) )|\blocalizacao\b|\b(?:more|viva|esteja|vivas|estejas) em\b)`;
const NO_MATTER = String.raw`(?:\bnao (?:nos )?(?:importa|interessa|afeta|influencia|conta)m?\b|\btanto (?:nos )?faz\b|\b(?:e|sao|sera) (?:\p{L}+ )?(?:indiferente|irrelevante|igual)s?\b|\bsem importar\b|\bpouco (?:nos )?importa\b|\bnao (?:e|tem) (?:um |uma |qualquer |nenhum )?(?:requisito|fator|criterio|condicao|importancia)|\bnao (?:muda|altera) nada\b|\b(?:fica ao seu criterio|voce (?:e )?(?:que )?(?:escolhe|decide)))`;
const WORLD = String.raw`d(?:o (?:mundo|planeta|globo)|a terra)`;

/** A place that the same sentence keeps to: "não importa em que cidade do Brasil". */
const SOMEWHERE = anyCased(
  String.raw`(?<!\p{L})(?:em|n[oa]s?|(?:pais|lugar|parte|cidade|canto) d[aoe]s?) (?:(?:tod[oa]) )?(?=[A-Z])`,
  String.raw`\b(?:deve[ms]?|precisa|territorio|continente|cidade|semanas?|dias|estado|pais (?:de origem|membro)|origem|nascimento|estud\p{L}*|formad[oa]|diplom\p{L}*|experiencia|vem|vens|venha|europe\p{L}*|escritorios?)\b`,
);
const NOT_OF_OTHERS = new RegExp(`^(?![^]{0,120}\\b${OF_OTHERS})`, "iu");
const FOR_A_WHILE =
  /\b(?:continente|semanas|dias|meses por ano|escritorios|(?:deve|precisa|e preciso|e necessario|obrigatorio) (?:\p{L}+ )?(?:resid|mor|viv)\p{L}+|exceto|menos (?:n[oa]s?|em)|salvo)\b/iu;

/** Where people may live anywhere, or anywhere but for some places, in Portuguese. */
export const PORTUGUESE_ANYWHERE: readonly Phrase[] = [
  ...sayAll(
    [
      anyOf(
        `${JOB}${GAP}\\b(?:(?:em|de|por|para) todo o (?:mundo|planeta)|[on]o mundo (?:inteiro|todo)|do mundo (?:inteiro|todo)|todos os (?:paises|continentes)|(?:d|n)os (?:cinco )?continentes|(?:a|em) (?:nivel|escala) (?:mundial|global)|globalmente|mundialmente|sem fronteiras)(?! (?:d[aeo]|membros?|latino|europe|onde|em que))`,
        `\\bqualquer (?:lugar|parte|pais|canto|ponto|sitio|local|cidade) ${WORLD}`,
        `${JOB}${GAP}\\b(?:de|em|a partir de|desde) qualquer (?:pais|lugar|sitio|parte)(?=\\P{L}*$|[;:!]| (?:com|desde que tenha)\\b)`,
        String.raw`\b(?:de|em|a partir de) qualquer pais\b(?! (?:d[aeo]|membro|latino\p{L}*|europe\p{L}*|onde|em))`,
        String.raw`^\P{L}*(?:local|lugar|localizacao|localidade|zona|pais|residencia)(?: de (?:trabalho|residencia))? ?: ?(?:[^.]{0,30}[ ,(])?(?:qualquer (?:lugar|pais|parte)(?: do mundo)?|mundo (?:inteiro|todo)|todo o mundo|mundial|global|indiferente|livre|onde quiser|sem restric\p{L}+)\P{L}*$`,
      ),
      anyOf(
        /\bnao ha (?:nenhum )?pais(?:es)? (?:exclui|vetad|barrad)\p{L}+|\bnunca pergunt\p{L}+[^.;]{0,20}\bonde (?:mor|viv|resid)\p{L}+|\b(?:n|d|a partir d)o pais que (?:voce )?(?:quiser|escolher|preferir)/u,
        /\bonde (?:quiseres|quiser|preferires|preferir) no mundo\b/u,
        /\b(?:sem|nao (?:ha|tem|temos|existem?|pedimos|exigimos)) (?:nenhum[a]? |qualquer )?(?:restric\p{L}+|requisitos?|limites?|condic\p{L}+|limitac\p{L}+)(?: \p{L}+)? ?(?:(?:de|por) (?:localizacao|pais(?:es)?|lugar|residencia)|geografic[oa]s?)/u,
        /\bnao (?:exigimos|pedimos|e preciso|e necessario) (?:residencia|resid\p{L}+|mor\p{L}+|viv\p{L}+) em (?:nenhum|qualquer) (?:pais|lugar)/u,
        /\b(?:mor(?:e|ar)|viv(?:a|er|e)|resid(?:a|ir)|trabalh(?:e|ar))\b[^.]{0,12}\bonde (?:quiser(?:es)?|preferir(?:es)?|desejar|lhe apetecer|te apetecer)(?! (?:em|n[oa]|dentro)\b)/u,
        /\bonde quer que (?:voce )?(?:more|viva|esteja|resida)s?\b(?! (?:em|n[oa]) )|\b(?:viva|more|esteja)s? onde (?:viver|morar|estiver)(?:es)?\b|\bseja (?:qual for o (?:seu |teu )?pais(?! d[aoe]s?\b)|em que pais for)\b/u,
        /\b(?:candidat\p{L}+|inscricoes|pessoas|gente|contratamos)\b[^.]{0,25}\b(?:[dn]o mundo (?:inteiro|todo)|(?:de|em) todo o mundo|(?:de|em) todos os paises)\b(?! (?:d[aeo]|onde))/u,
      ),
    ],
    { kind: "residence", verdict: "open", subject: NOT_OF_OTHERS, unless: FOR_A_WHILE },
  ),
  {
    kind: "residence",
    verdict: "open",
    says: anyOf(`${NO_MATTER}[^.;]{0,50}?${WHERE}`, `${WHERE}[^.;]{0,50}?${NO_MATTER}`),
    subject: NOT_OF_OTHERS,
    unless: SOMEWHERE,
  },
  // Towns here and there: told as the world where no part of it has them all.
  {
    kind: "residence",
    verdict: "open",
    places: "after",
    isHome: true,
    says: /\b(?:viver|morar|vivas|viva|more|mores|resida|esteja|estejas|estar|trabalhar)(?: \p{L}+)? (?:em|n[oa])(?= \p{Lu})(?=[^.]{2,100}\b(?:igual|tanto faz|nao (?:nos )?importa|nao muda|indiferente|bem-vind|mesma? coisa))/iu,
    unless: /\b(?:deve[ms]?|precisa|escritorios?|clientes|cidade|estado)\b/iu,
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: /\b(?:mundo|qualquer pais|todos os paises)\b[^.]{0,20}\b(?:exceto|salvo|menos|com excecao d[aeo]s?|a excecao d[aeo]s?|mas nao)(?: (?:em|n[oa]s?|d[aeo]s?|[oa]s?))*(?= \p{Lu})/iu,
  },
];
