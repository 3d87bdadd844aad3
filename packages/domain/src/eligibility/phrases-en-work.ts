import type { Phrase } from "./phrase.ts";

const REFUSE = String.raw`\b(?:not|unable|cannot|can't|can’t|won't|won’t|don't|don’t|isn't|isn’t|no|without|never)\b`;
const ZONE = String.raw`\b(?:EST|EDT|PST|PDT|CST|CDT|MST|MDT|CET|CEST|GMT|BST|UTC|IST|AEST|AEDT|SGT|EET|WET|SAST|(?<=\d ?[ap]\.?m\.?\)? ?(?:US )?)[EPCM]T\b|[EPCM]T(?= (?:business |working |core )?(?:hours|time))|(?:[Ee]astern|[Pp]acific|[Cc]entral|[Mm]ountain)(?: [Ee]uropean)? (?=[Ss]tandard|[Tt]ime|[Dd]aylight|[Bb]usiness|[Ww]orking|[Hh]ours)|(?:AU |U\.?S\.?A?\.?|UK|EU|EMEA|European?|American?|North American?|Australian?|India|Indian) (?=(?:business |working |core |standard )?(?:hours|time|daytime)))`;
const HOURS_OF_ZONE = String.raw`${ZONE}(?:[ /-]?(?:standard |business |working |core |time ?|zone|hours|\(|\)|[A-Z]{2,4}\b)){0,4}`;
const DAYS = String.raw`(?:\b(?:one|two|three|four|five|[1-5])(?: ?(?:-|–|to|or) ?(?:two|three|four|five|[2-5]))?\+?(?: |-)?(?:days?|(?:x|times)(?= (?:a|per|each|every) week| weekly))\b|\b(?:once|twice)(?= (?:a|per|each|every) week))`;
const FROM_HOME = String.raw`\b(?:remote(?:ly)?|(?:work )?from home|at home|wfh|virtual(?:ly)?)\b`;
const OFFICE_WORK = String.raw`(?:in[- ])?office|offices|on-?site|hybrid|headquarters|hubs?|in[- ]person`;
const AN_OFFICE = String.raw`(?:in |from |at |an? |our |the |one of )*(?:[\p{L}.]+ ){0,3}?(?:${OFFICE_WORK})\b`;
/** An office at times, for some, or for those who like it. */
const NOT_ALWAYS =
  /\b(?:optional|if you (?:like|want|are|live|prefer)|if local|option to|can choose|may choose|as you like|vacation|pto|interview\w*|not (?:required|needed|necessary)|never|not a|no (?:on-?site|office)|orientation|training|onboarding|retreats?|off-?sites?|onsites|kick-?off|gather\w*|summits?|meet-?ups?|(?:a|per|every) year|yearly|annual\w*|quarter\w*|month\w*|office-based teams|fully remote or|or (?:(?:fully )?remote(?:ly)?|(?:from )?(?:home|anywhere))(?! on \w+days?\b)|whether|up to you|remote or|remote ?\/|\/ ?remote|cloud|agile|headquarter\w*|hq|customers?|clients?|lunch\w*|snacks?|breakfast|kitchen|parking)\b/iu;

