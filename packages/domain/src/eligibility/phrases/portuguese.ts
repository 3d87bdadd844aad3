import { PORTUGUESE_APPLY } from "./apply.ts";
import { buildBoundPhrases } from "./bound-phrases.ts";
import { PORTUGUESE_BOUND } from "./bound-words.ts";
import { DENIALS } from "./denials.ts";
import { livingBeyond, buildFreePhrases } from "./free-phrases.ts";
import { PORTUGUESE_FREE } from "./free-words.ts";
import { anyOf, NEXT_STATEMENT, type PhraseTable, buildPhrases, spokenIn } from "./phrase.ts";
import { buildPlainPhrases } from "./plain-phrases.ts";
import { IN, NOT_TAKING, PORTUGUESE_PLACES } from "./portuguese-places.ts";
import { PLAIN_PORTUGUESE } from "./portuguese-plain-words.ts";
import { FOR_A_WHILE, limitsOf, buildWherePhrases } from "./where-phrases.ts";
import { PORTUGUESE_WHERE } from "./where-words.ts";
import { WORK_OF_OTHERS } from "./work-of-others.ts";
import { buildWorkplacePhrases } from "./workplace-phrases.ts";
import { PORTUGUESE_WORKPLACE } from "./workplace-words.ts";

const AT_OFFICE = String.raw`(?:(?:n[oa]s?|em) (?:noss[oa]s? )?(?:escritorios?|sede|loja|clinica|fabrica|laboratorio|escola|hospital|hotel|museu|armazem|oficina|estudio|redacao|cozinha|predio|edificio|instalacoes|gabinete|agencia|consultorio|balcao|restaurante|centro|delegacao|sala\p{L}*|campo|filial|obra)\b|presencia(?:l|is|lmente)\b|ao escritorio\b)`;
const AT_HOME = String.raw`(?:teletrabalho|home[- ]?office|remot[oa]|(?:em|de|a partir de|desde) (?:sua )?casa|a distancia|onde (?:quiser|preferir|trabalha))`;
const COUNT = String.raw`(?:um|uma|dois|duas|tres|quatro|cinco|seis|[1-9]|1[0-9])`;
const DAYS = String.raw`\b${COUNT}(?: ?(?:-|–|a|ou|e) ?${COUNT})? (?:dias?|vezes|manhas|tardes)\b`;
const WEEKDAYS = String.raw`\b(?:segundas?|tercas?|quartas?|quintas?|sextas?)\b`;
const VISA = String.raw`(?:vistos?|autorizac(?:ao|oes) de (?:trabalho|residencia)|titulo de residencia)`;
const SELF = String.raw`(?:PJ|MEI|RPA|pessoa juridica|freelancers?|autonom[oa]s?|prestador(?:es|a)? de servicos?|recibos verdes|profission(?:al|ais) libera(?:l|is)|independentes?)`;
const OF_STATE = String.raw`(?: do governo)?(?: d[aeo]s?)? (?<place>\p{L}+)`;
const ZONE = String.raw`(?:E[SD]?T|P[SD]T|C[SD]T|CES?T|UTC|GMT|BRT|WES?T|(?:[Hh]ora(?:rio)?s?|[Ff]uso(?: horario)?|\d{1,2} ?h(?:\d\d)?(?: horas)?)(?: d[eoa])? (?:costa (?:leste|oeste)|comercial (?:american|brasileir|europe)|brasileir|europe[iu]|american|norte-american|central europe|\p{Lu}\p{L}+))`;
const NOT_ALWAYS =
  /\b(?:opcional|se quiser|facultativ[oa]|por (?:ano|semestre|trimestre)|anual(?:mente)?|remot[oa] ou|ou (?:100 ?% )?remot[oa]|nuvem|ferias|entrevista|quiser usar)\b/iu;

