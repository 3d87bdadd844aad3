import { foldText } from "../text/fold-text.ts";
import { oneOf } from "../text/one-of.ts";

/**
 * Whether a company's name is a placeholder left by a template, a test or an empty field, or says that the company is
 * not named. Case, accents and punctuation do not matter. Only whole names count: "Stealth Robotics" is one.
 *
 * @example isPlaceholder("${company}"); // true
 */
export function isPlaceholder(name: string): boolean {
  const words = foldText(name.replace(CAMEL, "$1 $2")).match(WORD) ?? [];
  // "null null", "Test Test"
  const isRepeated = words.every((word) => word === words[0]);
  const said = isRepeated ? (words[0] ?? "") : words.join(" ");
  return said === "" || PLACEHOLDER.test(said) || TEMPLATE.test(name.trim());
}

const CAMEL = /(\p{Ll})(\p{Lu})/gu;
const WORD = /[\p{L}\p{N}]+/gu;

// "{{ employer.title }}", "${x}", "%s", "<b></b>", "[Hospital name]"; but "[solidcore]" is a name.
const TEMPLATE = /^(?:[$#]?\{.*\}|%[\w.]+%?|<.*>|\[[^\]]* [^\]]*\])$/;

const WHO = "(?:company|employer|client|customer|organi[sz]ation|advertiser|recruiter|startup|business|name)";
const HIDDEN =
  "(?:(?:strictly )?confidential|hidden|anonymous|private|undisclosed|unnamed|unknown|unspecified|redacted|withheld|" +
  "not (?:specified|available|provided|stated|disclosed|applicable|given|known|set))";
const UNREAL = "(?:test|testing|hiring|example|sample|dummy|demo|no|any|some|stealth(?: mode)?)";

/** Folded words of placeholders. */
const PLACEHOLDER = new RegExp(
  `^${oneOf(
    // What templates and empty fields leave.
    "undefined|null|none|nan|n ?a|tb[da]|t b [da]|test|string|object|false|x{3,8}|0+",
    // "The client", "Your company name here"
    "(?:insert )?(?:the |your |our |my |an? )?(?:company|employer|client|organi[sz]ation)(?: ?name)?(?: here)?",
    "(?:our|your|my) (?:customer|business|startup)",
    "(?:the )?name(?: of (?:the |your )?(?:company|employer))?",
    // "A confidential company", "Company confidential"
    `(?:an? )?${HIDDEN}(?: ${WHO})?|${WHO} (?:name )?${HIDDEN}`,
    // "Test Company", "Stealth Startup"
    `(?:an? )?${UNREAL} (?:company|employer|client|startup)(?: name)?|stealth(?: mode)?`,
    // German
    "k a|keine angaben?|nicht (?:angegeben|bekannt)|unbekannt(?:e[rs]? (?:firma|unternehmen|arbeitgeber))?",
    "vertraulich|anonym(?:e[rs]? (?:firma|unternehmen|arbeitgeber))?",
    "firma|firmenname|unternehmen|unternehmensname|arbeitgeber|unser (?:kunde|mandant)",
    "name (?:der firma|des unternehmens|des arbeitgebers)",
    // Spanish and Portuguese
    "(?:empresa )?(?:confidencial|anonima|descon(?:ocid|hecid)[ao])|empresa",
    "no especificad[ao]|no disponible|nao (?:informad|especificad)[ao]|nuestro cliente|nosso cliente",
    "nom(?:bre|e) d[ae] (?:la )?empresa",
    // French
    "(?:(?:entreprise|societe) )?(?:confidentiel(?:le)?|anonyme|inconnue?)|entreprise|notre client",
    "non (?:precisee?|renseignee?|specifiee?|communiquee?)|nom de (?:l )?(?:entreprise|la societe)",
    // Dutch and Italian
    "onbekend|vertrouwelijk|anoniem|bedrijf|bedrijfsnaam|niet opgegeven",
    "azienda|azienda riservata|riservato|nome azienda|non specificat[ao]",
  )}$`,
);
