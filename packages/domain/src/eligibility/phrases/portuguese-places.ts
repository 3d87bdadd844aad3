import { buildOnlyPhrases } from "./only-phrases.ts";
import { type Phrase, buildPhrases } from "./phrase.ts";

/** Before a place. */
export const IN = String.raw`(?:em|numa?|no|na|nos|nas|do|da|de(?! (?:forma|maneira|modo|ser|estar|ficar)\b)|dentro d[oa]|fora d[oae])(?: (?:qualquer (?:pais|parte|lugar|cidade|ponto|estado) (?:do|da|de))?)?\b`;
const LIVE = String.raw`(?:residira|vivera|morara|casa (?:fique|fica|esteja|(?:deve|tem de|tem que) ficar)|mor(?:ar|e|ando|a|as|es|am|em|ador(?:es|as|a)?)|morada(?: fiscal)?|resid(?:ir|e|a|am|em|entes?|encia|indo)|viv(?:er|a|am|e|es|as|em|endo)|domiciliad[oa]s?|domicilio(?: fiscal)?|residencia fiscal|com base|atividade aberta|pag(?:a|ar) impostos|tribut(?:ar|e|am)|radicad[oa]s?|estabelecid[oa]s?|instalad[oa]s?)`;
const WHO = String.raw`(?:candidat[oa]s|candidaturas|inscricoes|curriculos|pessoas|profissionais|talentos|gente|localizad[oa]s?|basead[oa]s?|situad[oa]s?|quem esteja|estar|esteja|encontrar-se)`;
/** "We do not hire", before whom or where. */
export const NOT_TAKING = String.raw`\bnao (?:e possivel |podemos |conseguimos |estamos |se )?(?:contrat\p{L}+|aceit\p{L}+|consider\p{L}+|admit\p{L}+|empreg(?:ar|amos)|recrut\p{L}+|trabalh(?:ar|amos) com)`;
/** Others than those who are looked for. */
const OTHERS =
  /\b(?:atendemos|recrutaras|vai recrutar|fundador(?:a|es|as)?|clientes|usuarios|utentes|doentes|pacientes|alunos|leitores|proprietarios|(?:empresa|consultoria|agencia|grupo)\b[^.]{0,40}\b(?:localizad|com base|sediad|estabelecid|instalad|basead|situad|radicad)\p{L}*|empresas? (?:de|em|do|com)|noss[ao]s? (?:time|equipe|equipa|escritorios?|sede)|(?:time|equipe|equipa) (?:de|esta|fica|vive)|experiencia (?:em|de|no)(?! (?:pelo menos|no minimo|\d|um|dois|tres))|startup|(?:ja|temos) (?:temos|contamos|gente|pessoas|colegas)|vend\p{L}+|distribu\p{L}+|export\p{L}+|formad[oa]s|se (?:voce )?mora(?!(?<=nao se candidat\p{L}+ se (?:voce )?mora) fora))\b/iu;