export const PORTUGUESE: PhraseTable = {
  spoken: spokenIn("uma|nao|voce|nosso|nossa|em|ao|aos|os|na|nas|seu|sua|pelo|pela|das"),
  aside:
    /\b(?:independentemente de (?:raca|genero)|sem distincao|igualdade de oportunidades|discrimina\p{L}*|salari\p{L}*|plano de saude|auxilio|vale-\p{L}+|sede (?:em|no|na|principal) \p{L}+ e |fundad[oa]s? em|matriz)\b/iu,
  others:
    /\b(?:tua|teu|sua|seu|noss[oa])s? (?!candidat|residencia|domicilio|casa|morada|pais|local)\p{L}+ $|\b(?:ajud|apoi|acompanh|assessor)(?:as?|aras?|ar|amos|aremos|ando)(?: a)?(?: \p{L}+){0,2} $|\b(?:vai|foi|ira|mudou-se para|sobre onde) $/iu,
  next: NEXT_STATEMENT,
  othersWork: WORK_OF_OTHERS.pt,
  denials: DENIALS.pt,
  barred: anyOf(
    NOT_TAKING,
    /\bnao (?:esta|e) (?:abert[oa]|disponivel)\b|\bnao (?:sao|serao) (?:considerad|aceit|elegive)\p{L}*|\bnao podem (?:se )?(?:candidatar|concorrer)\b/u,
  ),
  notOnly: anyOf(
    /\bnao (?:so|apenas|somente|exclusivamente)\b|\bou (?:(?:d?[oe]|no|a partir do) )?(?:exterior|estrangeiro)\b|\bou (?:em |de )?qualquer outr[oa] (?:pais|lugar|parte)\b/u,
    livingBeyond(PORTUGUESE_WHERE, PORTUGUESE_FREE),
  ),
  outside: /(?<!\p{L})fora(?: (?:de|da|do))* ?$/iu,
  placeFollows: /^,?(?: \p{Ll}+){0,3}? (?:em|n[oa]s?) \p{Lu}/u,
  wished:
    /\b(?:preferen\p{L}*|preferivel|de preferencia|idealmente|desejavel|diferencial|prioridade|sera um plus|seria (?:bom|otimo|ideal)|valorizamos)\b/iu,
  demanded: /\b(?:deve[ms]?|apenas|somente|e preciso|obrigatori[oa]|necessari[oa]|requisitos?|precisa)\b/iu,
  alternative:
    /\bou (?:(?:estar|esta|ter|tem|com) )?(?:dispost[oa]|disponibilidade|possibilidade) (?:a|para|de) (?:se )?(?:mudar|mudanca|trabalhar como|realocar)\p{L}*|\bou (?:trabalhar )?como (?:freelancer?|autonom[oa]|pj)\b/iu,
  orPermit:
    /\b(?:cidadan|cidada|nacionalidade)\p{L}*\b[^.;]{0,150}?\bou\b[^.;]{0,40}?\b(?:titulo de residencia|autorizacao de (?:residencia|trabalho)|visto|residencia permanente|permissao de trabalho)\b/iu,
  obliged: /\b(?:deve[ms]?|apenas|somente)\b/iu,
  overlap: /^(?=.*(?:sobrepos|coincid|em comum|comuns)).*?\b(\d{1,2})\+? ?(?:horas?|h)\b/iu,
  phrases: [
    ...PORTUGUESE_PLACES,
    ...PORTUGUESE_APPLY,
    ...buildWherePhrases(PORTUGUESE_WHERE),
    ...buildFreePhrases(PORTUGUESE_WHERE, PORTUGUESE_FREE),
    ...buildPlainPhrases(PLAIN_PORTUGUESE, {
      places: FOR_A_WHILE,
      world: new RegExp(limitsOf(PORTUGUESE_WHERE), "u"),
    }),
    ...buildBoundPhrases(PORTUGUESE_WHERE, PORTUGUESE_BOUND),
    ...buildWorkplacePhrases(PORTUGUESE_WORKPLACE),
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "after",
      says: new RegExp(
        `\\b(?:autorizacao|autorizad[oa]s?|permissao|direito|visto|documentacao|habilitad[oa]s?)\\b[^.]{0,32}?\\b(?:de trabalho|trabalhar|exercer|atuar)\\b(?: \\p{L}+){0,3}? ${IN}`,
        "iu",
      ),
    },
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "in",
      says: /\b(?:autorizacao|autorizad[oa]s?|permissao|direito)\b[^.]{0,20}?\b(?:de trabalho|trabalhar|exercer)\b[^.]{0,15}\b(?:territorio|pais) (?<place>\p{L}{4,})/iu,
    },
    {
      kind: "citizenship",
      verdict: "required",
      places: "after",
      says: /\b(?:cidadania|cidada[os]*|nacionalidade|passaporte)(?: \p{L}+){0,3}? d[aeo]s?(?: (?:um|outro|algum|qualquer))?(?= )/iu,
    },
    ...buildPhrases(
      [
        /\b(?:nacionalidade|cidadania|cidada[os]*|passaporte) (?<place>\p{L}{4,})\b(?! ou de outro)/iu,
        /\b(?<place>brasileir[oa]s?) nat[oa]s?\b/iu,
      ],
      { kind: "citizenship", verdict: "required", places: "in" },
    ),
    {
      kind: "workAuthorization",
      verdict: "required",
      places: "there",
      says: /\b(?:e preciso|deve|precisa|obrigatori[oa]|necessari[oa]|imprescindivel|requisito|pedimos|exigimos|ter|possuir|dispor)\b[^.]{0,60}\b(?:autorizacao|permissao|documentacao|habilitad[oa]s?|direito)\b[^.]{0,20}\b(?:de trabalho|trabalhar|exercer)\b/iu,
    },
    {
      kind: "clearance",
      verdict: "required",
      places: "in",
      otherwise: "PT",
      says: new RegExp(`\\b(?:credenciacao|credencial) de seguranca\\b(?:${OF_STATE})?`, "iu"),
    },
    {
      kind: "clearance",
      verdict: "required",
      places: "in",
      says: new RegExp(`\\b(?:habilitacao|autorizacao) de seguranca${OF_STATE}`, "iu"),
    },
    {
      kind: "sponsorship",
      verdict: "refused",
      says: new RegExp(
        `\\b(?:nao|nem|sem)\\b[^.:]{0,50}\\b(?:patroc\\p{L}*|oferece\\p{L}*|auxilia\\p{L}*|tratamos|apoiamos|custeamos)[^.]{0,30}\\b${VISA}\\b`,
        "iu",
      ),
    },
    {
      kind: "sponsorship",
      verdict: "offered",
      says: new RegExp(
        `\\b(?:patrocinamos|oferecemos|ajudamos|cuidamos|tratamos|apoiamos|apoio|custeamos|pagamos)\\b[^.]{0,40}\\b${VISA}\\b`,
        "iu",
      ),
      unless: /\b(?:nao|nem|sem)\b[^:]{0,80}$|\b(?:clientes|empresas)\b/iu,
    },
    {
      kind: "employment",
      verdict: "employee",
      says: new RegExp(
        `\\b(?:nao|nem|sem|nunca)\\b[^.]{0,35}\\b(?:PJ|MEI|pessoa juridica|freelancers?|autonom[oa]s|recibos verdes)\\b|\\b(?:somente|apenas|exclusivamente|so|100 ?%) (?:em )?CLT\\b|\\bCLT \\((?:nao e|sem) PJ|\\b(?:regime|vinculo)(?: de (?:contratacao|trabalho))?:? CLT$`,
        "iu",
      ),
      unless: /\b(?:experiencia|importa)\b/iu,
    },
    {
      kind: "employment",
      verdict: "contractor",
      says: new RegExp(
        `\\b(?:a )?recibos verdes\\b|\\bprestacao de servicos\\b|\\b(?:contratacao|contratamos|contrato|regime|modelo|vaga|modalidade|atuacao|como|pago|paga)\\b[^.]{0,35}?\\b${SELF}\\b|\\bcolaboracao (?:independente|freelancer?)|\\bnao (?:existe|ha|tem|gera) vinculo empregaticio|\\bsem vinculo empregaticio|\\bprofessor(?:a|as|es)? autonom|\\bfaturad[oa] por|\\bcontra recibo|\\b(?:emit\\p{L}+|passa\\p{L}*|com|mediante) (?:a )?(?:nota fiscal|nota|recibos?)\\b|\\bpor conta propria|\\bregime de avenca|\\btrabalhador(?:a|es)? independente`,
        "iu",
      ),
      unless:
        /\bCLT\b|\bnao (?:abrimos|aceitamos|contratamos|trabalhamos)|\bprestacao de (?:servicos (?:de|a) clientes|contas)/iu,
    },
    ...buildPhrases(
      [
        new RegExp(`${DAYS}[^.]{0,40}\\b${AT_OFFICE}|\\b${AT_OFFICE}[^.]{0,25}${DAYS}`, "iu"),
        new RegExp(
          `${DAYS}[^.]{0,25}\\b${AT_HOME}|\\b(?:home office|teletrabalho)\\b[^.]{0,20}${DAYS}`,
          "iu",
        ),
        new RegExp(
          `${WEEKDAYS}[^.]{0,60}\\b${AT_OFFICE}|\\b${AT_OFFICE}[^.]{0,20}${WEEKDAYS}|${WEEKDAYS}[^.]{0,30}\\bem casa\\b`,
          "iu",
        ),
        /\bsemana sim,? semana nao\b|\b(?:sem|nao ha(?: possibilidade de)?|nao (?:oferecemos|existe)) (?:home office|teletrabalho|trabalho remoto)\b|\bpresenca (?:e )?(?:obrigatoria|exigida|necessaria|requerida)\b|\bposto de trabalho (?:fica|e|sera) (?:n[oa]|em) (?:noss[oa] )?(?:fabrica|sede|escritorio|loja|armazem|clinica|oficina)/iu,
        new RegExp(
          `\\b(?:vir|ir|comparecer) (?:ao?|a nossa) (?:laboratorio|escritorio|fabrica|loja|sede|estudio)\\b[^.]{0,15}${DAYS}|\\b(?:home office|teletrabalho) (?:as?|nas?) (?:segundas?|tercas?|quartas?|quintas?|sextas?)\\b|\\b(?:divid|repart)\\p{L}+ [^.]{0,25}\\b(?:casa|escritorio)\\b[^.]{0,5}\\be\\b[^.]{0,5}\\b(?:casa|escritorio)\\b`,
          "iu",
        ),
        /\b[1-4]x (?:por|na) semana (?:no|ao|em nosso|presencial)/iu,
        /^\P{L}*[Pp]resencial em \p{Lu}/u,
        /\b(?:semipresencial|regime misto|modelo misto|teletrabalho parcial|parcialmente remot[oa])\b|\baltern\p{L}+\b[^.]{0,40}\b(?:casa|escritorio|teletrabalho)\b|\b(?:metade|parte) (?:da semana|do tempo)\b[^.]{0,40}\b(?:casa|escritorio|remot[oa])\b/iu,
        /\b(?:restante|resto|demais|outros|segundos)\b(?<!\b(?:vez|vezes|dias?|semanas?) (?:por|ao|a cada) (?:ano|semestre|trimestre)\b[^]{0,120})[^.]{0,50}\b(?:de casa|em casa|home office|teletrabalho|onde (?:quiser|trabalha|preferir))\b/iu,
        /\b(?:modelo|modalidade|regime|formato|trabalho|vaga|atuacao|horario|contrato|sistema)s?:?(?: de trabalho)?:? (?:(?:e|sera) )?(?:(?:totalmente|100 ?%) )?(?:hibrid[oa]|mist[oa]|presencial)\b|\b(?:de (?:forma|maneira)|em (?:modo|formato|modalidade|regime)) (?:hibrid[oa]|mist[oa]|presencial)\b/iu,
        /\b(?:trabalho|funcao)\b[^.]{0,20}\b(?:se faz|acontece|e feito|e desempenhada|e exercida|realiza-se|decorre) (?:todo |sempre |todos os dias )?(?:em|n[oa]s?)\b(?! casa)/iu,
        new RegExp(
          `\\b(?:teletrabalho|home office)\\b[^.]{0,12}\\b(?:limita-se|so|apenas)\\b[^.]{0,8}${WEEKDAYS}`,
          "iu",
        ),
        /\b(?:trabalha|trabalhara|trabalhas|estara) (?:todos os dias|diariamente) (?:n[oa]s? noss[oa]s?|no escritorio)\b|\bdia sim,? dia nao,? (?:esta|estara|vem|vens) (?:em|n[oa]|a)\b|\b(?:(?:e preciso|deve|tem de|tem que|tera de) vir|vens) a \p{L}+ (?:uma vez|duas vezes|tres vezes) (?:por|na) semana\b/iu,
        new RegExp(`${WEEKDAYS},? (?:vem|vens|vira) (?:ao|a nossa|a) \\p{L}+`, "iu"),
        /\bn[oa] (?:noss[oa] )?(?:oficina|loja|escritorio|fabrica|laboratorio|sede|clinica)\b[^.]{0,15}\btodos os dias\b|\b(?:posto|vaga|trabalho|cargo|funcao) e n[oa] noss[oa]\b/iu,
      ],
      { kind: "workplace", verdict: "required", unless: NOT_ALWAYS },
    ),
    {
      kind: "workplace",
      verdict: "optional",
      says: anyOf(
        /\b(?:pode|podes|escolha|escolhe|escolher|possibilidade|decide)\b[^.]{0,60}\b(?:(?:casa|remoto|distancia)\b[^.]{0,30} ou [^.]{0,40}\b(?:escritorio|conosco|connosco|sede)|(?:conosco|connosco|escritorio|sede|fabrica)\b[^.]{0,60} ou [^.]{0,30}\b(?:casa|remoto|distancia))/u,
        /\b(?:pode|podes)(?: \p{L}+)? (?:usar|ir a|vir a|frequentar|trabalhar (?:n|d|a partir d))[ao]{0,2} (?:nosso |o )?(?:escritorio|coworking)\b[^.]{0,40}\b(?:quando|se|sempre que) (?:quis\p{L}*|quer\p{L}*|prefer\p{L}*)/u,
        /\bse (?:quiser(?:es)?|preferir(?:es)?)\b[^.]{0,15}\b(?:ha|tens|tem) uma? (?:mesa|lugar|secretaria)\b[^.]{0,25}\bescritorio\b/u,
        /\b(?:sala|escritorio|espaco)\b[^.]{0,30}\bpara quem (?:a |o )?quiser/u,
        /\b(?:escritorio|espaco|coworking)\b[^.]{0,30}\bque (?:voce )?podes? usar\b/u,
        /\b(?:escolhe[mrs]?|escolha|opta[mr]?)\b[^.]{0,30}\b(?:home office|teletrabalho|remoto|casa) (?:ou|e) (?:o |no )?(?:escritorio|presencial)\b/u,
        /\bse (?:quiseres|preferires|quiser|preferir)\b[^.]{0,25}\b(?:usar|ir a[o]?|vir a[o]?|trabalhar (?:n[oa]|a partir d[oa])) (?:nosso |nossa |o |a )*(?:escritorio|sede)\b/u,
      ),
    },
    {
      kind: "travel",
      verdict: "optional",
      says: anyOf(
        /\b(?:pode|podera|poderao|podem)\b[^.]{0,40}\b(?:viajar|viagens?|desloca\p{L}+)\b/u,
        /\b(?:eventuais|possiveis) (?:viagens|desloca\p{L}+)\b/u,
        /\b(?:viagens|deslocamentos|deslocacoes) (?:eventuais|possiveis)\b/u,
        /\bse gostar de viajar\b/u,
      ),
    },
    {
      kind: "travel",
      verdict: "required",
      says: anyOf(
        /\bdisponibilidade(?: \p{L}+)? (?:para|de) (?:viajar|viagens|viagem|desloca\p{L}+)\b/u,
        /\b(?:devera|tera que|tera de|requer|exige|implica|inclui|envolve)(?: \p{L}+){0,2} (?:viajar|viagens?|desloca\p{L}+)\b/u,
        /\bvia(?:jar|gens)\b[^.]{0,20}\d{1,3} ?%/u,
        /\b(?:viagens|deslocacoes|deslocamentos) (?:\p{L}+ )?(?:frequentes|regulares|pontuais|ocasionais|esporadic[ao]s|mensais|trimestrais|periodicas|nacionais|internacionais|a clientes|ao cliente)\b/u,
        /\bviaja\b[^.]{0,20}\b(?:vezes|por (?:mes|ano))\b/u,
        /\b(?:dias|semanas|noites) fora\b/u,
        /\b(?:viajara|ira viajar|vai viajar|na estrada)\b/u,
        /\bencontros? (?:presencia(?:l|is) )?(?:de equip[ae] )?(?:por|ao) (?:ano|trimestre|semestre)\b/u,
        /\bviajaras\b/u,
        /\b(?:encontramo-nos|reunimo-nos|nos (?:encontramos|reunimos|juntamos)|a (?:equipe|equipa) se (?:encontra|reune))\b[^.]{0,40}\b(?:(?:vez|vezes) (?:por|ao) (?:ano|trimestre|semestre)|(?:todo|cada) (?:ano|trimestre|semestre))\b/u,
      ),
      unless:
        /\bnao (?:requer|exige|ha|e necessario)\b|\bsem (?:viagens|deslocacoes)|\b(?:pode|podem|podera|poderao|eventuais|possiveis)\b|\bse gostar de viajar/iu,
    },
    {
      kind: "hours",
      verdict: "preferred",
      says: /\bseria (?:bom|otimo|ideal)\b[^.]{0,30}\bhoras? (?:em comum|de sobreposicao)/iu,
    },
    {
      kind: "hours",
      verdict: "required",
      says: new RegExp(
        `\\b(?:[Ss]obrep\\p{L}*|[Cc]oincid\\p{L}*|[Hh]orario|[Ff]uso(?: horario)?|[Dd]isponi\\p{L}*|[Tt]urno|[Ee]ntre as|[Dd]as|horas?)\\b[^.]{0,50}?\\b${ZONE}`,
        "u",
      ),
      unless:
        /\b(?:nao (?:recibos|PJ|MEI)|clientes|atendemos|atendimento ao publico|reuniao (?:anual|mensal)|experiencia)\b/iu,
    },
    {
      kind: "hours",
      verdict: "required",
      says: /\bhoras? (?:em comum|de sobreposicao) com\b/iu,
    },
  ],
};
