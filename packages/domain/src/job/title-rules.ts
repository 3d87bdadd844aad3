import type { JobCategory } from "./category.ts";

// What somebody is decides: a sales engineer sells, whatever it is that is sold. So the names of people come
// before the names of things, and words a title can hold beside another name ("data", "product") need their person.
// Titles come folded: in lower case, without accents, with one space for what parts words.
export type TitleRules = readonly (readonly [RegExp, JobCategory])[];

/** What a title says anywhere, whatever else it names: who teaches machines knows some trade, and builders engineer. */
export const ANYWHERE: TitleRules = [
  [
    /\bai (?:tutor|trainer|training|evaluator|rater)|\b(?:data|image|video|audio|text) (?:annotat\w+|label\w+)|\b(?:content|search|ads|media) (?:reviewer|rater|quality rater)\b|\b(?:internet|ads?|maps?|search(?: engine)?|social media|llm|model|generalist) (?:assessor|evaluator)/,
    "ai-machine-learning",
  ],
  [
    /\b(?:talent (?:pool|community|network)|initiativbewerbung|(?:open|general|spontaneous) application|future opportunit\w+|gig work)\b/,
    "other",
  ],
  [
    /\b(?:electrical|mechanical|mechatronics?|civil|structural|chemical|hardware|manufacturing|process|field service|water|wastewater|environmental|geotechnical|petroleum|nuclear|aerospace|biomedical|controls|rf|asic|pcb|hvac|optical|industrial|robot deployment) (?:design )?engineer|\b(?:bau|elektro|maschinenbau)ingenieur|\b(?:urban|town|transport) planner|\b(?:project|landscape|building|construction) architect\b|\barchitectural|\belectrician|\belektriker|\bmonteur\b|\bservicetechnik|(?<!\b(?:pharmacy|dental|surgical|support|it|help desk|desktop|insights|center) )\btechnician|\b(?:chef(?!fe?\b)(?! de projet)|chefbacker|mechanic|plumber|welder|driver|pilot|chaplain|interpreter|bauleiter\w*|nanny)\b|\bfield service\b/,
    "other",
  ],
];

/** Whom software and products are made for is no trade of who makes them: "HR Software Engineer". */
const MADE_FOR = String.raw`\b(?:hr|human resources|people|payroll|financ(?:e|ial)|tax|accounting|legal|compliance|sales|crm|marketing|medical|healthcare|insurance|claims|billing|payments?|fraud|risk|lending|loan|mortgage|trading|investment|wealth|operations|logistics|supply chain|education|e ?learning) (?:[\w&/]+ )?`;

