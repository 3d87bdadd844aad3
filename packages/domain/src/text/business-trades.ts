// Changing these lists requires a new INDEX_FORMAT, see synonyms.ts.

/** Non-technical trades, in the format of `TECHNICAL_TRADES`. */
export const BUSINESS_TRADES: Readonly<Record<string, string>> = {
  // Marketing and writing.
  marketing:
    "seo, ppc, paid search, paid media, growth manager, growth lead, head of growth, brand manager, campaign manager, social media, " +
    "socialmedia, influencer, demand generation, communications, crm manager, content creator, link building, linkbuilding, ugc",
  "marketing manager":
    "head of growth, growth manager, brand manager, campaign manager, head of marketing, marketing lead, paid search manager, " +
    "socialmedia manager, crm manager, community manager",
  "digital marketing":
    "seo, ppc, paid search, paid media, performance marketing, growth marketing, email marketing, online marketing, socialmedia, lifecycle",
  socialmedia: "socials, social content, community manager, influencer, content creator, ugc",
  "social media manager":
    "socials manager, social content, community manager, social lead, social strategist",
  seo: "organic growth, organic search, link building, linkbuilding, search engine",
  "pay per click":
    "paid search, paid media, performance marketing, google ads, sem, paid social, media buyer",
  "growth marketing":
    "growth manager, head of growth, growth lead, performance marketing, demand generation, lifecycle",
  "email marketing":
    "lifecycle, crm manager, email marketer, retention marketing, marketing automation, email designer",
  "community manager":
    "director of community, head of community, community lead, community engagement, socialmedia manager",
  "public relations": "communications, media relations, publicist, press officer",
  "brand manager": "brand marketing, brand lead, brand strategist",
  "product marketing": "product marketer, gotomarket, gtm",
  writer:
    "copywriter, copywriting, writing, scriptwriter, journalist, content creator, content editor, ghostwriter, blogger",
  "content writer":
    "copywriter, copywriting, content writing, content marketer, content creator, content strategist, blog writer, freelance writer, " +
    "scriptwriter, journalist, ghostwriter, technical content",
  copywriter:
    "content writer, content writing, copy editor, scriptwriter, content marketer, creative writer, texter",
  "technical writer": "documentation, technical content, technical author, technical editor",
  "medical writer": "scientific writer, regulatory writer, scientific associate, publications",
  editor: "editorial, proofreader, copy editor, publisher",
  translator: "localization, localisation, linguist, translation, transcreation, language specialist",

  // Sales and customers.
  sales:
    "account executive, account manager, business development, client partner, client executive, partnerships, sdr, bdr, " +
    "territory manager, solution seller, appointment setter, lead generation",
  "sales representative":
    "account executive, sales executive, sales specialist, sales agent, sales associate, sales consultant, inside sales, " +
    "territory manager, sdr, bdr, salesperson, sales advisor, account representative, sales assistant",
  "account executive":
    "sales executive, client executive, client partner, solution seller, enterprise sales, sales specialist, sales consultant, account director",
  "sales executive":
    "account executive, client executive, sales specialist, sales representative, sales consultant, enterprise sales",
  "account manager":
    "client manager, key account, client partner, account director, relationship manager, partner manager, customer success manager, account lead",
  "sales manager":
    "head of sales, sales lead, sales leader, sales director, vp of sales, vice president of sales, director of sales, area manager, " +
    "regional manager, territory manager, account manager",
  "sales development representative":
    "business development representative, sales development, appointment setter, lead generation, inside sales, outbound",
  businessdevelopment: "sales development, new business, deal sourcing, outreach, growth partnerships",
  partnership: "partner manager, alliances, channel manager, business development",
  "sales engineer": "solution engineer, presales, solution consultant, technical sales",
  customersuccess:
    "client success, customer experience, customer onboarding, client services, client manager, client onboarding, technical account manager, " +
    "success engineer, success manager, account manager",
  "customer success manager":
    "client success, customersuccess, client manager, customer experience manager, technical account manager, success manager",
  customersupport:
    "technicalsupport, helpdesk, service desk, support specialist, support agent, support engineer, support representative, callcenter, " +
    "contact center, client support, client service, customer experience, customer contact, customer care, member care, " +
    "customer operations, support rep, customer complaints, customer svc",
  technicalsupport:
    "support engineer, helpdesk, service desk, it support, product support, desktop support, application support",
  "it support": "helpdesk, service desk, desktop support, technicalsupport, it specialist, it technician",
  helpdesk: "service desk, it support, desktop support, technicalsupport",
  callcenter: "contact center, customer service, phone agent, phone specialist, customer contact",
  "field service technician":
    "field technician, service technician, service engineer, field engineer, field service",

  "business development representative":
    "sales development representative, sdr, appointment setter, lead generation, inside sales, outbound",
  "customer service representative":
    "customer service agent, customer support, customer care, customer contact, callcenter, support agent, service representative, service specialist",

  // Office.
  "virtual assistant":
    "administrative assistant, executive assistant, personal assistant, office assistant, remote assistant",
  "executive assistant": "personal assistant, administrative assistant, assistant to the ceo",
  "administrative assistant":
    "office assistant, executive assistant, receptionist, office administrator, secretary, office manager, administrative",
  dataentry: "typist, data clerk, data operator, data specialist, transcription",
  "operations manager":
    "head of operations, director of operations, operations lead, operations director, operations supervisor, vp operations, coo, operations leader",
  procurement:
    "buyer, purchasing, purchaser, sourcing, category manager, vendor manager, category leader, vendor management",
  supplychain: "logistics, demand planner, inventory, warehouse, procurement, fulfillment, supply planner",
  logistics: "supplychain, shipping, freight, fleet, dispatcher, warehouse, customs, transportation",
  "contract manager": "contract administrator, contract coordinator, contract specialist, contracts",

  // Too ambiguous for the other direction.
  pa: "personal assistant, physician assistant",
  receptionist: "front desk, office assistant, office coordinator",
  "office manager": "office coordinator, office administrator, administrative assistant, workplace manager",
  "chief operating officer": "head of operations, vp operations, vp of operations, director of operations",

  // Finance.
  "chief financial officer":
    "head of finance, finance director, director of finance, vp finance, vp of finance, financial controller",
  accountant:
    "accounting, cpa, bookkeeper, bookkeeping, accounts payable, account payable, accounts receivable, financial controller, " +
    "business controller, steuerfachangestellte, steuerfachangestellter, buchhalter",
  accounting:
    "accountant, cpa, bookkeeper, accounts payable, account payable, accounts receivable, controller, auditor, payroll",
  bookkeeper: "accountant, accounting, accounts payable, accounts receivable",
  "financial analyst":
    "finance analyst, fp a, fpa, financial planning, financial analysis, investment analyst, credit analyst, equity research, model audit, finance manager",
  "finance manager":
    "financial controller, controller, head of finance, director of finance, finance director, fp a, accounting manager, finance lead, cfo",
  finance:
    "accountant, accounting, financial, controller, payroll, tax, treasury, fp a, auditor, cfo, credit, billing, bookkeeper",
  controller: "controlling, accounting manager, finance manager",
  auditor: "audit, internal audit",
  tax: "steuer, steuerfachangestellter, steuerberater",
  "accounts payable": "procure to pay, ptp, account payable, ap specialist, invoice",
  billing: "biller, invoicing, invoice, revenue cycle, rcm",
  "claims adjuster": "claim, claims, adjuster, loss adjuster, claims examiner",
  underwriter: "underwriting, rating associate",
  collections: "collector, debt, recovery, credit control",
  "loan officer": "mortgage, loan, lending",
  insurance: "underwriter, claim, claims, actuary, actuarial, insurance agent, commercial lines",

  // People and law.
  humanresources:
    "recruiter, recruiting, recruitment, talent acquisition, talent, people manager, people specialist, people growth, people team, " +
    "head of people, chief people officer, people and culture, compensation, benefits, payroll and benefits, personalreferent",
  "hr manager":
    "people manager, people operations manager, head of people, hr business partner, humanresources partner, people partner, people lead",
  recruiter:
    "recruitment, recruiting, sourcer, resourcer, talent sourcer, headhunter, talent partner, talent scout, staffing",
  "talent acquisition": "recruiter, recruiting, recruitment, sourcer, resourcer, talent partner",
  ta: "talent acquisition, teaching assistant",
  trainer: "training, instructor, facilitator, coach",
  "learning and development": "talent development, trainer, training, instructional designer, enablement",
  lawyer:
    "legal counsel, legal consultant, litigation, legal associate, solicitor, barrister, rechtsanwalt, jurist, corporate associate, legal",
  legal: "lawyer, attorney, counsel, paralegal, litigation, compliance, contract manager, privacy",
  paralegal: "legal assistant, legal secretary, legal associate",
  "legal assistant": "paralegal, legal secretary, legal associate",
  compliance: "kyc, aml, regulatory, grc, governance, privacy, data protection, sanctions",

  "chief people officer": "head of people, head of hr, vp people, hr director, director of human resources",

  // Health, teaching.
  "social worker": "case manager, care coordinator, counselor, therapist, behavioral health",
  dietitian: "nutritionist, nutrition, diet",
  psychiatrist: "psychologist, psychotherapist, pmhnp, behavioral health",
  nurse: "rn, lpn, lvn, nursing, clinical specialist, care manager, case manager, nurse practitioner",
  "registered nurse": "nurse, rn, nursing, nurse case manager",
  physician:
    "md, radiologist, psychiatrist, medical director, physician assistant, surgeon, cardiologist, arzt",
  therapist: "psychologist, social worker, behavioral health, psychotherapist, clinician",
  psychologist: "therapist, counselor, psychotherapist, psychiatrist",
  pharmacist: "pharmacy",
  "medical billing": "biller, billing specialist, revenue cycle, rcm, medicare, claims",
  "medical coder": "coding specialist, coder, medical coding, biller",
  "case manager": "care manager, care coordinator, care management, case management",
  healthcare: "medical, clinical, nurse, patient, health, physician, pharmacist, medicare, therapist",
  "clinical research": "clinical trial, clinical scientist, clinical project, cra",
  teacher: "instructor, lecturer, educator, professor, teaching",
  tutor: "teacher, instructor, lecturer, tutoring",
  "instructional designer": "curriculum, learning designer, course developer, elearning, learning experience",

  moderator: "content reviewer, community moderator, trust and safety, content moderation",
  transcriptionist: "transcription, transcriber, captioner, subtitler",
  "data annotation": "data labeling, annotator, data labeler, ai trainer, ai tutor",
  "sales director": "sales leader",
  "marketing director": "cmo, marketing lead, head of growth",
  "event manager": "event coordinator, events, event planner, event marketing",
  "pricing analyst": "pricing, revenue analyst, packaging analyst",

  // Fields.
  crypto: "blockchain, bitcoin, defi, stablecoin, stablecoins, nft, solidity, web3, ethereum",
  blockchain: "crypto, solidity, web3, defi, ethereum, smart contract",
  ecommerce: "shopify, magento, bigcommerce, woocommerce, amazon, dtc, d2c, marketplace",
  salesforce: "apex developer, sfdc",
};