/** Where people have to live, may live anywhere, or cannot be taken from, in Portuguese. */
export const PORTUGUESE_PLACES: readonly Phrase[] = [
  ...buildOnlyPhrases({
    before: "[Ss]o|[Aa]penas|[Ss]omente|[Uu]nicamente|[Ee]xclusivamente|[Ee]xclusivo",
    behind: "apenas|somente|unicamente|exclusivamente",
    lead: "em|n[oa]s?|para|d[oae]s?|[oa]s?|pessoas|residentes|candidat[oa]s",
    based: "(?:estar )?(?:basead[oa]|localizad[oa]|residente|sediad[oa])(?:/[oa]|s)? (?:em|n[oa]s?)",
    demanded: "obrigatori\\p{L}+|imprescindivel|indispensavel|(?:uni|exclusiv)\\p{L}*amente|somente|apenas",
  }),
  ...buildPhrases(
    [
      new RegExp(`\\b${LIVE}(?: (?!fora|longe|que\\b)\\p{L}+){0,3}? ${IN}`, "iu"),
      new RegExp(
        `\\b${WHO}(?: \\p{L}+)?(?: que (?:residam|morem|moram|estejam|vivam))?(?: localizad[oa]s?| basead[oa]s?)? ${IN}`,
        "iu",
      ),
      /\b(?:100 ?% remot[oa]|[Rr]emot[oa]|[Hh]ome [Oo]ffice|[Aa]nywhere office|[Tt]eletrabalho|(?:trabalho )?[Aa] distancia|(?:de|em) casa)(?: a 100 ?%)?[ ,(:–-]*(?:de|em|no|na|para(?: [oa])?|dentro d[oa]|a partir de|desde|(?:somente|apenas|so) (?:no|na|em|para))?(?: (?:qualquer (?:lugar|cidade|ponto|parte)|tod[oa]) (?:d[oae]|[oa]))? ?(?=\p{Lu})/u,
      /\b(?:trabalh\p{L}+|vaga|atuacao|funcao|contratamos|pode estar)\b[^.]{0,40}\b(?:(?:de|em) qualquer (?:lugar|parte|cidade|ponto|pais|estado|canto) d[oae]|(?:somente|apenas|so|exclusivamente) (?:no|na|em|para)|a partir de|de dentro d[oae]|dentro d[oae])\b/iu,
      /\b(?:[Ss]o|[Aa]penas|[Ss]omente|[Ee]xclusivamente|[Uu]nicamente)\b(?: \p{L}+){0,3}? (?:em|no|na|nos|para|a partir de|dentro de)\b(?= \p{Lu})/u,
      /\b(?:vaga|trabalho|remot[oa]|contratamos|atuacao)\b[^.]{0,20}\b(?:para|em) todo o\b|\bdentro d[ao]s? (?:fronteiras|limites|espaco) d[aoe]s?\b/iu,
      /\b(?:localizacao|local(?: de trabalho)?|localidade):? ?[^.]{0,10}\b(?:remot[oa]|teletrabalho|home office)\b[ ,(|/–-]*/iu,
      /^\P{L}*(?:localizacao|local(?: de trabalho)?|localidade) ?:(?=[^.:]{2,60}[ ,(|/–-](?:remot[oa]|teletrabalho|home office))/iu,
      /\b(?:[Aa]bert[oa]|[Dd]isponivel)(?: apenas| so)? (?:a|ao|para) (?:tod[oa] )?(?:a |o |os )?(?=\p{Lu})/u,
      /^\P{L}*(?:de|em|desde) qualquer pais d[aoe]\b/iu,
      /\bseu pais(?: de residencia)? deve (?:ser membro|fazer parte) d[ao]\b/iu,
      /\b(?:local|lugar) de residencia (?:deve|tem de|tem que) ser(?: em| n[oa])?\b/iu,
      /\bfora d[oae]s?(?=[^.]{0,60}\bnao (?:contratamos|podemos|conseguimos|aceitamos|e possivel))|\bnao\b[^.]{0,50}\bfora d[oae]s?\b/iu,
    ],
    { kind: "residence", verdict: "only", places: "after", unless: OTHERS },
  ),
  {
    kind: "residence",
    verdict: "only",
    places: "in",
    says: /\b(?:mor\p{L}+|resid\p{L}+|viv\p{L}+|fica|dentro)\b[^.]{0,40}\b(?:pais(?:es)? |territorio |solo |(?=continente))(?<place>(?:continente )?\p{L}{4,}(?:-\p{L}+)?)/iu,
    unless: /\b(?:clientes|empresas?|times?|equip[ae]s?|autoriza\p{L}+|direito|permissao)\b/iu,
  },
  {
    kind: "residence",
    verdict: "excluded",
    places: "after",
    says: new RegExp(`${NOT_TAKING}\\b[^.]{0,30}? (?:em|n[ao]s?|de|d[ao]s?)\\b`, "iu"),
    unless: /\bfora\b|\bPJ\b/iu,
  },
];
