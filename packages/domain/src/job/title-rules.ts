import { anyName } from "../text/any-name.ts";
import type { JobCategory } from "./category.ts";

// The role decides: a sales engineer sells, whatever is sold. So names of people come before names of things, and words
// that often accompany other names ("data", "product") need a person. Titles are folded: lower case, without accents,
// words separated by single spaces.
export type TitleRules = readonly (readonly [JobCategory, RegExp])[];

const ENGINEER = "(design )?engineer*";
const HEAD_OF = "(head|vp|vice president|director|chief)( of|,)?";

/** Match anywhere in a title, whatever else it names: AI trainers have another trade, construction has engineers. */
export const ANYWHERE: TitleRules = [
  [
    "ai-machine-learning",
    anyName`ai (tutor|trainer|training|evaluator|rater)*, (data|image|video|audio|text) (annotat|label)\w+,
      (content|search|ads|media) (reviewer|rater|quality rater),
      (internet|ads?|maps?|search( engine)?|social media|llm|model|generalist) (assessor|evaluator)*`,
  ],
  ["human-resources", anyName`(driver|pilot|technician|mechanic|electrician|engineer) recruiter`],
  [
    "other",
    anyName`talent (pool|community|network), initiativbewerbung, (open|general|spontaneous) application,
      future opportunit\w+, gig work`,
  ],
  [
    "other",
    anyName`(electrical|mechanical|mechatronics?|civil|structural|chemical|hardware|manufacturing|process) ${ENGINEER},
      (field service|water|wastewater|environmental|geotechnical|petroleum|nuclear|aerospace|biomedical) ${ENGINEER},
      (controls|rf|asic|pcb|hvac|optical|industrial|robot deployment) ${ENGINEER}, (bau|elektro|maschinenbau)ingenieur*,
      (urban|town|transport) planner*, (project|landscape|building|construction) architect, architectural*,
      electrician*, elektriker*, monteur, servicetechnik*, chef(?! de projet), chefbacker, mechanic, plumber, welder,
      (?<!\b(pharmacy|dental|surgical|support|it|help desk|desktop|insights|center) )technician*,
      (?<!,\s|device |kernel )driver, pilot, chaplain, bauleiter*, nann(y|ies), field service`,
  ],
];

/** The users of software are not the trade of its makers: "HR Software Engineer". */
const MADE_FOR =
  "(hr|human resources|people|payroll|financ(e|ial)|tax|accounting|legal|compliance|sales|crm|marketing|medical|healthcare|insurance|claims|" +
  "billing|payments?|fraud|risk|lending|loan|mortgage|trading|investment|wealth|operations|logistics|supply chain|education|e ?learning)" +
  String.raw` ([\w&/]+ )?`;

/** What developers develop who do not write software. */
const DEVELOPED =
  String.raw`business|curriculum|course|content|talent|training|bi|power ?bi|data( \w+)?|real estate|sales|product|` +
  "community|leadership|instructional|ai|ml|machine learning|security|game|e ?learning";

