import { anyOf } from "./phrase.ts";

/** The rest of a clause before what is found, in which who applies is not spoken of again. */
const STILL = String.raw`(?:(?!\b(?:you(?:['’](?:ll|re)| (?:must|need|will|have|are|should|may|can))|applicants?|candidates?|and (?:must|hold|have|be)|requires? (?:all|that))\b)[^.;,]){0,90}$`;
const OTHERS = String.raw`(?:clients|customers|buyers|vendors|suppliers|passengers|patients|companies|firms|employers|banks|businesses|organi[sz]ations|agencies|nurses|drivers|tenants|immigrants|foreigners|refugees|travell?ers|merchants|sellers|markets)`;
/** Those who are never who applies. */
const BUYERS = String.raw`(?:clients|customers|buyers|vendors|suppliers|passengers|patients|users|borrowers|subscribers|policyholders|tenants|merchants|investors|companies|(?:account|card) ?holders)`;
const THEY = String.raw`(?:${OTHERS}|candidates|applicants|workers|employees|talent|contractors|freelancers|people|teams)`;

/** Work, papers and hours of others than who applies, or of another time: what stands before them, in each language. */
export const WORK_OF_OTHERS = {
  en: anyOf(
    // "Clients must be …".
    String.raw`(?:^|[.;:,]) *(?:(?:our|your|the|their|all|most|many|some|new) )*${BUYERS} (?:(?!(?:and|or|but|you)\b)\p{L}+ )?$`,
    // "Companies that ask for …", "help employers learn who must …", "our colleagues work …".
    String.raw`\b${OTHERS} (?:that|who|which|whose)\b${STILL}`,
    String.raw`(?<!\bwe(?: will| must)? )\b(?:help|recruit|sourc|train|verify|check|determin|confirm|classify|review|advis|teach|educat|screen)(?:e|s|ing)?(?: (?!you\b|us\b(?! ))\p{L}+){0,3} ${THEY}\b${STILL}`,
    String.raw`^ *(?:(?:many|most|some|all) of )?(?:our|your|the|their)(?: [\p{L}-]+){0,2} (?:${OTHERS}|colleagues|managers?|founders?|ceo|cto|cfo|coo|president|owners?|executives?|leadership|developers|engineers|buyers)\b${STILL}`,
    String.raw`^ *(?:engineers|colleagues|people|teams) in \p{Lu}${STILL}`,
    String.raw`\b(?:unlike|tired of|goodbye to|while other|whereas|not one of)\b${STILL}`,
    String.raw`\b(?:platform|app|software|product) (?:lets|allows|enables|helps)\b${STILL}`,
    String.raw`^ *we hold\b${STILL}`,
    String.raw`\b(?:used to|before (?:the )?(?:pandemic|covid)|pre-?(?:pandemic|covid)|in (?:19|20)\d\d [^.;]{0,30}\b(?:was|were))\b${STILL}`,
  ),
  de: /\b(?:hilfst|betreust|unterstutzt|beratst|prufst|rekrutierst)(?: (?!unser)\p{L}+){0,2} (?:pflegekraft|unternehmen|kund|menschen|freelancer|freiberufler|bewerber|kandidat|fachkraft|arbeitgeber)\p{L}*[^.;]{0,25}$|\b(?:ratgeber|artikel|texte|kurse?|beitrage?|bucher)\p{L}*[^.;]{0,15}\b(?:uber|zu[mr]?)(?: \p{L}+)? $/iu,
  es: /\b(?:ayud|apoy|acompan|asesor|gestion)(?:as?|aras|amos|ar|ando)(?: a)?(?: \p{L}+){0,2} (?:empresas|personas|clientes|estudiantes|trabajadores|extranjer[oa]s|familias|freelances?|autonomos)\b[^.;]{0,40}$|\b(?:guias?|articulos?|cursos?|textos?|contenidos?|libros?)\b[^.;]{0,15}\bsobre(?: \p{L}+)? $/iu,
  pt: /\b(?:ajud|apoi|acompanh|assessor)(?:as?|aras|amos|ar|ando)(?: a)?(?: \p{L}+){0,2} (?:empresas|pessoas|clientes|estudantes|trabalhadores|estrangeir[oa]s|familias)\b[^.;]{0,40}$|\b(?:guias?|artigos?|cursos?|textos?|conteudos?|livros?)\b[^.;]{0,15}\bsobre(?: \p{L}+)? $/iu,
  fr: /\b(?:aid|accompagn|conseill|assist)(?:e|es|ons|ez|er|ant)(?: \p{L}+){0,2} (?:entreprises|personnes|clients|etudiants|travailleurs|etranger(?:e)?s|familles|salaries)\b[^.;]{0,40}$|\b(?:guides?|articles?|cours|textes?|contenus?|livres?)\b[^.;]{0,15}\bsur(?: \p{L}+)? $/iu,
};

/** What does not stand right before a demand to commute: it is others' way to work: "people who must commute to London". */
export const NOT_OTHERS_WAY = String.raw`(?<!\b(?:customers?|clients?|users?|riders?|nobody|no one|(?:people|those|parents|students|patients|workers) (?:who|that|with|without))(?: \p{L}+){0,1} )`;