/** By what somebody does, the more particular first. The role decides before what follows it. */
export const ROLES: TitleRules = [
  [new RegExp(`${MADE_FOR}software (?:engineer|developer|architect)`), "software-development"],
  [new RegExp(`${MADE_FOR}product (?:manager|owner)`), "product"],
  [/\b(?:tableau|business intelligence|looker|qlik) developer/, "data"],
  [
    /(?<!\b(?:business|curriculum|course|content|talent|training|bi|power ?bi|data(?: \w+)?|real estate|sales|product|community|leadership|instructional|ai|ml|machine learning|security|game|e ?learning) )\bdevelopers?$|\b(?:full ?stack|front ?end|back ?end)\b/,
    "software-development",
  ],
  [/\bcollections\b|\bcontroller\b|\b(?:m ?& ?a|deal sourcing)\b/, "finance"],
  [/\bdata protection\b/, "legal"],
  [
    /(?<!\bai )\b(?:tutors?|teachers?|lehr(?:er|kraft)\w*|nachhilfe\w*|dozent\w*|profesora?|professeure?|professora?|mentors?)\b|\be ?learning\b|\blearning (?:experience )?designer|\binstructional design/,
    "education",
  ],
  [
    /\b(?:rn|nurses?|nursing|physician|radiolog\w+|dietiti?an|medicare|chw|(?:pharmacy|dental|surgical) technician|patient (?:access|care|services|coordinator|advocate)|access to care|(?:care|member) (?:manager|management|coordinator|navigator|advocate)|(?:prior|pre) ?authorization|provider enrollment|benefits? verification|utili[sz]ation (?:review|management)|medical (?:cod|bill|record|scrib)\w+|(?:inpatient|outpatient|risk adjustment) coder|hedis|behaviou?r(?:al)? analyst|bcba|credentialing|clinical documentation)\b/,
    "healthcare",
  ],
  [
    /\b(?:grc|soc) (?:analyst|engineer|specialist|manager)|\bpenetration\b|\bpen ?test|\bdevsecops\b/,
    "security",
  ],
  [
    /\b(?:recruit\w*|reclutador\w*|talent|sourcer|headhunter|human resources|recursos humanos|hris(?!.*engineer)|hrbp|compensation|total rewards|benefits (?:specialist|manager|administrator|analyst|coordinator)|careers event|(?<![/\d] ?)hr|people (?:operations|partner|team|ops|growth|manager|(?:and|&) culture)|(?:head|vp|vice president|director|chief)(?: of|,)? people|learning (?:and|&) development|l&d|employer brand\w*|volunteer coordinator|employee (?:experience|relations|engagement)|labou?r relations|diversity|dei|culture manager|staffing|organi[sz]ational development|leave administrator|personal(?:referent|sachbearbeiter|manag|berat|leit|entwickl)\w*)\b/,
    "human-resources",
  ],
  [
    /\b(?:(?:pre)?sales|account (?:exec\w*|manager|director)|(?:key|national|strategic) account\w*|business development|client partner|partnerships?|partner (?:development |success )?manager|alliances?|channel (?:manager|account)|sdr|bdr|vertrieb\w*|aussendienst\w*|gebietsleit\w*|account (?:se|technical lead)|partner solutions? architect|solutions? (?:consultant|seller)|territory (?:business )?(?:manager|director)|client executive|relationship (?:manager|executive)|client advisor|lead generat\w+|ventas|vendas|ejecutiv[oa] (?:de cuentas|comercial)|(?:asesor|consultor)a? comercial|new business|business consultant|client manager|outbound|technico commercial|d[eé]l[eé]gu[eé] commercial|ingenieur commercial|commercial (?:manager|director|h\/f)|telesales|telemarket\w*|appointment sett\w+|closer|cold call\w*|(?:chief revenue|revenue) (?:officer|operations)|rev ?ops|renewals?|insurance (?:agent|producer|broker|advisor)|(?:real estate|leasing|travel) (?:agent|broker|consultant|advisor)|realtor|franchise|merchandiser|retail execution)\b/,
    "sales",
  ],
  [
    /\b(?:customer (?:success|service|support|care|experience|contact|solutions?|engagement|operations|advocate|happiness|representative|onboarding|relations)|client (?:support|success|services?|experience)|member (?:services?|support|experience)|guest (?:services?|experience|support|relations)|(?:product|player|user|technical|it) support|support (?:specialist|agent|manager|representative|engineer|analyst|lead|team)|(?:head|director|vp) of support|tier \d|(?:live |support )?chat agent|phone agent|call agent|escalations?|happiness|help ?desk|service desk|(?:call|contact) cent(?:er|re)|onboarding specialist|success (?:engineer|specialist|agent|associate)|(?:support|help desk|desktop|solution center) technician|(?:customer|consumer) (?:complaints|experience)|atencion al cliente|atendimento|suporte|soporte|clientele|csm|moderator|complaints|service representative|kunden\w+)/,
    "customer-support",
  ],
  [
    /\b(?:accountant|accounting|accounts? (?:payable|receivable)|a[pr] (?:specialist|clerk|analyst)|bookkeep\w*|payroll|cfo|controller|controlling|finance|(?:chief )?financial (?:analy\w+|plan\w+|advisor|consultant|manager|control\w+|report\w+|officer|director|operations)|fp&a|tax|auditor|audit (?:manager|senior|associate|director|lead|assistant)|treasury|underwrit\w*|mortgage|\w*buchhalt\w*|steuer\w*|contador\w*|contable|financeir\w+|financier\w*|comptable|wealth|invoic\w+|payments? (?:specialist|analyst|operations)|chargebacks?|disputes|transfer pricing|trader|enrolled agent|(?:budget|cost|portfolio|equity(?: research)?|revenue) (?:analyst|accountant)|private equity|venture capital|debt collect\w+)\b/,
    "finance",
  ],
  [
    /\b(?:corporate associate|counsel|attorney|lawyer|paralegal|legal|litigation|compliance|regulatory|patent|intellectual property|e ?discovery|immigration|notary|(?:public )?policy (?:manager|advisor|lead|director|officer)|(?:government|public|regulatory) affairs|jurist\w*|rechtsanw\w+|abogad\w+|advogad\w+|avocat\w*|privacy (?:and data protection )?(?:manager|officer))\b/,
    "legal",
  ],
  [
    /designer|\bnarrative\b|\bmotion graphics|\b(?:visual design|design (?:intern|lead|director|manager|systems?)|(?:head|vp|vice president|director)(?: of|,)? design|(?:creative|art) (?:director|manager|strategist)|artist|animator|illustrator|ux|ui|(?:video|photo|film) editor|videograph\w*|photograph\w*|retouch\w*|mediengestalt\w*|disenador\w*)\b/,
    "design",
  ],
  [
    /\b(?:content (?:writ\w+|edit\w+)|\w*writ(?:er|ing)|(?:copy|content|managing|senior) editor|editor(?:ial|in)?$|editor in chief|editorial|journalist|reporter|blogger|translator|proofreader|translation|locali[sz]ation|linguist|redakteur\w*|redact(?:or|eur|rice)\w*|\w*texter(?:in)?|ubersetz\w*|traduct\w+|tradutor\w*|subtitl\w+|caption\w+|transcriber|post ?editor|(?:proposal|bid) manager|documentation (?:manager|specialist|lead))\b/,
    "writing",
  ],
  [
    /\b(?:marketing|marketer|cmo|seo|social media|brand|direct mail|gtm|go to market|community engagement|paid (?:search|media|social)|ppc|(?:facebook|meta|google|tiktok|linkedin|amazon) ads|media (?:buy\w+|plann\w+|manager)|programmatic|demand gen\w*|lifecycle|email specialist|crm (?:manager|specialist)|content (?:creator|strategist|manager|lead|specialist|producer|director)|ugc|tiktok|influencer|affiliate (?:manager|marketing|partner\w*)|sponsorships?|community (?:manager|lead|specialist|associate|intern|director|builder)|growth (?:manager|lead|marketer|hacker|intern|analyst|specialist|associate)|head of growth|campaign|events? (?:manager|coordinator|planner|specialist|lead|producer)|market strategy|market research(?! analyst)|communications|public relations|pr (?:manager|specialist)|publicist|press officer|link ?building|digital strateg\w+|e ?commerce (?:manager|specialist)|(?:video|podcast) producer|fund ?rais\w+|gifts officer|conversion rate|cro specialist|aso specialist)\b/,
    "marketing",
  ],
  [
    /\b(?:product (?:manager|owner|management|lead|director|operations|strateg\w+|specialist)|(?:head|vp|vice president|director)(?: of|,)? product|chief product|produktmanag\w*|gerente de produto)\b/,
    "product",
  ],
  [
    /\b(?:project|program(?:me)?|delivery) manage\w*|\bscrum master|\bagile coach|\bproducer\b|\bpmo\b|\bproject (?:director|coordinator|lead|administrator|controls)|\bprogram(?:me)? (?:director|coordinator|lead)|\bdelivery (?:lead|director)|\bimplementation (?:manager|consultant|specialist|lead)|\bmanager,? implementation|\b(?:engagement|onboarding|transformation) manager|\bchange (?:manage\w+|mgmt)|\bdirector project\b|\bprojekt(?:leit|koordinat|manag)\w*|\bchef(?:fe)? de projet|\bjefe de proyecto|\bgerente de projetos|\b(?:professional services|strategy) consultant|(?:^|senior |& |and )management consultant/,
    "project-management",
  ],
  [
    /\b(?:qa|quality (?:assurance|engineer\w*)|(?<!data )quality analyst|sdet|testers?|testmanag\w*|test (?:engineer|automation|analyst|lead|manager)|des tests|engineer in test)\b|softwaretest/,
    "quality-assurance",
  ],
  [
    /\b(?:software|full ?stack|front ?end|back ?end|web|mobile|ios|android|embedded) (?:engineer|developer|architect)/,
    "software-development",
  ],
  [
    /\b(?:collections|credit (?:manager|analyst|risk|control\w*)|risk (?:manager|analyst)|fraud|deal desk|bankruptcy|claims?|adjuster|actuar\w*|consolidations?|procure to pay|ptp|order to cash|billing|kyc|aml|investment|economist|loan|insurance)\b/,
    "finance",
  ],
  [
    /\b(?:security|cyber\w*|ciso|threat|detection|incident response|malware|vulnerabilit\w+|ethical hacker|red team|digital forensics?|iam|identity (?:and|&) access|cryptograph\w+|trust (?:and|&) safety|it sicherheit\w*)\b/,
    "security",
  ],
  [/\b(?:transcriptionist|annotator|data label\w+)\b/, "ai-machine-learning"],
  [
    /\b(?:ai|ki|ml|mlops|machine learning|artificial intelligence|deep learning|computer vision|prompt engineer\w*|speech scientist|nlp|llm)\b/,
    "ai-machine-learning",
  ],
  [
    /\bdata(?:base)? (?!cent)(?:\w+ )?(?:analy\w+|scien\w+|engineer\w*|architect|manager|lead|researcher)|\banalytics\b|\bbusiness intelligence\b|\bbi\b|\bpower ?bi\b|\bdata (?:solutions )?developer|\b(?:web|digital|insights?) analyst|\b(?:business|data|customer|consumer|market) insights\b|\binsights manager|\b(?:bio)?statistician\b|\bbioinformatic\w*|\b(?:head|vp|vice president|director|chief)(?: of|,)? data\b|\b(?:market|user|quantitative|ux) research\w*|\b(?:decision|applied) scientist|\bgis\b|\bdatenanaly\w*|\b(?:de|of) (?:datos|dados)\b|\breporting (?:specialist|manager|lead)/,
    "data",
  ],
  [
    /\b(?:devops|dataops|sre|site reliability|sys ?admin|system ?administrator\w*|(?:systems?|database|middleware|server|linux|windows|exchange|postgres\w*|servicenow|jira) administrator|(?:kubernetes|linux|vmware|storage|windows(?: server)?|voip|telecommunications|endpoint|desktop|reliability) engineer|noc|dba|cloud|network|infrastructure|platform (?:engineer|architect)|systems engineer|observability|active directory|m365|aws|azure|databases & it|(?:director of|head of) it|chief information officer|cio|it (?:administrator\w*|system\w*|support|operations|manager|director|specialist|technician|service|lead|officer))\b/,
    "devops-infrastructure",
  ],
  [
    /\b(?:developer|\w*(?<!projekt)entwickler\w*|software\w*|programmer|programador\w*|desarrollador\w*|desenvolvedor\w*|developpeu\w+|\w*informatiker\w*|front ?end|back ?end|full ?stack|ios|android|web(?:master)?|(?:technical|tech|technology) lead|(?:technical|solutions?|enterprise|applications?|principal|salesforce|systems?|integration|it|api|chief) architect|(?:head|director|vp) of technology|chief technology|member of technical staff|(?:sap|erp|servicenow|dynamics|salesforce|workday|netsuite|oracle|it|technical|functional)(?: \w+)* consultant|integration specialist|release manager)\b/,
    "software-development",
  ],
  [/\bproject engineer/, "other"],
  [
    /\b(?:engineer|engineering|cto|engenharia|ingenieur (?:logiciel|informatique)|computer scientist)\b/,
    "software-development",
  ],
  [
    /\b(?:teach\w*|tutor|instructor|instructional|curriculum|train(?:er|ing) ?(?:$|specialist|manager|coordinator|consultant)|lecturer|professor|assessor|proctor|educat\w*|faculty|academic|admissions?|enroll?ment (?:advisor|counsell?or)|course|school|student (?:success|advis\w+|support)|homeschool|dean|grader|(?<!\b(?:wellness|health|nutrition|fitness|life) )coach)\b/,
    "education",
  ],
  [
    /\b(?:nurse|nursing|physician|doctor|dentist|pharmac\w*|\w*therapist|psychotherapeut\w*|clinical|medical|patient|(?:wellness|health|nutrition|fitness|life) coach|dietitian|nutritionist|psycholog\w*|psychiatr\w*|counsell?or|social worker|case manager|caregiver|health worker|drug safety|epidemiolog\w*|patholog\w*|sonograph\w*|phlebotom\w*|optometr\w*|veterinar\w*|hospitalist|cra|arzt|arztin|pflege\w*|enfermer\w*|infirmier\w*)\b/,
    "healthcare",
  ],
  [
    /\b(?:workforce|inventory|supply chain|logistics) (?:management )?(?:analyst|manager|planner)/,
    "operations",
  ],
  [/\banalyst\b|\banalista\b|\bdata (?!entry|cent)/, "data"],
  [
    /\b(?:operations|assistant\w*|assistenz|asistente|assistente|administrat\w*|office (?:manager|coordinator)|receptionist|secretary|clerk|typist|procurement|purchas\w+|buyer|einkauf\w*|supply chain|logistics|freight|dispatch\w*|import export|customs|order (?:management|processing)|back ?office|data entry|chief of staff|coo|ceo|chief (?:operating|executive)|(?:general|managing|executive|country|regional|area) (?:manager|director)|planner|(?:category|vendor|marketplace|property|facilit\w+|fleet|store|workforce) (?:\W*vendor )?(?:manager|leader)|process improvement|continuous improvement|sourcing|warehouse|fulfillment|inventory|operacoes|contracts? (?:administrator|manager|coordinator|specialist)|reservations?|(?:transaction|scheduling) coordinator|scheduler|escrow|title examiner|executive business partner|estimator|records specialist|(?:head of |corporate )strategy|strategy manager|founders? associate|founder'?s associate|site (?:start ?up )?manager|sachbearbeiter\w*|kaufmann\w*|burokauf\w*|disponent\w*)\b/,
    "operations",
  ],
  [/\bsupport\b/, "customer-support"],
  [/\bresearcher\b/, "data"],
  // What names no trade may name what it is done with.
  [
    /(?<!\w)(?:\.net|dotnet|c#|c\+\+|java|javascript|typescript|python|php|ruby|rails|golang|rust|scala|kotlin|swift|node(?:\.?js)?|react|angular|vue|django|laravel|spring|flutter|graphql|wordpress|shopify|magento|drupal|sharepoint|solidity|unity)(?![\w+#])/,
    "software-development",
  ],
  [
    /\b(?:kubernetes|k8s|terraform|docker|ansible|jenkins|ci ?\/? ?cd|linux|gcp|helm|prometheus)\b/,
    "devops-infrastructure",
  ],
  [/\b(?:sql|etl|snowflake|databricks|dbt|tableau|power ?bi|looker|spark|big data|data warehouse)\b/, "data"],
  [/\b(?:pytorch|tensorflow|computer vision|prompt)\b/, "ai-machine-learning"],
  [/\b(?:figma|photoshop|motion graphics)\b/, "design"],
  [/\b(?:google ads|hubspot|ppc)\b/, "marketing"],
  [/\b(?:quickbooks|xero|datev)\b/, "finance"],
  [/\b(?:selenium|cypress|playwright)\b/, "quality-assurance"],
];
