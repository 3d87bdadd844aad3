// Changing this list requires a new INDEX_FORMAT, see synonyms.ts.

/**
 * Related trades, whose jobs the same person may take and which a search finds last. In the format of TRADES, but a
 * match counts no more than a word of the description, so it never ranks above the trade's own names or words in
 * heavier fields.
 */
export const TRADES_BESIDE: Readonly<Record<string, string>> = {
  // Levels.
  junior: "entry level, new grad, graduate, trainee, intern, internship",

  // Technology.
  frontend: "fullstack",
  backend:
    "fullstack, software engineer, software developer, integration developer, tech lead, sql developer",
  fullstack: "frontend, backend, software engineer, software developer, tech lead",
  "web developer": "javascript, typescript, react, magento, bigcommerce, drupal, backend, tech lead",
  "mobile developer": "mobile software, software engineer mobile, mobile app, fullstack",
  devops: "observability, infrastructure manager, platform architect, cloud architect, middleware",
  "site reliability engineer": "observability, cloud systems, devops, infrastructure manager",
  "platform engineer": "observability, cloud systems, platform architect, developer experience, dataops",
  "infrastructure engineer": "cloud systems, infrastructure manager, observability, network engineer",
  "solution architect": "solution engineer, solution consultant, data architect",
  "engineering manager": "tech lead, lead engineer, cto",
  "data analyst":
    "powerbi, tableau, data operations, data researcher, data specialist, insights, reporting, business analyst, analytics engineer",
  "data scientist": "machinelearning, ml, ai engineer, data analyst, analytics engineer",
  "data engineer": "sql developer, bi developer, data solutions, data modeling, data migration, dba",
  "analytics engineer": "datawarehouse, data modeling, sql developer",
  "business analyst":
    "application analyst, configuration analyst, solutions analyst, implementation analyst, change analyst, business insights, " +
    "business intelligence analyst, data analyst, product owner",
  machinelearning: "ai architect, ai developer, generative ai, decision scientist, mlops",
  "ai trainer": "ai researcher, transcription, data researcher, language teacher, expert",
  "user experience": "design technologist, web designer, usability, web brand designer",
  "user interface": "design technologist, graphic designer, web brand designer",
  "product designer": "design technologist, web designer, lead designer",
  "web designer": "brand designer, web brand designer, graphic designer",
  "product manager": "product operations, product specialist, program manager, product marketing",
  "project manager":
    "producer, director project, projektmanager, projektleiter, projektkoordinator, implementation consultant, change management, " +
    "change mgmt, operations implementation, product manager",
  qualityassurance: "quality, qc, testing, produkt test",
  "qa engineer": "qualityassurance, qa, quality",
  "software tester": "quality engineer, qualityassurance, qa, testing",
  cybersecurity: "network administrator, network security, privacy, infrastructure engineer",
  "system administrator":
    "administrator, infrastructure manager, infrastructure engineer, cloud systems, service desk engineer, databases it, m365, it support",
  "network engineer": "network, infrastructure engineer, systems engineer, system administrator",
  "database administrator": "databases, database, sql developer, data engineer, middleware administrator",
  "developer relations": "developer experience, community manager, technical content, technical writer",
  cto: "engineering director, chief architect, software development director",
  "game designer": "gameplay, technical artist, environment artist, animator",
  artist: "animator, illustrator, concept artist, environment, cinematic",
  animator: "cinematic, rigging, character artist, technical artist, video editor",
  "video editor": "animator, video, producer, motion",
  researcher: "research, scientist",

  // Marketing and writing.
  "marketing manager":
    "marketing director, vp marketing, director of marketing, communications manager, event manager, seo manager, seo lead, " +
    "linkbuilding manager, content manager, marketing specialist, growth lead",
  socialmedia: "communications, digital marketing, community engagement, content writer",
  seo: "paid search, content writer, digital marketing",
  writer: "editor, editorial, technical content, translator, narrative",
  "content writer": "writer, editor, editorial, ugc, content reviewer",
  copywriter: "writer, editorial, content editor, email marketer, creative strategist",
  "technical writer": "proposal writer, bid writer, editor",
  editor: "writer, copywriter, content reviewer, translation",
  translator: "interpreter, transcription, bilingual, language, ai specialist, transcriptionist",
  interpreter: "translator, translation, language specialist, bilingual, linguist",
  transcriptionist: "audio, translator, dataentry, language specialist",
  gotomarket: "product marketing, growth, commercialization, market strategy",
  "customer relationship management": "hubspot, salesforce, lifecycle, email marketing",
  "public relations": "brand communications, corporate marketing, community",
  "event manager": "event, community manager, conference",

  // Sales and customers.
  "account executive":
    "businessdevelopment manager, new business, territory manager, territory sales, sales representative, inside sales, " +
    "sales leader, sales agent, account manager, sales manager, channel sales",
  "account manager": "account executive, client executive, customersuccess, territory manager, partnership",
  "sales representative":
    "businessdevelopment, new business, client executive, account manager, sales manager",
  "sales manager": "account executive, businessdevelopment manager, sales executive, partnership, channel",
  "sales development representative":
    "businessdevelopment, new business, sales agent, sales representative, outreach",
  "business development representative":
    "businessdevelopment, new business, sales agent, sales representative, outreach",
  businessdevelopment:
    "partnership, alliances, franchise development, lead generation, appointment setter, sdr, account executive, sales executive, " +
    "bank relationships, client partner, sales manager",
  customersuccess:
    "onboarding specialist, onboarding manager, implementation specialist, implementation manager, technical success, experience partner",
  "customer success manager":
    "onboarding specialist, onboarding manager, implementation specialist, implementation manager, technical success, account manager, " +
    "experience partner",
  "sales engineer": "solution architect, account se, solution seller",
  helpdesk:
    "support engineer, support specialist, support technician, it specialist, it technician, support agent, customersupport engineer",
  technicalsupport: "support specialist, support technician, customersupport engineer, technical success",
  customersupport:
    "support engineer, customersuccess, member experience, onboarding specialist, service engineer",
  callcenter: "customersupport, sales agent, outbound, phone",
  partnership: "relationships, account director, businessdevelopment",

  // Office.
  "executive assistant": "office assistant, virtual assistant, office manager, assistant to, chief of staff",
  "virtual assistant":
    "operations assistant, marketing assistant, sales assistant, humanresources assistant, dataentry, customer support",
  dataentry: "office assistant, data labeling, administrative assistant",
  "operations manager": "operations, chief of staff",
  "chief operating officer":
    "director of trade operations, operations director, chief of staff, operations lead",
  "chief executive officer": "managing director, general manager, founder, entrepreneur",
  "administrative assistant": "admin, operations assistant, coordinator, chief of staff",
  procurement: "supply planner, demand planner, deal sourcing, contracts",
  buyer: "procurement, purchasing, sourcing, category manager, category leader, vendor",
  supplychain: "buyer, demand planner, trade operations, customs",
  logistics: "trade operations, demand planner, inventory",
  planner: "planning, scheduler, inventory analyst, workforce analyst",

  // Finance, people and law.
  accountant:
    "auditor, consolidation, procure to pay, ptp, payroll, tax, finance manager, director of finance, cfo, fp a",
  accounting: "consolidation, procure to pay, ptp, tax, finance manager",
  bookkeeper: "procure to pay, ptp, payroll, billing",
  "financial analyst":
    "forecaster, economics, deal desk, treasury, business controller, consolidation, fp a, credit manager, pricing analyst",
  "finance manager": "tax director, director tax, consolidation, credit manager",
  auditor: "consolidation, quality control, qc, accountant",
  "claims adjuster": "insurance, underwriter",
  underwriter: "insurance, credit analyst, loan",
  humanresources: "payroll, careers",
  recruiter: "humanresources, hr, careers",
  lawyer: "paralegal, compliance, privacy, data protection",
  "certified public accountant": "accountant, tax, auditor, controller",
  "chief financial officer": "finance manager, controller, vp finance, consolidation",
  tax: "accountant, cpa, steuerberater",
  payroll: "benefits, compensation, accountant, hr",
  economist: "economics, economic, forecaster, healthcare economics",
  "loan officer": "underwriter, credit, loss mitigation",
  collections: "bankruptcy, credit manager, accounts receivable",
  paralegal: "lawyer, attorney, contract administrator, compliance",
  legal: "contract, data protection, policy, legislation",
  compliance: "quality, auditor, risk, policy, legal counsel",

  // Health, teaching.
  "case manager": "patient care, care specialist, access to care, social worker",
  nurse: "physician assistant, care coordinator, patient care",
  teacher: "tutor, education, trainer, assessor",
  tutor: "educator, professor, teaching, education, dozent, trainer, assessor",
  physician: "nurse practitioner, radiologist, clinical, pharmacist",
  pharmacist: "pharmacovigilance, clinical, mtm",
  therapist: "chaplain, behavioral, social worker, coach, care manager",
  counselor: "chaplain, case manager, coach, social worker",
  "social worker": "care management, community, chw, residential",
  coach: "trainer, tutor, consultant, facilitator",
  healthcare: "care, hedis, enrollment, authorization, dental, chw",
  "medical billing": "enrollment, patient account, authorization, medical coder",
  "medical coder": "medical billing, hedis, claims",
  "english as a second language": "english, language teacher, tutor",
  "instructional designer": "customer education, learning, training, education",
};