/** Visas, contracts, offices, travel and hours in English. */
export const ENGLISH_WORK: readonly Phrase[] = [
  {
    kind: "sponsorship",
    verdict: "refused",
    says: new RegExp(
      `${REFUSE}[^.]{0,80}\\b(?:visas?\\b[^.]{0,20}sponsor|(?:immigration|employment|employer|work authori[sz]ation|h-?1b|permit)[^.]{0,40}sponsor|sponsor\\w*[^.]{0,30}\\b(?:visas?|immigration|work authori[sz]ation|work permit|h-?1b|employment)|(?:visa|immigration) (?:support|assistance)|(?:require|need)(?: \\w+){0,3} sponsorship|(?:eligible for|provide|offer)(?: \\w+)? sponsorship)|(?:\\bwithout(?: \\w+){0,4}?|\\bno) sponsorship\\b(?! (?:of|sales|letters?|fees?|limits?|experience)\\b)`,
      "iu",
    ),
    unless:
      /\b(?:events?|brand|marketing|corporate|venture) sponsor|\bpoints\b|(?:\bnot|n['’]t) only\b|\bworry|\bno problem\b|\bwe sponsor\b/iu,
  },
  {
    kind: "sponsorship",
    verdict: "refused",
    says: /\bsponsorship\b[^.]{0,30}\b(?:not|unavailable|isn't)\b[^.]{0,20}\b(?:available|offered|provided|possible|supported)|\b(?:visa|immigration) sponsorship[^.]{0,20}\b(?:unavailable|not(?! (?:required|needed|necessary)))\b/iu,
  },
  {
    kind: "sponsorship",
    verdict: "offered",
    says: /\b(?:we (?:can|will|do|may)?|able to|happy to|offer\w*|provid\w+|including|with)\b[^.]{0,40}\b(?:sponsor (?:your )?visas?|visa sponsorship|relocation and visa|visa (?:and relocation )?support)\b|\bvisa sponsorship (?:is )?(?:available|offered|provided)\b/iu,
    unless: new RegExp(REFUSE, "iu"),
  },
  {
    kind: "employment",
    verdict: "contractor",
    says: /^(?:contract|employment|engagement|job) ?(?:type)?: ?(?:b2b|contractor|freelance|1099)\b|\bindependent contractor|\bas (?:an? )?(?:remote |full[- ]time |part[- ]time |paid )?(?:contractors?|freelancers?)\b|\b(?:1099\)?|freelance) contractors?\b|\b(?:contractor|freelance|b2b|1099) (?:role|position|basis|opportunity|contract|agreement|engagement|project|job)\b|\bcontractor (?:status|only)\b|\bfreelance,? (?:\w+[- ]?\w*,? )?(?:project|role|position|remote)|\bfreelance \||\b(?:is|as) (?:an? )?freelance\b|\b(?:hired|engaged|paid|employed) as (?:an? )?(?:\w+ )?contractors?\b|\b(?:corp|c2c|w2|1099) (?:or|\/) (?:1099|c2c)\b/iu,
    unless:
      /\b(?:manage|managing|oversee|coordinat\w+|vendors|supervis\w+|experience|payments?|subcontractors?|employees or|agency,? or|in-house|skills|over b2b|preference|if you prefer|or as an?|employment contract|or (?:an? )?(?:employment|permanent|full[- ]time employee|contract of))\b/iu,
  },
  {
    kind: "employment",
    verdict: "employee",
    says: /\b(?:w-?2 only|no (?:c2c|corp[- ]to[- ]corp|contractors|1099|agencies or contractors))\b/iu,
  },
  {
    kind: "workplace",
    verdict: "required",
    says: /^[^.:]{0,30}\b(?:set-?up|arrangement|mode|model|type|location|site|workplace|schedule|policy|setting|modality)\b[^.:]{0,10}: ?(?:\w+ ){0,2}(?:hybrid|on-?site|in[- ]office|in[- ]person)\b/iu,
    unless: /\b(?:remote|flexib\w+|wfh|home|no|not)\b/iu,
  },
  {
    kind: "workplace",
    verdict: "required",
    says: new RegExp(
      `${DAYS}(?: (?:a|per|each|every) week| weekly|\\/week)[^.]{0,30}\\b(?:office|on-?site|hub|in[- ]person|site)\\b|${DAYS}[^.]{0,12}\\b(?:in|at|from)[ -](?:the |our |an? )?(?:\\w+ ){0,2}?office\\b|${DAYS}(?! of\\b)[^.]{0,12}\\b(?:on-?site|in[- ](?:the[- ])?office|in[- ]person)\\b|\\b(?:in[- ](?:the[- ])?office|on-?site|in[- ]person)[^.]{0,25}${DAYS}(?: (?:a|per|each|every) week| weekly|\\/week| in)?`,
      "iu",
    ),
    unless: NOT_ALWAYS,
  },
  {
    kind: "workplace",
    verdict: "required",
    says: new RegExp(
      `(?!once|twice)${DAYS}(?: (?:a|per|each|every) week| weekly|\\/week)?[^.]{0,10}\\b(?:remote(?:ly)?|from home|wfh)\\b|\\b(?:remote(?:ly)?|from home|wfh)[^.]{0,15}${DAYS} (?:a|per|each|every) week|^(?:hybrid|on-?site|in[- ]office)(?: (?:position|role|job))? ?[-–|,(:] ?|\\b(?:partially|partly|part) remote\\b|^(?:job |work |office )?location\\b(?![^.]{0,80}\\b(?:no|not)\\b).{0,80}\\b(?:hybrid|on-?site|in[- ]office)\\b|#LI-(?:Hybrid|On-?site)\\b|^[^.#]{2,60}(?:\\(hybrid\\)|[-–|,/] ?hybrid)$`,
      "iu",
    ),
    unless: NOT_ALWAYS,
  },
  {
    kind: "workplace",
    verdict: "required",
    says: /\b(?:this is an? (?:fully |strictly |permanent |full[- ]time )?|(?:role|position|job) is |(?:role|position|job) will be )(?:an? )?(?:(?!(?:not|neither|never|rarely|hardly|no)\b)\w+ )?(?:hybrid|on-?site|in-office|office[- ]based|in-person)\b|(?<!\bno )\bhybrid schedule\b|\bin (?:our|the) [^.]{0,25}\boffices? (?:on |every )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)\b|\bhybrid (?:role|position|job|opportunity|work)\b(?=[^.]{0,80}\b(?:office|on-?site|days?|in[- ]person|from home|based in|located in)\b)|^(?:work(?:place)?(?: type| model| arrangement| mode| location)?|location(?: type)?): ?(?:\w+ ?[-–|,] ?)?(?:hybrid|on-?site|in[- ]office|in[- ]person)\b|\b(?:based|work) (?:on-?site|in[- ]office) (?:in|at)\b|\b(?:on-?site|in-person|in-office) (?:presence|attendance) (?:is )?required\b|\b(?:100 ?% |fully )on-?site\b|\bon-?site (?:in|at) (?:our|the) (?:\w+ ){0,2}(?:office|facility|plant|campus|site|hub|lab)\b|\b(?:reliably commute|ability to commute)\b|\breport (?:in[- ]person )?to (?:the|our) (?:\w+ ){0,2}office\b|\b(?:ability|able|willing(?:ness)?) to (?:work|commute) (?:(?:from|in|at|to) (?:the|our) (?:\w+ ){0,2}office|on-?site (?:at|in))\b|\b(?:balance|mix|mixture|combination|split)\b[^.]{0,30}\boffice\b[^.]{0,20}\bhome\b|\b(?:balance|mix|mixture|combination|split)\b[^.]{0,20}\bhome\b[^.]{0,30}\boffice\b|\bon a hybrid basis\b|\bavailable (?:to (?:support|work) )?on-?site as (?:required|needed)\b|\b(?:must|will|required to|need to) (?:be |work )(?:on-?site|in[- ](?:the |our )?office|in[- ]person)\b/iu,
    unless: NOT_ALWAYS,
  },
  {
    kind: "workplace",
    verdict: "required",
    says: /\b(?:role|position|job|you(?:’ll|'ll| will)(?: be)?|is|are)\b[^.]{0,20}\bbased (?:in|at|out of|from) our [^.]{0,30}\b(?:office|headquarters|hq|plant|facility|campus|store|clinic|warehouse|showroom)\b/iu,
    unless: NOT_ALWAYS,
  },
  {
    kind: "workplace",
    verdict: "required",
    says: /\b(?:this|the (?:role|position|job)) is not an? (?:fully )?remote (?:role|position|job)(?=\W*$|[,;:] (?!it))|(?<!\bif )\bremote work(?:ing)? is not (?:available|possible|an option|offered)(?=\W*$| for (?:this|the) (?:role|position|job))/iu,
  },
  {
    kind: "workplace",
    verdict: "optional",
    says: new RegExp(
      `\\b(?:role|position|job|candidates?|applicants?|you)\\b[^.]{0,50}\\b(?:can|may|could|either|is|are)\\b[^.]{0,60}(?:${FROM_HOME}[^.]{0,60}\\bor ${AN_OFFICE}|\\b(?:${OFFICE_WORK})\\b[^.]{0,60}\\bor (?:fully |100 ?% )?${FROM_HOME})|\\b(?:whether|decide|up to you)\\b[^.]{0,60}(?:\\b(?:${OFFICE_WORK})\\b[^.]{0,50} (?:from|at) home\\b|${FROM_HOME}[^.]{0,30} (?:or|,) ${AN_OFFICE})`,
      "iu",
    ),
    unless:
      /\b(?:many|some|most|other|our) (?:positions|roles|jobs|teams)|depending on|subject to change|not|personas|fully on-?site|expected on-?site|on (?:mon|tues|wednes|thurs|fri)days?|comfortable|able to work|adapt|experience|succe\w+|customers?|clients?|hybrid cloud\b/iu,
  },
  {
    kind: "workplace",
    verdict: "optional",
    says: /\b(?:choose|choice|flexib\w+|option\w*|freedom)\b[^.]{0,40}\b(?:home|remote\w*)\b[^.]{0,25}\bor\b[^.]{0,40}\boffices?\b|\b(?:choose|choice|flexib\w+|option\w*|freedom)\b[^.]{0,60}\boffices?\b[^.]{0,15}\bor\b[^.]{0,15}\b(?:remote\w*|home)\b|\b(?:option|welcome|free) to (?:work (?:from|in|at)|join(?: us)? (?:on-?site|in|at)|use)[^.]{0,30}\b(?:offices?|on-?site|hubs?)\b|\bremote[- ](?:or|\/) ?(?:hybrid|in[- ]office|on-?site)|\bhybrid (?:or|\/) ?remote\b|\bremote ?(?:\/|,) ?(?:hybrid|office|on-?site|in-office)/iu,
    unless: /\b(?:many|some|other) (?:positions|roles|jobs)|subject to change|not|personas\b/iu,
  },
  {
    kind: "travel",
    verdict: "optional",
    says: /\b(?:may|might|could|can) (?:be |also |occasionally |sometimes |periodically )*(?:require|involve|include|need|asked)\w*\b[^.]{0,60}\b(?:travel(?:l?ing)?|visits to (?:\w+ )?(?:sites?|offices?|clients?|customers?)|attend (?:\w+ )?(?:onsite|on-site|in-person))\b|\b(?:potential|possible) (?:for )?(?:\w+ )?travel\b|\btravel (?:is |may be )?(?:possible|optional)\b|\btravel(?:ing)?\b[^.]{0,40}\b(?:(?:may|might|could) be (?:required|needed|necessary)|if (?:needed|required|necessary))\b/iu,
    unless: /\b(?:not require|no travel)\b/iu,
  },
  {
    kind: "travel",
    verdict: "required",
    says: /\b(?:ability|able|willing(?:ness)?|flexib(?:le|ility)|availab(?:le|ility)|required|must|needs?|expect(?:ed|ation)?|prepared|ready|open|comfortable)(?: (?:and|or|\/|&) \w+| \w+ly)? to (?:\w+ly )?travel\b|\b(?:must|will) (?:\w+ly )?travel\b|\btravel(?:ing|ling)?\b[^.%]{0,45}\b(?:is |are |will be |may be )?(?:required|expected|necessary|needed)\b|\btravel\b[^.%]{0,45}\d{1,3} ?%|\d{1,3} ?% (?:of the time )?(?:\w+ ){0,3}travel|\b(?:occasional|frequent|some|regular|light|minimal|moderate|extensive|significant|domestic|quarterly|overnight) (?:\w+ ){0,2}?travel (?:required|to|for|is|will|within|across|may|up)\b|\btravel (?:to|for)\b[^.]{0,40}\b(?:meetings|conferences|clients?|customers?|offsites?|retreats?|sites?|events|office)\b|\b(?:occasional|frequent|regular|some) (?:\w+ )?(?:business )?trips\b|\bwe travel to meet\b|\btravel: (?:limited|minimal|occasional|some|light|up to|yes(?! please))\b|^travels? (?:as (?:required|needed)|to)\b|\brequires?\b[^.]{0,30}\btravel\b|\binvolves?\b[^.]{0,30}\btravel\b/iu,
    unless:
      /\b(?:(?:may|might|could|can) (?:be |also |occasionally |sometimes |periodically )*(?:require|involve|include|need|asked)|(?:potential|possible) (?:for )?(?:\w+ )?travel|travel (?:is |may be )?(?:possible|optional)|(?:may|might|could) be (?:required|needed|necessary)|if (?:needed|required|necessary)|not required|travel required: ?(?:no|0)|no travel|not require|travel (?:insurance|perks|benefits?|discounts?|allowance|stipend|industry|expenses?|agency|compan|experience|reimbursement|budget|assistance)|travel(?:ing|ers?|lers)? (?:around|the world)|0 ?% travel|travel: ?(?:none|0 ?%|no)|love (?:to )?travel|hard for you|paid travel|use it on)\b/iu,
  },
  {
    kind: "hours",
    verdict: "required",
    says: new RegExp(
      `(?:\\b(?:overlap\\w*|align\\w*|within|during|cover(?:ing|age)?|available|availability|work(?:ing)?|core|operat\\w+|schedule|shifts?|hours|time ?zones?)\\b|\\d ?(?:am|pm|AM|PM|:\\d\\d))[^.]{0,60}?${HOURS_OF_ZONE}`,
      "u",
    ),
    unless:
      /\b(?:training|webinar|deadline|apply by|interviews?|support (?:line|team) is|contact us|call us|call center hours|customer (?:service|support) hours|our (?:office|business) hours|please (?:call|contact)|assist you|posted|closes?|applications? (?:close|due)|per month|town ?hall|(?:internal|weekly|monthly|daily|team|all-?hands|early-morning) meetings?|teams? (?:in|across)|customers? (?:in|across)|outside (?:of )?(?:normal|regular|the|u\.?s)|store hours|hours of operation)\b/iu,
  },
  {
    kind: "hours",
    verdict: "required",
    says: /\b(?:UTC|GMT|CET|EST|PST)\b[^.]{0,30}\b[Tt]ime ?zones?\b|\b[Tt]ime ?zones?\b[^.]{0,30}\b(?:UTC|GMT|CET|EST|PST|EMEA|European?)\b|(?:\+\/-|±) ?\d{1,2} ?(?:hours?|hrs?) [^.]{0,20}\b(?:UTC|GMT|CET|EST|PST|Eastern|Pacific)\b/u,
    unless:
      /\b(?:customers?|clients?|if you(?:'re|’re| are)|outside|our team|team (?:is|members)|teams|we have|we(?:'re|’re| are) (?:spread|distributed)|spread|distributed|spans?|colleagues|people)\b/iu,
  },
  {
    kind: "hours",
    verdict: "required",
    says: /\b(?:EST|PST|CST|MST|CET|GMT|UTC|BST|AEST)[ /-](?:business |working |core |office |time ?zone )*(?:hours|shift|schedule|overlap)\b|\b(?:overlap|collaborat\w+ hours|working hours|business hours|work hours|core hours)\b[^.]{0,60}\b(?:UTC|GMT|CET|EST|PST|CST|Eastern|Pacific|Central|US|UK|European?)\b/u,
    unless: /\b(?:users|outside)\b/iu,
  },
];