/** Roles, more specific ones first. The role takes precedence over what follows it. */
export const ROLES: TitleRules = [
  ["software-development", anyName`${MADE_FOR}software (engineer|developer|architect)*`],
  ["product", anyName`${MADE_FOR}product (manager|owner)*`],
  ["data", anyName`(tableau|business intelligence|looker|qlik) developer*`],
  ["software-development", anyName`(?<!\b(${DEVELOPED}) )developers?$, full ?stack, (front|back) ?end`],
  ["finance", anyName`collections, controller, m ?& ?a, deal sourcing`],
  ["legal", anyName`data protection`],
  [
    "education",
    anyName`(?<!\bai )(tutor|teacher|lehr(er|kraft)*|nachhilfe*|dozent*|profesora?|professeure?|professora?|mentor),
      e ?learning, (curriculum|course) developer, learning (experience )?designer*, instructional design*`,
  ],
  [
    "healthcare",
    anyName`rns?, nurse, nursing, physician, radiolog\w+, dietiti?an, medicare, chw, (pharmacy|dental|surgical) technician,
      patient (access|care|services|coordinator|advocate), access to care, (prior|pre) ?authorization, provider enrollment,
      (care|member) (manager|management|coordinator|navigator|advocate), benefits? verification,
      utili[sz]ation (review|management), medical (cod|bill|record|scrib)\w+, (inpatient|outpatient|risk adjustment) coder,
      hedis, behaviou?r(al)? analyst, bcba, credentialing, clinical documentation`,
  ],
  ["security", anyName`(grc|soc) (analyst|engineer|specialist|manager)*, penetration, pen ?test*, devsecops`],
  [
    "human-resources",
    anyName`recruit*, reclutador*, talent, sourcer, headhunter, human resources, recursos humanos, hris(?!.+engineer), hrbp,
      compensation, total rewards, benefits (specialist|manager|administrator|analyst|coordinator), careers event,
      (?<![/\d] ?)hr, people (operations|partner|team|ops|growth|manager|(and|&) culture), ${HEAD_OF} people, learning (and|&) development, l&d, employer brand*, volunteer coordinator,
      employee (experience|relations|engagement), labou?r relations, diversity, dei, culture manager, staffing,
      organi[sz]ational development, leave administrator, personal(referent|sachbearbeiter|manag|berat|leit|entwickl)*`,
  ],
  [
    "sales",
    anyName`(pre)?sales, account (exec*|manager|director), (key|national|strategic) account*, business development, client partner,
      partnership, partner (development |success )?manager, alliance, channel (manager|account), sdrs?, bdrs?, vertrieb*,
      aussendienst*, gebietsleit*, account (se|technical lead), partner solutions? architect, solutions? (consultant|seller),
      territory (business )?(manager|director), client executive, relationship (manager|executive), client advisor,
      lead generat\w+, ventas, vendas, ejecutiv[oa] (de cuentas|comercial), (asesor|consultor)a? comercial, new business,
      business consultant, client manager, outbound, technico commercial, delegue commercial, ingenieur commercial,
      commercial (manager|director|h/f), telesales, telemarket*, appointment sett\w+, closer, cold call*,
      (chief revenue|revenue) (officer|operations), rev ?ops, renewal, insurance (agent|producer|broker|advisor),
      (real estate|leasing|travel) (agent|broker|consultant|advisor), realtor, franchise, merchandiser, retail execution`,
  ],
  [
    "customer-support",
    anyName`customer (success|service|support|care|experience|contact|solution|engagement|operations|advocate|happiness)*,
      customer (representative|onboarding|relations|complaints)*, consumer (complaints|experience)*,
      client (support|success|service|experience)*, member (service|support|experience)*, tier \d*,
      guest (service|experience|support|relations)*, (product|player|user|technical|it) support*,
      support (specialist|agent|manager|representative|engineer|analyst|lead|team)*, (head|director|vp) of support*,
      (live |support )?chat agent*, phone agent*, call agent*, escalation*, happiness*, help ?desk*, service desk*,
      (call|contact) cent(er|re)*, onboarding specialist*, success (engineer|specialist|agent|associate)*,
      (support|help desk|desktop|solution center) technician*, atencion al cliente*, atendimento*, suporte*, soporte*,
      clientele*, csm*, moderator*, complaints*, service representative*, kunden\w+`,
  ],
  [
    "finance",
    anyName`accountant, accounting, accounts? (payable|receivable), a[pr] (specialist|clerk|analyst), bookkeep*, payroll, cfo,
      controller, controlling, finance, (chief )?financial (analy|plan|control|report)\w+, fp&a, tax, auditor,
      (chief )?financial (advisor|consultant|manager|officer|director|operations),
      audit (manager|senior|associate|director|lead|assistant), treasury, underwrit*, mortgage, *buchhalt*, steuer*,
      contador*, contable, financeir\w+, financier*, comptable, wealth, invoic\w+, payments? (specialist|analyst|operations),
      chargeback, disputes, transfer pricing, trader, enrolled agent, private equity, venture capital, debt collect\w+,
      (budget|cost|portfolio|equity( research)?|revenue) (analyst|accountant)`,
  ],
  [
    "legal",
    anyName`corporate associate, counsel, attorney, lawyer, paralegal, legal, litigation, compliance, regulatory, patent,
      intellectual property, e ?discovery, immigration, notary, (public )?policy (analyst|manager|advisor|lead|director|officer),
      (government|public|regulatory) affairs, jurist*, rechtsanw\w+, abogad\w+, advogad\w+, avocat*,
      privacy (and data protection )?(manager|officer)`,
  ],
  [
    "design",
    anyName`*designer*, narrative, motion graphics*, visual design, design (intern|lead|director|manager|systems?),
      ${HEAD_OF} design, (creative|art) (director|manager|strategist), artist, animator, illustrator, ux, ui,
      (video|photo|film) editor, videograph*, photograph*, retouch*, mediengestalt*, disenador*`,
  ],
  [
    "writing",
    anyName`content (writ|edit)\w+, *writ(er|ing), (copy|content|managing|senior) editor, editor(s|ial|in)?$, editor in chief,
      editorial, journalist, reporter, blogger, translator, interpreter, dolmetsch*, proofreader, translation, locali[sz]ation, linguist, redakteur*,
      redact(or|eur|rice)*, *texter(in)?, ubersetz*, traduct\w+, tradutor*, subtitl\w+, caption\w+, transcri(ber|ptionist),
      post ?editor, (proposal|bid) manager, documentation (manager|specialist|lead)`,
  ],
  [
    "marketing",
    anyName`marketing, marketer, cmo, seo, social media, brand, direct mail, gtm, go to market, community engagement,
      paid (search|media|social), ppc, (facebook|meta|google|tiktok|linkedin|amazon) ads, media (buy*|plann\w+|manager),
      programmatic, demand gen*, lifecycle, email specialist, crm (manager|specialist), ugc, tiktok, influencer,
      content (creator|strategist|manager|lead|specialist|producer|director), affiliate (manager|marketing|partner*),
      sponsorship, community (manager|lead|specialist|associate|intern|director|builder), head of growth, campaign,
      growth (manager|lead|marketer|hacker|intern|analyst|specialist|associate), market strategy,
      events? (manager|coordinator|planner|specialist|lead|producer), market research(?! analyst), communications,
      public relations, pr (manager|specialist), publicist, press officer, link ?building, digital strateg\w+,
      e ?commerce (manager|specialist), (video|podcast) producer, fund ?rais\w+, gifts officer, conversion rate,
      (cro|aso) specialist`,
  ],
  [
    "product",
    anyName`product (manager|owner|management|lead|director|operations|strateg\w+|specialist), ${HEAD_OF} product,
      produktmanag*, gerente de produto`,
  ],
  [
    "project-management",
    anyName`(project|program(me)?|delivery) manage*, scrum master*, agile coach*, producer, pmo, program(me)? (director|lead)*,
      project (director|coordinator|lead|administrator|controls)*, program(me)? coordinator*, delivery (lead|director)*,
      implementation (manager|consultant|specialist|lead)*, manager,? implementation*,
      (engagement|onboarding|transformation) manager*, change (manage\w+|mgmt)*, director project,
      projekt(leit|koordinat|manag)*, chef(fe)? de projet*, jefe de proyecto*, gerente de projetos*,
      (professional services|strategy) consultant*, (^|senior |& |and )management consultant*`,
  ],
  [
    "quality-assurance",
    anyName`qa, quality (assurance|engineer*), (?<!data )quality analyst, sdet, tester, testmanag*, *softwaretest*,
      test (engineer|automation|analyst|lead|manager), des tests, engineer in test`,
  ],
  [
    "software-development",
    anyName`(software|full ?stack|front ?end|back ?end|web|mobile|ios|android|embedded) (engineer|developer|architect)*`,
  ],
  [
    "finance",
    anyName`collections, credit (manager|analyst|risk|control*), risk (manager|analyst), fraud, deal desk, bankruptcy, claim,
      adjuster, actuar*, consolidation, procure to pay, ptp, order to cash, billing, kyc, aml, investment, economist,
      loan, insurance`,
  ],
  [
    "security",
    anyName`security, cyber*, ciso, threat, detection, incident response, malware, vulnerabilit\w+, ethical hacker, red team,
      digital forensic, iam, identity (and|&) access, cryptograph\w+, trust (and|&) safety, it sicherheit*`,
  ],
  [
    "ai-machine-learning",
    anyName`annotator, data label\w+, ai, ki, ml, mlops, machine learning, artificial intelligence, deep learning,
      computer vision, prompt engineer*, speech scientist, nlp, llm`,
  ],
  [
    "data",
    anyName`data(base)? (?!cent)(\w+ )?(analy\w+|scien\w+|engineer*|architect|manager|lead|researcher)*, analytics,
      business intelligence, bi, power ?bi, data (solutions )?developer*, (web|digital|insights?) analyst*,
      (business|data|customer|consumer|market) insights, insights manager*, (bio)?statistician, bioinformatic*,
      ${HEAD_OF} data, (market|user|quantitative|ux) research*, (decision|applied) scientist*,
      gis, datenanaly*, (de|of) (datos|dados), reporting (specialist|manager|lead)*`,
  ],
  [
    "devops-infrastructure",
    anyName`devops, dataops, sres?, site reliability, sys ?admin, system ?administrator*, noc, dbas?, cloud, network, infrastructure,
      (systems?|database|middleware|server|linux|windows|exchange|postgres*|servicenow|jira) administrator,
      (kubernetes|linux|vmware|storage|windows( server)?|voip|telecommunications|endpoint|desktop|reliability) engineer,
      platform (engineer|architect), systems engineer, observability, active directory, m365, aws, azure, databases & it,
      (director of|head of) it, chief information officer, cio,
      it (administrator*|system*|support|operations|manager|director|specialist|technician|service|lead|officer)`,
  ],
  [
    "software-development",
    anyName`developer, *(?<!projekt)entwickler*, software*, programmer, programador*, desarrollador*, desenvolvedor*,
      developpeu\w+, *informatiker*, (front|back) ?end, full ?stack, ios, android, web(master)?,
      (technical|tech|technology) lead, (head|director|vp) of technology, chief technology, member of technical staff,
      (technical|solutions?|enterprise|applications?|principal|salesforce|systems?|integration|it|api|chief) architect,
      (sap|erp|servicenow|dynamics|salesforce|workday|netsuite|oracle|it|technical|functional)( \w+){0,} consultant,
      integration specialist, release manager`,
  ],
  ["other", anyName`project engineer*`],
  [
    "software-development",
    anyName`engineer, engineering, cto, engenharia, ingenieur (logiciel|informatique), computer scientist`,
  ],
  [
    "education",
    anyName`teach*, tutor, instructor, instructional, curriculum, lecturer, professor, assessor, proctor, educat*, faculty,
      train(ers?|ing)( ?(specialist|manager|coordinator|consultant)|$), academic, admission, dean, grader,
      enroll?ment (advisor|counsell?or), course, school, student (success|advis\w+|support), homeschool,
      (?<!\b(wellness|health|nutrition|fitness|life) )coach`,
  ],
  [
    "healthcare",
    anyName`nurse, nursing, physician, doctor, dentist, pharmac*, *therapist, psychotherapeut*, clinical, medical, patient,
      (wellness|health|nutrition|fitness|life) coach, dietitian, nutritionist, psycholog*, psychiatr*, counsell?or,
      social worker, case manager, caregiver, health worker, drug safety, epidemiolog*, patholog*, sonograph*, phlebotom*,
      optometr*, veterinar*, hospitalist, cra, arzt, arztin, pflege*, enfermer*, infirmier*`,
  ],
  [
    "operations",
    anyName`(workforce|inventory|supply chain|logistics) (management )?(analyst|manager|planner)*`,
  ],
  ["data", anyName`analyst, analista, data (?!entry|cent)*`],
  [
    "operations",
    anyName`operations, assistant*, assistenz, asistente, assistente, administrat*, office (manager|coordinator), receptionist,
      secretar(y|ies), clerk, typist, procurement, purchas\w+, buyer, einkauf*, supply chain, logistics, freight, dispatch*,
      import export, customs, order (management|processing), back ?office, data entry, chief of staff, coo, ceo,
      chief (operating|executive), (general|managing|executive|country|regional|area) (manager|director), planner,
      (category|vendor|marketplace|property|facilit\w+|fleet|store|workforce) (\W{0,}vendor )?(manager|leader),
      process improvement, continuous improvement, sourcing, warehouse, fulfillment, inventory, operacoes,
      contracts? (administrator|manager|coordinator|specialist), reservation, (transaction|scheduling) coordinator,
      scheduler, escrow, title examiner, executive business partner, estimator, records specialist,
      (head of |corporate )strategy, strategy manager, founders? associate, founder'?s associate,
      site (start ?up )?manager, sachbearbeiter*, kaufmann*, burokauf*, disponent*`,
  ],
  ["customer-support", anyName`support`],
  ["data", anyName`researcher`],
];
