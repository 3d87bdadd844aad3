import { anyOf, anyWord, type Phrase } from "./phrase.ts";

const OFFICE = String.raw`(?:office|hq|headquarters|facility|plant|campus)\b(?! (?:of|supply|furniture|space|products?|services?|equipment|industry|management|recruit\w*)\b)`;
const WHO = String.raw`\b(?:we|you|employees|everyone|team members|the team|this (?:role|position|person)|candidates)`;
const PART = String.raw`(?<![\d.])[1-9]0 ?%`;

/** What says that work, or most of it, is done at an office or on site; for one who applies, and in so many words. */
export const ON_SITE: readonly RegExp[] = [
  // Lines of a form: "Work location: in person", "On-site in Chicago, IL", "Remote: no".
  anyOf(
    /^\P{L}*(?:work|job) location(?: type)?: ?(?:one location|in[- ]person|hybrid)\b/u,
    /^\P{L}*(?:on[- ]?site|in[- ]office)(?: work| role| position)?(?:(?<=role|position)\W*$|,? (?:mon|tue|m ?[-–]|5 days|full[- ]time|part[- ]time)| (?:in|at) \p{L}+(?: \p{L}+)?(?:, \p{L}+)?\W*$)/u,
    /^\P{L}*in[- ]person(?:,? (?:full|part)[- ]time| role| position| in \p{L}+(?:, \p{L}+)?\W*$)/u,
    /^\P{L}*no remote(?: work(?:ing)?)?(?: option\w*| possib\w+)?\W*$/u,
    /^\P{L}*remote(?: work(?:ing)?| option)? ?: ?(?:no|none|not (?:available|possible|offered))(?=\W*$|;)/u,
    /^\P{L}*not an? remote (?:position|role|job)\b/u,
    /\bremote (?:candidates|applicants|applications) (?:will|can) ?not be considered\b/,
  ),
  // "You will work from our Leeds office", "all employees work from the office".
  anyOf(
    String.raw`${WHO}(?:['’]ll| will| must| have to| need to| are (?:required|expected) to)? (?:all )?(?:be )?work(?:s|ing)? (?:(?:together|full[- ]time|primarily|mainly|every day) )?(?:from|out of|in|at) (?:our|the) (?:[a-z.]+ ){0,3}?${OFFICE}`,
    String.raw`\bin-person work (?:in|at|from) (?:our|the) (?:\w+ ){0,2}office\b`,
    String.raw`\b(?:role|position|job) (?:is|will be) (?:fully |100 ?% |strictly )?on site\b`,
    String.raw`\b(?:must be able|ability|able|required|willing) to work on[- ]?site\b(?! (?:with|for|support|occasion|if|when))`,
    String.raw`\b(?:willing|able|required|expected|need) to (?:come (?:in)?to|attend) (?:the|our) (?:\w+ ){0,2}office\b`,
    String.raw`\battendance (?:at|in) (?:the|our) (?:\w+ ){0,2}office is (?:required|expected|mandatory)\b`,
  ),
  // "This role follows a hybrid model", "60/40 hybrid working", "50% remote, 50% onsite".
  anyOf(
    String.raw`\b(?:role|position|job)\b[^.]{0,15}\b(?:follows|designated as|classified as|considered) (?:an? )?(?:hybrid|in-office|on-?site|office-based)\b`,
    String.raw`\bhybrid (?:role|position|job) based out of\b`,
    String.raw`\b(?:minimum|at least)\b[^.]{0,12}${PART} (?:office|in-office|on-?site) (?:attendance|presence|time)\b`,
    String.raw`\b[2-8]0 ?\/ ?[2-8]0 hybrid\b`,
    String.raw`${PART} (?:remote|from home|wfh)\b[^.\d]{0,12}${PART} (?:on-?site|in[- ]office|office)(?=\W*$|[,;)])|${PART} (?:on-?site|in[- ]office|office)\b[^.\d]{0,12}${PART} (?:remote|from home|wfh)(?=\W*$|[,;)])`,
    /\bremote work is limited to\b/,
  ),
];

const OUR_PLACE = String.raw`(?:our|the) (?:[a-z.]+ ){0,3}?${OFFICE}`;

/**
 * The whole job, or days of every week that are asked for, at an office of the company, headquarters too: other words of an
 * office there make it no choice.
 */
export const ALL_ON_SITE: Phrase = {
  kind: "workplace",
  verdict: "required",
  says: anyOf(
    String.raw`\b(?:100 ?%|fully|entirely|completely|strictly) (?:on[- ]?site|in[- ]person|in[- ]office) (?:in|at|from) ${OUR_PLACE}`,
    String.raw`\b(?:this is an?|role is(?: an?)?|position is(?: an?)?|job is(?: an?)?) (?:(?:full[- ]time|fully|permanent) )?(?:on[- ]?site|in[- ]person|in[- ]office) (?:(?:role|position|job) )?(?:in|at|from) ${OUR_PLACE}`,
    String.raw`\b(?:we expect you|you (?:must|have to|need to|are expected to) be) (?:in|at) ${OUR_PLACE}[^.,;]{0,10}\b(?:(?:two|three|four|[2-4]) days (?:a|per|each|every) week|(?:on|every|each) (?:mon|tues|wednes|thurs|fri)days?)`,
    String.raw`\byou (?:must|will|have to|need to|are (?:required|expected) to) (?:be|work) (?:(?:full[- ]time|on[- ]?site) )?(?:in|at|from) ${OUR_PLACE}[^.,;]{0,15}\b(?:(?:five|5) days|every day|daily|mon(?:day)?s? ?(?:to|through|thru|-|–) ?fri)`,
  ),
  unless: anyWord(
    "optional",
    "if you",
    "never",
    "not",
    "or (?:fully )?remote(?:ly)?",
    "interviews?",
    "training",
    "first (?:weeks?|months?|days)",
  ),
};
